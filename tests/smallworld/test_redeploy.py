"""Redeployment at the end of the conquests (p. 5)."""

import pytest

from table import table
from tabletop.phase import pruned
from tabletop.table import choices


def told(t, action) -> dict:
    """What the screen is told of a choice."""
    choice, = (choice for choice in choices(t.s, None) if choice.pop("action") == action)
    return choice


def redeploying(**lands):
    return table(a="humans alchemist", b="orcs forest").own("a", **lands).own("b", cave=1).play("a", "done")


def test_tokens_move_freely_between_own_regions():
    t = redeploying(meadow=4, grove=1).play("a", "garrison meadow 1", "garrison grove 4", "done")
    assert (t.troops("meadow"), t.troops("grove")) == (1, 4)


def test_at_least_one_token_stays_on_each_region():
    assert not redeploying(meadow=4, grove=1).can("a", "garrison grove 0")


def test_all_tokens_must_be_placed():
    t = redeploying(meadow=4, grove=1)
    assert t.hand("a") == 3 and not t.can("a", "done")
    assert t.play("a", "garrison grove 4").can("a", "done")


def test_a_setting_may_be_changed_again():
    t = (redeploying(meadow=4, grove=1)
         .play("a", "garrison grove 4", "garrison grove 2", "garrison meadow 3", "done"))
    assert (t.troops("meadow"), t.troops("grove")) == (3, 2)


def test_no_more_tokens_than_there_are():
    assert not redeploying(meadow=4, grove=1).can("a", "garrison grove 5")


def test_others_regions_get_nothing():
    t = redeploying(meadow=4, grove=1)
    assert not t.can("a", "garrison cave 2") and not t.can("a", "garrison ridge 1")


def test_races_in_decline_do_not_redeploy():
    t = table(a="humans alchemist", b="orcs forest").own("a", meadow=3, grove=1).faded("a", "elves", ridge=1)
    t.play("a", "done")
    assert not t.can("a", "garrison ridge 2")


def test_gather_takes_all_but_one_of_each_region_to_hand():
    t = redeploying(meadow=4, grove=1).play("a", "garrison grove 3", "gather")
    assert (t.troops("meadow"), t.troops("grove"), t.hand("a")) == (1, 1, 3)


def test_with_one_region_there_is_nothing_to_choose():
    t = redeploying(meadow=4)
    assert t.troops("meadow") == 4 and t.actor == "b"


def test_with_one_token_a_region_there_is_nothing_to_choose():
    t = redeploying(meadow=1, grove=1)
    assert t.actor == "b" and t.troops("meadow") == t.troops("grove") == 1


def test_a_turn_without_conquests_redeploys_too():
    t = redeploying(meadow=4, grove=1)
    assert t.phase == "redeploy"


@pytest.mark.parametrize("moves", [
    [], ["garrison grove 2"], ["garrison grove 4", "garrison meadow 1"], ["garrison grove 3", "gather"],
    ["garrison grove 3", "gather", "garrison grove 2"], ["garrison grove 1"],
    ["garrison grove 4", "garrison grove 1"]])
def test_what_is_worth_thinking_about_is_legal_whatever_was_set_before(moves):
    t = redeploying(meadow=4, grove=1).play("a", *moves)
    assert pruned(t.s) and set(pruned(t.s)) <= set(t.s.legal)


def test_a_setting_tells_how_many_tokens_are_left_to_place():
    facts = told(redeploying(meadow=4, grove=1), ["garrison", 2, 3])
    assert facts == {"kind": "heap", "place": 2, "tokens": 3, "heap": 3, "owed": 0}


def test_what_is_lent_is_told_too():
    t = amazons(["conquer shore"], meadow=4)
    assert (told(t, ["garrison", 2, 1])["heap"], told(t, ["garrison", 2, 1])["owed"]) == (5, 4)
    t.play("a", "garrison meadow 2")
    assert (told(t, ["garrison", 2, 1])["heap"], told(t, ["garrison", 2, 1])["owed"]) == (4, 4)
    assert t.can("a", "done")
    assert told(t, ["done"]) == told(t, ["gather"]) == {"kind": "plain"}


# --- Amazons ------------------------------------------------------------------------------------

def amazons(conquests, **lands):
    t = table(a="amazons alchemist", b="orcs forest").own("a", **lands).own("b", cave=1)
    for words in conquests:
        t.play("a", words)
    return t.play("a", "done")


def test_four_lent_amazons_go_back():
    t = amazons(["conquer shore"], meadow=4).play("a", "gather", "garrison meadow 3", "done")
    assert t.troops("meadow") + t.troops("shore") == 4 and t.s.tray["amazons"] == 15 - 4


def test_a_token_stays_on_each_amazon_region_if_there_are_enough():
    # ruling 16
    assert not amazons(["conquer shore"], meadow=4).can("a", "garrison shore 0")


def test_four_amazons_go_back_even_if_regions_are_lost_by_it():
    # ruling 16
    t = amazons(["conquer shore", "conquer ridge"], meadow=2)
    assert t.troops("meadow") + t.troops("shore") + t.troops("ridge") + t.hand("a") == 6
    t.play("a", "gather", "garrison ridge 1", "garrison shore 1", "done")
    assert t.owner("meadow") is None and t.owner("ridge") == t.owner("shore") == "a"
    assert t.s.tray["amazons"] == 15 - 2


def test_lent_amazons_do_not_come_off_another_races_regions():
    # ruling 15
    t = table(a="amazons alchemist", b="orcs forest").own("a", meadow=4, shore=1).own("b", cave=1)
    t.faded("a", "ghouls", ridge=3)
    t.end_turn("a")
    assert t.race("ridge") == "ghouls" and t.troops("ridge") == 3 and t.s.tray["amazons"] == 15 - 5


def test_lent_amazons_come_again_every_turn():
    t = table(a="amazons alchemist", b="orcs forest").own("a", meadow=1).own("b", cave=1)
    assert t.hand("a") == 4


def test_no_more_amazons_are_lent_than_the_box_holds():
    t = table(a="amazons alchemist", b="orcs forest").own("a", meadow=13).own("b", cave=1)
    assert t.hand("a") == 12 + 2


# --- Skeletons ----------------------------------------------------------------------------------

@pytest.mark.parametrize("taken, new", [(["wood"], 0), (["wood", "moor"], 1)])
def test_every_two_non_empty_regions_raise_a_skeleton(taken, new):
    # ruling 48
    t = (table(a="skeletons alchemist", b="orcs forest").own("a", meadow=12)
         .own("b", moor=1, cave=1).tribes("wood"))
    t.play("a", "conquer ridge", *[f"conquer {region}" for region in taken], "done")
    assert t.s.tray["skeletons"] == 20 - 12 - new


def test_an_empty_mountain_raises_no_skeleton():
    # ruling 48
    t = table(a="skeletons alchemist", b="orcs forest").own("a", meadow=12).own("b", cave=1)
    t.play("a", "conquer ridge", "conquer shore", "done")
    assert t.s.tray["skeletons"] == 20 - 12


def test_no_skeleton_rises_when_the_box_is_empty():
    t = (table(a="skeletons alchemist", b="orcs forest").own("a", meadow=20)
         .own("b", moor=1, cave=1).tribes("wood"))
    t.play("a", "conquer wood", "conquer moor", "done")
    assert t.s.tray["skeletons"] == 0
