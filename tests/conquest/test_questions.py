"""What Small World of Warcraft will ask of the family, answered here by a tiny game of its own (book 000)."""

import json

import pytest
from isles import GAME, KEYS, MAP, TEAMS, at, band, give_up, go, sat

from conquest.rules import barriers, bill, cost, targets
from tabletop import Match
from conquest.words import _russian
from tabletop.ai import margins
from tabletop.phase import pruned


def near(match, b=1) -> set:
    return {KEYS[r] for r in targets(match.now, b)}


def price(match, key, b=1) -> int:
    return cost(match.now, b, at(key))


def verbs(match, verb) -> set:
    return {KEYS[action[1]] for action in match.now.legal if action[0] == verb}


# --- entries and the fare (p. 5) ----------------------------------------------------------------

def test_a_race_comes_ashore_at_an_entry_at_any_time():
    assert near(sat(band(0, "folk", "plain", hand=5))) == {"harbour", "landing"}
    assert near(sat(band(0, "folk", "plain", hand=5, marsh=1))) == {"harbour", "peak", "landing"}


def test_crossing_to_an_entry_without_a_neighbour_of_ones_own_costs_a_fare():
    match = sat(band(0, "folk", "plain", hand=5, marsh=1))
    assert (price(match, "landing"), price(match, "harbour")) == (3, 2)
    assert ["fare", 1] in bill(match.now, 1, at("landing"))
    assert price(sat(band(0, "folk", "plain", hand=5)), "harbour") == 3
    # ruling 12: it is due even on an island where the race lives already
    assert price(sat(band(0, "folk", "plain", hand=5, peak=1)), "harbour") == 3


def test_another_band_of_the_same_player_saves_no_fare():
    match = sat(band(0, "folk", "plain", hand=5), band(0, "farers", marsh=1))
    assert price(match, "harbour") == 3


def test_who_sails_pays_no_fare_and_never_less_than_none():
    assert price(sat(band(0, "folk", "sailing", hand=5)), "harbour") == 2
    match = sat(band(0, "folk", "sailing", hand=5))
    match.now.items[1].append("guide")
    assert price(match, "harbour") == 2


def test_what_counts_as_near_needs_no_fare():
    match = sat(band(0, "kobolds", "plain", hand=9))
    assert near(match) == {"harbour", "landing", "peak", "wood"}
    assert (price(match, "wood"), price(match, "peak")) == (2, 3)


def test_a_race_may_have_entries_of_its_own_for_its_first_conquest_only():
    assert "bay" in near(sat(band(0, "naga", "plain", hand=5)))
    assert price(sat(band(0, "naga", "plain", hand=5)), "bay") == 2
    assert "bay" not in near(sat(band(0, "naga", "plain", hand=5, wood=1)))


# --- tolls, paid before an action (Pandaren, Marsh dwellers) ------------------------------------

def attacked(power, coins=(3, 5), race="farers", **lands):
    return sat(band(0, "folk", "plain", hand=9, harbour=1), band(1, race, power, **lands), coins=list(coins))


def test_a_toll_goes_from_the_attacker_to_the_holder():
    match = attacked("mire", marsh=1, wood=1)
    match = go(match, "conquer marsh")
    assert match.now.coins == [2, 6] and match.now.owner(match.now.band[at("marsh")]) == 0
    assert [row[-1] for row in match.now.earned] == [-1, 1]


def test_a_toll_is_told_with_the_choice():
    match = attacked("mire", marsh=1, wood=1)
    phase, f = match.game.phases["conquer"], match.now.stack[-1]
    assert phase.describe(match.now, f, ("conquer", at("marsh")))["toll"] == 1
    assert "toll" not in phase.describe(match.now, f, ("conquer", at("landing")))


def test_who_cannot_pay_the_toll_cannot_attack():
    match = attacked("mire", coins=(0, 5), marsh=1, wood=1)
    assert barriers(match.now, 1, at("marsh")) == {"toll"} and "marsh" not in verbs(match, "conquer")


def test_a_toll_may_be_due_once_a_turn():
    match = go(attacked("harmony", coins=(2, 5), marsh=1, peak=1, wood=1), "conquer marsh", "conquer peak")
    assert match.now.coins == [0, 7]


def test_a_toll_may_outlive_decline():
    faded = {**band(1, "farers", marsh=1), "power": "mire"}
    match = sat(band(0, "folk", "plain", hand=9, harbour=1), faded)
    assert go(match, "conquer marsh").now.coins == [4, 6]


def test_nobody_pays_himself():
    match = sat(band(0, "folk", "plain", hand=9, harbour=1), {**band(0, "farers", marsh=1), "power": "mire"})
    assert go(match, "conquer marsh").now.coins == [5, 5]


def test_a_toll_is_lost_with_the_die():
    match = sat(band(0, "folk", "plain", hand=1, harbour=1), band(1, "farers", "mire", marsh=1, wood=1),
                die=0)
    match = go(match, "gamble marsh")
    assert [row[1:] for row in match.now.earned[:2]] == [[0, 0, 0, 0, 0, 0, -1], [1, 0, 0, 0, 0, 0, 1]]
    assert match.now.coins[1] == 6 and match.now.owner(match.now.band[at("marsh")]) == 1


# --- the least garrison (Tauren: two) -----------------------------------------------------------

def tauren(hand=0, **lands):
    return sat(band(0, "tauren", "plain", hand, **lands), band(1, "folk", "spare", wood=2))


def test_two_must_come_whatever_the_price():
    match = tauren(hand=4, harbour=2)
    match.now.put("hammer", at("harbour"))
    assert price(match, "marsh") == 2 and bill(match.now, 1, at("marsh"))[-1] == ["at_least_one", 1]


def test_two_stay_behind_when_troops_are_readied():
    match = tauren(harbour=5, marsh=2)
    assert match.now.hand[1] == 3 and match.now.troops[:2] == [2, 2]


def test_the_die_needs_two_of_them():
    assert verbs(tauren(hand=1, harbour=2), "gamble") == verbs(tauren(hand=1, harbour=2), "conquer") == set()
    assert verbs(tauren(hand=2, marsh=2), "gamble") == {"peak", "landing"}


def test_two_stay_on_each_region_when_they_are_redeployed():
    match = go(tauren(harbour=5, marsh=2), "done")
    assert ("garrison", 0, 1) not in match.now.legal and ("garrison", 0, 2) in match.now.legal
    while match.now.stack[-1]["phase"] == "redeploy":
        match.apply(pruned(match.now)[0])
    assert min(match.now.troops[r] for r in match.now.lands(1)) == 2


def test_two_stay_in_decline():
    match = go(tauren(harbour=5, marsh=2), "decline")
    assert match.now.troops[:2] == [2, 2] and match.now.declined[1]


def test_where_too_few_are_left_a_region_is_given_up():
    match = tauren(harbour=2, marsh=2)
    match.now.tray["tauren"] += 1
    match.now.troops[at("marsh")] -= 1
    match = go(match, "done", "gather", "garrison marsh 2", "done")
    assert match.now.lands(1) == [at("marsh")] and match.now.troops[at("marsh")] == 3


# --- losses: how many, and who took them --------------------------------------------------------

def test_losses_may_depend_on_who_took_the_region_and_on_the_turn():
    match = sat(band(0, "folk", "plain", hand=9, harbour=1),
                band(1, "draenei", "spare", marsh=2, peak=2, wood=1))
    match = go(match, "conquer marsh", "conquer peak")
    assert match.now.hand[3] == 3 and match.now.tray["draenei"] == 20 - 4


def test_a_stack_in_decline_is_lost_whole():
    match = sat(band(0, "folk", "plain", hand=9, harbour=1), band(1, "tauren", marsh=2, wood=2))
    assert go(match, "conquer marsh").now.tray["tauren"] == 20 - 2


def test_the_log_of_a_turn_tells_every_conquest():
    match = sat(band(0, "folk", "plain", hand=9, harbour=1), band(1, "tauren", marsh=2, wood=2))
    match = go(match, "conquer marsh", "conquer peak")
    assert match.now.conquests == [[1, at("marsh"), 3, "tauren", 2, 2], [1, at("peak"), -1, None, 0, 0]]
    assert match.now.beaten(1) == 1


# --- what stays on the map, and what a band holds (artifacts, p. 13) ----------------------------

def hammered(**lands):
    return sat(band(0, "folk", "plain", hand=9, harbour=1), band(1, "farers", "spare", wood=2, **lands),
               tokens={"marsh": {"hammer": 1, "fort": 1}})


def test_a_piece_that_stays_lies_on_when_its_region_changes_hands():
    assert go(hammered(marsh=1), "conquer marsh").now.tokens[at("marsh")] == {"hammer": 1}


@pytest.mark.parametrize("lands", [{}, {"marsh": 1}])
def test_whoever_takes_the_region_holds_the_item_and_uses_it(lands):
    match = hammered(**lands)
    assert price(match, "landing") == 3 and match.now.items[3] == ["hammer"][:len(lands)]
    match = go(match, "conquer marsh")
    assert match.now.items[1] == ["hammer"] and match.now.items[3] == [] and price(match, "landing") == 2
    assert ["hammer", -1] in bill(match.now, 1, at("landing"))


def test_an_item_is_lost_with_its_region():
    match = go(hammered(), "conquer marsh")
    give_up(match, "marsh")
    assert match.now.items[1] == [] and match.now.tokens[at("marsh")] == {"hammer": 1}


def test_an_item_is_no_use_in_decline():
    match = sat(band(0, "folk", "plain", hand=9, harbour=1), band(1, "farers", marsh=1, wood=1),
                tokens={"marsh": {"hammer": 1}})
    assert match.now.items[3] == ["hammer"] and price(match, "peak", 3) == 3


def test_a_held_item_moves_with_its_piece():
    match = go(hammered(), "conquer marsh", "conquer peak")
    match.now.put("hammer", at("marsh"), -1)
    assert match.now.items[1] == []
    match.now.put("hammer", at("peak"))
    assert match.now.items[1] == ["hammer"] and match.game.check(match.now) == []
    match.now.items[1].clear()
    assert match.game.check(match.now) == ["items"]


def test_a_piece_that_stays_and_is_not_held_hears_of_what_happens_there():
    match = sat(band(0, "folk", "plain", hand=9, harbour=1), band(1, "farers", "spare", wood=2, marsh=1),
                tokens={"marsh": {"goal": 1}})
    match = go(match, "conquer marsh", "conquer peak")
    assert match.now.coins[0] == 6 and match.now.tokens[at("marsh")] == {"goal": 1}
    assert match.now.items[1] == [] and match.now.memo["goal"] is True


# --- several columns, and sides (team play) -----------------------------------------------------

def teams(players=4):
    return Match(TEAMS, MAP, {"teams": True}, ["human"] * players, 3)


def test_each_side_drafts_from_its_own_column():
    match = teams()
    horde = [race for race, _, _ in match.now.column if TEAMS.lane(race)]
    assert len(horde) == 2 and len(match.now.column) == 4
    assert all(not TEAMS.lane(match.now.column[action[1]][0]) for action in match.now.legal)
    prices = [match.game.phases["draft"].describe(match.now, match.now.stack[-1], action)["price"]
              for action in match.now.legal]
    assert prices == [0, 1]


def test_a_coin_goes_on_what_stands_above_in_the_same_column():
    match = teams()
    places = [action[1] for action in match.now.legal]
    left = match.now.column[places[0]][0]
    other = [race for race, _, _ in match.now.column if TEAMS.lane(race)]
    match.apply(("take", places[1]))
    coins = {race: n for race, _, n in match.now.column}
    assert coins[left] == 1 and all(coins[race] == 0 for race in other) and match.now.coins[0] == 4
    assert len(coins) == 4


def test_who_plays_together_wins_and_loses_together():
    match = teams()
    match.now.coins[:] = [9, 1, 5, 5]
    mine = margins(match.now)
    assert TEAMS.sides(match.now) == [0, 1, 0, 1] and mine[0] == mine[2] == -mine[1]
    assert GAME.sides(sat(band(0, "folk", "plain")).now) == [0, 1]


# --- all of it together -------------------------------------------------------------------------

@pytest.mark.parametrize("game", [GAME, TEAMS])
def test_whole_games_are_played_and_saved(game):
    import random
    chance = random.Random(5)
    for seed in range(12):
        match = Match(game, MAP, {"teams": game is TEAMS}, ["human"] * (2 + seed % 3), seed)
        while match.now.legal:
            match.apply(chance.choice(pruned(match.now)))
            assert game.check(match.now) == [] and game.view(match.now, 0)
        saved = json.loads(json.dumps(match.save()))
        assert Match.load({"isles": game}, saved).now.__dict__ == match.now.__dict__


@pytest.mark.parametrize("form, numbers", [
    (0, (1, 21, 101, 121)), (1, (2, 3, 4, 22, 34, 102, 134)),
    (2, (0, 5, 10, 11, 12, 13, 14, 20, 25, 111, 112, 114))])
def test_russian_nouns_follow_their_numbers(form, numbers):
    assert {_russian(n) for n in numbers} == {form}
