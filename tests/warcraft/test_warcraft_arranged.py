"""Positions of Warcraft set by hand: what is listed holds, hands and decks stay as they are."""

import json
from pathlib import Path

import pytest

from tabletop import mapfile
from tabletop.wire import Door

MAPS = Path(__file__).resolve().parents[2] / "maps/warcraft"


class Desk:
    """A match for two that is arranged over the wire."""

    def __init__(self):
        self.door = Door()
        data = mapfile.read(MAPS / "2.json")
        self.ask("new_game", game="warcraft", map=data, seats=["human"] * 2, seed=3)

    def ask(self, op, **more):
        return json.loads(self.door.handle(json.dumps({"op": op, **more})))

    def row(self, name, place=None, **of):
        rows = self.ask("settings", **({} if place is None else {"place": place}))["settings"]
        return next((row for row in rows if row["set"] == name
                     and all(row.get(key) == value for key, value in of.items())), None)

    def set(self, name, to, **where):
        return self.ask("arrange", setting={"set": name, "to": to, **where})

    def space(self, *terrains):
        s = self.state
        return next(r for r, terrain in enumerate(s.board.terrain) if terrain in terrains and not s.pieces[r])

    @property
    def state(self):
        return self.door.match.now


@pytest.fixture
def desk():
    return Desk()


def test_units_stand_where_they_are_set_and_the_step_begins_anew(desk):
    r, hands, decks = desk.space("plains", "grass", "forest"), desk.state.hands, desk.state.decks
    assert desk.row("pieces", r, piece="flying:1")["among"] == [0, 1, 2, 3]
    assert "error" not in desk.set("pieces", 2, place=r, piece="flying:1")
    s = desk.state
    assert s.many(r, 1, 2) == 2 and s.stack[0]["step"] == "move" and s.stack[-1]["moved"] == []
    assert (s.hands, s.decks) == (hands, decks) and s.game.check(s) == []


def test_the_box_and_the_mountains_set_limits(desk):
    peak = desk.space("mountain")
    assert desk.row("pieces", peak, piece="worker:0") is None is desk.row("pieces", peak, piece="melee:0")
    assert desk.row("pieces", peak, piece="flying:0") and desk.row("outpost", peak) is None
    places = [r for r in range(len(desk.state.board)) if desk.row("pieces", r, piece="flying:0")]
    desk.set("pieces", 3, place=places[0], piece="flying:0")
    desk.set("pieces", 1, place=places[1], piece="flying:0")
    assert desk.row("pieces", places[2], piece="flying:0") is None       # the box has four


def test_goods_levels_and_whose_step(desk):
    for name, to, of in (("gold", 17, {"player": 1}), ("wood", 0, {"player": 0}), ("round", 4, {}),
                         ("levels", 2, {"player": 0, "piece": "melee"}), ("step", "spend", {}),
                         ("turn", 1, {}),
                         ("built", 2, {"player": 1, "piece": "ranged"}),
                         ("training", 1, {"player": 1, "piece": "ranged"})):
        assert "error" not in desk.set(name, to, **of) and desk.row(name, **of)["is"] == to
    assert desk.state.actor == 1 and desk.state.stack[0]["step"] == "spend"
    assert desk.row("built", player=1, piece="ranged")["least"] == 1     # who is trained needs his place


def test_an_outpost_under_construction_has_its_builder(desk):
    r = desk.space("forest")
    assert "rising:0" not in desk.row("outpost", r)["among"]
    desk.set("pieces", 1, place=r, piece="worker:0")
    desk.set("outpost", "rising:0", place=r)
    assert desk.state.unfinished[r] and 0 not in desk.row("pieces", r, piece="worker:0")["among"]
    desk.set("depleted", 1, place=r)
    assert desk.state.depleted[r] == 1
