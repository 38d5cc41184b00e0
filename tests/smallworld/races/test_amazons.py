"""Amazons: four more tokens for conquests, given back at redeployment."""

from table import table


def amazons(**lands):
    return table(a="amazons hill", b="elves forest").own("a", **lands).own("b", cave=1).with_(phase="conquer")


def test_four_more_tokens_join_the_conquests():
    t = amazons(meadow=3)
    assert t.hand("a") == 2 + 4
    assert t.s.tray["amazons"] == 15 - 3 - 4


def test_the_first_turn_begins_with_ten_and_the_badge():
    t = table(a="", b="elves forest").with_(column=[["amazons", "swamp", 0]]).play("a", "take 0")
    assert t.hand("a") == 6 + 4 + 4


def test_the_four_go_back_at_redeployment():
    t = amazons(meadow=3).play("a", "conquer shore", "done")
    t.play("a", "garrison meadow 1", "garrison shore 2", "done")
    assert (t.troops("meadow"), t.troops("shore"), t.hand("a")) == (1, 2, 0)
    assert t.s.tray["amazons"] == 15 - 3


def test_redeployment_ends_only_with_four_tokens_left_over():
    t = amazons(meadow=3, ridge=3).play("a", "done", "garrison meadow 4")
    assert not t.can("a", "done")
    t.play("a", "garrison ridge 2")
    assert t.can("a", "done")


def test_a_token_stays_in_every_region_if_there_are_enough():
    t = amazons(meadow=3, ridge=3).play("a", "done")
    assert not t.can("a", "garrison ridge 0")


def test_with_too_few_tokens_regions_are_given_up():
    t = amazons(meadow=1).tribes().play("a", "conquer shore", "conquer wood", "done")
    t.play("a", "gather", "garrison wood 1", "done")
    assert [t.owner(r) for r in ("meadow", "shore", "wood")] == [None, None, "a"]
    assert t.s.tray["amazons"] == 15 - 1


def test_the_four_come_again_next_turn():
    t = amazons(meadow=3).end_turn("a").end_turn("b")
    assert t.hand("a") == 2 + 4


def test_the_four_do_not_defend():
    t = table(a="humans hill", b="amazons forest").own("a", hand=3, meadow=2).own("b", shore=2)
    assert t.cost("a", "shore") == 2 + 2


def test_their_players_ghouls_in_decline_borrow_none():
    t = (table(a="amazons hill", b="elves forest").own("a", cave=2)
         .faded("a", "ghouls", meadow=3).own("b", fen=1))
    assert t.s.hand[t.s.band[t.region("meadow")]] == 2 and t.s.lent == 0
    assert t.play("a", "done").hand("a") == 1 + 4


def test_in_decline_nothing_is_lent():
    t = table(a="amazons hill", b="elves forest").own("a", meadow=3, ridge=2).own("b", cave=1)
    t.play("a", "decline")
    assert (t.troops("meadow"), t.troops("ridge"), t.s.tray["amazons"]) == (1, 1, 13)


def test_who_declines_in_the_middle_of_his_turn_gives_the_four_back_at_once():
    t = amazons(meadow=3, shore=1).play("a", "decline")
    assert (t.s.lent, t.hand("a"), t.s.tray["amazons"]) == (0, 0, 15 - 2)
