# A server of Campidoglio: docker build -t campidoglio . ; deploy/compose.yaml runs several.

FROM python:3.13-slim AS build
WORKDIR /build
COPY . .
# The page is built into the wheel, with a Node that comes as a package.
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim
COPY requirements/server.txt /tmp/server.txt
RUN pip install --no-cache-dir --require-hashes -r /tmp/server.txt && rm /tmp/server.txt
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-deps /wheels/*.whl && rm -r /wheels \
    && useradd --create-home --uid 10001 campidoglio \
    && mkdir /data && chown campidoglio /data
USER campidoglio
VOLUME /data
ENV CAMPIDOGLIO_DATA=/data CAMPIDOGLIO_CACHE=/data/rules CAMPIDOGLIO_HOST=0.0.0.0
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["campidoglio"]
CMD ["serve", "--no-open"]
