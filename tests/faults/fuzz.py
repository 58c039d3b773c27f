"""Sends a server nonsense by the hundred thousand, over HTTP and over a table's socket.

    python -m tests.faults.fuzz --frames 800000 --requests 200000

The application is asked in this process, as its web server would ask it: without a network a million goes
quickly, and nothing of ours is left out. Whatever comes, every request must be answered with a status below
500, and a refusal with a code; every frame must be answered too, and no socket may be closed for a fault of
ours. With --seconds it stops earlier, and says how far it came.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.parse import quote

import uvloop
from litestar.types import ASGIApp
from tests.faults.nonsense import Nonsense
from tests.server.running import WIDE
from tests.server.thinkers import FirstThinker

from campidoglio.server.config import Config
from campidoglio.server.house.bots import Thinker
from campidoglio.server.house.clock import wall_clock
from campidoglio.server.secrets import signer
from campidoglio.server.web.app import make_app
from campidoglio.server.web.frames import LARGEST_FRAME
from campidoglio.server.web.guards import with_safe_headers
from campidoglio.server.web.serving import opened

HOST = "127.0.0.1"
ORIGIN = f"http://{HOST}"
PLACE = re.compile(r"\{[^}]*\}")
"""Where an id stands in a described path."""
TOGETHER = 20
"""So many frames are sent before their answers are heard."""
NEW_TABLE_AFTER = 1_000
"""A table where thousands of nonsensical things were said makes way for a new one."""
NEW_GUEST_AFTER = 40
"""Requests after which it is seen to that there is a guest and a table: some make both go."""
PATIENCE = 120.0

FRAMES: tuple[dict[str, Any], ...] = (
    {"type": "hello", "since": 3},
    {"type": "play", "request": "r1", "question": 1, "actions": ["no_bet"]},
    {"type": "try", "request": "r2", "question": 1, "actions": ["build card=0 storeys=1", "no_bet"]},
    {"type": "undo", "request": "r3"},
    {"type": "answer_undo", "request": "r4", "agree": True},
    {"type": "resign", "request": "r5", "sure": True},
    {"type": "say", "request": "r6", "text": "good luck"},
    {"type": "why", "request": "r7", "action": "build card=0 storeys=1"},
    {"type": "hint", "request": "r8"},
    {"type": "ping"},
)
"""What is right, or nearly so: resigning would end the game."""

Message = dict[str, Any]


@dataclass(slots=True)
class Report:
    """What came of it."""

    frames: int = 0
    requests: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    """How often each status or code was the answer."""
    faults: list[str] = field(default_factory=list)
    end: float = inf
    """When to stop, whatever is left."""

    @property
    def is_late(self) -> bool:
        """Whether the time is up."""
        return monotonic() > self.end

    def __str__(self) -> str:
        often = ", ".join(f"{code} {count}" for code, count in self.codes.most_common(12))
        said = f"{self.frames} frames and {self.requests} requests: {len(self.faults)} faults"
        return "\n".join([said, f"answers: {often}", *self.faults[:10]])


class Client:
    """A guest who speaks to the application without a network."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self.cookie = ""
        self.csrf = ""

    async def come(self) -> None:
        """Tell one's name."""
        status, headers, body = await self.ask("POST", "/api/me", '{"name": "Ann"}')
        assert status == 200, body
        cookie = next(value for name, value in headers if name == b"set-cookie")
        self.cookie, self.csrf = cookie.partition(b";")[0].decode(), json.loads(body)["csrf"]

    async def make_table(self) -> str:
        """A game against a bot."""
        wishes = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        wish = {"request": f"t{random.getrandbits(60)}", "game": "campanile", "seats": wishes}
        status, _, body = await self.ask("POST", "/api/tables", json.dumps(wish))
        assert status == 201, body
        table: str = json.loads(body)["id"]
        return table

    async def ask(
        self, method: str, path: str, body: str = "", query: str = "", **headers: str
    ) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """The status, headers and body of the answer to one request."""
        sent, started, told = body.encode("utf-8", "surrogatepass"), Message(), bytearray()
        given = {"host": HOST, "content-type": "application/json", "cookie": self.cookie}
        scope = _scope("http", path, given | {"x-csrf-token": self.csrf} | headers)
        scope |= {"method": method, "query_string": query.encode()}

        async def receive() -> Message:
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                started.update(message)
            else:
                told.extend(message.get("body", b""))

        await self._app(scope, receive, send)  # type: ignore[arg-type]  # plain dicts are what servers give
        return started["status"], list(started["headers"]), bytes(told)

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[tuple[asyncio.Queue[Message], asyncio.Queue[Message]]]:
        """A socket at a table, after hello: what is put into the first queue is sent, the second is heard."""
        sent: asyncio.Queue[Message] = asyncio.Queue()
        heard: asyncio.Queue[Message] = asyncio.Queue()
        headers = {"host": HOST, "origin": ORIGIN, "cookie": self.cookie}
        scope = _scope("websocket", f"/api/tables/{table}/socket", headers)
        sent.put_nowait({"type": "websocket.connect"})
        sent.put_nowait(_frame('{"type": "hello"}'))
        talking = asyncio.ensure_future(
            self._app(scope | {"subprotocols": []}, sent.get, heard.put)  # type: ignore[arg-type]  # the same
        )
        try:
            yield sent, heard
        finally:
            sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await talking


def _scope(kind: str, path: str, headers: dict[str, str]) -> Message:
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": quote(path, errors="replace").encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [
            (name.replace("_", "-").encode(), value.encode("latin-1", "replace"))
            for name, value in headers.items()
        ],
        "client": (HOST, 1),
        "server": (HOST, 80),
        "state": {},
    }


def _frame(text: str) -> Message:
    return {"type": "websocket.receive", "text": text}


# Frames


async def send_frames(
    client: Client, count: int, nonsense: Nonsense, chance: random.Random, report: Report
) -> None:
    """Send so many frames, at one table after the other."""
    while report.frames < count and not report.is_late:
        table = await client.make_table()
        async with client.at(table) as (sent, heard):
            for _ in range(NEW_TABLE_AFTER // TOGETHER):
                texts = [nonsense.of(chance.choice(FRAMES))[:LARGEST_FRAME] for _ in range(TOGETHER)]
                for text in texts:
                    # What no client can send is not sent: uvicorn refuses bytes that are no UTF-8.
                    sent.put_nowait(_frame(text.encode("utf-8", "replace").decode()))
                sent.put_nowait(_frame('{"type": "ping"}'))
                report.frames += TOGETHER
                if not await _hear(heard, texts, report) or report.frames >= count:
                    break


async def _hear(heard: asyncio.Queue[Message], texts: list[str], report: Report) -> bool:
    """Hear until the ping after all frames is answered; False if the socket was closed before."""
    pongs = 1 + sum(_is_ping(text) for text in texts)
    async with asyncio.timeout(PATIENCE):
        while pongs:
            message = await heard.get()
            if message["type"] == "websocket.close":
                report.codes[f"closed {message['code']}"] += 1
                if message["code"] == 1011:
                    report.faults.append(f"the socket was closed after {texts}")
                return False
            if message["type"] == "websocket.send":
                told = json.loads(message.get("text") or message["bytes"])
                pongs -= told["type"] == "pong"
                report.codes[told.get("code") or told["type"]] += 1
    return True


def _is_ping(text: str) -> bool:
    try:
        read = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return bool(read == {"type": "ping"})


# Requests


def operations(described: Message) -> list[tuple[str, str, Any]]:
    """Every method and path of the interface's own description, with a body that fits it."""
    return [
        (method.upper(), path, _body(operation, described))
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
        if method in ("get", "post", "put", "patch", "delete")
    ]


def _body(operation: Message, described: Message) -> Any:
    content = operation.get("requestBody", {}).get("content", {})
    return _example(content["application/json"]["schema"], described) if content else None


def _example(schema: Message, described: Message) -> Any:
    """Something that fits a schema, roughly."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return _example(described["components"]["schemas"][name], described)
    for several in ("oneOf", "anyOf", "allOf"):
        if several in schema:
            return _example(schema[several][0], described)
    if "enum" in schema or "const" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    match schema.get("type"):
        case "object":
            return {name: _example(of, described) for name, of in schema.get("properties", {}).items()}
        case "array":
            return [_example(schema.get("items", {}), described)]
        case "integer" | "number":
            return schema.get("minimum", 1)
        case "boolean":
            return True
        case _:
            return {"^(me|bot|open)$": "me"}.get(schema.get("pattern", ""), "campanile")


async def send_requests(
    client: Client, count: int, nonsense: Nonsense, chance: random.Random, report: Report
) -> None:
    """Send so many requests, to every path alike."""
    _, _, body = await client.ask("GET", "/openapi/openapi.json")
    known = operations(json.loads(body))
    assert len(known) > 20
    table = ""
    for number in range(count):
        if report.is_late:
            break
        if number % NEW_GUEST_AFTER == 0:
            await client.come()
            table = await client.make_table()
        method, path, right = chance.choice(known)
        path = path.replace("{table}", table if chance.random() < 0.8 else nonsense.word())
        # In one go: what is put in may hold braces too.
        path = PLACE.sub(lambda _: nonsense.word(), path)
        if chance.random() < 0.05:
            method = chance.choice(("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"))
        text = nonsense.of(right) if right is not None or chance.random() < 0.05 else ""
        query = quote(nonsense.word(), errors="replace") if chance.random() < 0.1 else ""
        if chance.random() < 0.1:
            query = f"{chance.choice(('game', 'since', 'seat', 'limit'))}={query}"
        odd = {"cookie": nonsense.word()} if chance.random() < 0.05 else {}
        odd |= {"authorization": f"Bearer {nonsense.word()}"} if chance.random() < 0.05 else {}
        asked = f"{method} {path}?{query} {text[:300]}"
        await _judge(client.ask(method, path, text, query, **odd), asked, report)


async def _judge(answering: Any, asked: str, report: Report) -> None:
    report.requests += 1
    try:
        status, _, body = await answering
    except Exception as fault:  # whatever it is, it is what is looked for
        report.faults.append(f"{asked}: {type(fault).__name__}: {fault}")
        return
    report.codes[str(status)] += 1
    if status >= 500:
        report.faults.append(f"{asked}: {status} {body[:200]!r}")
    elif (
        status >= 400
        and asked.partition(" ")[0] != "HEAD"
        and set(json.loads(body)) != {"code", "sentence", "reason"}
    ):
        report.faults.append(f"{asked}: {status} without a code: {body[:200]!r}")


@asynccontextmanager
async def _nobody() -> AsyncIterator[Thinker]:
    yield FirstThinker()


async def run(folder: Path, *, frames: int, requests: int, seed: int, seconds: float = inf) -> Report:
    """Send it all."""
    chance = random.Random(seed)
    nonsense, report = Nonsense(chance), Report(end=monotonic() + seconds)
    # Passwords are slow on purpose: whoever tries many is refused, here as ever.
    config = Config(data=folder, limits=WIDE, bot_pause=0)
    async with opened(config, signer(folder, {}), _nobody, wall_clock) as doors:
        client = Client(with_safe_headers(make_app(doors, folder / "no page")))
        await client.come()
        await send_requests(client, requests, nonsense, chance, report)
        await client.come()
        await send_frames(client, frames, nonsense, chance, report)
    return report


def main() -> None:
    """Read what is wished, do it, and say what came of it; the exit status says whether all was well."""
    parser = argparse.ArgumentParser(description="Send a server nonsense.")
    parser.add_argument("--frames", type=int, default=80_000)
    parser.add_argument("--requests", type=int, default=20_000)
    parser.add_argument("--seconds", type=float, default=inf)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="campidoglio-") as name,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        report = runner.run(
            run(
                Path(name),
                frames=given.frames,
                requests=given.requests,
                seed=given.seed,
                seconds=given.seconds,
            )
        )
    print(report)
    raise SystemExit(bool(report.faults))


if __name__ == "__main__":
    main()
