"""Skeletons: a new token for every two non-empty regions taken this turn."""

import pytest
from conquest.changes import decline
from table import table

TRIBES = ("shore", "wood", "hill", "moor", "fen")


def skeletons(*conquests, hand=16):
    t = table(a="skeletons hill", b="elves forest").own("a", hand=hand, meadow=1).own("b", cave=1)
    t.tribes(*TRIBES).with_(phase="conquer")
    return t.play("a", *[f"conquer {r}" for r in conquests])


@pytest.mark.parametrize("taken, new", [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_one_new_token_for_two_regions(taken, new):
    t = skeletons(*TRIBES[:taken])
    t.play("a", "done")
    assert t.s.total(t.band("a")) == 17 + new and t.s.tray["skeletons"] == 3 - new


def test_empty_land_and_a_bare_mountain_do_not_count():
    t = skeletons("wood", "ridge").play("a", "done")
    assert t.s.total(t.band("a")) == 17


def test_active_and_declined_tokens_count():
    t = table(a="skeletons hill", b="elves forest").own("a", hand=9, meadow=1).own("b", shore=1, cave=1)
    t.faded("b", "orcs", ridge=1).with_(phase="conquer").play("a", "conquer shore", "conquer ridge", "done")
    assert t.s.total(t.band("a")) == 10 + 1


def test_new_tokens_come_only_at_redeployment():
    t = skeletons("shore", "wood")
    assert t.hand("a") == 16 - 6
    t.play("a", "done", "gather", "garrison meadow 16", "garrison shore 1", "garrison wood 1", "done")
    assert (t.troops("meadow"), t.hand("a")) == (16, 0)


def test_the_box_sets_the_limit():
    t = skeletons("shore", "wood", "hill", "moor", hand=18).play("a", "done")
    assert t.s.total(t.band("a")) == 20 and t.s.tray["skeletons"] == 0


def test_none_come_if_the_box_is_empty():
    t = skeletons("shore", "wood", hand=19).play("a", "done")
    assert t.s.total(t.band("a")) == 20


def test_the_count_begins_anew_each_turn():
    t = skeletons("shore").end_turn("a").end_turn("b").play("a", "conquer wood", "done")
    assert t.s.total(t.band("a")) == 17


def test_in_decline_nothing_comes():
    t = skeletons("shore", "wood")
    decline(t.s, t.band("a"))
    assert t.s.ask("reinforcements", t.s.band[t.region("wood")]) == 0
