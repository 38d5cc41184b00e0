"""What the build makes: the same wheels every time, installable by pip, and a site without a stray file."""
import ast
import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools import engine  # noqa: E402
from tools.lean import lean  # noqa: E402
from tools.server import COMPRESSED, packed  # noqa: E402

DIST = ROOT / "dist"
CREDITS = ("https://game-icons.net/", "https://openfontlicense.org/", "https://pyodide.org/")
PACKAGES = sorted(path.parent.name for path in (ROOT / "py").glob("*/pyproject.toml"))


def run(*command, **more):
    """Run a command and return what it printed."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, cwd=ROOT, **more)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def clean_environment(folder):
    """The Python of a fresh virtual environment."""
    venv.create(folder, with_pip=True)
    return next(path for path in (folder / "bin/python", folder / "Scripts/python.exe") if path.exists())


def tracked():
    """Every text file that belongs to the repository."""
    names = run("git", "ls-files", "--cached", "--others", "--exclude-standard").split("\n")
    files = [ROOT / name for name in names if name and (ROOT / name).is_file()]
    contents = {path: path.read_bytes() for path in files}
    return {path: data.decode(errors="replace") for path, data in contents.items() if b"\0" not in data}


def test_wheels_are_the_same_bytes_every_time(tmp_path):
    engine.wheels(tmp_path, ())
    for built in sorted((DIST / "wheels").iterdir()):
        assert built.read_bytes() == (tmp_path / built.name).read_bytes(), built.name


def test_what_wheels_leave_out_changes_no_program_and_no_line():
    for path in sorted((ROOT / "py").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        assert program(lean(source)) == program(source), path
    assert lean('def one():\n    """Says\n    much."""  # more\n') == "def one():\n ...\n\n"
    assert lean("def one(n: int = 0) -> dict | None: return {}\n") == "def one(n:int=0):return{}\n"
    assert lean('if x:\n    y = """\n    z""", (1,\n        2)\n') == 'if x:\n y="""\n    z""",(1,\n 2)\n'
    assert lean('x = "#"  # y\n') == 'x="#"\n' and lean('"""é"""\n\nx = "é"  # é\n') == '\n\nx="é"\n'


def program(source):
    """All that a module does, and on which lines."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        match node:
            case ast.Module() | ast.ClassDef() | ast.FunctionDef():
                if isinstance(said(node), str) or said(node) is ...:
                    node.body.pop(0)
        node.returns = None
    return ast.dump(tree), [node.lineno for node in ast.walk(tree) if hasattr(node, "lineno")]


def said(node):
    """What a body begins with, if that does nothing."""
    match node.body:
        case [ast.Expr(ast.Constant(value)), *_]:
            return value


@pytest.mark.parametrize("name", PACKAGES)
def test_a_wheel_holds_its_package_and_nothing_else(name):
    """But for what only a command line runs, which stays at the desk."""
    wheel, = (DIST / "wheels").glob(f"{name}-*.whl")
    inside = {entry for entry in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in entry}
    source = {path.relative_to(ROOT / "py").as_posix() for path in (ROOT / "py" / name).rglob("*")
              if path.is_file() and "__pycache__" not in path.parts and path.name != "pyproject.toml"}
    desk = {path for path in source if set(path.split("/")) & set(engine.DESK)}
    assert inside == source - desk and bool(desk) == (name == "tabletop")


def test_the_sources_install_with_plain_pip(tmp_path):
    python = clean_environment(tmp_path)
    run(python, "-m", "pip", "install", "-q", *(ROOT / "py" / name for name in PACKAGES))
    listed = run(python, "-I", "-c", "import tabletop.installed as g; print(sorted(g.games()), g.__file__)")
    assert "smallworld" in listed and str(tmp_path) in listed


def test_the_wheels_install_without_a_network(tmp_path):
    python = clean_environment(tmp_path)
    run(python, "-m", "pip", "install", "-q", "--no-index", *sorted((DIST / "wheels").iterdir()))
    assert "smallworld" in run(python, "-I", "-c", "import tabletop.installed as g; print(sorted(g.games()))")


def test_the_site_holds_what_it_needs_and_nothing_else():
    found = sorted(path.relative_to(DIST).as_posix() for path in DIST.rglob("*") if path.is_file())
    kinds = (r"index\.html|site\.json|sw\.js|precache\.js|manifest\.webmanifest|web/[\w/]+\.(js|css|svg)|"
             r"web/text/(\w+\.){0,2}(en|ru)\.json|web/(emblems|replay/standards)\.json|"
             r"web/games/\w+/balance\.json|"
             r"web/fonts/[\w-]+-(latin|cyrillic)-\d+-normal\.woff2|"
             r"web/icons/(192|512|maskable|touch)\.png|(maps|lessons|puzzles)/\w+/[\w/-]+\.json|"
             r"pyodide/pyodide(\.mjs|\.asm\.mjs|\.asm\.wasm|-lock\.json)|pyodide/python_(stdlib|whole)\.zip|"
             r"pyodide/micropip-0\.11\.1-py3-none-any\.whl|wheels/\w+-[\d.]+-py3-none-any\.whl")
    assert [name for name in found if not re.fullmatch(kinds, name)] == []
    assert {f"maps/smallworld/{n}.json" for n in (2, 3, 4, 5)} <= set(found)
    assert len([name for name in found if name.startswith("wheels/")]) == len(PACKAGES)


def test_the_manifest_knows_every_file_to_start_with():
    site = json.loads((DIST / "site.json").read_text())
    entries = site["boot"] + site["guests"] + [entry for game in site["games"] for entry in game["wheels"]]
    for entry in entries:
        assert (DIST / entry["file"]).stat().st_size == entry["bytes"]
    there = [path for folder in ("pyodide", "wheels") for path in (DIST / folder).iterdir()]
    assert {entry["file"] for entry in entries} == {path.relative_to(DIST).as_posix() for path in there}


def test_a_game_comes_with_what_it_requires_and_without_the_others():
    wheels = {game["key"]: [entry["file"].split("/")[-1].split("-")[0] for entry in game["wheels"]]
              for game in json.loads((DIST / "site.json").read_text())["games"]}
    assert wheels["smallworld"] == ["conquest", "smallworld"] and wheels["wolves"] == ["wolves"]


def test_the_part_of_the_library_is_the_same_bytes_every_time(tmp_path):
    site = json.loads((DIST / "site.json").read_text())
    core, = (DIST / "wheels").glob("tabletop-*")
    games = sorted(set((DIST / "wheels").iterdir()) - {core})
    run(shutil.which("node"), ROOT / "tools/library.mjs", tmp_path / "part.zip", core, *games)
    assert (tmp_path / "part.zip").read_bytes() == (DIST / "pyodide/python_stdlib.zip").read_bytes()
    assert (DIST / "pyodide/python_whole.zip").read_bytes() == (
        ROOT / "node_modules/pyodide/python_stdlib.zip").read_bytes()
    assert not any("whole" in entry["file"] for entry in site["boot"])


TRACE = """
import { loadPyodide } from "./node_modules/pyodide/pyodide.mjs";
const python = await loadPyodide({ stdLibURL: "dist/pyodide/python_stdlib.zip" });
python.runPython(`
import json, traceback
try:
    json.loads("[")
except ValueError:
    told = traceback.format_exc()
`);
console.log(python.globals.get("told"));
process.exit(0);
"""


def test_a_trace_through_the_part_of_the_library_names_its_functions():
    told = run(shutil.which("node"), "--input-type=module", "-e", TRACE)
    assert re.search(r"json/decoder.py\", line \d+, in raw_decode", told) and "Expecting value" in told


def test_pictures_for_an_installed_page_are_no_part_of_a_first_visit():
    listed = json.loads((DIST / "precache.js").read_text().removeprefix("self.PRECACHE = ").rstrip(";\n"))
    assert "web/icons/512.png" in listed["later"] and "puzzles/smallworld/all.json" in listed["soon"]
    assert "web/icon.svg" in listed["files"]


def test_every_file_is_kept_for_visits_without_a_network():
    text = (DIST / "precache.js").read_text()
    listed = json.loads(text.removeprefix("self.PRECACHE = ").rstrip(";\n"))
    found = {path.relative_to(DIST).as_posix(): path for path in DIST.rglob("*") if path.is_file()}
    kept = listed["files"] | listed["soon"] | listed["later"]
    assert kept.keys() == found.keys() - {"sw.js", "precache.js"}
    for name, integrity in kept.items():
        digest = base64.b64encode(hashlib.sha256(found[name].read_bytes()).digest()).decode()
        assert integrity == f"sha256-{digest}", name


def test_every_module_the_page_begins_with_is_kept_by_the_first_visit():
    listed = json.loads((DIST / "precache.js").read_text().removeprefix("self.PRECACHE = ").rstrip(";\n"))
    page = (DIST / "index.html").read_text(encoding="utf-8")
    begins = re.findall(r'rel="modulepreload" href="([^"]+)"', page)
    assert len(begins) > 50 and set(begins) <= set(listed["files"])


def test_a_first_visit_weighs_at_most_5_6_megabytes():
    text = (DIST / "precache.js").read_text()
    listed = json.loads(text.removeprefix("self.PRECACHE = ").rstrip(";\n"))
    assert sum(map(sent, [*listed["files"], "sw.js", "precache.js"])) < 5_600_000


def test_what_other_games_need_comes_after_the_first_visit():
    listed = json.loads((DIST / "precache.js").read_text().removeprefix("self.PRECACHE = ").rstrip(";\n"))
    soon, files = " ".join(listed["soon"]), " ".join(listed["files"])
    for game in json.loads((DIST / "site.json").read_text())["games"]:
        first = game["key"] == "smallworld"
        own = [game["kit"], *game["texts"]["en"][-1:], game["wheels"][-1]["file"]]
        assert all(name in (files if first else soon) for name in own), game["key"]
        assert all(name in soon for name in [*game["book"].values(), game["lessons"]]), game["key"]
    assert "conquest" not in soon and "web/main.js" in files


def sent(name):
    """The bytes of a file on the line."""
    path = DIST / name
    return len(packed(str(path), 0)) if path.suffix in COMPRESSED else path.stat().st_size


def test_an_emblem_is_an_outline():
    emblems = json.loads((DIST / "web/emblems.json").read_text())
    assert {"mine", "magic", "cavern", "lost_tribes", "mountain", "coin", "die"} <= emblems.keys()
    assert ([key for key, outline in emblems.items() if not re.fullmatch(r"[mM][-\d\s.,a-zA-Z]+", outline)]
            == [])


def test_every_lesson_is_listed():
    site = json.loads((DIST / "site.json").read_text())
    lessons = sorted((ROOT / "lessons").glob("*/*.json"))
    assert [entry["file"] for entry in site["lessons"]] == [
        path.relative_to(ROOT).as_posix() for path in lessons if path.name != "index.json"]


def test_the_wheels_of_one_game_are_light():
    weights = {key: sum(path.stat().st_size for path in {engine.wheel(engine.CORE), *engine.needed(own)})
               for key, own in engine.keys().items()}
    assert len(weights) == 4 and max(weights.values()) < 135_000, weights


def test_the_page_names_no_other_host():
    texts = (path for path in (DIST / "web").rglob("*.*") if path.suffix not in (".png", ".woff2"))
    for path in [DIST / "index.html", DIST / "sw.js", DIST / "manifest.webmanifest", *texts]:
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        text = text.replace("https://files.invalid/", "")   # a name that is kept for what is nowhere
        for credit in CREDITS:                          # links that a reader may follow
            text = text.replace(credit, "")
        assert not re.search(r"https?:|[\"']/(?!/)[\w.]|url\(/|(?:fetch|URL|import)\(/", text), path.name


def test_the_lock_file_holds_no_download_address():
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert packages["node_modules/pyodide"]["version"] == "314.0.7"
    assert [name for name, entry in packages.items() if "resolved" in entry] == []


def test_no_file_names_this_machine_or_a_registry():
    home = re.escape(str(ROOT))
    registries = "registry.npm" + "js|py" + "pi.org/simple|files.python" + "hosted|--index" + "-url"
    assert [path.name for path, text in tracked().items() if re.search(f"{home}|{registries}", text)] == []


def test_versions_are_pinned():
    for name in ("py/requirements.txt", "web/requirements.txt", "tests/requirements.txt"):
        text = re.sub(r"^#.*\n", "", (ROOT / name).read_text(), flags=re.M).replace("\\\n", "")
        pinned = r"[\w.-]+==[^\s;]+(; [^\\]+?)?( +--hash=sha256:[0-9a-f]{64})+"
        assert text and all(re.fullmatch(pinned, line) for line in text.splitlines()), name
