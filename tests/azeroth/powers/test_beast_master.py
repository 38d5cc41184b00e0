"""Beast Master: beasts fight beside them."""

from realm import realm
from tabletop.phase import settle


def turn(mine="dwarves", foe="orcs farmer", beasts=0, **lands):
    """a's turn begins, with so many beasts of the last one in his hand."""
    t = realm(a=f"{mine} beast_master", b=foe).own("a", hand=beasts, **lands).own("b", glade=1)
    return t.with_(memo={"beast_master": beasts}) if beasts else t


def facing(foe="orcs farmer", mine="dwarves", **lands):
    """b is to conquer from the harbour."""
    t = realm(a=f"{mine} beast_master", b=foe).own("a", **lands).own("b", hand=9, harbour=1)
    return t.with_(actor="b")


# --- they come ----------------------------------------------------------------------------------------

def test_one_comes_to_hand_for_every_hill():
    t = turn(harbour=1, moor=1, marsh=1)
    assert t.hand("a") == 2 and t.s.tray["dwarves"] == 10 - 3


def test_none_in_the_turn_of_purchase():  # ruling 121
    assert turn().hand("a") == 0
    t = realm(a="", b="orcs farmer").own("b", glade=1)
    t.with_(phase="draft", column=[["dwarves", "beast_master", 0]])
    assert t.play("a", "take 0").hand("a") == 5 + 4


def test_there_are_five_in_the_box(monkeypatch):  # ruling 122
    assert turn().s.game.pieces["beast"].limit == 5
    monkeypatch.setattr(type(turn().s.game.pieces["beast"]), "limit", 1)
    assert turn(harbour=1, moor=1).hand("a") == 1


def test_those_of_the_last_turn_go_first():
    t = turn(harbour=1, marsh=3).put("marsh", beast=2)
    assert (t.troops("marsh"), t.hand("a"), t.where("beast")) == (1, 1, set())
    assert turn(beasts=2, harbour=1).hand("a") == 1  # also those that waited in hand


def test_a_region_held_by_beasts_only_is_lost_and_its_hill_does_not_count():  # ruling 48
    t = turn(harbour=1, moor=2).put("moor", beast=2)
    assert t.owner("moor") is None and t.hand("a") == 1


def test_a_tauren_left_alone_by_them_comes_to_hand_and_its_hill_does_not_count():  # ruling 47
    t = turn("tauren", harbour=2, moor=2).put("moor", beast=1)
    assert t.owner("moor") is None and t.hand("a") == 1 + 1


# --- they fight -----------------------------------------------------------------------------------------

def test_they_conquer_like_tokens():
    t = turn(harbour=1, moor=1).play("a", "conquer meadow")
    assert t.owner("meadow") == "a" and t.hand("a") == 0 and t.s.tray["dwarves"] == 8


def test_at_the_end_their_master_says_which_of_the_tokens_they_are():
    t = turn(harbour=1, moor=1).play("a", "done", "garrison harbour 3", "done")
    assert t.phase == "pack" and t.can("a", "place harbour 2") and t.can("a", "place moor 1")
    assert not t.can("a", "place moor 2") and not t.can("a", "done")  # at most all that stand there
    t.play("a", "place harbour 1", "place moor 1", "done")
    assert t.tokens("harbour") == t.tokens("moor") == {"beast": 1}


def test_in_a_single_region_nothing_is_asked():
    t = turn(harbour=2).play("a", "done")
    assert t.actor == "b" and t.tokens("harbour") == {"beast": 1}
    t = turn(marsh=2, meadow=2).play("a", "done", "garrison marsh 3", "done")
    assert t.actor == "b"  # no hill, no beast


def test_a_tauren_and_a_beast_hold_a_region_together():  # ruling 46
    t = turn("tauren", harbour=2).play("a", "done")
    assert t.troops("harbour") == 3
    assert facing(mine="tauren", meadow=2, landing=2).put("meadow", beast=1).troops("meadow") == 2


# --- they fall --------------------------------------------------------------------------------------------

def test_one_of_them_falls_instead_of_a_token():  # ruling 36
    t = facing(meadow=3, landing=1).put("meadow", beast=1).play("b", "conquer meadow")
    assert t.s.tray["dwarves"] == 10 - 3 and t.hand("a") == 2 and t.s.memo["beast_master"] == 0


def test_where_none_stands_a_token_falls():
    t = facing(meadow=2, landing=2).put("landing", beast=1).play("b", "conquer meadow")
    assert t.s.tray["dwarves"] == 10 - 3 + 1 and t.s.memo["beast_master"] == 1


def test_the_others_come_back_at_the_end_of_the_turn():
    t = facing(meadow=3, landing=1, dune=1).put("meadow", beast=2)
    t.play("b", "conquer meadow", "done", "garrison meadow 9", "done")
    assert (t.phase, t.actor, t.hand("a")) == ("retreat", "a", 2)
    t.play("a", "retreat landing 2", "retreat dune 2", "done")
    assert t.phase == "pack" and t.actor == "a"
    assert t.can("a", "place dune 1") and not t.can("a", "place dune 2")


def test_whoever_did_not_come_back_is_no_beast():
    t = facing(meadow=4, landing=3, dune=1).put("meadow", beast=2)
    t.play("b", "conquer meadow", "done", "garrison meadow 9", "done")
    t.play("a", "retreat landing 4", "retreat dune 3", "done")
    assert t.phase == "pack" and t.can("a", "place landing 1") and not t.can("a", "place landing 2")
    assert t.can("a", "place dune 1")


def test_where_they_came_to_one_region_nobody_is_asked():
    t = facing(meadow=3, landing=1, dune=1).put("meadow", beast=2)
    t.play("b", "conquer meadow", "done", "garrison meadow 9", "done")
    t.play("a", "retreat landing 3", "done")
    assert (t.phase, t.actor, t.s.round) == ("conquer", "a", 2)


def test_a_question_that_version_1_kept_in_waiting_is_asked_as_it_was():
    t = realm(a="dwarves beast_master", b="orcs farmer").own("a", harbour=2, moor=2).own("b", glade=1)
    t.with_(memo={"beast_master": 1})
    t.s.then("pack", player=0, band=t.s.active[0], token="beast", total=1, kept=[0] * len(t.s.tokens))
    settle(t.s)
    assert t.phase == "pack" and t.can("a", "place harbour 1") and t.can("a", "place moor 1")


def test_those_in_other_regions_stay_where_they_are():
    t = facing(meadow=2, landing=2).put("meadow", beast=1).put("landing", beast=1)
    t.play("b", "conquer meadow")
    assert t.s.memo["beast_master"] == 1 and t.where("beast") == {"landing"}


def test_a_fallen_beast_joins_the_forsaken():  # ruling 104
    t = facing("forsaken farmer", meadow=2, landing=1).put("meadow", beast=1)
    t.play("b", "conquer meadow", "done")
    assert t.phase == "raise" and t.can("b", "raise 1")


def test_the_light_of_the_draenei_saves_a_beast():  # ruling 37
    t = facing(mine="draenei", meadow=1, landing=1).put("meadow", beast=1).play("b", "conquer meadow")
    assert t.hand("a") == 1 and t.s.memo.get("beast_master", 1) == 1 and "draenei" in t.s.used


def test_in_a_draw_they_count():  # facts, tie-break-tokens
    t = facing(meadow=3).put("meadow", beast=2)
    assert t.s.game.ranking(t.s)[0] == [5, 3]


# --- in decline -------------------------------------------------------------------------------------------

def test_in_decline_they_go_and_so_does_what_they_held_alone():  # ruling 48; facts, leaving-decline-aids
    t = turn(harbour=2, moor=2).put("harbour", beast=1).put("moor", beast=2).play("a", "decline")
    assert t.owner("harbour") == "a" and t.owner("moor") is None and t.where("beast") == set()
    assert t.s.tray["dwarves"] == 9 and "beast_master" not in t.s.memo
