"""Assembles the whole site in dist/: every file it needs and no other, all addresses relative."""
import json
import re
import shutil
from pathlib import Path

from tools import art, page, setup
from tools.engine import CORE, keys, later, library, needed, runtime, told, wheel, wheels
from tools.files import DIST, address, bare, fingerprint, place, weigh, write
from tools.step import ROOT, step

PAGE = ("index.html", "sw.js", "manifest.webmanifest")

INSTALLED = re.compile("web/icons/")  # what only a system asks for that puts the page among its own
# What no match needs at first: whoever opens it before it is kept fetches it then.
ASIDE = re.compile(r"/balance\.json$|^puzzles/|^lessons/|^web/text/reference\.|^web/fonts/.*-cyrillic-"
                   r"|^web/lands/(?!lands\.js|hearts\.js|bare\.js)|games/\w+/newland\.js$"
                   r"|^web/(screens/scenario|workshop/scenarios)\.js$")
ASK = """
import importlib.metadata, json, sys
sys.path[:0] = sys.argv[2:]
game = importlib.metadata.EntryPoint("", sys.argv[1], "").load()
print(json.dumps({tag: name for tag, (name, _) in game.words().get(game.key, {}).items()}))
"""
LANGUAGES = ("en", "ru")
FIRST = "smallworld"  # which the page offers first: the plainest, and the one that old addresses mean


def build(extra=()):
    """Make dist/ anew, with further games: folders that hold a pyproject.toml and maps/, as examples/hex."""
    setup.for_the_site()
    if DIST.exists():
        shutil.rmtree(DIST)
    shutil.copytree(ROOT / "web", DIST / "web", ignore=shutil.ignore_patterns("*.txt", "*.md", "*.d.ts"))
    for name in PAGE:
        place(ROOT / name, DIST / name)
    for folder in ("maps", "lessons", "puzzles"):
        data(folder)
    for folder in extra:
        for path in (Path(folder) / "maps").glob("*.json"):
            game_of = json.loads(path.read_text(encoding="utf-8"))["game"]
            place(path, DIST / "maps" / game_of / path.name)
    for path in [*(DIST / "web/text").glob("*.json"), *(DIST / "web/games").rglob("*.json")]:
        bare(path, path)
    step("take out what only readers need", setup.node(), ROOT / "tools/lean.mjs", DIST / "web")
    art.fonts(DIST / "web")
    page.gather(DIST / "index.html")
    write(DIST / "web/emblems.json", art.emblems())
    wheels(DIST / "wheels", extra)
    runtime()
    library()
    manifest()
    precache()
    size = sum(path.stat().st_size for path in DIST.rglob("*") if path.is_file())
    print(f"  dist/ holds the whole site: {size / 1e6:.1f} MB")


def data(folder):
    """Copy the JSON files of those games that have a wheel."""
    for path in (ROOT / folder).rglob("*.json"):
        inside = path.relative_to(ROOT / folder)
        if (ROOT / "py" / inside.parts[0] / "pyproject.toml").exists():
            bare(path, DIST / folder / inside)


def manifest():
    """Write site.json: what the page fetches to start, byte for byte, what an engine for guests needs
    besides, the games and what there is of each, the maps, the lessons."""
    there = sorted((DIST / "pyodide").iterdir()) + [wheel(CORE)]
    boot = [weigh(path) for path in there if not later(path.name)]
    games = list(map(game, sorted(keys(), key=lambda key: (not kit(key).exists(), key != FIRST, key))))
    maps = sorted((DIST / "maps").glob("*/*.json"))
    lessons = sorted(path for path in (DIST / "lessons").glob("*/*.json") if path.name != "index.json")
    write(DIST / "site.json", {
        "boot": boot, "guests": [weigh(path) for path in there if later(path.name)], "games": games,
        "maps": list(map(introduce, maps)), "snapshot": fingerprint([boot, [one["wheels"] for one in games]]),
        "lessons": [{"file": address(path), "game": path.parent.name} for path in lessons],
    })


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

    own = every(key)
    words = {tag: json.loads((DIST / path).read_text(encoding="utf-8")) for tag, path in own.items()}
    names = {tag: book["game"] for tag, book in words.items()}
    parts = [*(every(family(path)) for path in needed(keys()[key])[:-1]), own]
    texts = {tag: files for tag in LANGUAGES if (files := [part[tag] for part in parts if tag in part])}
    return {"key": key, "name": names or called(key), "texts": texts,
            "book": every(f"reference.{key}") or None, "kit": one(kit(key)),
            "balance": one(DIST / f"web/games/{key}/balance.json"),
            "cover": one(DIST / "web/games" / f"{key}.svg"), "wheels": list(map(weigh, needed(keys()[key]))),
            "lessons": one(DIST / f"lessons/{key}/index.json"),
            "puzzles": one(DIST / f"puzzles/{key}/all.json")}


def family(path):
    """The name of the package in a wheel, which several games may need; what they say alike is called so."""
    return path.name.split("-")[0]


def called(key):
    """What a game without texts calls itself: its wheel is asked."""
    path = [wheel(CORE), *needed(keys()[key])]
    target = dict(re.findall(r"^(\w+) *= *(\S+)$", told(path[-1], "entry_points.txt"), re.M))[key]
    said = step(f"ask {key} for its name", setup.PYTHON, "-c", ASK, target, *path)
    return json.loads(said.splitlines()[-1])


def precache():
    """Write the list from which sw.js keeps the whole site, with a name that changes whenever a file does:
    what a first visit needs, what comes soon after it, and what is kept only when it was wanted."""
    files = [path for path in DIST.rglob("*") if path.is_file() and path.name != "sw.js"]
    kept = {entry["file"]: entry["integrity"] for entry in map(weigh, sorted(files))}
    listed, others = {"version": fingerprint(kept), "files": {}, "soon": {}, "later": {}}, of_others()
    for name, integrity in kept.items():
        wanted = later(name) or INSTALLED.match(name)
        soon = others.search(name) or ASIDE.search(name)
        listed["later" if wanted else "soon" if soon else "files"][name] = integrity
    text = json.dumps(listed, indent=1, sort_keys=True)
    (DIST / "precache.js").write_text(f"self.PRECACHE = {text};\n", encoding="utf-8", newline="\n")


def of_others():
    """Finds the names of files, but covers, that only other games than the first need."""
    found = keys()
    first = {family(path) for path in needed(found[FIRST])} if FIRST in found else set()
    others = "|".join(sorted({*found, *map(family, found.values())} - first - {FIRST}))
    return re.compile(rf"[/.]({others})[-./](?!svg$)")


def introduce(path):
    """One map of the site: its address and what a list of maps shows; parts of it as they once were, by which
    links of that time are read."""
    whole = json.loads(path.read_text(encoding="utf-8"))
    known = {"name": {"en": path.stem}, "players": None, **whole, "game": path.parent.name}
    former = sorted(path.parent.glob(f"{whole.get('parts')}/former/*.json"))
    return {"file": address(path), **{key: known[key] for key in ("game", "name", "players")},
            **({"former": list(map(address, former))} if former else {})}
