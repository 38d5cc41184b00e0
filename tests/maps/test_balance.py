"""The script that tells how fair races, seats and islands are counts what it says."""

import json
import runpy
from pathlib import Path

import pytest
from warcraft import GAME as WARCRAFT
from wolves import GAME as WOLVES

from tabletop import mapfile

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "maps/balance.py"
BALANCE = runpy.run_path(str(SCRIPT))
PAGES = sorted((ROOT / "web/games").glob("*/balance.json"))


def seen(key, name, seed=1):
    return BALANCE["seen"]((key, ROOT / "maps" / key / f"{name}.json", "easiest", seed))


def counted(facts, kind):
    return [(key, what, value) for one, key, what, value in facts if one == kind]


def test_a_game_tells_who_won_and_what_races_and_islands_brought():
    facts = seen("azeroth", "2")
    assert facts == seen("azeroth", "2")
    seats = counted(facts, "seat:2")
    assert sorted(key for key, *_ in seats) == [1, 2] and sum(share for *_, share in seats) == 2
    islands = counted(facts, "island")
    assert len(islands) == 2 and all(0 <= coins < 2 for _, _, coins in islands)
    for kind in ("race", "power", "pair"):
        assert {what for _, what, _ in counted(facts, kind)} == {"coins", "wins"}
    races, pairs = ({key for key, *_ in counted(facts, kind)} for kind in ("race", "pair"))
    assert {pair.split()[0] for pair in pairs} == races


def test_seats_are_told_in_the_order_of_play():
    path = ROOT / "maps/wolves/3.json"
    tally = BALANCE["Tally"](path)
    tally.watch(WOLVES.start(mapfile.read(path), 3, {"first": 2}, 1))
    tally.won([0, 2])
    assert tally.facts == [["seat:3", 2, "wins", 1.5], ["seat:3", 3, "wins", 0.0], ["seat:3", 1, "wins", 1.5]]


@pytest.mark.parametrize("name, kind, count", [("2", "race", 2), ("captives", "side:captives", 2),
                                               ("nordrassil", "side:nordrassil", 2)])
def test_a_scenario_tells_its_sides_and_a_free_map_its_races(name, kind, count):
    path = ROOT / f"maps/warcraft/{name}.json"
    data, tally = mapfile.read(path), BALANCE["Towns"](path)
    tally.watch(WARCRAFT.start(data, data["players"], {}, 1))
    tally.won([p for p, team in enumerate(tally.last.teams) if team == tally.last.teams[0]])
    found = counted(tally.facts, kind)
    assert len(found) == count and sorted(share for *_, share in found) == [0, 2]
    assert [share for _, _, share in counted(tally.facts, "duel")] in ([], [0], [2])


def test_a_table_has_means_and_intervals_the_best_first():
    facts = [["race", "elves", "wins", 0.0], ["race", "elves", "wins", 2.0], ["race", "orcs", "wins", 2.0]]
    found, = BALANCE["tables"](facts)
    assert (found["kind"], found["counts"]) == ("race", ["wins"])
    assert found["rows"] == [["orcs", 1, 2.0, 0.0], ["elves", 2, 1.0, 1.96]]


def test_of_pairs_only_both_ends_are_shown():
    pairs = [["pair", f"race{n:02} power", "coins", n] for n in range(40) for _ in range(8 - (n == 20))]
    rows = BALANCE["tables"](pairs)[0]["rows"]
    assert [row[2] for row in rows] == [*range(39, 31, -1), *range(7, -1, -1)]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.parent.name)
def test_the_page_has_a_name_for_all_that_was_counted(path):
    made, key = json.loads(path.read_text(encoding="utf-8")), path.parent.name
    command, level = made["made"]["command"], made["made"]["level"]
    assert command.startswith(f"python maps/balance.py {key} ")
    assert command.endswith(f" --level {level}") == (level != "normal")
    assert path.stat().st_size < 12_000
    for tag in ("en", "ru"):
        text = (ROOT / f"web/text/reference.{key}.{tag}.json").read_text(encoding="utf-8")
        book = json.loads(text)["entries"]
        words = [word for table in made["tables"] for row in table["rows"] if isinstance(row[0], str)
                 for word in ([row[0]] if row[0] in made["names"] else row[0].split())]
        assert [word for word in words if word not in made["names"] and word not in book] == []
        assert all(names[tag] for names in made["names"].values())


def test_there_is_a_page_and_every_game_can_have_one():
    games = sorted(path.name for path in (ROOT / "maps").iterdir() if list(path.glob("[2-5].json")))
    assert games == sorted(BALANCE["SEEDS"]) == sorted(BALANCE["TALLIES"]) and PAGES
