"""Assembles the whole site in dist/: every file it needs and no other, all addresses relative."""
import base64
import configparser
import hashlib
import json
import re
import shutil
from zipfile import ZipFile

from tools import art, setup
from tools.step import ROOT, step

DIST = ROOT / "dist"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
WHOLE = "python_whole.zip"  # all of Python's library
CORE = "tabletop"
PAGE = ("index.html", "sw.js", "manifest.webmanifest")

TITLE = "*-sc-latin-700-*"  # the font of the title
LANGUAGES = ("en", "ru")


def build():
    """Make dist/ anew."""
    setup.for_the_site()
    if DIST.exists():
        shutil.rmtree(DIST)
    shutil.copytree(ROOT / "web", DIST / "web", ignore=shutil.ignore_patterns("*.txt", "*.md", "*.d.ts"))
    for name in PAGE:
        place(ROOT / name, DIST / name)
    for folder in ("maps", "lessons"):
        data(folder)
    art.fonts(DIST / "web")
    join(DIST / "index.html")
    preload(DIST / "index.html")
    write(DIST / "web/emblems.json", art.emblems())
    wheels(DIST / "wheels")
    runtime()
    library()
    manifest()
    precache()
    size = sum(path.stat().st_size for path in DIST.rglob("*") if path.is_file())
    print(f"  dist/ holds the whole site: {size / 1e6:.1f} MB")


def place(source, target):
    """Copy one file, without its mode, and make its folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def preload(page):
    """Name in the page all modules it begins with, the pictures of its first screen
    and the letters of its title: the browser fetches them at once, not one after another."""
    text = page.read_text(encoding="utf-8")
    first = re.findall(r'<script type="module"(?: async)? src="([^"]+)"', text)
    found = [(DIST / name).resolve() for name in first]
    for path in found:
        names = re.findall(r'^(?:import|export)\b[^;]*?"(\.[^"]+\.js)";$',
                           path.read_text(encoding="utf-8"), re.M)
        found += [other for name in names if (other := (path.parent / name).resolve()) not in found]
    kinds = {'preload" as="image': sorted((DIST / "web/games").glob("*.svg")),
             'preload" as="font" type="font/woff2" crossorigin="': sorted((DIST / "web/fonts").glob(TITLE)),
             "modulepreload": found[len(first):]}
    links = "".join(f'  <link rel="{kind}" href="{address(path)}">\n'
                    for kind, paths in kinds.items() for path in paths)
    page.write_text(text.replace("</head>", f"{links}</head>"), encoding="utf-8", newline="\n")


def join(page):
    """Make one style sheet of all that the page names and the games bring: one answer instead of many."""
    text = page.read_text(encoding="utf-8")
    lines, names = zip(*re.findall(r'( *<link rel="stylesheet" href="([^"]+)">\n)', text))
    whole = DIST / names[0]
    names += tuple(map(address, sorted((DIST / "web/games").glob("*/*.css"))))
    whole.write_text("\n".join((DIST / name).read_text(encoding="utf-8") for name in names),
                     encoding="utf-8", newline="\n")
    for line in lines[1:]:
        text = text.replace(line, "")
    for name in names[1:]:
        (DIST / name).unlink()
    page.write_text(text, encoding="utf-8", newline="\n")


def data(folder):
    """Copy the JSON files of those games that there are."""
    for path in (ROOT / folder).rglob("*.json"):
        inside = path.relative_to(ROOT / folder)
        if (ROOT / "py" / inside.parts[0]).is_dir():
            place(path, DIST / folder / inside)


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


def wheels(folder):
    """Build every package of py/ into a wheel, the same bytes each time."""
    packages = sorted(path.parent for path in (ROOT / "py").glob("*/pyproject.toml"))
    setup.pip("build the wheels", "wheel", "--no-build-isolation", "--no-deps", "--no-index",
              "-w", folder, *packages)


def library():
    """Pack the part of Python's library that our engine needs, the core first."""
    wheels = sorted((DIST / "wheels").glob("*.whl"), key=lambda path: (not path.name.startswith(CORE), path.name))
    step("pack Python's library", setup.node(), ROOT / "tools/library.mjs", DIST / "pyodide/python_stdlib.zip", *wheels)


def manifest():
    """Write site.json: what the page fetches to start, byte for byte, what an engine for guests needs besides,
    the games and what there is of each, the maps, the lessons."""
    there = sorted((DIST / "pyodide").iterdir()) + [wheel(CORE)]
    boot = [weigh(path) for path in there if not later(path)]
    games = list(map(game, sorted(keys(), key=lambda key: (not kit(key).exists(), key))))
    maps = sorted((DIST / "maps").glob("*/*.json"))
    lessons = sorted(path for path in (DIST / "lessons").glob("*/*.json") if path.name != "index.json")
    write(DIST / "site.json", {
        "boot": boot, "guests": [weigh(path) for path in there if later(path)], "games": games,
        "maps": list(map(introduce, maps)), "snapshot": fingerprint([boot, [one["wheels"] for one in games]]),
        "lessons": [{"file": address(path), "game": path.parent.name} for path in lessons],
    })


def later(path):
    """Whether only an engine for guests needs a file; no first visit does."""
    return path.name == WHOLE or path.name.startswith("micropip")


def wheel(name):
    """The wheel of a package."""
    return next((DIST / "wheels").glob(f"{name}-*.whl"))


def told(path, name):
    """What a wheel says of itself in a file of its dist-info; nothing if it has none."""
    with ZipFile(path) as inside:
        found = [inside.read(file).decode() for file in inside.namelist() if file.endswith(f".dist-info/{name}")]
    return "".join(found)


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


def kit(key):
    """The module that dresses a game; without it the game is played in plain clothes."""
    return DIST / "web/games" / f"{key}.js"


def game(key):
    """What the site has of one game, its name in its own words; only the wheel and a map must be there."""
    def every(name):
        paths = {tag: DIST / "web/text" / f"{name}.{tag}.json" for tag in LANGUAGES}
        return {tag: address(path) for tag, path in paths.items() if path.exists()}

    def one(path):
        return address(path) if path.exists() else None
    texts = every(key)
    names = {tag: json.loads((DIST / path).read_text(encoding="utf-8"))["game"] for tag, path in texts.items()}
    return {"key": key, "name": names, "texts": texts, "book": every(f"reference.{key}") or None, "kit": one(kit(key)),
            "cover": one(DIST / "web/games" / f"{key}.svg"), "wheels": list(map(weigh, needed(keys()[key]))),
            "lessons": one(DIST / f"lessons/{key}/index.json")}


def precache():
    """Write the list from which sw.js keeps the whole site, with a name that changes whenever a file does; some
    files only when they were fetched."""
    files = [path for path in DIST.rglob("*") if path.is_file() and path.name != "sw.js"]
    kept, rare = ({one["file"]: one["integrity"] for one in map(weigh, sorted(files)) if later(DIST / one["file"]) == late}
                  for late in (False, True))
    text = json.dumps({"version": fingerprint([kept, rare]), "files": kept, "later": rare}, indent=1, sort_keys=True)
    (DIST / "precache.js").write_text(f"self.PRECACHE = {text};\n", encoding="utf-8", newline="\n")


def fingerprint(content):
    """A short name for some JSON."""
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]


def introduce(path):
    """One map of the site: its address and what a list of maps shows."""
    whole = json.loads(path.read_text(encoding="utf-8"))
    known = {"name": {"en": path.stem}, "players": None, **whole, "game": path.parent.name}
    return {"file": address(path), **{key: known[key] for key in ("game", "name", "players")}}


def weigh(path):
    """One file of the site: its address, its size, its hash as browsers check it."""
    content = path.read_bytes()
    digest = base64.b64encode(hashlib.sha256(content).digest()).decode()
    return {"file": address(path), "bytes": len(content), "integrity": f"sha256-{digest}"}


def address(path):
    """Where a file of dist/ is for the page."""
    return path.relative_to(DIST).as_posix()


def write(path, content):
    """Write JSON with the same bytes on every system."""
    path.write_text(json.dumps(content, indent=1, sort_keys=True) + "\n", encoding="utf-8", newline="\n")
