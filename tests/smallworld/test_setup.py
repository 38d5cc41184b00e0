"""How a match begins (p. 2): coins, tribes, trays, the column and the stacks, and the options."""

import pytest

from conquest.state import NOBODY, TRIBES
from smallworld import GAME, first
from table import table, tiny_map
from tabletop import Match, Refusal


def begin(players=2, seed=3, **options):
    """A match dealt from the printed box, whatever was added to it since."""
    return Match(GAME, tiny_map(), options, ["human"] * players, seed, first=True)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_five_coins(players):
    assert begin(players).now.coins == [5] * players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_players(players):
    with pytest.raises(Refusal) as refused:
        begin(players)
    assert refused.value.code == "players" and refused.value.facts["allowed"] == [2, 3, 4, 5]


def test_a_lost_tribe_stands_on_each_marked_region_and_nowhere_else():
    s = begin().now
    assert ([r for r, b in enumerate(s.band) if b == TRIBES]
            == [r for r, tribe in enumerate(s.board.tribes) if tribe])
    assert [n for n in s.troops if n] == [1] * sum(s.board.tribes)
    assert {b for b in s.band} == {TRIBES, NOBODY}


def test_six_combinations_lie_face_up_without_coins():
    s = begin().now
    assert len(s.column) == GAME.offered == 6 and all(coins == 0 for _, _, coins in s.column)
    assert (len(s.races), len(s.powers)) == (14 - 6, 20 - 6)


def test_every_banner_and_badge_is_in_the_game_once():
    s = begin().now
    assert sorted(s.races + [race for race, _, _ in s.column]) == first.RACES and len(first.RACES) == 14
    assert sorted(s.powers + [power for _, power, _ in s.column]) == first.POWERS and len(first.POWERS) == 20


def test_the_box_holds_168_race_tokens():
    printed = {"amazons": 15, "dwarves": 8, "elves": 11, "ghouls": 10, "giants": 11,
               "halflings": 11, "humans": 10, "orcs": 10, "ratmen": 13, "skeletons": 20, "sorcerers": 18,
               "tritons": 11, "trolls": 10, "wizards": 10}
    assert begin().now.tray == printed and sum(printed.values()) == 168


def test_banners_and_badges_carry_the_printed_numbers():
    races = {"amazons": 6, "dwarves": 3, "elves": 6, "ghouls": 5, "giants": 6, "halflings": 6,
             "humans": 5, "orcs": 5, "ratmen": 8, "skeletons": 6, "sorcerers": 5, "tritons": 6,
             "trolls": 5, "wizards": 5}
    powers = {"alchemist": 4, "berserk": 4, "bivouacking": 5, "commando": 4, "diplomat": 5,
              "dragon_master": 5, "flying": 5, "forest": 4, "fortified": 3, "heroic": 5, "hill": 4,
              "merchant": 2, "mounted": 5, "pillaging": 5, "seafaring": 5, "spirit": 5, "stout": 4,
              "swamp": 4, "underworld": 5, "wealthy": 4}
    assert {key: GAME.races[key].tokens for key in races} == races
    assert {key: GAME.powers[key].tokens for key in powers} == powers


def test_pieces_are_as_many_as_in_the_box():
    printed = {"lair": 10, "fortress": 6, "camp": 5, "hole": 2, "hero": 2, "dragon": 1}
    assert {key: GAME.pieces[key].limit for key in printed} == printed


def test_the_seed_decides_the_column():
    assert begin(seed=3).now.column == begin(seed=3).now.column
    assert begin(seed=3).now.column != begin(seed=4).now.column


def test_the_match_begins_in_round_one_with_the_draft_of_the_first_player():
    s = begin(3, first=2).now
    assert (s.round, s.actor, s.stack[-1]["phase"]) == (1, 2, "draft")


def test_the_first_player_may_be_drawn_by_lot():
    assert {begin(seed=seed, first="random").now.first for seed in range(20)} == {0, 1}


@pytest.mark.parametrize("options",
                         [{"first": 2}, {"first": -1}, {"first": "last"}, {"first": None}, {"coins": "few"},
                                     {"tea": True}, {"extra": "humans"}, {"extra": [1]}])
def test_unknown_options_are_refused(options):
    with pytest.raises(Refusal) as refused:
        begin(**options)
    assert refused.value.code == "option"


def test_a_missing_extra_trait_is_named():
    with pytest.raises(Refusal) as refused:
        begin(extra=["no_such_race"])
    assert (refused.value.code, refused.value.facts["why"]) == ("missing", ["no_such_race"])


def test_extras_of_the_box_do_not_double():
    assert len(begin(extra=["humans"]).now.tray) == 14


def test_nobody_has_a_race_at_the_start():
    t = table(a="", b="")
    assert t.s.active == [NOBODY, NOBODY] and t.phase == "draft" and not any(t.s.race)


def test_a_guest_plays_only_where_it_is_asked_for():
    class Newts(type(GAME.races["elves"])):
        """Lies in a module that is not the game's."""
    Newts.__module__ = "newts"
    guests = {"newts": Newts(), "elves": GAME.races["elves"]}
    assert GAME.playing(guests, ()) == ["elves"] and GAME.playing(guests, ("newts",)) == ["newts", "elves"]


def test_anybody_at_the_table_may_be_named_to_begin():
    for first in range(2):
        assert Match(GAME, tiny_map(), {"first": first}, ["human"] * 2, 1).now.first == first
