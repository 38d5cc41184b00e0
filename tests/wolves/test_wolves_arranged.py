"""Positions of The Wolves set by hand: pieces come from where they are, what is listed holds."""

import pytest
from arranging import Desk

from wolves.tables import ALPHA, DEN, HIGHEST, PACK


class Den(Desk):
    """A match for three, its set-up over."""

    def __init__(self, begun=True):
        super().__init__("wolves", 3)
        while begun and self.state.stack[-1]["phase"] == "draft":
            self.door.match.apply(self.state.legal[0])

    def free(self, shore=False):
        """A hex of land of some region where nothing stands or lies."""
        s = self.state
        return next(h for h, land in enumerate(s.board.land) if land and not s.token[h] and not s.pieces[h]
                    and s.board.region[h] >= 0 and s.board.shore[h] is shore)


@pytest.fixture
def desk():
    return Den()


def test_a_wolf_comes_from_the_pack_board_and_one_that_goes_is_left_out(desk):
    h = desk.free()
    assert "error" not in desk.set("one", "pack:1", place=h)
    assert desk.state.pieces[h] == [HIGHEST + PACK] and desk.state.wolves[1] == 1
    desk.set("one", None, place=h)
    assert desk.state.pieces[h] == [] and desk.state.out[1][PACK] == 1
    assert desk.row("wolves", player=1)["least"] == 0
    desk.set("one", "pack:1", place=h)
    assert desk.state.out[1] == [0, 0, 0, 0] and desk.state.wolves[1] == 1


def test_two_share_a_hex_only_as_the_rules_let_them(desk):
    h = desk.free()
    desk.set("one", "den:0", place=h)
    assert sum(desk.state.dens[0]) == 1
    among = desk.row("other", h)["among"]
    assert {"pack:0", "alpha:2"} <= set(among) and not {"den:1", "lair:1"} & set(among)
    assert desk.set("other", "den:1", place=h)["error"] == "form"
    desk.set("other", "alpha:2", place=h)
    assert desk.state.pieces[h] == [DEN, 2 * HIGHEST + ALPHA]


def test_lairs_stand_by_the_water(desk):
    assert "lair:0" not in desk.row("one", desk.free())["among"]
    h = desk.free(shore=True)
    assert "lair:0" in desk.row("one", h)["among"]
    desk.set("one", "lair:0", place=h)
    assert desk.state.lairs[0] == 1 and desk.row("lairs", player=0)["least"] == 1


def test_tiles_tokens_prey_and_days(desk):
    for name, to, of in (("tile", "rock", {"player": 1, "piece": "forest-rock"}),
                         ("actions", 3, {"player": 0}),
                         ("prey", 1, {"player": 2, "piece": "hare"}), ("days", 5, {}), ("round", 7, {}),
                         ("dens", 2, {"player": 0, "piece": "howl"})):
        assert "error" not in desk.set(name, to, **of) and desk.row(name, **of)["is"] == to
    s = desk.state
    assert s.faces[1][1] == "rock" and s.prey[2] == ["hare"] and len(s.calendar) == 5
    assert s.out[0][DEN] == 2 and s.game.check(s) == []


def test_the_moons_of_two_regions_change_places(desk):
    h = desk.free()
    before, r = sorted(desk.state.stacks), desk.state.board.region[h]
    other = next(value for value in desk.row("stack", h)["among"] if value != desk.row("stack", h)["is"])
    desk.set("stack", other, place=h)
    assert desk.state.stacks[r] == [other] and sorted(desk.state.stacks) == before


def test_what_lies_there_takes_the_place_of_nobody(desk):
    h = desk.free()
    kinds = desk.row("token", h)["among"]
    assert "lone" not in kinds                       # all the box has lie on the map
    lone = desk.state.token.index("lone")
    desk.set("token", None, place=lone)
    desk.set("token", "lone", place=h)
    assert desk.state.token[h] == "lone" and desk.row("one", h) is None


def test_a_turn_that_is_given_brings_no_tokens_anew(desk):
    before = list(desk.state.actions)
    desk.set("turn", 2)
    desk.set("turn", 1)
    assert desk.state.actor == 1 and desk.state.actions == before and desk.state.stack[-1]["left"] == 2


def test_nothing_is_set_during_the_set_up():
    desk = Den(begun=False)
    assert desk.ask("settings") == {"settings": []} == desk.ask("settings", place=0)
    assert desk.set("round", 2)["error"] == "form"
