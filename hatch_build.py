"""The page is built when a wheel is made, so that an installed Campidoglio serves it and needs no Node."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

EDITABLE = "editable"


class PageHook(BuildHookInterface[Any]):
    """Builds the page into the package."""

    PLUGIN_NAME = "page"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless the package is only linked: then `make play` builds it when it is wanted."""
        if version != EDITABLE:
            runpy.run_path(str(Path(self.root) / "web" / "build.py"))["build"]()
