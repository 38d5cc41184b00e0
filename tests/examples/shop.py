"""Runs Python as somebody with our sources and a few wheels would."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted(path.parent.name for path in (ROOT / "examples").glob("*/pyproject.toml"))
QUIET = ("-q", "--disable-pip-version-check", "--no-deps", "--no-index")


def python(*words, path=(), sources=ROOT / "py", tests=ROOT / "tests", code=0, cwd=ROOT, input=None,
           **more) -> str:
    """Run Python with some sources and folders on its path; what it printed."""
    paths = os.pathsep.join(map(str, (sources, tests, *path)))
    names = {name: value for name, value in os.environ.items() if not name.startswith("COV")}
    done = subprocess.run([sys.executable, *map(str, words)], capture_output=True, encoding="utf-8", cwd=cwd,
                          input=input, env={**names, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8",
                                            "PYTHONDONTWRITEBYTECODE": "1", **more})
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout
