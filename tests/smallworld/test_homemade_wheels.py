"""Races and powers from outside wheels: the samples are built, installed, played,
saved and replayed in a fresh Python."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from smallworld import GAME, first
from tabletop import Refusal, wheels

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ("frogs", "nomadic")
BROKEN = {"boom.py": "raise RuntimeError('boom')", "clones.py": "from conquest.hooks import Trait\n"
          "class Elves(Trait):\n    pass\n", "typo.py": "from conquest.hooks import Trait\n"
          "class Typo(Trait):\n    def incom(self, s, b):\n        return 1\n",
          "drums.py": "from conquest.hooks import Trait\n"
          "class Drums(Trait):\n    def do_roll(self, s, f):\n        pass\n"}

PLAY = """
import json, random, sys
from smallworld import GAME
from tabletop import Match, games
board, seeds = json.load(open(sys.argv[1], encoding="utf-8")), range(int(sys.argv[2]))
extra, taken, verbs, saves = ["frogs", "nomadic"], set(), set(), []
for seed in seeds:
    dice = random.Random(seed)
    match = Match(GAME, board, {"extra": extra}, ["human"] * board["players"], seed)
    while match.now.legal:
        s, legal = match.now, match.now.legal
        wanted = [a for a in legal if a[0] == "take" and set(extra) & set(s.column[a[1]][:2])]
        taken |= {key for a in wanted[:1] for key in set(extra) & set(s.column[a[1]][:2])}
        quick = ("done",) if ("done",) in legal and dice.random() < 0.2 else dice.choice(legal)
        match.apply(wanted[0] if wanted else quick)
        verbs.add(match.actions[-1][0])
        assert not GAME.check(match.now), GAME.check(match.now)
    saves.append(json.loads(json.dumps(match.save())))
    assert Match.load(games(), saves[-1]).now.__dict__ == match.now.__dict__
plain = Match(GAME, board, {}, ["human"] * board["players"], 1).now
print(json.dumps({"taken": sorted(taken), "verbs": sorted(verbs), "save": saves[0],
                  "races": sorted(plain.tray),
                  "powers": sorted(plain.powers) + [c[1] for c in plain.column]}))
"""


def run(*words, path=(), code=0):
    """Run Python with our sources and some folders on its path; what it printed."""
    paths = [str(ROOT / "py"), *map(str, path), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run([sys.executable, *map(str, words)], capture_output=True,
                          encoding="utf-8",
                          env={**os.environ, "PYTHONPATH": os.pathsep.join(paths),
                               "PYTHONIOENCODING": "utf-8"})
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The sample wheels, by name."""
    folder = tmp_path_factory.mktemp("wheels")
    run("-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-build-isolation",
        "--no-deps", "--no-index", "-w", folder, *(ROOT / "examples" / name for name in SAMPLES))
    return {name: next(folder.glob(f"smallworld_{name}-*.whl")) for name in SAMPLES}


@pytest.fixture(scope="module")
def installed(built, tmp_path_factory):
    """A folder with the samples in it, as pip leaves them."""
    folder = tmp_path_factory.mktemp("site")
    run("-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps", "--no-index",
        "--target", folder, *built.values())
    return folder


def test_a_sample_wheel_passes_inspection(built):
    for name, group in (("frogs", "races"), ("nomadic", "powers")):
        told = wheels.inspect(built[name])
        assert (told["name"], told["version"], told["games"]) == (f"smallworld-{name}", "0.1.0", [])
        assert told["mods"] == {f"smallworld.{group}": [name]} and told["traits"] == [name]
        assert told["author"] == "Marchlands contributors" and told["summary"]
        assert wheels.inspect(built[name].read_bytes()) == told


def test_the_samples_are_played_in_whole_games(installed):
    told = json.loads(run("-c", PLAY, ROOT / "maps/smallworld/3.json", 5, path=[installed]))
    assert told["taken"] == list(SAMPLES) and "wander" in told["verbs"]
    assert "frogs" not in told["races"] and "nomadic" not in told["powers"]
    assert set(told["races"]) >= set(first.RACES) and set(told["powers"]) >= set(first.POWERS)
    load = "import json, sys\nfrom tabletop import Match, games\nMatch.load(games(), json.loads(sys.argv[1]))"
    assert "missing" in run("-c", load, json.dumps({**told["save"], "actions": []}), code=1)
    run("-c", load, json.dumps({**told["save"], "actions": told["save"]["actions"][:300]}), path=[installed])


def test_what_the_samples_do(installed):
    code = """
import json, sys
from conquest import rules
from smallworld import GAME
from tabletop import Match
board = json.load(open(sys.argv[1], encoding="utf-8"))
state = {"bands": [{"player": 0, "race": "frogs", "power": "nomadic", "hand": 3,
                    "lands": {"meadow": 2, "hill": 1}}],
         "tribes": [], "phase": "conquer"}
match = Match(GAME, board, {"extra": ["frogs", "nomadic"]}, ["human"] * 2, 1, state)
keys, s = match.now.board.keys, match.now
assert {"wood", "moor", "grove", "ridge", "fen"} <= {keys[r] for r in rules.targets(s, 1)}
assert not {"down", "cave", "sea"} & {keys[r] for r in rules.targets(s, 1)}
hand = s.hand[1]
match.apply(("wander", keys.index("meadow")))
assert match.now.hand[1] == hand + 1 and match.now.band[keys.index("meadow")] == -1
assert not any(action[0] == "wander" for action in match.now.legal)
assert "down" not in {keys[r] for r in rules.targets(match.now, 1)}
"""
    run("-c", code, ROOT / "tests/maps/tiny.json", path=[installed])


def test_an_installed_wheel_clashes_with_itself(built, installed):
    code = "import sys\nfrom tabletop import Refusal, wheels\ntry:\n    wheels.inspect(sys.argv[1])\n" \
           "except Refusal as refusal:\n    print(refusal.facts['why'])"
    assert run("-c", code, built["frogs"], path=[installed]).strip() == "['clash']"


def test_two_races_may_not_borrow_from_one(tmp_path):
    write(tmp_path, "smallworld.races", {f"{name}.py": "from conquest.hooks import Trait\n"
          f"class {name.title()}(Trait):\n    tokens, borrows = 5, 'elves'\n" for name in ("newts", "toads")})
    code = """
import json, sys
from smallworld import GAME
from tabletop import Match, Refusal
board = json.load(open(sys.argv[1], encoding="utf-8"))
one = Match(GAME, board, {"extra": ["newts"]}, ["human"] * 2, 1).now
assert "elves" not in one.tray and one.tray["newts"] == 11
try:
    Match(GAME, board, {"extra": ["newts", "toads"]}, ["human"] * 2, 1)
except Refusal as refusal:
    print(refusal.code, refusal.facts)
"""
    assert "borrowed" in run("-c", code, ROOT / "tests/maps/tiny.json", path=[tmp_path])


def write(folder, group, modules):
    """A distribution as pip leaves it, announcing these modules."""
    info = folder / "strange-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange\nVersion: 1\n")
    points = "".join(f"{name[:-3]} = {name[:-3]}\n" for name in modules)
    (info / "entry_points.txt").write_text(f"[{group}]\n{points}gone = nowhere\n")
    for name, text in modules.items():
        (folder / name).write_text(text)


def test_a_broken_wheel_does_not_stop_the_game(tmp_path):
    write(tmp_path, "smallworld.races", BROKEN)
    code = "from tabletop.wire import handle\nprint(handle('{\"op\":\"games\"}'))"
    reply = json.loads(run("-c", code, path=[tmp_path]))
    troubles = {name.partition(":")[2]: trouble for name, trouble in reply["broken"].items()}
    assert set(troubles) == {"boom", "clones", "typo", "drums", "gone"}
    assert "boom" in troubles["boom"] and "elves" in troubles["clones"] and "incom" in troubles["typo"]
    assert "two traits do roll" in troubles["drums"]
    words = next(one["words"] for one in reply["games"] if one["key"] == GAME.key)
    assert words["elves"]["en"][0] == "Elves" and words.keys() == GAME.traits.keys()


def test_a_path_that_leads_nowhere_is_refused(tmp_path):
    for path in (tmp_path / "none.whl", tmp_path, "\0"):
        with pytest.raises(Refusal) as caught:
            wheels.inspect(path)
        assert caught.value.facts == {"why": ["file"]}
