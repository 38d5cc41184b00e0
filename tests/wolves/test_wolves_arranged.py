"""Positions of The Wolves set by hand: pieces come from where they are, what is listed holds."""

import pytest
from arranging import Desk, listed
from den import Table

from wolves import GAME
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


def spot(t, name):
    """The number of a hex."""
    return t.s.board.number[t.names[name]]


def built():
    """A position with a little of everything: a pair, dens, a lair, a lone wolf, moose."""
    t = Table(3).stand("0C2", a="alpha pack").stand("0D1", a="den").stand("1C2", b="lair")
    t.stand("N2", c="pack").lay("0A1", "lone").lay("0B1", "moose", 2)
    return t.has("a", actions=1, dens=[2, 1, 0], wolves=2, prey=["hare"], trophies=["crescent"])


def test_all_that_can_be_set_and_within_which_limits():
    t, kinds = built(), ("moose", "deer", "raccoon", "boar", "hare")
    table = {"round": (1, (1, 60)), "turn": (0, [0, 1, 2]), "days": (0, (0, 22)),
             "trophies 0 crescent": (1, (0, 1))}
    ring = ("forest", "rock", "grass", "tundra", "desert", "forest")
    tiles = {f"{one}-{other}": (one, [one, other]) for one, other in zip(ring, ring[1:])}
    mine = {"dens 0 spread": 2, "dens 0 speed": 1, "wolves 0": 2, "actions 0": 1, "prey 0 hare": 1}
    for p in range(3):
        table |= {f"tile {p} {pair}": row for pair, row in tiles.items()}
        most = {**{f"dens {p} {track}": 4 for track in ("spread", "speed", "howl")}, f"lairs {p}": 4,
                f"wolves {p}": 8, f"actions {p}": 9, f"terrains {p}": 9,
                **{f"prey {p} {kind}": 1 for kind in kinds}}
        table |= {name: (mine.get(name, 0), (0, n)) for name, n in most.items()}
    assert listed(GAME.settings(t.s, None)) == {**table, "lairs 1": (1, (1, 4))}


def test_what_may_stand_and_lie_on_a_hex():
    t = built()
    every = [f"{kind}:{p}" for p in range(3) for kind in ("pack", "alpha", "den", "lair")]
    moons, hunted = ["crescent", "full", "quarter"], ["deer", "raccoon", "boar", "hare"]
    wolves = [piece for piece in every if piece[:3] in ("pac", "alp")]
    dens = ["den:0", "den:1", "den:2"]
    stack = {"stack": ("crescent", moons)}
    pair = [None, *every[:4], "den:1", "den:2"]
    bank = [None, *(piece for piece in every if "lair" not in piece)]
    wanted = {"0C2": {"one": ("pack:0", pair), "other": ("alpha:0", pair), **stack},
              "0D1": {"one": ("den:0", [None, *every]), "other": (None, [None, *wolves]), **stack},
              "1C2": {"one": ("lair:1", [None, *every]), "other": (None, [None, "pack:1", "alpha:1"]),
                      **stack},
              "0W": stack,
              "0A1": {"token": ("lone", [None, "lone", *hunted]), **stack},
              "0B1": {"token": ("moose", [None, "lone", "moose", *hunted]), "heap": (2, (1, 2)), **stack},
              "N2": {"one": ("pack:2", bank), "other": (None, [None, "den:0", "den:1", "pack:2", "alpha:2",
                                                                "den:2"])},
              "0E3": {"one": (None, [None, *every]), "token": (None, [None, "lone", *hunted]), **stack}}
    assert {name: listed(GAME.settings(t.s, spot(t, name))) for name in wanted} == wanted


def test_dens_come_from_the_track_with_most_and_wolves_in_the_order_they_are_called(desk):
    hexes = [h for h, land in enumerate(desk.state.board.land) if land and not desk.state.token[h]
             and not desk.state.pieces[h] and desk.state.board.region[h] >= 0]
    for h in hexes[:4]:
        desk.set("one", "den:0", place=h)
    assert desk.state.dens[0] == [2, 1, 1] and desk.state.out[0] == [0, 0, 0, 0]
    desk.set("one", "alpha:0", place=hexes[4])
    assert desk.state.wolves[0] == 3 and desk.state.out[0] == [0, 2, 0, 0]
    assert desk.row("wolves", player=0)["least"] == 3
    desk.set("one", None, place=hexes[4])
    assert desk.row("wolves", player=0)["least"] == 0
    assert desk.row("dens", player=0, piece="spread")["least"] == 2


def test_what_was_won_under_a_moon_is_of_the_box(desk):
    r = desk.state.board.region[desk.free()]
    moons = desk.state.stacks[r]
    assert desk.row("trophies", player=0, piece=moons[0]) is None      # all of it lies on the map
    desk.state.stacks[r] = []
    assert desk.row("trophies", player=0, piece=moons[0])["most"] == 1
    desk.set("points", 1, player=1, piece=moons[0])
    assert len(desk.state.points[1]) == 1 and desk.row("trophies", player=1, piece=moons[0]) is None
    desk.set("points", 0, player=1, piece=moons[0])
    desk.set("trophies", 1, player=0, piece=moons[0])
    assert desk.state.trophies[0] == [moons[0]] and desk.state.points[1] == []


def test_days_that_are_taken_are_lone_wolves_called(desk):
    desk.set("days", 3)
    assert desk.state.calendar == [-1, -1, -1]
    desk.set("days", 1)
    assert desk.state.calendar == [-1]


def test_a_heap_of_prey_is_as_high_as_its_stack(desk):
    h = desk.state.token.index("moose")
    assert desk.row("heap", h)["most"] == 2
    desk.set("heap", 1, place=h)
    assert desk.state.heap[h] == 1
    desk.set("token", "deer" if "deer" in desk.row("token", h)["among"] else None, place=h)
    assert desk.state.heap[h] in (0, 2)
    lone = desk.state.token.index("lone")
    desk.set("token", None, place=lone)
    assert desk.state.heap[lone] == 0
    desk.set("token", "lone", place=lone)
    assert desk.state.heap[lone] == 1
