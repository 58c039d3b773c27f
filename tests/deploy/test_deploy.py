"""The files for running several servers agree with each other and with the server; no container starts."""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml  # type: ignore[import-untyped]  # its types are a package of their own, for one call
from tests.deploy import nginx

from campidoglio.server.bus.redis import normalised as normalised_bus
from campidoglio.server.config import Config
from campidoglio.server.secrets import signer
from campidoglio.server.storage.address import normalised as normalised_database

ROOT = Path(__file__).parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
GIVEN = {"POSTGRES_PASSWORD": "open-sesame", "CAMPIDOGLIO_SECRET": "s" * 32}
"""What a host sets."""
A_VARIABLE = re.compile(r"\$\{(\w+)(?::-([^}]*)|:\?[^}]*)\}")

needs_nginx = pytest.mark.skipif(nginx.path() is None, reason="there is no nginx here")


def filled(text: str) -> str:
    """A value as compose makes it from what a host set."""
    return A_VARIABLE.sub(lambda found: GIVEN.get(found[1], found[2] or ""), text)


def environment(service: str) -> dict[str, str]:
    return {name: filled(str(value)) for name, value in SERVICES[service]["environment"].items()}


@pytest.mark.parametrize("service", ["server-1", "server-2"])
def test_what_a_server_is_given_the_server_understands(service: str, tmp_path: Path) -> None:
    given = environment(service)
    config = Config.read(given)
    database = normalised_database(config.database)
    assert config.bus_url is not None
    bus = urlsplit(normalised_bus(config.bus_url))
    assert {database.host, bus.hostname} <= SERVICES.keys()
    assert database.password == GIVEN["POSTGRES_PASSWORD"] == environment("database")["POSTGRES_PASSWORD"]
    assert database.username == environment("database")["POSTGRES_USER"]
    assert database.database == environment("database")["POSTGRES_DB"]
    signer(tmp_path, given)
    assert list(tmp_path.iterdir()) == []


def test_every_setting_of_a_server_is_one_there_is() -> None:
    understood = (ROOT / "src/campidoglio/server/config.py").read_text("utf-8")
    understood += (ROOT / "src/campidoglio/server/secrets.py").read_text("utf-8")
    names = {name for name in environment("server-1") if name.startswith("CAMPIDOGLIO_")}
    assert names
    assert {name for name in names if f'"{name}"' not in understood} == set()


def test_both_servers_are_alike() -> None:
    one, other = ({**SERVICES[name], "volumes": None} for name in ("server-1", "server-2"))
    assert one == other


def test_what_a_service_waits_for_is_there_and_can_be_well() -> None:
    waits = {other for service in SERVICES.values() for other in service.get("depends_on", {})}
    assert {"database", "bus", "server-1", "server-2"} == waits
    with_check = {name for name, service in SERVICES.items() if "healthcheck" in service}
    assert waits <= with_check | {"server-1", "server-2"}
    assert "HEALTHCHECK" in DOCKERFILE


def test_every_volume_is_declared_and_every_file_is_there() -> None:
    mounts = [
        mount.partition(":")[0] for service in SERVICES.values() for mount in service.get("volumes", [])
    ]
    named = {mount for mount in mounts if not mount.startswith(".")}
    files = {mount for mount in mounts if mount.startswith(".")}
    assert named == COMPOSE["volumes"].keys()
    assert files
    assert all((ROOT / "deploy" / file).exists() for file in files)


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]


def test_the_proxy_sends_to_both_servers_where_they_listen() -> None:
    port = re.search(r"^EXPOSE (\d+)$", DOCKERFILE, re.MULTILINE)
    assert port is not None
    assert int(port[1]) == Config().port
    sent_to = re.findall(r"^ +server (\S+:\d+)", nginx.SETTINGS.read_text("utf-8"), re.MULTILINE)
    assert sent_to == list(nginx.SERVERS) == [f"{name}:{port[1]}" for name in ("server-1", "server-2")]


def test_the_image_copies_what_is_there_and_what_is_let_in() -> None:
    let_in = {
        line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line[:1] == "!"
    }
    copied = re.findall(r"^COPY (\S+) ", DOCKERFILE, re.MULTILINE)
    files = {name for name in copied if name not in (".", "--from=build")}
    assert files == {"requirements/server.txt"}
    assert all((ROOT / name).exists() for name in (*files, *let_in))
    # What the wheel is built from.
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {"src", "web", "hatch_build.py", "pyproject.toml", project["readme"], *project["license-files"]}
    assert needed <= let_in
    assert "requirements" in let_in


@needs_nginx
def test_nginx_takes_the_settings_of_the_proxy(tmp_path: Path) -> None:
    own = nginx.settings(tmp_path, 8080, ["127.0.0.1:8001", "127.0.0.1:8002"])
    done = subprocess.run([*nginx.command(tmp_path, own), "-t"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
