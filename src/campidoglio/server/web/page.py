"""The page itself: the files that `web/` is built into, and index.html for every path of the page."""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from campidoglio.server.web.denials import Denied

FOLDER = Path(__file__).parent.parent / "page"
"""Where the build of `web/` lies; it is made by `make page`, and comes with an installed Campidoglio."""

PATHS = (
    "/",
    "/t/{rest:path}",
    "/replay/{rest:path}",
    "/rules/{rest:path}",
    "/learn/{rest:path}",
    "/games/{rest:path}",
    "/lab/{rest:path}",
    "/fairness/{rest:path}",
    "/settings",
    "/account",
    "/friends",
    "/notices",
    "/ranking",
    "/about",
)
"""The page shows something at each of these; it finds out by itself what."""

HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")
"""The name of a file whose content never changes: its hash is part of the name."""

ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
PACKED = tuple(ending for _, ending in ENCODINGS)
OWN_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}
"""What the system's own list of types may not know, or names otherwise."""

FOREVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"

MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Campidoglio</title>
<h1>Campidoglio</h1>
<p>The server runs, but its page has not been built. In the folder of the project, type</p>
<pre>make page</pre>
<p>and load this again. Programs can play without it: the interface is described in
<a href="/openapi">/openapi</a>.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the page, as it lies in memory."""

    media_type: str
    plain: bytes
    packed: dict[str, bytes]
    """The same, compressed when it was built, by the name of the encoding."""
    cache: str

    def answer(self, accepted: str, status: int = 200) -> Response[bytes]:
        """The file, compressed if the browser takes that."""
        headers = {"cache-control": self.cache, "vary": "accept-encoding"}
        for encoding, body in self.packed.items():
            if re.search(rf"\b{encoding}\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))", accepted):
                packed = headers | {"content-encoding": encoding}
                return Response(body, media_type=self.media_type, headers=packed, status_code=status)
        return Response(self.plain, media_type=self.media_type, headers=headers, status_code=status)


def page_handlers(folder: Path = FOLDER) -> list[HTTPRouteHandler]:
    """Handlers for every file of the page and every path of it."""
    assets = load(folder)
    index = assets.pop("index.html", Asset("text/html", MISSING.encode(), {}, ANEW))

    @get(list(PATHS), include_in_schema=False, media_type=MediaType.HTML)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return index.answer(request.headers.get("accept-encoding", ""))

    @get("/{name:path}", include_in_schema=False)
    async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        found = assets.get(name.lstrip("/"))
        accepted = request.headers.get("accept-encoding", "")
        if found is not None:
            return found.answer(accepted)
        if is_for_somebody(request.headers.get("accept", ""), name):
            return index.answer(accepted, status=404)
        raise Denied("not_found", "There is nothing at this address.")

    return [page, asset]


def is_for_somebody(accept: str, name: str) -> bool:
    """Whether a person followed a wrong link: the page says so in their language; a program reads JSON."""
    return "text/html" in accept and not name.lstrip("/").startswith("api/")


def load(folder: Path) -> dict[str, Asset]:
    """Every file of the folder, by its path; what is not in it when the server starts is never served."""
    files = {
        path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()
    }
    return {name: _asset(name, path) for name, path in files.items() if not name.endswith(PACKED)}


def _asset(name: str, path: Path) -> Asset:
    packed = {
        encoding: twin.read_bytes()
        for encoding, ending in ENCODINGS
        if (twin := path.with_name(path.name + ending)).is_file()
    }
    cache = FOREVER if name.startswith("assets/") and HASHED.search(name) else ANEW
    return Asset(_media_type(name), path.read_bytes(), packed, cache)


def _media_type(name: str) -> str:
    """The kind of a file; to text the framework adds that it is UTF-8."""
    return OWN_TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
