"""Where on this machine things are kept."""

from __future__ import annotations

import os
from pathlib import Path

FOLDER_VARIABLE = "CAMPIDOGLIO_DATA"
"""Names another folder for all that is kept."""


def data_folder() -> Path:
    """The folder of saves and results."""
    from platformdirs import user_data_path

    named = os.environ.get(FOLDER_VARIABLE)
    return Path(named).expanduser() if named else user_data_path("campidoglio", appauthor=False)
