"""Set-up of the main game, section by section of the rule book."""

from field import field
from warcraft import GAME
from warcraft.decks import DECKS
from warcraft.units import BOX, FLYING, MELEE, OUTPOSTS, RACES, RANGED, STRENGTH, TILES, WORKER, top


def test_components_totals():
    races = len(RACES)
    assert [races * BOX[kind] for kind in (MELEE, RANGED, FLYING, WORKER)] == [40, 28, 16, 32]
    assert races * OUTPOSTS == 8 and races * sum(TILES) == 32
    assert sum(top(race, kind) for race in STRENGTH for kind in (MELEE, RANGED, FLYING)) == 36
    assert all(sum(cards.values()) == 21 for cards in DECKS.values())


def test_the_first_level_of_every_kind_hits_with_two():
    assert {row[0] for rows in STRENGTH.values() for row in rows} == {2}
    assert all(list(row) == sorted(row) for rows in STRENGTH.values() for row in rows)


def test_setup_start():
    s = GAME.start(field().data, 2, {}, 1)
    for p in range(2):
        assert (s.gold[p], s.wood[p], len(s.hands[p])) == (5, 5, 3)
        assert s.levels[p] == [1, 1, 1] and s.built[p] == [1, 0, 0]
        assert [s.many(s.home(p), p, kind) for kind in (MELEE, WORKER)] == [3, 3]
    assert sum(map(len, s.pieces)) == 12


def test_races_are_those_wished_for():
    s = GAME.start(field().data, 2, {"race_0": "night_elf", "race_1": "human"}, 1)
    assert s.races == ["night_elf", "human", ""]
    assert [s.board.keys[s.home(p)] for p in range(2)] == ["-1,-2", "1,2"]


def test_races_are_dealt_by_chance():
    dealt = {tuple(GAME.start(field().data, 2, {}, seed).races[:2]) for seed in range(60)}
    assert len(dealt) == 12


def test_view_leaks_nothing_of_hands_and_decks():
    s = GAME.start(field().data, 2, {}, 1)
    seen = s.seen_by(0)
    assert seen["hands"][0] == s.hands[0] and seen["hands"][1] == 3 and seen["decks"] == [18, 18]
