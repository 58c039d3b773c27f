"""Nginx for the tests of the proxy's settings: the system's, else Debian's package.

    python -m tests.deploy.nginx

fetches it where that can be done. Without it these tests are left out.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from tests.processes import ended, wait_until

SETTINGS = Path(__file__).parents[2] / "deploy" / "nginx.conf"
SERVERS = ("server-1:8000", "server-2:8000")
DEBIANS = (
    ("apt-get", "update", "-qq"),
    ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "nginx-light"),
)
LONGEST = 900
"""Seconds that a step of fetching may take."""
OWN_FOLDERS = "".join(
    f"    {kind}_temp_path {kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
)


def path() -> str | None:
    """The program, if there is one; some systems hide it from those who are not root."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")


def settings(folder: Path, port: int, servers: Sequence[str]) -> Path:
    """Our settings, with these servers in the place of those of the compose file."""
    text = SETTINGS.read_text("utf-8").replace("listen 80;", f"listen 127.0.0.1:{port};")
    for name, address in zip(SERVERS, servers, strict=True):
        assert name in text
        text = text.replace(name, address)
    # What nginx keeps while it runs lies in the folder too, and it need not be root.
    text = text.replace("http {\n", "http {\n" + OWN_FOLDERS).replace("worker_rlimit_nofile 65536;", "")
    text = text.replace("worker_connections 16384;", "worker_connections 512;")
    own = folder / "nginx.conf"
    own.write_text(text, "utf-8")
    return own


def command(folder: Path, own: Path) -> list[str]:
    """How it is called."""
    program = path()
    assert program is not None
    here = ["-p", str(folder), "-e", str(folder / "error.log"), "-c", str(own)]
    return [program, *here, "-g", f"daemon off; pid {folder}/nginx.pid;"]


@contextmanager
def proxy(servers: Sequence[str]) -> Iterator[str]:
    """A proxy in front of servers, such as 127.0.0.1:41234; gives its address."""
    with tempfile.TemporaryDirectory(prefix="campidoglio-") as name:
        folder, port = Path(name), _free_port()
        folder.chmod(0o755)
        asked = command(folder, settings(folder, port, [urlsplit(server).netloc for server in servers]))
        # Ends with its workers when it is told to; when it is killed they would stay.
        with ended(subprocess.Popen(asked, start_new_session=True)) as running:
            wait_until(lambda: _answers(port), running)
            try:
                yield f"http://127.0.0.1:{port}"
            finally:
                running.terminate()
                running.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def provide() -> None:
    """See to it that there is one, where that can be done."""
    if path() is None and shutil.which("apt-get") and os.geteuid() == 0:
        print("Fetching nginx for the tests of the proxy ...", file=sys.stderr)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for step in DEBIANS:
            subprocess.run(step, env=quiet, capture_output=True, timeout=LONGEST, check=False)
    if path() is None:
        print("There is no nginx: the tests of the proxy's settings are left out.", file=sys.stderr)


if __name__ == "__main__":
    provide()
