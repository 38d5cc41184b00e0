"""Hypothesis plays Warcraft, every scenario; the invariants can fail."""

import machine
import pytest
from always import choices, plain
from field import MAPS, chart, field
from hypothesis import strategies as st
from hypothesis.stateful import initialize
from warcraft import GAME
from warcraft.units import MELEE

BOARDS = sorted(path.relative_to(MAPS).with_suffix("").as_posix() for path in MAPS.rglob("*.json"))


class Play(machine.Play):
    """On any map, with any first player and the rulings of the box or of the FAQ."""

    words = ("move", "fight", "deploy", "finish", "outpost", "train", "build", "found", "upgrade", "give",
             "x")

    @initialize(name=st.sampled_from(BOARDS), seed=machine.seeds, warm=st.integers(0, 300),
                healing=st.sampled_from(("printed", "faq")), errata=st.booleans())
    def sit_down(self, name, seed, warm, healing, errata):
        data = chart(name)
        self.sit(GAME, data, len(data["seats"]), seed, warm, healing=healing, errata=errata)

    def holds(self, s):
        assert GAME.check(s) == []
        choices(s)
        plain(s)
        for p in range(s.players):
            seen = s.seen_by(p)
            assert all(type(seen["hands"][q]) is int for q in range(s.players) if not s.sees(p, q))


Play.TestCase.settings = machine.often(20, 20)
TestPlay = Play.TestCase


# --- the invariants can fail -----------------------------------------------------------------------

def many(s):
    s.put(0, 0, 0, 11)


def crowd(s):
    s.pieces[1] = [0, 0, 0, 0]


def unsorted(s):
    s.pieces[1] = [2, 0]


def idle_site(s):
    s.outpost[3], s.unfinished[3] = 0, True


def debts(s):
    s.gold[0] = -1


def fells(s):
    s.wood[1] = -1


def swarm(s):
    s.training[0] = [0, 0, 0, 2]


def nobody(s):
    s.training[0] = [0, 0, 0, -1]


def high(s):
    s.levels[0] = [9, 1, 1]


def low(s):
    s.levels[0] = [0, 1, 1]


def sea(s):
    s.depleted[s.board.terrain.index("clear")] = 1


def forged(s):
    s.hands[0] = ["curse"] * 9


def ghost(s):
    s.out = [1]


def heir(s):
    s.out, s.pieces, s.gold = [1], [[] for _ in s.pieces], [0, 3]
    s.decks[1] = []


def hoard(s):
    s.out, s.pieces = [1], [[] for _ in s.pieces]


def stray(s):
    s.put(0, s.players, MELEE)  # of neutrals, where there are none


@pytest.mark.parametrize("spoil, name", [
    (stray, "shape"), (many, "box"), (crowd, "room"), (unsorted, "ground"), (idle_site, "ground"),
    (debts, "town"), (fells, "town"), (swarm, "town"), (nobody, "town"), (high, "levels"), (low, "levels"),
    (sea, "lands"), (forged, "cards"), (ghost, "gone"), (heir, "gone"), (hoard, "gone")])
def test_the_invariants_can_fail(spoil, name):
    s = field().stand("far_home", b="melee").s
    assert GAME.check(s) == []
    spoil(s)
    assert name in GAME.check(s)
