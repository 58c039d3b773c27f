"""The project's own files agree with each other, and hold for everyone who clones them."""

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import campidoglio

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CORE = PROJECT["project"]["dependencies"]
EXTRAS_OF = PROJECT["project"]["optional-dependencies"]
EXTRAS = [line for extra in EXTRAS_OF.values() for line in extra]
GROUPS = PROJECT["dependency-groups"]
DEV = [line for line in GROUPS["dev"] if isinstance(line, str)]

# What differs from one reader of the repository to the next: where packages come from, and where files lie.
ELSEWHERE = re.compile(
    r"pypi\.org|pythonhosted\.org|registry\.npmjs|(?<![\w.~-])/(?:root|home|Users|work)/[\w.]"
)


in_a_checkout = pytest.mark.skipif(
    not (ROOT / ".git").exists(), reason="only a checkout knows its tracked files"
)


def tracked_files() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    paths = (ROOT / name for name in listed.stdout.decode().split("\0") if name)
    return [path for path in paths if path.is_file()]


def locked(name: str) -> dict[str, set[str]]:
    """Gives the versions of each package in one of the files under requirements/."""
    lines = (ROOT / "requirements" / name).read_text("utf-8")
    versions: dict[str, set[str]] = {}
    for package, version in re.findall(r"^([a-z0-9-]+)==([^\s;]+)", lines, re.MULTILINE):
        versions.setdefault(package, set()).add(version)
    return versions


def is_met(requirement: str, versions: dict[str, set[str]]) -> bool:
    """Whether something is locked for a requirement, and only versions that it admits."""
    asked = Requirement(requirement)
    found = versions.get(re.sub(r"[._]", "-", asked.name), set())
    return bool(found) and all(asked.specifier.contains(version) for version in found)


def unmet(requirements: list[str], versions: dict[str, set[str]]) -> list[str]:
    return [requirement for requirement in requirements if not is_met(requirement, versions)]


def test_the_changelog_opens_with_the_version_of_the_package() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest = re.search(r"^## (\d+\.\d+\.\d+)$", changelog, re.MULTILINE)
    assert newest is not None
    assert newest[1] == campidoglio.__version__


@in_a_checkout
def test_no_tracked_file_names_a_package_host_or_a_path_of_one_machine() -> None:
    texts = {path: path.read_text("utf-8", errors="ignore") for path in tracked_files()}
    found = {str(path.relative_to(ROOT)): ELSEWHERE.findall(text) for path, text in texts.items()}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "text", ["https://pypi" + ".org/simple", "see /" + "home/ann/game", "'/" + "root/.venv'"]
)
def test_hosts_and_paths_of_one_machine_are_recognised(text: str) -> None:
    assert ELSEWHERE.search(text)


@pytest.mark.parametrize(
    ("file", "requirements"),
    [
        ("play.txt", CORE + GROUPS["build"]),
        ("server.txt", CORE + EXTRAS_OF["postgres"] + EXTRAS_OF["bus"] + EXTRAS_OF["native"]),
        ("dev.txt", CORE + GROUPS["build"] + EXTRAS + DEV),
        ("lock.txt", GROUPS["lock"]),
    ],
)
def test_the_locked_versions_are_those_the_project_asks_for(file: str, requirements: list[str]) -> None:
    assert unmet(requirements, locked(file)) == []


def test_a_requirement_without_a_locked_version_is_noticed() -> None:
    versions = {"click": {"8.5.1"}, "rich": {"15.0.0"}}
    assert unmet(["click>=8", "rich>=99", "senet"], versions) == ["rich>=99", "senet"]


def test_players_and_developers_get_the_same_versions() -> None:
    assert locked("play.txt").items() <= locked("dev.txt").items()
    assert locked("server.txt").items() <= locked("dev.txt").items()


@in_a_checkout
def test_the_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    shipped = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("campidoglio/")}
    ours = {str(path.relative_to(ROOT / "src")) for path in tracked_files() if ROOT / "src" in path.parents}
    assert ours - shipped == set()
    assert "campidoglio/py.typed" in shipped
