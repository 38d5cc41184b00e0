"""Rulings on battles (facts, warcraft-rulings), each by its number: cards drawn, losses, cards played.

Seats of the map for four: a human and c night elf against b orc and d undead."""

from field import chart, clash, empty, field, lost
from warcraft.battle import ring
from warcraft.battle.dice import roll
from warcraft.units import FLYING, MELEE, RANGED

WALL = [[[0, 0], [0, -1], "wall"]]
MIXED = {**chart("4"), "seats": [{"race": race, "team": team} for race, team in (
    ("human", 0), ("orc", 1), ("undead", 0), ("night_elf", 1))]}


def four(first="a", hands=(), data="4", **levels):
    """A battle on 0,0 for four, nobody with cards but those named; a or whoever is first is to move."""
    f = field(data).with_(actor=first)
    for letter in "abcd":
        f.has(letter, hands=dict(hands).get(letter, "").split(), levels=levels.get(letter, [1, 1, 1]))
    return empty(f)


def through(f, *faces):
    """Everybody passes; these are the next rolls whenever somebody has."""
    while f.phase == "cards":
        f.rolls(*faces).play("pass")
    return f


def order(f, event) -> str:
    """Of whom the last step told, in turn."""
    return "".join(f.letters[note["player"]] for note in f.notes(event))


# --- the course of a battle ------------------------------------------------------------------------------

def test_ruling_24_attackers_draw_before_defenders_each_from_his_own_deck():
    f = four().stand("0,0", a="melee", b="melee", d="melee").stand("1,0", c="melee")
    f.with_(decks=[["fast"], ["pillage"], ["renew"], ["curse"]]).play("done")
    assert f.phase == "join" and not f.notes("drawn")
    f.play("done")
    assert order(f, "drawn")[:4] == "acbd"
    assert [hand[:1] for hand in f.s.hands] == [["fast"], ["pillage"], ["renew"], ["curse"]]


def test_ruling_25_the_winners_card_goes_to_the_leader_of_the_side_in_the_battlefield():
    f = four().stand("0,0", a="melee", b="melee", c="melee")
    through(f.with_(decks=[["fast"] * 2, ["fast"] * 2, ["fast"] * 2, []]).play("done"), 1, 6, 6)
    assert f.notes("battle_over")[0]["won"] == 0 and [len(hand) for hand in f.s.hands] == [2, 1, 1, 0]


def test_ruling_25_it_goes_to_a_teammate_if_the_leader_is_only_on_a_flank():
    f = four().stand("0,0", b="ranged", c="ranged").stand("1,0", a="melee").stand("0,0", a="ranged")
    f.rolls(1, 1, 6).play("done")
    assert f.actor == "a" and f.can("lose 0,0 a ranged")
    f.s.decks[:] = [["fast"], [], ["renew"], []]
    f.play("lose 0,0 a ranged")
    assert [len(hand) for hand in f.s.hands] == [0, 0, 1, 0]


def test_ruling_28_the_devoured_stay_but_neither_fight_nor_fall_nor_heal():
    f = empty(clash("melee", "ranged ranged melee", races="orc undead")).has("a", hands=["devour"])
    f.has("b", levels=[1, 3, 1]).go("done").rolls(6, 6, 1).go("devour gate b ranged")
    battle = {"player": 0, "r": f.r("gate"), "foe": 1, "stay": [], "still": []}
    assert [len(note["dice"]) for note in f.notes("attack")][:1] == [1]
    assert f.at("gate", "b") == "melee ranged ranged"
    absent = [[f.r("gate"), 1, RANGED]]
    assert ring.losable(f.s, {**battle, "absent": absent * 2, "kind": MELEE, "netted": [0, 0]}, 1) == [
        (f.r("gate"), 1, "melee")]
    assert ring.abilities(f.s, {**battle, "absent": absent}, 1) == ["raise_dead"]
    assert ring.abilities(f.s, {**battle, "absent": absent * 2}, 1) == []


def test_ruling_30_sides_lose_in_turn_and_their_leaders_choose():
    f = four().stand("0,0", a="ranged melee", b="ranged melee", c="ranged", d="ranged")
    f.rolls(1, 1, 1, 1).play("done")
    assert f.actor == "b" and {action[2] for action in f.s.legal} == {1, 3}
    f.play("lose 0,0 d ranged")
    assert f.actor == "a" and {action[2] for action in f.s.legal} == {0, 2}
    f.play("lose 0,0 c ranged")
    assert f.actor == "b" and not f.can("lose 0,0 d ranged")


def test_ruling_31_a_loss_must_fall_on_a_teammate_if_nobody_else_may_be_lost():
    f = four(a=[1, 1, 1]).stand("0,0", a="flying", b="melee").stand("1,0", c="melee")
    f.play("done").rolls(6, 1, 6, 1).play("done")
    assert f.at("0,0", "a") == "flying" and lost(f, "c") == ["melee"]


def test_ruling_36_slow_poison_lets_only_its_owner_strike_first():
    f = four(c=[1, 3, 1]).stand("0,0", a="ranged", b="ranged ranged").stand("1,0", c="ranged")
    f.play("done", "done").rolls(6, 6, 6, 6).play("poison ranged")
    assert order(f, "attack")[:3] == "cab"
    g = four(c=[1, 3, 1]).stand("0,0", a="ranged", b="ranged").stand("1,0", c="ranged")
    g.play("done", "done").rolls(1).play("poison ranged")
    assert order(g, "attack") == "ca" and g.at("0,0", "b") == ""


def test_ruling_40_heal_is_once_a_phase_though_teammates_strike_one_after_another():
    f = four("b", data=MIXED, a=[1, 1, 3], d=[1, 3, 1])
    f.stand("0,0", a="flying melee melee", b="ranged ranged").stand("1,0", d="ranged")
    f.play("done", "done").rolls(1, 1, 1).play("poison ranged")
    assert f.phase == "lose" and f.s.stack[-2]["due"] == [0, 1]


def test_ruling_41_a_healer_who_falls_has_healed():
    f = empty(clash("ranged ranged", "flying melee melee")).has("b", levels=[1, 1, 3]).rolls(1, 1)
    f.play("done").rolls(6, 6, 6, 6).play("lose gate b flying")
    assert lost(f, "b") == ["flying"] and f.at("gate", "b") == "melee melee"


def test_ruling_45_the_last_face_counts_and_that_of_a_die_that_bloodlust_gave():
    f = clash("melee ranged", "melee melee melee", races="orc undead").has("a", levels=[4, 3, 1])
    f.rolls(6, 1)
    again = roll(f.s, {"kind": MELEE, "spells": [[0, "again"]]}, 0, 1)
    assert (again["hits"], again["ones"], again["wounds"]) == (1, 1, 2)
    g = empty(clash("melee ranged", "melee melee melee", races="orc undead")).has("a", levels=[4, 3, 1])
    g.rolls(6, 6, 6, 1, 6, 6, 6).play("done")
    assert [(note["dice"], note["wounds"]) for note in g.notes("attack")][:2] == [([6, 6], 0), ([6, 1], 2)]


def test_ruling_85_flanks_of_teammates_are_as_any():
    f = four(data={**chart("4"), "edges": WALL}).stand("0,0", a="melee", b="melee")
    f.stand("0,-1", c="melee ranged flying").stand("-1,0", c="melee")
    made = {"player": 0, "r": f.r("0,0"), "foe": 1, "stay": [], "absent": []}
    assert [place for place, p, kind in ring.units(f.s, made, ring.ATTACK) if p == 2 and kind == MELEE] == [
        f.r("-1,0")]
    assert [kind for place, p, kind in ring.units(f.s, made, ring.ATTACK) if place == f.r("0,-1")] == [FLYING]
    g = four().stand("0,-3", a="melee", b="melee").stand("0,-4", c="flying")
    assert g.play("done").phase == "join" and g.actor == "c"


# --- teammates -------------------------------------------------------------------------------------------

def test_ruling_84_a_teammate_on_flanks_alone_decides_before_cards_are_drawn():
    f = four().stand("0,0", a="melee", b="melee").stand("1,0", c="melee ranged").stand("-1,0", c="melee")
    f.with_(decks=[["fast"], ["fast"], ["fast"], ["fast"]]).play("done")
    assert f.phase == "join" and f.actor == "c" and f.verbs() == {"done", "keep_out"}
    f.play("keep_out")
    assert order(f, "drawn")[:2] == "ab" and not f.s.hands[2]
    assert ring.fight(f.s)["stay"] == [2]


def test_ruling_84_with_a_unit_in_the_battlefield_he_cannot_refuse():
    f = four().stand("0,0", a="melee", b="melee", c="melee").stand("1,0", c="ranged").play("done")
    assert not f.notes("kept_out") and "c" in order(f, "attack")


def test_ruling_61_pillage_is_paid_by_the_owner_of_what_was_lost():
    f = four("b", hands={"b": "pillage"}).stand("0,0", a="ranged", b="ranged", c="ranged")
    f.has("a", gold=5, wood=5).has("c", gold=5, wood=5).rolls(6, 1, 6).go("done")
    f.upto("lose").play("lose 0,0 c ranged")
    assert f.actor == "b"
    f.go("pillage")
    assert (f.s.gold, f.s.wood) == ([5, 2, 3, 0], [5, 1, 4, 0])


# --- cards -----------------------------------------------------------------------------------------------

def test_ruling_48_neutrals_may_be_polymorphed():
    f = empty(field("3")).stand("A", a="melee", n="ranged").has("a", hands=["polymorph"])
    f.go("done").rolls(6).go("polymorph A 3 ranged")
    assert [note["player"] for note in f.notes("attack")][:1] == [0]


def test_ruling_48_a_worker_called_to_arms_may_be_devoured():
    f = empty(field(a="orc", b="human").stand("woods", a="melee").stand("gate", b="worker worker"))
    f.has("a", hands=["devour"]).has("b", hands=["call_to_arms"])
    f.go("move woods melee gate", "call_to_arms", "done", "devour gate b melee")
    through(f, 1, 6)
    assert lost(f, "b") == ["worker", "worker"] and f.at("gate", "b") == ""


def test_ruling_54_curse_heal_and_invisibility_add_and_never_go_below_none():
    def due(*faces):
        f = four("b", {"a": "invisibility invisibility", "d": "", "c": "curse"}, data=MIXED, a=[1, 1, 3])
        f.stand("0,0", a="flying melee", b="ranged ranged ranged", c="melee")
        f.rolls(1, 1, 1).go("done").upto("curse").rolls(*faces).go("curse")
        return f

    f = due(6, 6, 1).upto("invisibility")
    assert ring.fight(f.s)["due"] == [0, 1]
    f.go("invisibility 0")
    assert ring.fight(f.s)["due"] == [0, 0] and not f.can("invisibility 0")
    g = due(6, 6, 6).upto("invisibility")
    assert ring.fight(g.s)["due"] == [0, 2]
    h = due(1, 1, 1).play("pass")
    assert ring.fight(h.s)["due"] == [0, 0] and lost(h, "a") == lost(h, "c") == []


def test_ruling_57_every_miss_is_rolled_again_and_the_second_stands():
    f = clash("ranged ranged ranged", "melee", races="orc undead").rolls(6, 1, 5, 2, 6)
    found = roll(f.s, {"kind": RANGED, "spells": [[0, "again"]]}, 0, 3)
    assert (found["hits"], found["ones"]) == (2, 1)


def test_ruling_64_the_mover_is_asked_first_and_everybody_once():
    f = empty(field(a="orc", b="undead")).stand("far_gate", a="melee").stand("gate", b="melee")
    f.has("a", hands=["town_portal"] * 2).has("b", hands=["town_portal"]).go("done")
    assert f.actor == "a"
    f.play("portal far_gate home")
    assert f.actor == "b" and f.at("home", "a") == "melee"
    f.play("portal gate far_home")
    assert f.step == "move" and f.s.stack[0]["player"] == 1 and f.s.hands[0] == ["town_portal"]


def test_ruling_64_a_portal_may_lead_into_a_battle():
    f = empty(field(a="orc", b="undead")).stand("gate", a="melee").stand("home", b="melee")
    f.has("a", hands=["town_portal"]).go("done", "portal gate home")
    assert f.notes("battle")[0]["r"] == f.r("home")
    assert through(f, 1, 6).at("home", "a") == "melee" and f.at("home", "b") == ""


def test_ruling_64_workers_called_to_arms_stay():
    f = empty(field(a="orc", b="human").stand("woods", a="melee").stand("gate", b="worker ranged"))
    f.has("b", hands=["call_to_arms", "town_portal"], levels=[1, 1, 1])
    f.go("move woods melee gate", "call_to_arms", "done").go("portal gate far_home")
    assert f.at("far_home", "b") == "ranged"


def test_ruling_65_who_finds_no_room_goes_to_the_reserve():
    f = empty(field(a="orc", b="undead")).has("a", hands=["town_portal"]).stand("far_gate", a="melee")
    f.stand("home", a="melee melee melee").stand("mine", a="melee melee melee")
    f.stand("gate", a="ranged ranged ranged").stand("woods", a="melee melee ranged")
    before = f.s.reserve(0, MELEE)
    f.go("done", "portal far_gate home")
    assert f.s.reserve(0, MELEE) == before + 1 and f.at("far_gate", "a") == ""
    assert not f.notes("landed")


def test_ruling_67_fast_is_for_those_who_stand_there_when_it_is_played():
    f = empty(field(a="orc", b="undead")).has("a", hands=["fast"])
    f.stand("home", a="melee").stand("gate", a="melee").go("fast home", "move gate melee home")
    assert f.r("centre") in f.goals("home", "melee")
    f.play("move home melee centre")
    assert f.goals("home", "melee") == set() and f.goals("centre", "melee") == set()


def test_ruling_86_the_neutrals_losses_and_poison_are_chosen_to_the_left_of_the_mover():
    f = empty(field("3")).stand("A", a="ranged", n="melee ranged").has("a", hands=[]).rolls(1, 6)
    assert f.go("done").phase == "lose" and f.actor == "b"
    data = {**chart("3"), "neutral": {**chart("3")["neutral"], "levels": [2, 3, 2]}}
    g = empty(field(data)).stand("A", b="ranged", n="melee ranged").has("b", hands=[])
    assert g.with_(actor="b", first=1).go("done").phase == "poison" and g.actor == "c"
