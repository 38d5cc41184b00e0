"""The cards (rule book, "Cards"), alone, cancelled and twice."""

from field import clash, empty, field, lost
from warcraft.battle import ring
from warcraft.units import MELEE


def with_cards(f, **hands):
    """Cards in hands, named with spaces between; decks are empty."""
    for letter, cards in hands.items():
        f.has(letter, hands=cards.split())
    return empty(f)


def told(f, *events) -> list:
    """Which of these the last step told of, in turn."""
    return [note["event"] for note in f.s.events if note["event"] in events]


def forget(f):
    """Pass and take the first loss until the Move step is over."""
    while f.s.stack and f.phase in ("cards", "lose", "poison", "rise", "fights", "window"):
        f.match.apply(("pass",) if ("pass",) in f.s.legal else f.s.legal[0])
    return f


# --- Humans -----------------------------------------------------------------------------------------

def test_call_to_arms():
    f = with_cards(field(a="orc", b="human").stand("woods", a="melee").stand("gate", b="worker worker"),
                   b="call_to_arms", a="")
    f.go("move woods melee gate")
    assert f.actor == "b"
    f.go("call_to_arms")
    assert f.at("gate", "b") == "melee melee" and f.actor == "a"
    f.rolls(6, 1, 1).go("done")
    forget(f)
    assert f.at("gate", "b") == "worker worker" and not f.at("gate", "a")


def test_without_call_to_arms_workers_die():
    f = with_cards(field(a="orc", b="human").stand("woods", a="melee").stand("gate", b="worker worker"),
                   b="call_to_arms", a="")
    forget(f.go("move woods melee gate", "pass", "done"))
    assert not f.at("gate", "b")


def test_ruling_62_called_workers_may_be_losses():
    f = with_cards(field(a="orc", b="human").stand("woods", a="melee").stand("gate", b="worker worker"),
                   b="call_to_arms", a="")
    f.go("move woods melee gate", "call_to_arms", "done").rolls(1, 6, 6).go("pass")
    while not f.notes("killed"):
        f.go("pass")
    assert lost(f, "b")[0] == "worker"


def test_ruling_63_what_they_build_is_given_up():
    f = with_cards(field(a="orc", b="human").stand("woods", a="melee").stand("gate", b="worker"),
                   b="call_to_arms", a="").outpost("gate", "b", finished=False)
    f.go("move woods melee gate", "call_to_arms")
    assert f.s.outpost[f.r("gate")] == -1


def test_an_outpost_that_stands_is_kept_by_those_called_to_arms():
    f = with_cards(field(a="orc", b="human").stand("woods", a="melee").stand("gate", b="worker"),
                   b="call_to_arms", a="").outpost("gate", "b")
    f.go("move woods melee gate", "call_to_arms")
    assert f.s.outpost[f.r("gate")] == 1


def test_dispel_magic():
    f = with_cards(clash("melee", "melee", races="orc human"), a="devour", b="dispel_magic").go("done")
    f.go("devour gate b melee")
    assert f.actor == "b" and f.can("dispel")
    f.rolls(6, 6).go("dispel")
    assert not f.notes("devoured") and f.notes("dispelled")[0]["card"] == "devour"


def test_ruling_50_the_dispelled_card_is_used_up_and_another_may_follow():
    f = with_cards(clash("melee", "melee melee", races="orc human"), a="devour devour", b="dispel_magic")
    f.go("done").go("devour gate b melee", "dispel")
    assert f.can("devour gate b melee")  # ruling 51: the window goes on


def test_invisibility():
    f = with_cards(clash("ranged", "melee", races="orc human"), a="", b="invisibility").rolls(1)
    f.go("done")
    assert f.actor == "b"
    f.rolls(1).go(f"invisibility {f.s.teams[1]}")
    assert [note["player"] for note in f.notes("attack")][:1] == [1] and not lost(f, "b")
    assert [(note["team"], note["n"]) for note in f.notes("due")][:1] == [(f.s.teams[1], 0)]


def test_ruling_52_several_copies_add():
    f = with_cards(clash("ranged ranged", "melee melee", races="orc human"), a="",
                   b="invisibility invisibility")
    f.rolls(1, 1).go("done")
    team = f.s.teams[1]
    f.go(f"invisibility {team}")
    assert f.can(f"invisibility {team}")
    f.rolls(6, 1).go(f"invisibility {team}")
    assert [note["player"] for note in f.notes("attack")][:1] == [1]
    assert told(f, "attack", "killed")[0] == "attack"


def test_polymorph():
    f = with_cards(clash("ranged", "melee", races="orc human"), a="", b="polymorph").go("done")
    f.rolls(1).go("polymorph gate a ranged")
    assert [(note["player"], note["kind"]) for note in f.notes("attack")] == [(1, MELEE)]
    assert lost(f, "a") == ["ranged"] and f.at("gate", "b") == "melee"


def test_ruling_47_who_was_polymorphed_may_be_lost():  # facts, polymorph_scope
    f = with_cards(clash("melee melee", "melee ranged", races="orc human"), a="", b="polymorph").go("done")
    f.upto("polymorph").rolls(1, 6, 1).go("polymorph gate a melee")
    assert f.notes("attack")[1]["dice"] == [6] and not lost(f, "b")


# --- Orcs -------------------------------------------------------------------------------------------

def test_devour():
    f = with_cards(clash("melee", "ranged melee", races="orc undead"), a="devour", b="").go("done")
    f.rolls(1, 6).go("devour gate b ranged")
    assert f.notes("battle_over")[0]["won"] == f.s.teams[0]
    assert not f.at("gate", "b") and sorted(lost(f, "b")) == ["melee", "ranged"]


def test_who_was_devoured_lives_if_his_side_wins():
    f = with_cards(clash("melee", "ranged melee", races="orc undead"), a="devour", b="").go("done")
    f.rolls(6, 1).go("devour gate b ranged")
    assert f.at("gate", "b") == "melee ranged" and not f.at("gate", "a")


def test_ruling_26_nobody_wins_and_the_devoured_die():  # facts, double_wipe
    f = with_cards(clash("melee", "ranged melee", races="orc undead"), a="devour", b="").go("done")
    f.rolls(1, 1).go("devour gate b ranged")
    assert not f.at("gate", "b") and f.notes("battle_over")[0]["won"] is None


def test_ruling_27_devouring_the_last_unit_ends_the_battle():
    f = with_cards(clash("melee", "ranged", races="orc undead"), a="devour", b="").go("done")
    f.go("devour gate b ranged")
    assert not f.notes("attack") and not f.at("gate", "b") and f.at("gate", "a") == "melee"


def test_one_called_to_arms_may_be_devoured():
    f = with_cards(field(a="orc", b="human").stand("woods", a="melee").stand("gate", b="worker worker"),
                   b="call_to_arms", a="devour")
    f.go("move woods melee gate", "call_to_arms", "done", "devour gate b melee").rolls(6, 6)
    while not f.notes("battle_round"):
        f.play("pass")
    assert [name for _, _, name in f.notes("battle_round")[0]["sides"][1]] == ["worker"]


def test_flyers_cannot_be_devoured():
    f = with_cards(clash("melee", "flying melee", races="orc undead"), a="devour", b="")
    f.go("done").upto("devour")
    assert f.can("devour gate b melee") and not f.can("devour gate b flying")


def netted(card, races):
    f = with_cards(clash("melee", "flying", races=races), a=card, b="").go("done").rolls(6)
    return f.upto(card).rolls(1).go(card)


def test_ensnare():
    f = netted("ensnare", "orc undead")
    assert not f.at("gate", "b")


def test_web():
    assert not netted("web", "undead human").at("gate", "b")


def test_ruling_59_if_only_flyers_are_left_losses_fall_on_them():
    f = netted("ensnare", "orc night_elf")
    assert lost(f, "b") == ["flying"]


def test_envenomed_spears():
    f = with_cards(clash("ranged", "melee", races="orc undead"), a="envenomed_spears", b="").go("done")
    f.rolls(6, 1).go("envenomed_spears")
    assert f.notes("attack")[0]["hits"] == 1


def test_spears_do_not_stack():  # facts, multiple_copies
    f = with_cards(clash("ranged", "melee", races="orc undead"), a="envenomed_spears envenomed_spears", b="")
    f.go("done", "envenomed_spears")
    assert not f.can("envenomed_spears")


def pillage(**goods):
    f = with_cards(clash("ranged", "ranged melee", races="orc undead"), a="pillage", b="")
    f.has("b", **goods).rolls(1, 6).go("done", "lose gate b ranged")
    assert f.actor == "a"
    return f.go("pillage")


def test_pillage():
    f = pillage(gold=5, wood=5)
    assert (f.s.gold, f.s.wood) == ([2, 3], [1, 4])
    assert f.notes("pillaged") == [{"event": "pillaged", "player": 0, "of": 1, "gold": 2, "wood": 1}]


def test_pillage_takes_all_of_what_cannot_be_paid():
    f = pillage(gold=1, wood=0)
    assert (f.s.gold, f.s.wood) == ([1, 0], [0, 0])


def test_ruling_60_a_called_worker_is_worth_a_worker():
    f = with_cards(field(a="orc", b="human").stand("woods", a="melee").stand("gate", b="worker worker"),
                   b="call_to_arms", a="pillage").has("b", gold=5, wood=5)
    f.go("move woods melee gate", "call_to_arms", "done").rolls(1, 6, 6)
    f.upto("pillage").go("pillage", "pass")
    assert f.s.gold[0] == 1 and f.s.wood[0] == 0


# --- Night Elves ------------------------------------------------------------------------------------

def test_faerie_fire():
    f = with_cards(clash("ranged", "melee"), a="faerie_fire", b="").go("done")
    f.rolls(3).go("faerie_fire")
    assert f.notes("attack")[0]["hits"] == 1


def test_ruling_55_a_die_that_becomes_a_one_is_no_natural_one():  # facts, natural_rolls
    f = with_cards(clash("flying", "melee melee"), a="faerie_fire", b="").has("a", levels=[1, 1, 3])
    f.go("done")
    f.rolls(2).go("faerie_fire")
    assert f.notes("attack")[0]["wounds"] == 1


def test_marksmanship():
    f = with_cards(clash("ranged", "ranged melee", [("north", {"b": "flying"})]), a="marksmanship", b="")
    f.go("done").rolls(1, 6).upto("marksmanship")
    then = f.s.clone()
    ring.fight(then)["spells"].append([0, "aimed"])  # the one loss he caused was named by him already
    offers = f.s.game.traits["marksmanship"].offers
    assert offers(f.s, 0, "battle_loss") and not offers(then, 0, "battle_loss")
    assert f.actor == "a"
    f.go("marksmanship")
    assert f.actor == "a" and f.can("lose north b flying")
    f.go("lose north b flying")
    assert not f.at("north", "b")


def test_ruling_58_marksmanship_is_for_one_loss():
    f = with_cards(clash("ranged ranged", "ranged melee", [("north", {"b": "flying"})]), b="",
                   a="marksmanship")
    f.rolls(1, 1, 6).go("done", "marksmanship", "lose north b flying")
    assert f.actor == "b" and f.verbs() == {"lose"}


def test_moon_glaive():
    f = with_cards(clash("ranged ranged", "melee melee melee"), a="moon_glaive", b="").go("done").rolls(1, 6)
    f.upto("moon_glaive").rolls(2).go("moon_glaive")
    assert [note["dice"] for note in f.notes("attack")][0] == [2]
    assert told(f, "attack", "killed")[:4] == ["attack", "killed", "killed", "attack"]


def test_ruling_56_the_glaive_keeps_what_the_phase_does_to_dice():
    f = with_cards(clash("ranged", "melee melee melee"), a="faerie_fire moon_glaive", b="").go("done")
    f.upto("faerie_fire").rolls(3).go("faerie_fire").upto("moon_glaive").rolls(3).go("moon_glaive")
    assert f.notes("attack")[0]["hits"] == 1


# --- Undead -----------------------------------------------------------------------------------------

def test_curse():
    f = with_cards(clash("ranged", "melee", races="orc undead"), a="", b="curse").go("done").rolls(1)
    f.upto("curse").rolls(3, 6, 6).go("curse")
    assert f.notes("cursed")[0]["dice"] == [3]
    g = with_cards(clash("ranged", "melee", races="orc undead"), a="", b="curse").go("done").rolls(1)
    g.upto("curse").rolls(4).go("curse")
    assert not g.at("gate", "b")


def test_ruling_53_a_curse_may_leave_one_of_two_critical_losses():
    f = with_cards(clash("melee", "melee melee", races="orc undead"), a="", b="curse")
    f.has("a", levels=[4, 1, 1])
    f.go("done").rolls(1, 6, 6).upto("curse").rolls(1).go("curse")
    assert f.notes("cursed")[0]["dice"] == [1]
    assert told(f, "cursed", "attack", "killed")[:3] == ["cursed", "killed", "attack"]


def test_cripple():  # facts, cripple_scope
    f = with_cards(field(a="orc", b="undead").stand("gate", a="melee flying"), a="", b="cripple")
    assert f.actor == "b"
    f.go("cripple gate", "pass")
    assert not f.goals("gate", "melee") and f.goals("gate", "flying") == f.numbers(
        "woods", "west", "home", "north_west", "peak", "north")


def test_ruling_66_fast_after_cripple():
    f = with_cards(field(a="orc", b="undead").stand("gate", a="melee"), a="fast", b="cripple")
    f.go("cripple gate", "fast gate")
    assert f.r("centre") in f.goals("gate", "melee")


def test_summon_building():
    f = with_cards(field(a="undead", b="orc"), a="summon_building", b="")
    f.with_(step="spend").has("a", gold=2, wood=2)
    f.go("summon ranged")
    assert f.s.rising[0] == [0, 1, 0] and f.s.summoned[0] == [0, 1, 0] and f.s.gold[0] == 0


def test_ruling_81_it_is_the_choice_to_construct():
    f = with_cards(field(a="undead", b="orc"), a="summon_building", b="")
    f.with_(step="spend").has("a", gold=9, wood=9).go("summon ranged")
    assert "train" not in f.verbs() and "upgrade" not in f.verbs()


def test_renew():
    f = with_cards(field(a="night_elf", b="orc").deplete(north=2), a="renew", b="").with_(step="harvest")
    f.go("renew north")
    assert f.s.depleted[f.r("north")] == 0


def test_ruling_68_renew_is_for_forests():
    f = with_cards(field(a="night_elf", b="orc").deplete(mine=2, home=1), a="renew", b="")
    assert "renew" not in f.with_(step="harvest").verbs()


# --- all --------------------------------------------------------------------------------------------

def test_move_fast():
    f = with_cards(field(a="orc", b="undead").stand("home", a="melee flying"), a="fast", b="")
    f.go("fast home")
    assert f.r("centre") in f.goals("home", "melee")


def test_fast_twice_gains_nothing():
    f = with_cards(field(a="orc", b="undead").stand("home", a="melee"), a="fast fast", b="").go("fast home")
    once = f.goals("home", "melee")
    assert f.go("fast home").goals("home", "melee") == once


def test_fast_comes_before_anything_moves():
    f = with_cards(field(a="orc", b="undead").stand("home", a="melee melee"), a="fast", b="")
    assert "fast" not in f.go("move home melee gate").verbs()


def test_resources_card():
    f = with_cards(field(a="orc", b="undead"), a="resources", b="").with_(step="spend")
    f.go("resources wood")
    assert f.s.wood[0] == 2 and f.s.discards[0] == ["resources"]


def test_ruling_80_resources_come_before_the_choice():
    f = with_cards(field(a="orc", b="undead"), a="resources", b="").with_(step="spend")
    f.has("a", gold=3, wood=3)
    assert "resources" not in f.go("train melee").verbs()


def test_town_portal():
    f = with_cards(field(a="orc", b="undead").stand("far_gate", a="melee melee"), a="town_portal", b="")
    f.go("done", "portal far_gate home")
    assert f.at("home", "a") == "melee melee" and not f.at("far_gate", "a")


def test_town_portal_before_a_battle():
    f = with_cards(clash("melee", "melee", races="orc undead"), a="", b="town_portal").go("done")
    f.go("portal gate far_home")
    assert not f.notes("battle") and f.at("gate", "a") == "melee"


def test_who_has_no_room_stands_beside():
    f = with_cards(field(a="orc", b="undead").stand("far_gate", a="melee ranged"), a="town_portal", b="")
    f.stand("home", a="melee melee")
    f.go("done", "portal far_gate home", "land ranged home")
    assert f.at("home", "a") == "melee melee ranged"
    assert f.verbs() == {"land"} and not f.can("land melee home")
    assert f.go("land melee woods").at("woods", "a") == "melee"


def test_ruling_21_a_victory_point_counts_once_played_and_never_returns():
    f = with_cards(field(a="orc", b="undead"), a="victory_point", b="").with_(step="spend").go("show")
    assert f.s.shown[0] == 1 and not f.s.discards[0] and f.s.hands[0] == []


def test_ruling_49_a_pass_does_not_close_the_window():
    f = with_cards(clash("melee", "melee melee", races="orc human"), b="polymorph",
                   a="devour devour").go("done")
    assert f.upto("polymorph").actor == "b"  # the defender first
    f.upto("polymorph")
    f.go("pass", "devour gate b melee").upto("polymorph")
    assert f.actor == "b" and f.can("polymorph gate a melee")


def test_the_order_of_the_faq():  # facts, simultaneous_cards
    f = with_cards(clash("melee", "melee", races="orc human", options={"order": "turn"}),
                   a="devour", b="polymorph").go("done")
    assert f.actor == "a"


def test_cards_need_a_unit_in_the_battle():
    f = with_cards(field("3").stand("0,0", a="melee", b="melee"), a="", b="", c="curse curse")
    assert "cards" not in [frame["phase"] for frame in f.go("done").s.stack]


def test_a_portal_leads_to_the_town_and_to_finished_outposts_of_ones_own():
    f = with_cards(field().stand("far_gate", a="melee", b="worker").stand("gate", a="flying worker"),
                   a="town_portal", b="").stand("woods", a="worker").stand("home", a="ranged")
    f.outpost("gate", "a").outpost("woods", "a", finished=False).outpost("north", "b").go("done")
    portals = {act[1:] for act in f.s.legal if act[0] == "portal"}
    gate, home, far = f.r("gate"), f.r("home"), f.r("far_gate")
    assert portals == {(far, home), (far, gate), (gate, home), (home, gate)}  # workers alone do not go
