"""How a match begins: coins, murlocs, what lies face down, the column; and the game in teams (p. 3)."""

import pytest
from azeroth import GAME
from azeroth.finds import FACE_DOWN
from realm import MAP, realm
from tabletop import Match, Refusal


def begun(players=2, seed=1, **options) -> Match:
    return Match(GAME, MAP, options, ["human"] * players, seed)


def test_the_box_holds_what_is_printed():
    assert (len(GAME.races), len(GAME.powers), len(GAME.artifacts), len(GAME.places)) == (16, 20, 5, 7)
    assert sum(race.limit for race in GAME.races.values()) == 182
    assert sorted(race.faction for race in GAME.races.values()) == (
        ["alliance"] * 6 + ["horde"] * 6 + ["neutral"] * 4)
    combined = [race.tokens + power.tokens for race in GAME.races.values() for power in GAME.powers.values()]
    assert (min(combined), max(combined)) == (7, 16)


def test_five_coins_six_combinations_and_murlocs_where_the_map_says():
    s = begun().now
    assert s.coins == [5, 5] and len(s.column) == 6
    assert {s.board.keys[r] for r, b in enumerate(s.band) if b == 0} == {
        "north.meadow", "north.grove", "south.wood", "south.dune"}


def test_one_find_lies_face_down_on_each_island_and_nobody_sees_which():
    s = begun().now
    assert [s.board.keys[r] for r in s.where(FACE_DOWN)] == ["north.peak", "south.glade"]
    for viewer in (None, 0, 1):
        seen = s.seen_by(viewer)
        assert seen["finds"] == [1, 1] and seen["unused"] == 10


def test_whoever_thinks_may_find_anything_there():
    s, found = begun().now, set()
    for seed in range(60):
        new = s.clone()
        new.rng = seed
        GAME.redeal(new, 0)
        found.add(new.finds[0][0])
    assert found == set(GAME.finds)


# --- the game in teams (facts, proposed.team_variant) -------------------------------------------

@pytest.mark.parametrize("players, sides", {3: [0, 1, 2], 4: [0, 1, 0, 1], 5: [0, 1, 0, 1, 2]}.items())
def test_sides_take_turns_and_draft_from_columns_of_their_own(players, sides):
    match = begun(players, teams=True)
    s = match.now
    assert GAME.sides(s) == sides
    for lane, faction in enumerate(("alliance", "horde", "neutral")[:len(set(sides))]):
        mine = [race for race, _, _ in s.column if GAME.lane(race) == lane]
        assert len(mine) == 3 and {GAME.races[race].faction for race in mine} == {faction}
    assert all(GAME.races[s.column[action[1]][0]].faction == "alliance" for action in s.legal)


def test_the_weaker_member_stands_for_his_side():
    match = begun(4, teams=True)
    match.now.coins = [50, 40, 30, 41]
    assert GAME.ranking(match.now) == [[30, 0], [40, 0], [30, 0], [40, 0]]


def test_two_do_not_play_in_teams():
    with pytest.raises(Refusal):
        begun(2, teams=True)


def test_by_hand_only_pieces_are_laid_that_come_in_numbers_and_go_with_their_region():
    t = realm(a="orcs farmer", b="humans mining").own("a", meadow=2).own("b", landing=2)
    rows = GAME.settings(t.s, t.region("meadow"))
    assert [(row["piece"], row["among"]) for row in rows if row["set"] == "piece"] == [
        ("fort", [0, 1]), ("wall", [0, 1])]  # no find, no objective, no bomb
