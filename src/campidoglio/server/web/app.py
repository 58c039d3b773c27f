"""The application: all paths, and what every one of them passes."""

from __future__ import annotations

from pathlib import Path

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

from campidoglio import __version__
from campidoglio.server.web.accounts import AccountPaths, SessionPaths
from campidoglio.server.web.doors import DEPENDENCIES, Doors, pass_the_door, reads_json
from campidoglio.server.web.figures import metrics
from campidoglio.server.web.frames import LARGEST_FRAME
from campidoglio.server.web.friends import FriendPaths
from campidoglio.server.web.games import games, health, lobby
from campidoglio.server.web.guests import COOKIE
from campidoglio.server.web.lab import experiment, figures
from campidoglio.server.web.manners import MannerPaths
from campidoglio.server.web.me import MePaths, TokenPaths
from campidoglio.server.web.notices import NoticePaths
from campidoglio.server.web.page import FOLDER, page_handlers
from campidoglio.server.web.problems import HANDLERS, RESPONSES
from campidoglio.server.web.socket import table_socket
from campidoglio.server.web.standings import history, ranking
from campidoglio.server.web.tables import TablePaths


def make_app(doors: Doors, page: Path = FOLDER) -> Litestar:
    """The application in front of an open house."""
    api = Router(
        "/api",
        route_handlers=[
            MePaths,
            AccountPaths,
            MannerPaths,
            SessionPaths,
            TokenPaths,
            FriendPaths,
            NoticePaths,
            TablePaths,
            games,
            lobby,
            figures,
            experiment,
            ranking,
            history,
            table_socket,
        ],
        guards=[pass_the_door, reads_json],
    )
    return Litestar(
        route_handlers=[api, health, metrics, *page_handlers(page)],
        state=State({"doors": doors}),
        dependencies=DEPENDENCIES,
        exception_handlers=HANDLERS,
        openapi_config=_description(),
        request_max_body_size=LARGEST_FRAME,
        plugins=[SaysHowItRefuses()],
        logging_config=None,
        debug=False,
    )


class SaysHowItRefuses(ReceiveRoutePlugin):
    """Adds to the description of every path how it may refuse."""

    def receive_route(self, route: BaseRoute) -> None:
        """Describe one path."""
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = RESPONSES


def _description() -> OpenAPIConfig:
    """The interface as OpenAPI, at /openapi, without a viewer: those load what they need from other hosts."""
    token = SecurityScheme(type="http", scheme="bearer", description="Made by POST /api/tokens.")
    cookie = SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE)
    return OpenAPIConfig(
        title="Campidoglio",
        version=__version__,
        description="Tables of board games. Changes come from the server's own page, or with a token.",
        path="/openapi",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
        components=Components(security_schemes={"token": token, "cookie": cookie}),
    )
