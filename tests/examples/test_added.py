"""Somebody adds a race and a power as docs/ADD-A-RACE.md tells: it works, he is told what it still owes,
and no game that was begun before notices."""

import json
import shutil
import subprocess

import pytest
from golden.hashing import as_save, expected, records
from golden.test_golden import all_well
from pages import blocks, files
from shop import ROOT, python

PAGE = "ADD-A-RACE.md"
FEATHERED = '''"""Feathered: a nest is worth something even when its birds have flown."""

from conquest.hooks import Trait


class Feathered(Trait):
    """A coin for every mountain, in decline too."""

    en = "Feathered", "Each mountain you hold brings 1 more coin, even in decline."
    ru = "Пернатые", "Каждая ваша гора приносит ещё 1 монету, даже в упадке."
    tokens, lasts = 4, ("income",)

    def income(self, s, b):
        return len(s.lands(b, "mountain"))
'''
LOAD = """
import json, sys
from golden.hashing import state_hash
from tabletop import Match, games
for save in json.load(sys.stdin):
    match = Match.load(games(), save)
    print(state_hash(match.now), "voles" in str(match.contents), match.gap)
print("voles" in str(Match(games()["smallworld"], save["map"], {}, save["seats"], 1).contents))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """The repository with all that the page says to write."""
    folder = tmp_path_factory.mktemp("repository")
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                            capture_output=True, text=True, check=True).stdout.splitlines()
    for name in listed:
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    for name, text in files(PAGE).items():
        (folder / renamed(name)).write_text(renamed(text), encoding="utf-8")
    return folder


def renamed(text) -> str:
    """The race of the page by another name: somebody may have added that one."""
    return text.replace("badgers", "voles").replace("Badgers", "Voles").replace("Барсуки", "Полёвки")


def inside(folder, *words, **more):
    """What somebody in that folder is told."""
    return python(*words, sources=folder / "py", tests=folder / "tests", cwd=folder, **more)


def test_the_page_shows_a_race_and_its_test():
    assert list(files(PAGE)) == ["py/smallworld/races/badgers.py", "tests/smallworld/races/test_badgers.py"]


def pytest_of(folder, file, code=0):
    """The lines of a run of one file of tests there."""
    return inside(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", file, code=code).splitlines()


def test_its_test_passes(copy):
    assert "3 passed" in pytest_of(copy, "tests/smallworld/races/test_voles.py")[-1]


def test_it_is_told_what_it_owes_and_the_page_says_the_same(copy):
    told = dict.fromkeys(pytest_of(copy, "tests/test_owed.py", code=1))     # where CI is set, twice
    assert ([line for line in told if line.startswith("smallworld voles:")]
            == renamed(blocks(PAGE, "owed")[0]).splitlines())


@pytest.fixture(scope="module")
def fuller(copy, installed):
    """The same with a power more, and every example installed."""
    (copy / "py/smallworld/powers/feathered.py").write_text(FEATHERED, encoding="utf-8")
    return lambda *words, **more: inside(copy, *words, path=[installed], **more)


def test_every_recorded_game_goes_as_it_went_under_another_hash_seed_too(fuller):
    told = json.loads(fuller("-m", "golden.hashing", PYTHONHASHSEED="12345").splitlines()[-1])
    assert told["replayed"] == all_well()


def test_saves_from_before_load_and_new_matches_are_dealt_from_all(fuller):
    some = [record for name, record in records("smallworld").items() if name in ("p2-00", "p3-01", "p5-02")]
    races, powers = "elves orcs ratmen humans giants trolls", "hill swamp forest stout spirit flying"
    named = {"contents": {"races": races.split(), "powers": powers.split()}, "actions": []}
    saves = [*map(as_save, some), {**as_save(some[0]), **named}]
    told = fuller("-c", LOAD, input=json.dumps(saves)).splitlines()
    assert told[:3] == [f"{expected(record)[-1]} False None" for record in some]
    assert told[3].endswith("False None") and told[4] == "True"
