"""The paths on what can be played, what is being played, and whether the server is well."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import Response, get
from litestar.params import QueryParameter
from msgspec import Struct

from campidoglio import __version__, registry
from campidoglio.bots.levels import LEVELS
from campidoglio.kernel.settings import Choice, Data, Setting, Whole, YesNo, default_of
from campidoglio.server.house.index import line_of
from campidoglio.server.web.doors import TheDoors
from campidoglio.server.wire.answers import Catalogue, GameInfo, SettingInfo, Tables


class Health(Struct):
    """Whether the server is well."""

    status: str
    version: str


@get("/games", tags=["games"])
async def games() -> Catalogue:
    """What can be played here."""
    return catalogue()


@get("/lobby", tags=["games"])
async def lobby(doors: TheDoors, game: Annotated[str | None, QueryParameter(max_length=64)] = None) -> Tables:
    """Public tables, of one game or of all: those with room first."""
    if game is not None:
        registry.rulebook(game)  # refuses a game that is not installed
    return Tables([line_of(listed) for listed in await doors.store.lobby(game=game)])


@get("/health", tags=["server"])
async def health(doors: TheDoors) -> Response[Health]:
    """Whether the server answers, and its database too; one that is about to stop wants no newcomers."""
    if doors.closing.has_begun:
        return Response(Health("closing", __version__), status_code=503)
    await doors.store.next_deadline()
    return Response(Health("ok", __version__))


@cache
def catalogue() -> Catalogue:
    """All games with their settings."""
    return Catalogue([_game(name) for name in registry.names()], list(LEVELS), __version__)


def _game(name: str) -> GameInfo:
    rulebook = registry.rulebook(name)
    settings = [_setting(setting) for setting in rulebook.settings.all]
    return GameInfo(name, rulebook.fewest_players, rulebook.most_players, settings)


def _setting(setting: Setting) -> SettingInfo:
    default = default_of(setting)
    match setting:
        case Choice():
            values = [member.name.lower() for member in setting.members]
            return SettingInfo(setting.name, "choice", default, values=values)
        case YesNo():
            return SettingInfo(setting.name, "yes_no", default)
        case Whole():
            return SettingInfo(setting.name, "whole", default, low=setting.low, high=setting.high)
        case Data():
            return SettingInfo(setting.name, "data", default, values=list(setting.names))
