"""Positions of Warcraft set by hand: what is listed holds, hands and decks stay as they are."""

import pytest
from arranging import Desk


class Field(Desk):
    """A match for two."""

    def __init__(self):
        super().__init__("warcraft", 2)

    def space(self, *terrains):
        s = self.state
        return next(r for r, terrain in enumerate(s.board.terrain) if terrain in terrains and not s.pieces[r])


@pytest.fixture
def desk():
    return Field()


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
