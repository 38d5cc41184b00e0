"""Championing: one who needs no company."""

from azeroth import GAME
from realm import realm
from tabletop.phase import pruned


def turn(mine="dwarves", foe="orcs farmer", hand=0, **lands):
    t = realm(a=f"{mine} championing", b=foe).own("a", hand=hand, **(lands or {"harbour": 1}))
    return t.own("b", landing=3)


def standing(**lands):
    """a's champion stands in the meadow, b is to conquer from the harbour."""
    t = realm(a="dwarves championing", b="orcs farmer").own("a", **lands).own("b", hand=9, harbour=1)
    return t.put("meadow", champion=1).with_(actor="b")


def standing_tauren(**lands):
    """a's champion stands alone in the meadow, b is to conquer from the harbour and the moor."""
    t = realm(a="tauren championing", b="orcs farmer").own("a", **lands).own("b", hand=8, harbour=1, moor=1)
    return t.put("meadow", champion=1).with_(actor="b")


# --- what he takes ---------------------------------------------------------------------------------

def test_he_takes_a_neighbouring_region_alone_whoever_defends_it():
    t = turn().own("b", meadow=7).put("meadow", wall=1, fort=1).play("a", "champion meadow")
    assert (t.owner("meadow"), t.troops("meadow"), t.tokens("meadow")) == ("a", 1, {"champion": 1})
    assert t.hand("a") == 0 and t.hand("b") == 6


def test_he_breaks_no_draw():  # facts, tie-break-tokens
    t = turn().play("a", "champion meadow")
    assert t.troops("meadow") == 1 and t.s.game.ranking(t.s) == [[5, 1], [5, 3]]


def test_once_a_turn():
    assert "champion" not in turn(hand=3).play("a", "champion meadow").verbs()


def test_only_a_neighbour_and_never_across_the_sea():  # facts, champion-alone
    t = turn(hand=3)
    assert t.can("a", "champion meadow") and not t.can("a", "champion ridge") and t.can("a", "conquer ridge")
    first = realm(a="dwarves championing", b="orcs farmer").own("a", hand=9).own("b", landing=1)
    assert "champion" not in first.verbs()


def test_no_tool_helps_him():  # rulings 27, 30
    t = turn(hand=3).put("harbour", ashes_of_alar=1, doomhammer=1)
    assert "champion" not in t.play("a", "wield ashes_of_alar").verbs()
    assert "champion" not in t.play("a", "lower ashes_of_alar", "wield doomhammer").verbs()
    t.play("a", "lower doomhammer", "champion meadow")
    assert t.where("doomhammer") == {"harbour"} and t.coins("a") == 5


def test_he_jumps_out_of_any_cavern_for_kobolds():  # ruling 20
    assert turn("kobolds", hand=1).can("a", "champion cliff")


def test_for_naga_he_takes_water_and_for_nobody_else():  # ruling 55
    assert turn("naga", grove=1).can("a", "champion lake")
    assert not turn("dwarves", grove=1).can("a", "champion lake")


def test_otherwise_it_is_a_conquest_like_any_other():  # ruling 56
    t = turn("night_elves", hand=0, meadow=1).own("b", grove=1).hide("peak", "dark_portal")
    assert t.play("a", "champion grove").tokens("grove") == {"champion": 1, "wall": 1}
    assert t.pays("a")["faction"] == 1
    t = turn(hand=0, meadow=1).hide("peak", "dark_portal").play("a", "champion peak")
    assert t.pays("a")["find"] == 2


def test_what_an_attack_costs_he_pays_too():  # rulings 56, 127
    t = turn(foe="pandaren marsh_dweller").own("b", marsh=1).with_(memo={"pandaren": [0]})
    assert t.play("a", "champion marsh").s.coins == [2, 8]
    t = turn(foe="pandaren marsh_dweller").own("b", marsh=1).with_(memo={"pandaren": [0]}, coins=[2, 5])
    assert not t.can("a", "champion marsh")


def test_where_nothing_may_touch_the_region_he_does_not_either():  # ruling 125
    t = turn(foe="orcs defensive").own("b", meadow=1, ridge=1, peak=1).put("meadow", tower=1)
    assert not t.can("a", "champion meadow") and t.can("a", "champion marsh")


# --- where he stands --------------------------------------------------------------------------------

def test_at_the_end_he_is_placed_like_a_token():
    t = turn(hand=0, harbour=3).play("a", "champion meadow", "done")
    assert t.phase == "station" and t.can("a", "station harbour")
    t.play("a", "station harbour")
    assert (t.troops("meadow"), t.hand("a"), t.where("champion")) == (1, 2, {"harbour"})
    assert t.phase == "redeploy" and t.can("a", "garrison meadow 1")


def test_in_a_single_region_nothing_is_asked():
    t = turn(hand=0, harbour=3).play("a", "done")
    assert t.actor == "b" and t.where("champion") == {"harbour"} and t.troops("harbour") == 4


def test_the_screen_is_told_that_he_costs_nothing_but_the_toll():
    t = turn(foe="pandaren marsh_dweller").own("b", marsh=1).with_(memo={"pandaren": [0]})
    told = GAME.phases["conquer"].describe(t.s, t.s.stack[-1], t.action("champion marsh"))
    assert told == {"kind": "place", "place": t.region("marsh"), "trait": "championing", "cost": 0, "toll": 3}
    t = turn(hand=0, harbour=3, marsh=1).play("a", "done")
    told = GAME.phases["station"].describe(t.s, t.s.stack[-1], t.action("station marsh"))
    assert told == {"kind": "place", "place": t.region("marsh"), "trait": "championing"}


def test_who_did_not_fight_is_placed_too():
    t = turn(hand=0, harbour=1, marsh=1).play("a", "done", "station marsh")
    assert t.troops("marsh") == 2 and t.where("champion") == {"marsh"}


def test_he_comes_to_hand_where_a_token_stays():  # ruling 51
    t = turn(hand=0, harbour=3, meadow=1).put("harbour", champion=1)
    assert (t.hand("a"), t.troops("harbour"), t.where("champion")) == (1, 1, set())
    assert t.can("a", "champion marsh")


def test_alone_he_stays_and_whoever_lifts_him_leaves_the_region():  # ruling 51
    t = turn(hand=0, harbour=1, meadow=1).put("meadow", champion=1)
    assert t.where("champion") == {"meadow"} and "champion" not in t.verbs()
    t.play("a", "abandon meadow")
    assert (t.owner("meadow"), t.hand("a")) == (None, 0) and t.can("a", "champion meadow")


def test_swapped_by_a_portal_he_goes_along():  # rulings 54, 71
    t = realm(a="orcs portal_mage", b="dwarves championing").own("a", hand=1, moor=1)
    t.own("b", marsh=1, landing=1).put("marsh", champion=1).play("a", "swap marsh moor")
    assert t.where("champion") == {"moor"} and t.owner("moor") == "b"


def test_in_a_draw_he_does_not_count():  # facts, tie-break-tokens
    t = turn(harbour=1, meadow=2).put("meadow", champion=1)
    assert GAME.ranking(t.s)[0] == [5, 2]


# --- what he defends ---------------------------------------------------------------------------------

def test_he_counts_as_one_token_and_is_ransomed_while_nobody_falls():  # ruling 53
    t = standing(meadow=3, landing=1)
    assert t.cost("b", "meadow") == 2 + 3
    t.play("b", "conquer meadow")
    assert t.s.coins == [4, 6] and t.hand("a") == 2 and t.s.tray["dwarves"] == 10 - 3


def test_the_ransom_is_paid_as_far_as_there_is_money():  # ruling 52
    assert standing(meadow=1, landing=1).with_(coins=[0, 5]).play("b", "conquer meadow").s.coins == [0, 5]


def test_ransomed_he_is_placed_at_the_end_of_that_turn_and_fights_in_the_next():
    t = standing(meadow=1, landing=2, glade=1)
    t.play("b", "conquer meadow", "done", "garrison meadow 9", "done")
    assert (t.phase, t.actor) == ("station", "a")
    t.play("a", "station glade").end_turn("b")
    assert t.actor == "a" and t.where("champion") == set() and t.can("a", "champion wood")


def test_he_waits_beside_the_map_when_nothing_is_left():
    t = standing(meadow=1).play("b", "conquer meadow").end_turn("b")
    assert t.actor == "a" and t.hand("a") == 0 and t.verbs() == {"done", "decline"}


def test_the_light_of_the_draenei_stays_unused():  # ruling 39
    t = realm(a="draenei championing", b="orcs farmer").own("a", meadow=2, landing=1)
    t.own("b", hand=9, harbour=1)
    t.put("meadow", champion=1).with_(actor="b").play("b", "conquer meadow")
    assert "draenei" not in t.s.used and t.s.coins == [4, 6]


def test_a_bomb_takes_him_for_one_coin():  # ruling 69
    t = realm(a="goblins farmer", b="dwarves championing").own("a", harbour=1).own("b", meadow=2, landing=1)
    t.put("meadow", champion=1, bomb=1).with_(phase="turn", bombs=[1], memo={"goblins": 0})
    t.play("a", "ignite meadow")
    assert t.s.coins == [6, 4] and t.hand("b") == 1


def test_the_enraged_count_him():  # rulings 57, 111
    t = realm(a="dwarves championing", b="orcs enraged").own("a", meadow=2, landing=1)
    t.own("b", hand=9, harbour=1)
    t.put("meadow", champion=1).with_(actor="b")
    assert t.play("b", "conquer meadow").pays("b")["power"] == 2


# --- with Tauren -------------------------------------------------------------------------------------

def test_with_tauren_he_holds_a_region_alone():  # ruling 46
    t = turn("tauren", harbour=3).play("a", "champion meadow", "done")
    t.play("a", "station meadow")
    assert t.phase == "redeploy" and t.can("a", "garrison meadow 1") and not t.can("a", "garrison harbour 1")


def test_tauren_change_places_with_him_in_pairs():  # ruling 46
    t = turn("tauren", harbour=2).play("a", "champion meadow", "done", "station harbour")
    assert (t.troops("harbour"), t.troops("meadow")) == (1, 2)


def test_a_single_one_is_never_placed_beside_him():  # ruling 46
    t = turn("tauren", hand=1, harbour=2, marsh=2).play("a", "champion meadow", "done", "station meadow")
    assert t.phase == "redeploy" and not t.can("a", "garrison meadow 2") and t.can("a", "garrison harbour 3")
    assert {n for verb, *where in t.s.legal if verb == "garrison" and where[0] == t.region("meadow")
            for n in where[1:]} == {1}
    t = turn("tauren", hand=2, harbour=2, marsh=2).play("a", "champion meadow", "done", "station meadow")
    assert t.can("a", "garrison meadow 3") and not t.can("a", "garrison meadow 2")


def test_how_many_more_he_takes_beside_him_at_least_is_told():  # ruling 46
    t = turn("tauren", hand=1, harbour=2, marsh=2).play("a", "champion meadow", "done", "station meadow")
    f = t.s.stack[-1]
    told = {key: t.s.game.phases[f["phase"]].describe(t.s, f, t.action(f"garrison {key} {n}")).get("step")
            for key, n in (("meadow", 1), ("harbour", 2))}
    assert told == {"meadow": 2, "harbour": None}


def test_the_shortest_way_never_ends_with_a_single_one_beside_him():  # ruling 46
    t = turn("tauren", hand=1, harbour=2, meadow=2).play("a", "champion peak", "done", "station peak")
    assert {act[2] for act in pruned(t.s)} == {2, 3}  # the harbour
    t.play("a", "garrison harbour 2")
    assert pruned(t.s) == [t.action("garrison meadow 3")]
    t = turn("tauren", hand=3, harbour=2, meadow=2).play("a", "champion peak", "done", "station peak")
    t.play("a", "garrison harbour 2")
    assert pruned(t.s) == [t.action(f"garrison meadow {n}") for n in (2, 3, 5)]


def test_a_single_one_waits_in_hand_where_he_alone_holds_the_last_region():  # rulings 43, 46
    t = turn("tauren", hand=1, meadow=1).put("meadow", champion=1).play("a", "done")
    assert (t.troops("meadow"), t.hand("a"), t.tokens("meadow")) == (1, 1, {"champion": 1})
    t = turn("tauren", hand=2, meadow=1).put("meadow", champion=1).play("a", "done")
    assert (t.troops("meadow"), t.hand("a")) == (3, 0)


def test_a_single_one_that_retreats_joins_others_and_not_him():  # rulings 43, 46
    t = standing_tauren(grove=2, ridge=2, meadow=1)
    t.play("b", "conquer grove", "done", "garrison harbour 5", "done")
    assert (t.phase, t.actor) == ("retreat", "a")
    assert not t.can("a", "retreat meadow 2") and t.can("a", "retreat ridge 3")
    t = standing_tauren(grove=2, meadow=1).play("b", "conquer grove").end_turn("b")
    assert t.actor == "a" and (t.troops("meadow"), t.hand("a")) == (1, 1)


def test_who_is_left_single_beside_him_by_a_drive_comes_to_hand_and_he_stays():  # rulings 44, 46
    t = realm(a="orcs intimidating", b="tauren championing").own("a", hand=1, harbour=1)
    t.own("b", meadow=3, landing=2).put("meadow", champion=1).play("a", "drive meadow landing")
    assert (t.troops("meadow"), t.tokens("meadow"), t.hand("b")) == (1, {"champion": 1}, 1)
    assert t.troops("landing") == 3 and t.owner("meadow") == "b"


def test_a_single_one_driven_to_him_comes_to_hand():  # rulings 43, 46
    t = realm(a="orcs intimidating", b="tauren championing").own("a", hand=1, harbour=1)
    t.own("b", meadow=3, landing=1).put("landing", champion=1).play("a", "drive meadow landing")
    assert (t.troops("meadow"), t.troops("landing"), t.hand("b")) == (2, 1, 1)


def test_a_single_one_beside_him_comes_to_hand_when_troops_are_readied():  # rulings 46, 47
    t = turn("tauren", harbour=2, meadow=2).put("harbour", champion=1)
    assert (t.hand("a"), t.owner("harbour")) == (1, None)


# --- in decline --------------------------------------------------------------------------------------

def test_in_decline_he_goes_and_a_region_he_held_alone_is_lost():  # facts, leaving-decline-aids
    t = turn(harbour=2, meadow=1).put("meadow", champion=1).play("a", "decline")
    assert t.where("champion") == set() and t.owner("meadow") is None and t.owner("harbour") == "a"
    t = turn(harbour=2, meadow=1).put("harbour", champion=1).play("a", "decline")
    assert t.troops("harbour") == 1 and t.s.tray["dwarves"] == 8

