"""Runs Python as somebody with our sources and a few wheels would."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted(path.parent.name for path in (ROOT / "examples").glob("*/pyproject.toml"))
QUIET = ("-q", "--disable-pip-version-check", "--no-deps", "--no-index")


def python(*words, path=(), sources=ROOT / "py", **more) -> str:
    """Run Python with some sources and folders on its path; what it printed."""
    names = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (sources, ROOT / "tests", *path))),
             "PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, *map(str, words)], capture_output=True, encoding="utf-8",
                          env=names, cwd=ROOT, **more)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
