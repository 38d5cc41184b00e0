"""What is wrong with a scenario under work is told all at once, each thing with its place; and what it may be
made of is told as lists."""

import json
from pathlib import Path

import pytest

from tabletop import Refusal
from tabletop.thinkers import thinker
from tabletop.wire import Door
from warcraft import GAME
from warcraft import trial as games
from warcraft.units import RACES

ROOT = Path(__file__).parents[2]
SOUND = sorted([*ROOT.glob("maps/warcraft/*.json"), *ROOT.glob("examples/scenarios/*.json")])
TOWNS = [{"seat": 0, "town": "edge", "turn": 5, "at": [-2, -1]},
         {"seat": 1, "town": "edge", "turn": 2, "at": [2, 1]}]
MIDDLE = {"piece": 7, "side": "cyan", "turn": 0, "at": [0, 0]}


def ford(**changed):
    """A small scenario with some changes."""
    return {"game": "warcraft", "players": 2, "goal": 12, "seats": [{}, {}], "pieces": [MIDDLE, *TOWNS],
            **changed}


def wrong(**changed):
    """Its faults."""
    return GAME.survey(ford(**changed))


@pytest.mark.parametrize("path", SOUND, ids=[path.stem for path in SOUND])
def test_nothing_is_wrong_with_the_scenarios_of_the_book_and_our_example(path):
    data = json.loads(path.read_text(encoding="utf-8"))
    before = json.dumps(data)
    assert GAME.survey(data) == []
    assert json.dumps(data) == before


def test_several_faults_are_told_each_where_it_is():
    found = wrong(pieces=[MIDDLE, MIDDLE, *TOWNS, {"piece": 5, "side": "cyan", "turn": 0, "at": [0, 0]}],
                  places={"brook": [9, 9]}, seats=[{"gold": -1}, {"pieces": [{"at": "town", "melee": 4}]}])
    assert found == [{"code": "seats", "field": "gold", "seat": 0}, {"code": "piece_twice", "row": 1},
                     {"code": "overlap", "row": 4}, {"code": "space", "space": [9, 9]},
                     {"code": "room", "space": "1,2"}]


def test_what_stands_on_a_piece_that_lies_on_another_is_no_fault_of_its_own():
    shed = {"piece": 5, "side": "cyan", "turn": 0, "at": [1, 0]}  # its second space lies free
    assert wrong(pieces=[MIDDLE, *TOWNS, shed], seats=[{}, {"pieces": [{"at": [2, 0], "worker": 1}]}]) == [
        {"code": "overlap", "row": 3}]
    assert wrong(pieces=[MIDDLE, TOWNS[0], {**TOWNS[1], "at": [1, 0]}]) == [{"code": "overlap", "row": 2}]


@pytest.mark.parametrize("changed, fault", [
    ({"scenario": {"laws": ["gate"]}}, {"code": "law", "law": "gate", "missing": ["gate"]}),
    ({"scenario": {"laws": ["captives"]}}, {"code": "lacks", "law": "captives", "piece": "captive"}),
    ({"seats": [{"pieces": [{"at": [0, -1], "melee": 3}, {"at": [1, 0], "melee": 8}]}, {}]},
     {"code": "room", "space": "1,0"}),
    ({"depleted": {"0,0": 1}}, {"code": "lands", "space": "0,0"}),
    ({"spaces": [[0, 0, "mountain"]], "seats": [{"pieces": [{"at": [0, 0], "melee": 1}]}, {}]},
     {"code": "mountain", "seat": 0, "space": "0,0"}),
    ({"spaces": [[0, 0, "mountain"]], "neutral": {"race": "orc", "pieces": [{"at": [0, 0], "melee": 1}]}},
     {"code": "mountain", "neutral": True, "space": "0,0"}),
    ({"edges": [[[0, 0], [4, 4], "wall"]]}, {"code": "edge", "edge": 0}),
    ({"edges": "wall"}, {"code": "edge"}),
    ({"roles": {"caster": [3]}}, {"code": "roles", "field": "caster"}),
    ({"spaces": [[-9, -9, "forest"]]}, {"code": "apart", "space": "-9,-9"}),
    ({"spaces": [[9, 9, "forest"]]}, {"code": "apart", "space": "9,9"}),
    ({"pieces": [MIDDLE, TOWNS[0]]}, {"code": "town", "seat": 1}),
    ({"seats": [{"race": "orc"}, {"race": "orc"}]}, {"code": "race_twice"}),
])
def test_a_fault_is_told_with_its_place(changed, fault):
    assert fault in wrong(**changed)


def test_more_pieces_than_the_box_holds_are_told_with_their_owner():
    stands = [{"at": [q, r], "flying": 3} for q, r in ((0, 0), (1, 0), (0, 1))]
    assert {"code": "box", "seat": 1, "piece": "flying"} in wrong(seats=[{}, {"pieces": stands}])


def test_a_level_must_be_there_for_every_race_a_seat_may_get():
    assert wrong(seats=[{"levels": [4, 1, 1]}, {}]) == [{"code": "levels", "seat": 0}]
    assert wrong(seats=[{"race": "orc", "levels": [4, 1, 1]}, {}]) == []


@pytest.mark.parametrize("data", [{}, {"pieces": 5, "seats": []}, {"pieces": [{}], "seats": [{}, 3]},
                                  {"pieces": [[]], "seats": [{}, {}]},
                                  {"pieces": [MIDDLE], "seats": [{}, {}], "neutral": {"race": 7}}])
def test_what_is_no_scenario_is_told_too(data):
    assert GAME.survey(data)


def test_what_is_wrong_with_all_seats_or_pieces_is_told_once_and_nothing_of_them_is_dropped():
    assert wrong(seats=7) == [{"code": "seats"}] and wrong(pieces=7) == [{"code": "pieces"}]


def test_the_lists_name_every_law_and_what_it_needs():
    lists = GAME.workshop()
    assert set(lists["laws"]) == set(GAME.laws)
    assert lists["laws"]["gate"]["places"] == ["gate"] and lists["laws"]["captives"]["pieces"] == ["captive"]
    assert lists["races"] == list(RACES) and len(lists["pieces"]) == 13
    assert json.loads(json.dumps(lists)) == lists


# --- trials ------------------------------------------------------------------------------------------

def trial(door, **more):
    """An answer of the wire about a scenario that ends soon."""
    prize = ford(seats=[{"pieces": [{"at": [0, 0], "melee": 1}]}, {}], places={"prize": [0, 0]},
                 roles={"besieger": [0]}, scenario={"laws": ["prize"]})
    return json.loads(door.handle(json.dumps({"op": "trial", "game": "warcraft", "map": prize, "players": 2,
                                              "made": {"level": "easiest"}, "count": 2, **more})))


def test_computers_play_a_scenario_and_who_won_is_told():
    door, last = Door(), {}
    while not last.get("done"):
        last = trial(door, ms=300)
    rows = last["rows"]
    assert last["games"] == len(rows["won"]) == len(rows["rounds"]) == 2
    assert all(set(won) <= {0, 1} for won in rows["won"]) and all(n > 0 for n in rows["rounds"])


def test_every_decision_of_a_trial_has_chances_of_its_own_and_every_game(monkeypatch):
    asked = []

    def noted(s, level, seed, match):
        asked.append((match, seed))
        return thinker(s, level, seed, match=match)

    monkeypatch.setattr(games, "thinker", noted)
    assert trial(Door(), ms=600_000, seed=5)["done"]
    assert len(set(asked)) == len(asked) and {match for match, _ in asked} == {5, 6}
    assert all(seed // games.APART == match for match, seed in asked)


def test_a_trial_is_the_same_again_and_refuses_what_it_does_not_know():
    whole = [trial(Door(), ms=600_000) for _ in range(2)]
    assert whole[0] == whole[1]
    assert trial(Door(), made={"level": "godly"})["error"] == "form"
    assert trial(Door(), made={})["error"] == "form"
    with pytest.raises(Refusal):
        GAME.trial(ford(pieces=[MIDDLE]), 2, {"level": "easy"}, 1, 0)
