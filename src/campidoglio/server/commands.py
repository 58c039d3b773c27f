"""`campidoglio serve`: tables for everybody who has the address."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from campidoglio.server import logs
from campidoglio.server.config import DEFAULT_HOST, DEFAULT_PORT, Config
from campidoglio.server.logs import FORMATS, LEVELS

if TYPE_CHECKING:
    import socket

EVERYWHERE = ("0.0.0.0", "::")


@click.command()
@click.option(
    "--host", metavar="ADDRESS", help=f"Where to listen; 0.0.0.0: everywhere.  [default: {DEFAULT_HOST}]"
)
@click.option(
    "--port", type=int, metavar="N", help=f"The port; 0: any that is free.  [default: {DEFAULT_PORT}]"
)
@click.option(
    "--database",
    metavar="URL",
    help="Where tables are kept: sqlite:///FILE or postgresql://...  [default: a file in the data folder]",
)
@click.option(
    "--data",
    metavar="FOLDER",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where the server keeps its files.",
)
@click.option("--log-format", type=click.Choice(FORMATS), help="How the log is written.  [default: text]")
@click.option(
    "--log-level", type=click.Choice(LEVELS), help="From what weight on it is written.  [default: warning]"
)
@click.option("--open/--no-open", "opens", default=True, help="Open the page in a browser, or do not.")
def serve(
    host: str | None,
    port: int | None,
    database: str | None,
    data: Path | None,
    log_format: str | None,
    log_level: str | None,
    opens: bool,
) -> None:
    """Open the house: play in a browser, alone, with bots or with friends.

    Without options, it is for this machine alone. With --host 0.0.0.0 others in your network reach it too, at
    the address that is shown.
    """
    from campidoglio.server.memory import tidied_seldom
    from campidoglio.server.secrets import signer
    from campidoglio.server.web import serving

    config = Config.read(
        host=host,
        port=port,
        database_url=database,
        data=data,
        log_format=log_format,
        log_level=log_level,
    )
    logs.set_up(config.log_format, config.log_level)
    own_signer = signer(config.data)
    with serving.listening(config) as listener, tidied_seldom():
        ready = _greeter(listener, opens=opens)
        serving.run(serving.serve(config, own_signer, serving.crew_of(config), listener, ready=ready))
    click.echo("Closed. All games are kept.")


def _greeter(listener: socket.socket, *, opens: bool) -> Callable[[object], None]:
    """Says where the page is, as soon as it can be had."""
    host, port = listener.getsockname()[:2]

    def greet(server: object) -> None:
        own = _address("localhost" if host in EVERYWHERE else host, port)
        click.echo(f"Campidoglio is open at {own}")
        if host in EVERYWHERE:
            others = _host_in_network()
            click.echo(f"Others in your network: {_address(others, port) if others else 'you are in none'}")
        click.echo("Press Ctrl-C to close.")
        if opens:
            _open(own)

    return greet


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _host_in_network() -> str | None:
    """This machine as others see it: the address from which it would speak to them. Nothing is sent."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # the address of no machine: RFC 5737
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _open(address: str) -> None:
    """Show the page in a browser, if this machine has one; the server does not wait for it."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
