"""Goblins: bombs are laid at the end of a turn and opened before the next."""

from azeroth import GAME
from azeroth.races import goblins
from azeroth.races.goblins import stock
from realm import realm

HALF = [0] * 6 + [1] * 6


def laying(**more):
    """Goblins about to end their turn, beside orcs on the peak and elsewhere."""
    t = realm(a="goblins mining", b="trolls farmer", **more).own("a", meadow=1, marsh=1)
    return t.own("b", peak=2, fen=1, landing=1).with_(phase="finish", bombs=HALF)


def opening(*bombs, hand=0, foe="dwarves", power="farmer", mine="mining", lands=None, **more):
    """Bombs under b's peak, fen and moor as far as they go; the first is opened first."""
    t = realm(a=f"goblins {mine}", b=f"{foe} {power}").own("a", hand, meadow=2)
    t.own("b", **(lands or {"peak": 3, "fen": 1, "landing": 1}))
    for region in ("peak", "fen", "moor")[:len(bombs)]:
        t.put(region, bomb=1)
    return t.with_(phase="turn", bombs=list(bombs[::-1]), **{"memo": {"goblins": 0}, **more})


# --- laid ----------------------------------------------------------------------------------------

def test_one_bomb_may_be_laid_in_each_neighbouring_region_of_an_active_rival():
    t = laying()
    assert t.phase == "bombs" and {t.name(act[1]) for act in t.s.legal if act[0] == "bomb"} == {"peak", "fen"}
    t.play("a", "bomb peak")
    assert t.tokens("peak") == {"bomb": 1} and not t.can("a", "bomb peak") and stock(t.s) == 11


def test_any_of_them_or_none():  # ruling 66
    assert laying().play("a", "done").where("bomb") == set()
    assert laying().play("a", "bomb fen", "done").where("bomb") == {"fen"}


def test_no_bomb_under_a_race_in_decline_murlocs_or_nobody():
    t = realm(a="goblins mining", b="trolls farmer").own("a", meadow=1).own("b", landing=1)
    t.faded("b", "dwarves", peak=1).murlocs("grove").with_(phase="finish", bombs=HALF)
    assert t.phase != "bombs"


def test_under_the_aegis_only_after_its_two_coins():  # ruling 62
    t = laying().put("peak", aegis_of_aggramar=1).play("a", "bomb peak")
    assert t.s.coins[0] == 3 and t.tokens("peak")["bomb"] == 1
    t = laying().put("peak", aegis_of_aggramar=1).with_(coins=[1, 5])
    assert not t.can("a", "bomb peak") and t.can("a", "bomb fen")


def test_laying_is_no_attack_and_owes_no_harmony():  # ruling 62
    t = realm(a="goblins mining", b="pandaren farmer").own("a", meadow=1).own("b", peak=1, landing=1)
    t.with_(phase="finish", bombs=HALF, memo={"pandaren": [0]}).play("a", "bomb peak")
    assert t.s.coins[1] == 5 and t.s.attacked == []


def test_without_bombs_or_without_a_region_none_is_laid():  # ruling 70
    assert laying().with_(bombs=[]).phase != "bombs"
    t = realm(a="goblins mining", b="trolls farmer").own("a", hand=4).own("b", peak=1)
    assert t.with_(phase="finish", bombs=HALF).phase != "bombs"


def test_all_twelve_are_shuffled_when_the_banner_is_bought():  # ruling 65
    t = realm(a="", b="trolls farmer").own("b", landing=1)
    t.with_(phase="draft", column=[["goblins", "mining", 0]]).play("a", "take 0")
    assert sorted(t.s.bombs) == HALF and stock(t.s) == 12


def test_those_that_were_opened_are_out():  # ruling 65
    t = opening(0).play("a", "ignite peak")
    assert t.s.bombs == [] and stock(t.s) == 0
    assert t.end_turn("a").end_turn("b").s.bombs == []


def test_nobody_knows_which_lies_where():
    t = opening(1, 0)
    assert [t.s.seen_by(viewer)["bombs"] for viewer in (None, 0, 1)] == [2, 2, 2]
    found, s = set(), t.s
    for seed in range(20):
        new = s.clone()
        new.rng = seed
        GAME.redeal(new, 0)
        found.add(tuple(new.bombs))
    assert found == {(0, 1), (1, 0)}


# --- opened --------------------------------------------------------------------------------------

def test_a_live_bomb_is_a_conquest_that_leaves_the_region_empty():
    t = opening(1).play("a", "ignite peak")
    assert t.owner("peak") is None and t.hand("b") == 2 and t.s.tray["dwarves"] == 10 - 5 + 1
    assert t.where("bomb") == set() and t.pays("a")["faction"] == 1


def test_a_dud_does_nothing():
    t = opening(0).play("a", "ignite peak")
    assert t.troops("peak") == 3 and t.where("bomb") == set() and "faction" not in t.pays("a")
    assert t.s.conquests == []


def test_bombs_are_opened_before_anything_else_and_decline_is_still_open():
    # ruling 3; facts, bomb-timing-decline
    t = opening(1, 0)
    assert t.verbs() == {"ignite"}
    assert "decline" in t.play("a", "ignite fen", "ignite peak").verbs()


def test_powers_that_conquests_pay_are_paid_for_bombs():  # facts, bomb-as-conquest
    assert opening(1, mine="battle_master").play("a", "ignite peak").pays("a")["power"] == 1
    assert opening(1, mine="enraged").play("a", "ignite peak").pays("a")["power"] == 3


def test_the_empty_region_is_not_theirs_and_costs_its_price():  # ruling 67
    t = opening(1, hand=4).play("a", "ignite peak")
    assert t.cost("a", "peak") == 3 and "peak" in t.targets("a")


def test_survivors_come_back_at_the_end_of_the_turn():  # ruling 64
    t = opening(1, hand=1).play("a", "ignite peak", "done")
    assert (t.phase, t.actor) == ("retreat", "b")


def test_whoever_holds_the_region_is_hit():  # ruling 58
    t = realm(a="goblins mining", b="dwarves farmer", c="humans ranger").own("a", meadow=2)
    t.own("b", landing=1)
    t.own("c", hand=5, fen=1).put("fen", objective=1)
    t.own("b", peak=1).put("peak", bomb=1).with_(actor="c", bombs=[1], memo={"goblins": 0})
    t.play("c", "conquer peak")
    assert t.tokens("peak") == {"bomb": 1}
    assert t.end_turn("c").play("a", "ignite peak").owner("peak") is None


def test_a_race_that_has_declined_meanwhile_is_hit_too_and_lost_whole():  # rulings 58, 68
    t = realm(a="goblins mining", b="", c="humans ranger").own("a", meadow=2).own("c", landing=1)
    t.faded("b", "tauren", peak=2).put("peak", bomb=1)
    t.with_(phase="turn", bombs=[1], memo={"goblins": 0}).play("a", "ignite peak")
    assert t.owner("peak") is None and t.s.tray["tauren"] == 16


def test_active_tauren_lose_one():  # ruling 68
    t = opening(1, foe="tauren", lands={"peak": 3, "fen": 2}).play("a", "ignite peak")
    assert t.hand("b") == 2 and t.s.tray["tauren"] == 16 - 2 - 2


def test_a_region_that_empties_sends_the_bomb_home_on_top():  # rulings 58, 59
    t = realm(a="goblins mining", b="dwarves farmer").own("a", meadow=2).own("b", hand=1, peak=1, fen=1)
    t.put("peak", bomb=1).with_(actor="b", bombs=[1, 0], memo={"goblins": 0})
    assert stock(t.s) == 1
    t.play("b", "abandon peak")
    assert t.where("bomb") == set() and stock(t.s) == 2 and t.s.bombs == [1, 0]


def test_a_second_decline_sends_it_home_too():  # ruling 59
    t = realm(a="goblins mining", b="dwarves farmer").own("a", meadow=2).own("b", landing=1)
    t.faded("b", "trolls", peak=1).put("peak", bomb=1)
    t.with_(actor="b", bombs=[1], memo={"goblins": 0}).play("b", "decline")
    assert t.where("bomb") == set() and t.owner("peak") is None


def test_it_stays_when_the_last_region_of_a_race_in_decline_changes_hands():  # ruling 58
    t = realm(a="goblins mining", b="dwarves farmer").own("a", meadow=2).own("b", hand=9, fen=1)
    t.faded("a", "trolls", peak=1).put("peak", bomb=1).with_(actor="b", bombs=[1], memo={"goblins": 0})
    assert t.play("b", "conquer peak").tokens("peak") == {"bomb": 1}


def test_it_travels_with_those_whom_a_portal_moves():  # rulings 59, 71
    t = realm(a="goblins mining", b="dwarves portal_mage").own("a", meadow=2).own("b", hand=1, marsh=1, fen=1)
    t.put("marsh", bomb=1).with_(actor="b", bombs=[1], memo={"goblins": 0}).play("b", "swap marsh moor")
    assert t.tokens("moor") == {"bomb": 1} and t.tokens("marsh") == {}


def test_a_wall_falls_and_an_objective_stays_and_pays_nobody():  # ruling 63
    t = realm(a="goblins mining", b="orcs farmer", c="humans ranger").own("a", meadow=2)
    t.own("b", peak=3, landing=1).own("c", grove=1).put("peak", bomb=1, wall=1, objective=1, frostmourne=1)
    t.with_(phase="turn", bombs=[1], memo={"goblins": 0}).play("a", "ignite peak")
    assert t.tokens("peak") == {"objective": 1, "frostmourne": 1} and t.s.coins == [5, 5, 5]
    assert t.s.items[3] == []


def test_what_must_be_paid_is_paid_before_the_bomb_is_opened_or_it_goes_unopened():  # ruling 61
    t = opening(0, 0, foe="pandaren", power="marsh_dweller", memo={"goblins": 0, "pandaren": [0]})
    assert t.can("a", "defuse peak")
    t.play("a", "ignite peak")
    assert t.s.coins == [3, 7] and t.can("a", "ignite fen")  # harmony is paid once, but not the swamp's toll
    assert t.play("a", "ignite fen").s.coins == [2, 8]
    t = opening(0, 1, foe="pandaren", memo={"goblins": 0, "pandaren": [0]}, coins=[1, 5])
    assert t.verbs() == {"defuse"}
    t.play("a", "defuse peak", "defuse fen")
    assert t.s.bombs == [1, 0] and stock(t.s) == 0 and t.where("bomb") == set()


def test_under_the_aegis_two_coins_are_due():  # ruling 61
    t = opening(1).put("peak", aegis_of_aggramar=1)
    assert t.play("a", "ignite peak").s.coins == [3, 7]


def test_in_the_chapel_nobody_falls_until_it_is_lost():  # ruling 41
    t = opening(1, 1).put("fen", lights_hope_chapel=1).play("a", "ignite fen", "ignite peak")
    assert t.hand("b") == 1 + 2
    t = opening(1, 1).put("fen", lights_hope_chapel=1).play("a", "ignite peak", "ignite fen")
    assert t.hand("b") == 3 + 1


def test_where_order_tells_every_order_may_be_thought_of():
    plain, chapel = opening(1, 1), opening(1, 1).put("peak", lights_hope_chapel=1)
    prune = GAME.phases["blasts"].prune
    assert len(prune(plain.s, plain.s.stack[-1], plain.s.legal)) == 1
    assert len(prune(chapel.s, chapel.s.stack[-1], chapel.s.legal)) == 2


def test_the_last_token_of_a_race_may_fall_in_the_middle_of_another_s_turn():
    t = realm(a="goblins mining", b="dwarves farmer").own("a", meadow=2).own("b", peak=1).put("peak", bomb=1)
    t.with_(phase="turn", bombs=[1], memo={"goblins": 0}).play("a", "ignite peak").end_turn("a")
    assert t.actor == "b" and t.hand("b") == 0 and t.verbs() == {"done", "decline"}  # facts, all-active-lost
    t.play("b", "decline")
    assert t.coins("b") == 5 and "dwarves" in {*t.s.races, *(row[0] for row in t.s.column)}  # ruling 6


def test_goblins_without_a_region_still_open_their_bombs():  # ruling 70
    t = realm(a="goblins mining", b="dwarves farmer").own("a", hand=3).own("b", peak=3, fen=1)
    t.put("peak", bomb=1).with_(phase="turn", bombs=[1], memo={"goblins": 0})
    assert t.play("a", "ignite peak").owner("peak") is None


def test_where_nothing_may_touch_the_region_the_bomb_goes_without_effect(monkeypatch):  # ruling 60
    monkeypatch.setattr(goblins, "immune", lambda s, b, r: s.board.terrain[r] == "mountain")
    t = opening(1, 1)
    assert t.where("bomb") == {"fen"} and t.can("a", "ignite fen") and not t.s.revealed
    assert len(t.s.bombs) == 2 and stock(t.s) == 0


def test_bombs_are_laid_under_team_mates_too():  # ruling 128
    t = realm({"teams": True}, a="dwarves mining", b="goblins farmer", c="", d="orcs ranger")
    t.own("b", meadow=1)
    t.own("a", landing=1).own("d", peak=1).with_(phase="finish", bombs=HALF, actor="b")
    assert t.play("b", "bomb peak").s.count("bomb") == 1


def test_at_the_end_of_the_game_a_bomb_does_nothing():  # ruling 134
    t = realm(a="goblins mining", b="trolls farmer").own("a", meadow=1).own("b", peak=1)
    t.put("peak", bomb=1).with_(round=10, actor="b", bombs=[1], memo={"goblins": 0}).end_turn("b")
    assert t.phase == "over" and t.owner("peak") == "b"


# --- decline -------------------------------------------------------------------------------------

def test_in_the_turn_of_decline_a_bomb_pays_the_faction_bonus_but_no_badge():  # ruling 7
    t = opening(1, mine="battle_master").play("a", "ignite peak", "decline")
    if t.phase == "retreat":
        t.end_turn("b")
    t.end_turn("a")
    assert t.coins("a") == 5 + 1 + 1  # the meadow, the bonus


def test_also_when_nobody_of_them_is_left():  # ruling 7
    t = realm(a="goblins mining", b="dwarves farmer").own("a", hand=3).own("b", peak=1, fen=1)
    t.put("peak", bomb=1).with_(phase="turn", bombs=[1], memo={"goblins": 0})
    t.play("a", "ignite peak", "decline")
    assert t.coins("a") == 6 and t.actor == "b" and t.s.memo == {}


def test_nothing_comes_to_light_when_they_decline():
    t = realm(a="goblins mining", b="dwarves farmer").own("a", hand=1, meadow=1).own("b", peak=1)
    t.with_(bombs=HALF, memo={"goblins": 0})
    assert GAME.reasons(t.s, ("decline",))[0]["code"] == "decline"
    assert "revealed" not in t.play("a", "decline").match.keeps()


def test_bought_again_they_have_all_twelve_again():  # ruling 65
    t = realm(a="", b="trolls farmer").own("b", landing=1).with_(phase="draft", bombs=[1],
                                                                 column=[["goblins", "mining", 0]])
    assert sorted(t.play("a", "take 0").s.bombs) == HALF


def test_in_decline_none_is_laid():
    t = realm(a="orcs mining", b="trolls farmer").own("a", landing=1).own("b", peak=1, shore=1)
    assert t.faded("a", "goblins", meadow=1).with_(phase="finish").phase != "bombs"


def test_a_bomb_is_laid_at_a_place_and_the_rest_at_none():
    bombs = next(phase for phase in GAME.phases.values() if type(phase).__name__ == "Bombs")
    assert bombs.describe(None, {}, ("bomb", 5)) == {"kind": "place", "place": 5}
    assert bombs.describe(None, {}, ("done",)) == {}
