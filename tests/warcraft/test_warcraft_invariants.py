"""What holds in every position of Warcraft can fail, each rule of it under its own name."""

import pytest
from field import field
from warcraft import GAME
from warcraft.units import MELEE, WIDTH


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


def below(s):
    s.races[s.players] = s.races[0]  # whom a number below nought would be counted from the end
    s.pieces[0].append(-1)


def beyond(s):
    s.pieces[0].append(len(s.teams) * WIDTH)


@pytest.mark.parametrize("spoil, name", [
    (stray, "shape"), (below, "shape"), (beyond, "shape"), (many, "box"), (crowd, "room"),
    (unsorted, "ground"), (idle_site, "ground"), (debts, "town"), (fells, "town"), (swarm, "town"),
    (nobody, "town"), (high, "levels"), (low, "levels"), (sea, "lands"), (forged, "cards"), (ghost, "gone"),
    (heir, "gone"), (hoard, "gone")])
def test_the_invariants_can_fail(spoil, name):
    s = field().stand("far_home", b="melee").s
    assert GAME.check(s) == []
    spoil(s)
    assert name in GAME.check(s)
