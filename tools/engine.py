"""What the site's engine is made of: Pyodide, the part of Python's library that is needed, our wheels."""
import configparser
import hashlib
import json
import re
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from tools import setup
from tools.files import DIST, place, write
from tools.lean import lean
from tools.step import ROOT, step

RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
WHOLE = "python_whole.zip"  # all of Python's library
CORE = "tabletop"
DESK = ("arena.py", "breed.py", "check.py", "laboratory", "sure.py")  # of the core: for a command line only


def runtime():
    """Copy Pyodide and micropip, with Pyodide's lock file cut down to what is there."""
    for name in RUNTIME:
        place(setup.MODULES / "pyodide" / name, DIST / "pyodide" / name)
    place(setup.MODULES / "pyodide/python_stdlib.zip", DIST / "pyodide" / WHOLE)
    micropip = next((setup.VENV / "wheels").glob("micropip-*.whl"))
    place(micropip, DIST / "pyodide" / micropip.name)
    whole = json.loads((setup.MODULES / "pyodide/pyodide-lock.json").read_text())
    digest = hashlib.sha256(micropip.read_bytes()).hexdigest()  # the wheel that PyPI serves is another build
    entry = {**whole["packages"]["micropip"], "file_name": micropip.name, "sha256": digest,
             "version": micropip.name.split("-")[1]}
    write(DIST / "pyodide/pyodide-lock.json", {**whole, "packages": {"micropip": entry}})


def wheels(folder, extra):
    """Build every package of py/, without what only readers need, and the further ones into a wheel, the same
    bytes each time."""
    with TemporaryDirectory() as bench:
        found = sorted(path.parent for path in (ROOT / "py").glob("*/pyproject.toml"))
        setup.pip("build the wheels", "wheel", "--no-build-isolation", "--no-deps", "--no-index",
                  "-w", folder, *(spare(path, Path(bench) / path.name) for path in found), *extra)


def spare(package, target):
    """A copy of a package for the page: without its desk, and its modules say nothing."""
    shutil.copytree(package, target, ignore=shutil.ignore_patterns("__pycache__", *DESK))
    for path in target.rglob("*.py"):
        path.write_text(lean(path.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
    return target


def library():
    """Pack the part of Python's library that our engine needs, the core first."""
    games = sorted(set((DIST / "wheels").glob("*.whl")) - {wheel(CORE)})
    step("pack Python's library", setup.node(), ROOT / "tools/library.mjs",
         DIST / "pyodide/python_stdlib.zip", wheel(CORE), *games)


def later(name):
    """Whether only an engine for guests needs a file; no first visit does."""
    return name.endswith(WHOLE) or "micropip" in name


def wheel(name):
    """The wheel of a package."""
    return next((DIST / "wheels").glob(f"{name}-*.whl"))


def told(path, name):
    """What a wheel says of itself in a file of its dist-info; nothing if it has none."""
    with ZipFile(path) as inside:
        found = [file for file in inside.namelist() if file.endswith(f".dist-info/{name}")]
        return "".join(inside.read(file).decode() for file in found)


def keys():
    """The games that the wheels bring and for which there is a map: key -> the wheel that brings it."""
    found = {}
    for path in sorted((DIST / "wheels").glob("*.whl")):
        points = configparser.ConfigParser()
        points.read_string(told(path, "entry_points.txt"))
        found |= dict.fromkeys(points["tabletop.games"] if "tabletop.games" in points else (), path)
    there = {path.parent.name for path in (DIST / "maps").glob("*/*.json")}
    return {key: path for key, path in found.items() if key in there}


def needed(path):
    """A wheel after all those that it requires, without the core."""
    names = re.findall(r"^Requires-Dist: ([\w-]+)", told(path, "METADATA"), re.M)
    return [*(one for name in names if name != CORE for one in needed(wheel(name))), path]
