"""The five abilities of units (rule book, "Special abilities"), each with what it does and does not."""

from field import clash, empty, field, lost
from warcraft.units import FLYING, MELEE, RANGED


def kinds(f):
    """Who rolled for which kind in the last step, in order."""
    return [(note["player"], note["kind"]) for note in f.notes("attack")]


def many(f, p):
    """How many dice a player rolled each time."""
    return [len(note["dice"]) for note in f.notes("attack") if note["player"] == p]


# --- critical strike --------------------------------------------------------------------------------

def orcs(a, b, level, flanks=()):
    return empty(clash(a, b, flanks, races="orc undead")).has("a", levels=level)


def test_critical():
    f = orcs("melee", "melee melee melee", [4, 1, 1], [("north", {"b": "melee"})]).rolls(1, 6, 6, 6, 6)
    f.play("done", "lose gate b melee")
    assert f.phase == "lose" and f.s.stack[-2]["due"] == [0, 0]


def test_a_two_is_no_critical_strike():
    f = orcs("melee", "melee melee", [4, 1, 1]).rolls(2, 6, 6).play("done")
    assert f.notes("attack")[0]["wounds"] == 1


def test_only_the_kind_that_has_it_strikes_critically():
    f = orcs("ranged", "melee", [4, 1, 1]).rolls(1).play("done")
    assert f.notes("attack")[0]["wounds"] == 1


# --- heal -------------------------------------------------------------------------------------------

def healed(**options):
    f = empty(clash("ranged ranged", "melee", [("north", {"b": "flying"})], options=options))
    return f.has("b", levels=[1, 1, 3])


def test_ruling_40_heal_takes_one_loss_a_phase():
    f = healed().rolls(1, 6, 6, 6, 1, 1).play("done")
    assert [(note["player"], note["kind"]) for note in f.notes("attack")[:3]] == [
        (0, RANGED), (1, FLYING), (1, MELEE)]
    first = [note["event"] for note in f.s.events if note["event"] in ("attack", "killed")]
    assert first[:3] == ["attack"] * 3
    assert lost(healed().rolls(1, 2).play("done").play("lose gate b melee"), "b") == ["melee"]


def test_heal_does_not_stack():
    f = empty(clash("ranged ranged", "melee melee", [("north", {"b": "flying flying"})]))
    f.has("b", levels=[1, 1, 3]).rolls(1, 1).play("done")
    assert f.phase == "lose" and f.s.stack[-2]["due"] == [0, 0]


def test_heal_by_the_faq_undoes_natural_ones_only():  # facts, heal_revision
    f = healed(healing="faq").rolls(2, 6).play("done")
    assert f.phase == "lose" and f.s.stack[-2]["due"] == [0, 0]
    g = healed(healing="faq").rolls(1, 1, 6, 6).play("done")
    assert g.notes("attack")[0]["wounds"] == 2
    assert [note["event"] for note in g.s.events if note["event"] in ("attack", "killed")][1] == "attack"


def test_ruling_39_a_healer_on_a_flank_counts():
    f = healed().rolls(1, 6)
    f.play("done")
    first = [note for note in f.s.events if note["event"] in ("attack", "killed")][:2]
    assert [(note["event"], note["player"]) for note in first] == [("attack", 0), ("attack", 1)]
    assert first[0]["wounds"] == 1


# --- slow poison ------------------------------------------------------------------------------------

def elves(a, b, flanks=()):
    return empty(clash(a, b, flanks)).has("a", levels=[1, 3, 1])


def test_slow_poison_names_a_phase_and_strikes_first_in_it():
    f = elves("ranged", "ranged").play("done")
    assert f.verbs() == {"poison"}
    f.rolls(1).play("poison ranged")
    assert kinds(f) == [(0, RANGED)]  # ruling 32: who fell does not strike back
    assert f.at("gate", "b") == ""


def test_in_other_phases_both_strike_at_once():
    f = elves("ranged", "ranged").play("done")
    f.rolls(1, 1).play("poison melee")
    assert kinds(f) == [(0, RANGED), (1, RANGED)] and not f.at("gate", "a")


def test_slow_poison_3():
    f = elves("ranged ranged ranged", "ranged").rolls(1, 6, 6).play("done")
    assert kinds(f) == [(0, RANGED)]


def test_ruling_35_two_units_name_two_phases():
    f = elves("ranged ranged", "melee").play("done", "poison ranged")
    assert f.verbs() == {"poison"} and not f.can("poison ranged")


def test_ruling_37_the_choice_stands_though_the_unit_is_lost():
    f = elves("ranged melee", "ranged melee", [("north", {"b": "ranged"})]).play("done")
    f.rolls(6, 1, 6).play("poison melee")
    assert f.phase == "lose" and f.actor == "a"
    f.rolls(6).play("lose gate a ranged")
    assert kinds(f)[0] == (0, MELEE)


# --- bloodlust --------------------------------------------------------------------------------------

def test_bloodlust_adds_a_die_where_one_is_rolled():
    f = orcs("ranged", "melee", [1, 3, 1]).rolls(6, 6).play("done")
    assert many(f, 0)[0] == 2 and (0, MELEE) not in kinds(f)


def test_ruling_38_bloodlust_in_every_phase_once():
    f = orcs("ranged ranged melee", "flying", [1, 3, 1]).rolls(6, 6, 6, 6).play("done")
    assert many(f, 0)[:2] == [3, 2]


# --- raise dead -------------------------------------------------------------------------------------

def undead(a, b, flanks=()):
    return empty(clash(a, b, flanks, races="undead human")).has("a", levels=[1, 3, 1])


def test_raise_dead_for_every_natural_one():
    f = undead("ranged ranged", "melee melee melee").rolls(1, 1).play("done")
    assert {action[1] for action in f.s.legal} == {0, 1, 2}
    f.play("raise 2")
    assert f.notes("raised")[0]["n"] == 2


def test_ruling_43_the_raised_may_be_refused_and_may_be_lost_at_once():
    f = undead("ranged", "ranged ranged").rolls(1, 1, 6).play("done", "raise 1")
    while f.actor != "a":
        f.match.apply(f.s.legal[0])
    assert f.can("lose gate a melee")
    assert undead("ranged", "melee melee").rolls(1).play("done").can("raise 0")


def test_ruling_44_the_raised_hold_the_battlefield():
    f = undead("melee", "ranged", [("west", {"a": "ranged"})])
    f.rolls(1, 1).play("done", "raise 1")
    assert "melee" in f.at("gate", "a")


def test_ruling_46_too_many_raised_go_back_when_the_battle_is_over():
    f = undead("ranged ranged ranged", "melee melee", [("north", {"b": "flying"})])
    f.rolls(1, 1, 2).play("done")
    f.play("raise 2")
    while f.phase == "lose":
        f.play("lose gate b melee")
    assert f.at("gate", "a") == "ranged ranged ranged" and len(f.notes("dispersed")) == 2


def test_raise_dead_brings_no_more_than_the_reserve_holds():
    f = undead("ranged", "melee").stand("home", a="melee melee melee").stand("woods", a="melee melee melee")
    f.stand("mine", a="melee melee melee").stand("west", a="melee").rolls(1).play("done")
    assert f.notes("attack")[0]["dice"] == [1] and not f.notes("raised") and lost(f, "b") == ["melee"]


def test_ruling_42_one_healing_for_a_side():
    f = empty(clash("flying flying", "melee melee", [("north", {"b": "flying flying"})]))
    f.has("b", levels=[1, 1, 3]).rolls(1, 1, 6, 6).play("done")
    assert f.phase == "lose" and f.s.stack[-2]["kind"] == FLYING and f.s.stack[-2]["due"] == [0, 0]


def test_raise_dead_mountain():
    f = field(a="undead", b="human").stand("peak", a="flying", b="flying").stand("gate", a="ranged")
    empty(f).has("a", levels=[1, 3, 1], hands=[]).has("b", hands=[]).rolls(1).play("done", "raise 1")
    while f.phase == "lose":
        f.match.apply(f.s.legal[0])
    assert f.at("peak", "a") == "melee flying"
    f.until("move")
    assert f.s.round == 2 and not f.goals("gate", "ranged") & f.numbers("peak")
    assert f.goals("peak", "melee")  # and it may leave


def test_raise_dead_prevented():
    f = undead("ranged", "melee", [("north", {"b": "flying"})]).has("b", levels=[1, 1, 3])
    f.rolls(1).play("done", "raise 1")
    assert f.at("gate", "a").count("melee") == 1 and not lost(f, "b")
