"""What all tests share."""

import os
import signal
from pathlib import Path

from hypothesis import settings

# Compiled rules are kept beside the other leavings of tests, not in the user's folder.
os.environ.setdefault("CAMPIDOGLIO_CACHE", str(Path(__file__).parent.parent / ".pytest_cache" / "rules"))

# A shell has what it starts in the background ignore Ctrl-C, and so would the programs that tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples every time, and no failure because a machine is slow today.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")
