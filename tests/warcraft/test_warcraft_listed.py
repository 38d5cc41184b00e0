"""What can be set of a position of Warcraft: exact lists for positions built by hand, what comes of it."""

import pytest
from field import town

from warcraft import GAME
from warcraft.units import FLYING, STEPS


def listed(f, name, space=None, **of):
    """The row of a setting without its name; None where there is none."""
    rows = GAME.settings(f.s, None if space is None else f.r(space))
    row = next((row for row in rows if row["set"] == name
                and all(row.get(key) == value for key, value in of.items())), None)
    return row and {key: value for key, value in row.items() if key not in ("set", "player", "piece")}


def number(now, least, most) -> dict:
    return {"is": now, "least": least, "most": most}


def put(f, name, to, space=None, **of):
    GAME.arrange(f.s, {"set": name, **of}, None if space is None else f.r(space), to)
    assert GAME.check(f.s) == []
    return f


@pytest.mark.parametrize("name, of, row", [
    ("round", {}, number(1, 1, 60)), ("turn", {}, {"is": 0, "among": [0, 1]}),
    ("step", {}, {"is": "move", "among": list(STEPS)}), ("gold", {"player": 1}, number(0, 0, 40)),
    ("wood", {"player": 0}, number(0, 0, 40)),
    ("levels", {"player": 0, "piece": "melee"}, number(1, 1, 4)),     # as printed on the card of each race
    ("levels", {"player": 0, "piece": "flying"}, number(1, 1, 2)),
    ("levels", {"player": 1, "piece": "melee"}, number(1, 1, 3)),
    ("built", {"player": 0, "piece": "melee"}, number(1, 1, 3)),      # one is printed on the Town
    ("built", {"player": 0, "piece": "ranged"}, number(0, 0, 3)),
    ("training", {"player": 0, "piece": "melee"}, number(0, 0, 1)),   # as many as there are buildings
    ("training", {"player": 0, "piece": "ranged"}, number(0, 0, 0)),
    ("training", {"player": 0, "piece": "worker"}, number(0, 0, 1))])
def test_what_can_be_set_of_the_table(name, of, row):
    assert listed(town(), name, **of) == row


def test_what_is_under_way_bounds_what_can_be_set():
    f = town().has("a", built=[2, 1, 0], rising=[0, 1, 0], training=[1, 1, 0, 1], gold=50)
    assert listed(f, "gold", player=0) == number(50, 0, 50)
    assert listed(f, "built", player=0, piece="melee") == number(2, 1, 3)
    assert listed(f, "built", player=0, piece="ranged") == number(1, 1, 2)  # one rises, one trains a unit
    assert listed(f, "training", player=0, piece="melee") == number(1, 0, 2)
    assert listed(f, "training", player=0, piece="ranged") == number(1, 0, 1)
    assert listed(f, "training", player=0, piece="worker") == number(1, 0, 1)


def test_no_more_are_trained_than_the_box_still_has():
    f = town().has("a", built=[1, 0, 3])
    free = f.s.reserve(0, FLYING)
    assert listed(f, "training", player=0, piece="flying") == number(0, 0, min(3, free))
    f = town().stand("woods", a="flying flying flying").has("a", built=[1, 0, 3])
    assert f.s.reserve(0, FLYING) == free - 3
    assert listed(f, "training", player=0, piece="flying") == number(0, 0, free - 3)


def test_three_units_and_three_workers_of_anybody_share_a_space():
    f = town()
    rows = {piece: listed(f, "pieces", "gate", piece=piece) for piece in
            ("melee:0", "ranged:0", "flying:0", "worker:0", "melee:1", "worker:1")}
    assert rows == {"melee:0": {"is": 2, "among": [0, 1, 2, 3]}, "ranged:0": {"is": 0, "among": [0, 1]},
                    "flying:0": {"is": 0, "among": [0, 1]}, "worker:0": {"is": 0, "among": [0, 1, 2, 3]},
                    "melee:1": {"is": 0, "among": [0, 1, 2, 3]}, "worker:1": {"is": 1, "among": [0, 1, 2, 3]}}
    assert listed(f, "pieces", "north", piece="ranged:1") == {"is": 0, "among": [0, 1, 2]}


def test_an_outpost_rises_only_beside_its_builder():
    f = town()
    assert listed(f, "outpost", "gate") == {"is": None, "among": [None, "outpost:0", "outpost:1", "rising:1"]}
    f.stand("centre", a="worker").outpost("centre", "a", finished=False)
    f.match = None
    assert listed(f, "outpost", "centre")["is"] == "rising:0"
    assert listed(f, "pieces", "centre", piece="worker:0")["among"] == [1, 2, 3]


@pytest.mark.parametrize("space, depleted", [
    ("mine", True), ("north", True), ("gate", False), ("peak", False), ("home", False)])
def test_only_forests_and_mines_are_depleted(space, depleted):
    row = listed(town(), "depleted", space)
    assert row == ({"is": 0, "among": [0, 1, 2]} if depleted else None)


@pytest.mark.parametrize("space", ["home", "peak", "far_home"])
def test_neither_a_town_nor_a_mountain_has_an_outpost(space):
    assert listed(town(), "outpost", space) is None


def test_goods_change_nothing_of_the_step_under_way_and_all_else_begins_it_anew():
    f = town()
    f.s.stack[-1]["moved"] = [1]
    for name, to in (("gold", 9), ("wood", 8), ("levels", 2)):
        put(f, name, to, player=1, **({"piece": "melee"} if name == "levels" else {}))
    put(f, "round", 7)
    assert f.s.stack[-1]["moved"] == [1] and (f.s.gold, f.s.wood, f.s.round) == ([0, 9], [0, 8], 7)
    assert f.s.levels[1] == [2, 1, 1] and f.s.levels[0] == [1, 1, 1]
    put(f, "depleted", 2, "mine")
    assert f.s.stack == [{"phase": "turn", "player": 0, "step": "move"},
                         {"phase": "move", "player": 0, "fresh": True}]
    assert f.s.depleted[f.r("mine")] == 2


def test_whose_step_it_is_and_which():
    f = put(town(), "step", "deploy")
    assert [(frame["phase"], frame["player"]) for frame in f.s.stack] == [("turn", 0), ("deploy", 0)]
    put(f, "turn", 1)
    assert [(frame["phase"], frame["player"]) for frame in f.s.stack] == [("turn", 1), ("deploy", 1)]
    assert f.s.stack[0]["step"] == "deploy"


def test_pieces_and_outposts_stand_as_they_are_set():
    f = put(town(), "pieces", 3, "gate", piece="melee:0")
    assert (f.at("gate", "a"), f.at("gate", "b")) == ("melee melee melee", "worker")
    put(f, "pieces", 0, "gate", piece="melee:0")
    assert (f.at("gate", "a"), f.at("gate", "b")) == ("", "worker")
    for to, found in (("outpost:1", (1, False)), ("rising:1", (1, True)), (None, (-1, False))):
        put(f, "outpost", to, "gate")
        assert (f.s.outpost[f.r("gate")], f.s.unfinished[f.r("gate")]) == found
    put(f, "training", 1, player=1, piece="worker")
    assert f.s.training[1] == [0, 0, 0, 1] and f.s.training[0] == [0, 0, 0, 0]


def test_what_is_set_while_another_answers_is_of_whose_step_it_is():
    f = town()
    f.s.stack.append({"phase": "window", "player": 1, "step": "spend"})
    put(f, "depleted", 1, "mine")
    assert [(frame["phase"], frame["player"]) for frame in f.s.stack] == [("turn", 0), ("move", 0)]
    for name, to, now in (("step", "deploy", ("deploy", 0)), ("turn", 1, ("deploy", 1))):
        f.s.stack.append({"phase": "window", "player": 1 - f.s.stack[0]["player"], "step": "spend"})
        put(f, name, to)
        assert [(frame["phase"], frame["player"]) for frame in f.s.stack] == [("turn", now[1]), now]
