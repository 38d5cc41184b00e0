"""What the screen is told before a choice: the bill, the odds, the income and the reasons why not."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from smallworld import GAME
from conquest.forecast import explain, forecast
from conquest.rules import DIE_MOST, barriers, bill, cost
from table import table, tiny_map
from tabletop import Match
from tabletop.phase import pruned, step


def wanderer(seed, steps, players=2):
    """A state somewhere in a game played at random."""
    s = Match(GAME, tiny_map(), {}, ["human"] * players, seed).now.clone()
    chance = random.Random(seed)
    for _ in range(steps):
        if s.legal:
            step(s, chance.choice(pruned(s)))
    return s


def conquering(power="hill", race="ratmen", **lands):
    t = table(a=f"{race} {power}", b="orcs forest").own("a", **lands).own("b", cave=1, wood=3)
    return t


def told(t, region) -> dict:
    return forecast(GAME, t.s, ("conquer", t.region(region)) if region else ())


# --- the bill -----------------------------------------------------------------------------------

@settings(max_examples=60, deadline=None)
@given(some.integers(0, 10_000), some.integers(0, 120), some.integers(2, 4))
def test_the_items_of_a_bill_make_the_cost(seed, steps, players):
    s = wanderer(seed, steps, players)
    for b in (b for b, race in enumerate(s.race) if race):
        for r in range(len(s.band)):
            assert sum(n for _, n in bill(s, b, r)) == cost(s, b, r) >= 1


def test_a_bill_names_its_items():
    t = (table(a="tritons commando", b="orcs forest").own("a", meadow=5).own("b", wood=2)
         .put("wood", fortress=1))
    assert bill(t.s, t.band("a"), t.region("wood")) == [
        ["base", 2], ["tokens", 2], ["fortress", 1], ["tritons", -1], ["commando", -1]]


def test_a_bill_says_when_the_least_price_holds():
    t = table(a="tritons mounted", b="orcs commando").own("a", meadow=5)
    assert (bill(t.s, t.band("a"), t.region("shore"))
            == [["base", 2], ["tritons", -1], ["mounted", -1], ["at_least_one", 1]])
    assert ["mountain", 1] in bill(t.s, t.band("a"), t.region("ridge"))


# --- the odds -----------------------------------------------------------------------------------

@pytest.mark.parametrize("hand, odds", [(4, [3, 6]), (3, [2, 6]), (2, [1, 6]), (1, None), (5, None)])
def test_the_odds_stand_where_the_die_is_needed(hand, odds):
    t = conquering(meadow=1 + hand)
    assert t.cost("a", "wood") == 5 and told(t, "wood").get("chance") == odds


def test_whoever_has_no_last_roll_is_told_no_odds():
    assert "chance" not in told(conquering("berserk", meadow=4), "wood")


def test_without_a_token_there_are_no_odds():
    assert "chance" not in told(conquering(meadow=1), "shore")


def test_what_is_barred_has_no_odds():
    t = conquering(meadow=4).put("wood", hero=1)
    facts = told(t, "wood")
    assert facts["why"] == ["immune"] and "chance" not in facts and "income_with" not in facts
    assert "chance" not in told(conquering(meadow=2), "peak")


def test_the_pips_of_a_berserk_roll_come_off_the_price():
    t = conquering("berserk", meadow=3).with_(die=2).play("a", "roll")
    facts = told(t, "wood")
    assert (facts["cost"], facts["bill"][-1]) == (3, ["berserk", -2]) and "chance" not in facts


# --- what only some races and powers do ---------------------------------------------------------

def about(t, *action) -> dict:
    """The forecast of an action in words."""
    return forecast(GAME, t.s, t.action(" ".join(action)))


def dragon(hand=1):
    return conquering("dragon_master", meadow=1 + hand)


def test_the_dragon_costs_one_token_whatever_the_price():
    facts = about(dragon(), "dragon wood")
    assert facts["bill"] == [["dragon_master", 1]] and (facts["cost"], facts["hand"]) == (1, 1)
    assert facts["why"] == [] and "chance" not in facts
    assert sum(facts["income_with"].values()) == sum(facts["income"].values()) + 1


def test_the_dragon_goes_only_where_it_can():
    t = dragon()
    assert about(t, "dragon peak")["why"] == ["far"] and "cost" not in about(t, "dragon peak")
    assert [explain(t.s, t.action(words)) for words in ("dragon peak", "dragon wood", "dragon meadow")] == [
        ["far"], [], ["own"]]
    t.play("a", "dragon wood")
    assert explain(t.s, t.action("dragon ridge")) == ["not_now"]


def test_a_sorcerer_comes_from_the_box():
    t = table(a="sorcerers hill", b="orcs forest").own("a", meadow=1).own("b", wood=1, ridge=2)
    facts = about(t, "convert wood")
    assert (facts["cost"], facts["bill"], facts["hand"]) == (0, [], 0)
    assert sum(facts["income_with"].values()) == sum(facts["income"].values()) + 1
    assert explain(t.s, t.action("convert ridge")) == ["not_now"]
    assert explain(t.s, t.action("convert peak")) == ["far"]


def test_what_chance_decides_tells_no_income():
    t = conquering("berserk", meadow=3)
    assert about(t, "roll") == {"income": GAME.earnings(t.s, 0)}


def test_leaving_and_decline_tell_what_the_turn_would_bring():
    t = conquering("merchant", meadow=3, shore=1)
    assert [sum(about(t, words)["income_with"].values()) for words in ("abandon shore", "decline")] == [2, 2]
    assert sum(about(t, "abandon shore")["income"].values()) == 4


def test_settings_and_drafts_are_no_conquests():
    t = conquering(meadow=3, shore=1).play("a", "done")
    assert set(about(t, "garrison meadow 2")) == {"income", "income_with"}
    assert explain(t.s, ("garrison", t.region("meadow"))) == []
    assert explain(t.s, ("garrison", 12)) == ["not_now"]
    t = table(a="", b="orcs forest").own("b", meadow=9).with_(coins=[2, 5])
    assert set(about(t, "take 1")) == {"income"}
    assert [explain(t.s, ("take", place)) for place in (0, 2, 3, 6)] == [[], [], ["poor"], ["not_now"]]


# --- the income ---------------------------------------------------------------------------------

def test_the_income_is_that_of_a_turn_that_ends_now():
    t = conquering("alchemist", meadow=5, shore=1)
    assert told(t, None)["income"] == GAME.earnings(t.s, 0) and sum(told(t, None)["income"].values()) == 2 + 2


@pytest.mark.parametrize("region, more", [("ridge", 1), ("wood", 2)])
def test_the_income_with_the_region_counts_what_it_brings(region, more):
    facts = told(conquering("pillaging", meadow=9), region)
    assert sum(facts["income_with"].values()) == sum(facts["income"].values()) + more


def test_a_loan_is_given_back_before_the_coins_are_counted():
    t = table(a="amazons hill", b="orcs forest").own("a", meadow=2).own("b", cave=1)
    t.play("a", "conquer shore", "conquer ridge")
    assert t.s.lent == 4 and sum(told(t, None)["income"].values()) == 2 == sum(
        GAME.view(t.s, 0)["income"][0].values())
    assert sum(GAME.earnings(t.s, 0).values()) == 3


def test_of_regions_that_must_be_given_up_those_that_pay_least_go():
    t = table(a="amazons hill", b="orcs forest").own("a", shore=2).own("b", cave=1)
    t.play("a", "conquer hill", "conquer meadow")
    assert told(t, None)["income"] == {"region": 2, "decline": 0, "race": 0, "power": 1, "column": 0}
    t.play("a", "done", "gather", "garrison shore 1")
    assert told(t, None)["income"]["region"] == 2
    t.play("a", "garrison meadow 1")  # the hill is bare now and goes, though it pays more
    assert told(t, None)["income"] == {"region": 2, "decline": 0, "race": 0, "power": 0, "column": 0}


def test_a_forecast_changes_nothing():
    t = conquering("pillaging", meadow=9)
    before = t.s.clone().__dict__
    told(t, "wood")
    assert t.s.__dict__ == before and t.s.events is not None


def test_a_region_out_of_reach_promises_no_income():
    facts = told(conquering(meadow=9), "peak")
    assert facts["why"] == ["far"] and "income_with" not in facts


@settings(max_examples=60, deadline=None)
@given(some.integers(0, 10_000), some.integers(0, 150))
def test_there_is_a_forecast_for_every_region_at_any_time(seed, steps):
    s = wanderer(seed, steps)
    for r in [None, *range(len(s.band))]:
        facts = forecast(GAME, s, ("conquer", r))
        assert (facts == {}) == (not s.stack)


# --- the reasons --------------------------------------------------------------------------------

def reasons(t, region, verb="conquer") -> list:
    return explain(t.s, (verb, t.region(region)))


@pytest.mark.parametrize("region, code",
                         [("peak", "far"), ("sea", "water"), ("meadow", "own"), ("shore", None)])
def test_a_refused_conquest_is_explained(region, code):
    assert reasons(conquering(meadow=4), region) == ([code] if code else [])


def test_a_first_conquest_inland_is_explained():
    t = table(a="ratmen hill", b="orcs forest").own("a", hand=9).own("b", cave=1)
    assert reasons(t, "wood") == ["inland"]


@pytest.mark.parametrize("piece", ["hole", "hero", "dragon"])
def test_an_immune_region_is_explained(piece):
    t = table(a="ratmen hill", b="orcs forest").own("a", meadow=9).own("b", wood=1).put("wood", **{piece: 1})
    assert reasons(t, "wood") == ["immune"]


def test_peace_is_explained():
    t = (table(a="ratmen hill", b="orcs diplomat").own("a", meadow=9).own("b", wood=1)
         .with_(memo={"diplomat": 0}))
    assert reasons(t, "wood") == ["peace"]


def test_too_few_tokens_are_explained():
    assert reasons(conquering(meadow=3), "wood") == ["poor"]
    assert reasons(conquering(meadow=3), "ridge") == ["poor"]
    assert reasons(conquering(meadow=3), "ridge", "gamble") == []


def test_an_empty_hand_is_explained():
    assert reasons(conquering(meadow=1), "shore") == ["no_tokens"]


def test_the_die_is_not_for_what_can_be_paid():
    assert reasons(conquering(meadow=4), "shore", "gamble") == ["not_now"]
    assert reasons(conquering(meadow=3), "shore", "gamble") == ["not_now"]  # to the last token


def test_what_was_done_this_turn_is_not_done_again():
    t = table(a="ratmen dragon_master", b="orcs forest").own("a", meadow=9).own("b", wood=1)
    assert reasons(t, "wood", "dragon") == []
    t.play("a", "dragon wood")
    assert reasons(t, "ridge", "dragon") == ["not_now"]


def test_a_region_that_is_not_there_is_no_target():
    s = conquering(meadow=4).s
    for r in (-1, len(s.band), 10 ** 6, "shore"):
        assert explain(s, ("conquer", r)) == ["not_now"]
        assert forecast(GAME, s, ("conquer", r)) == forecast(GAME, s, ())
    assert "place" in forecast(GAME, s, ("conquer", 0))
    assert forecast(GAME, s, ("conquer", len(s.band) - 1))["place"] == len(s.band) - 1


@pytest.mark.parametrize("verb", ["dragon", "abandon", "tea", ""])
def test_other_verbs_are_for_other_times(verb):
    assert reasons(conquering(meadow=4), "shore", verb) == ["not_now"]


def test_without_a_race_nothing_is_taken():
    t = table(a="", b="orcs forest").own("b", meadow=9)
    assert t.phase == "draft" and reasons(t, "shore") == reasons(t, "meadow", "abandon") == ["not_now"]


def test_regions_are_left_before_the_conquests_and_taken_during_them():
    t = table(a="ratmen hill", b="orcs forest").own("a", meadow=9)
    assert reasons(t, "shore") == reasons(t, "meadow", "abandon") == []
    assert reasons(t.play("a", "conquer ridge"), "meadow", "abandon") == ["not_now"]
    assert reasons(t.play("a", "done"), "shore") == ["not_now"]


def test_several_reasons_stand_together():
    assert reasons(conquering(grove=4), "sea") == ["far", "water"]


@settings(max_examples=80, deadline=None)
@given(some.integers(0, 10_000), some.integers(0, 150),
       some.sampled_from(["conquer", "gamble", "abandon", "convert"]))
def test_there_is_no_reason_exactly_if_it_is_legal(seed, steps, verb):
    s = wanderer(seed, steps)
    for r in range(len(s.band)):
        assert (explain(s, (verb, r)) == []) == ((verb, r) in s.legal)


@settings(max_examples=60, deadline=None)
@given(some.integers(0, 10_000), some.integers(0, 150))
def test_what_nothing_bars_and_can_be_paid_is_legal(seed, steps):
    s = wanderer(seed, steps)
    f = s.stack[-1] if s.stack else {"phase": "over"}
    for r in range(len(s.band)) if f["phase"] == "conquer" else ():
        b = f["band"]
        free, short = s.hand[b] and not barriers(s, b, r), cost(s, b, r) - s.hand[b]
        assert (("conquer", r) in s.legal) == bool(free and short <= 0)
        may_roll = free and 0 < short <= DIE_MOST and s.ask("rolls", b) != 0
        assert (("gamble", r) in s.legal) == bool(may_roll)
