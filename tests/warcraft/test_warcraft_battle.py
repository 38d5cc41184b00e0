"""The course of a battle (rule book, "Battle"): who takes part, dice, losses, how it ends."""

from field import clash, empty, field, lost
from warcraft.battle import ring
from warcraft.battle.battle import over, part
from warcraft.units import ABILITY, BOX, FLYING, MELEE, RANGED


def test_the_rule_books_battle_die_by_die():  # facts, battle_full
    f = empty(clash("melee ranged flying", "melee ranged ranged worker",
                    [("west", {"a": "melee melee melee"}), ("north_west", {"a": "melee melee"}),
                     ("north", {"b": "flying flying"})]))
    f.has("a", levels=[1, 1, 2]).has("b", levels=[1, 2, 2])
    f.rolls(4, 5, 2).play("done")
    assert f.phase == "lose" and f.actor == "a"
    f.rolls(3, 2, 6).play("lose west a melee")
    assert f.actor == "b" and f.can("lose gate b ranged")
    f.play("lose gate b melee")
    assert f.actor == "a"
    f.rolls(5, 2, 3, 2).play("lose west a melee")
    assert f.at("gate", "b") == "" and f.at("gate", "a") == "melee ranged flying"
    assert f.at("north", "b") == "flying flying" and f.at("west", "a") == "melee"
    assert f.notes("battle_over")[0]["won"] == f.s.teams[0]


def test_attack_dice():
    f = clash("melee melee", "melee", [("west", {"a": "melee melee"}), ("woods", {"a": "melee melee"})])
    battle = {"player": 0, "r": f.r("gate"), "foe": f.s.teams[1], "stay": [], "absent": [], "still": []}
    assert ring.dice(f.s, battle, 0, MELEE) == 6


def test_attack_hits():
    f = empty(clash("melee melee", "ranged", [("west", {"a": "melee melee"}),
                                                    ("woods", {"a": "melee melee"})]))
    f.rolls(6, 4, 3, 1, 3, 2, 6).play("done")
    assert [(note["dice"], note["hits"]) for note in f.notes("attack")] == [
        ([6], 0), ([4, 3, 1, 3, 2, 6], 2)]


def test_field_example_1():
    f = field("3").stand("0,0", a="melee", b="melee").stand("1,0", c="flying").stand("0,1", a="ranged")
    f.stand("0,3", b="melee")
    made = {"player": 0, "r": f.r("0,0"), "foe": f.s.teams[1], "stay": [], "absent": [], "still": []}
    assert ring.fighters(f.s, made) == [0, 1]
    assert all(place != f.r("0,3") for place, _, _ in ring.units(f.s, made, ring.DEFEND))


def test_field_example_2():
    f = empty(clash("melee", "melee", [("north", {"a": "melee", "b": "melee"})])).play("done")
    assert f.can("fight gate 1") and f.can("fight north 1")
    f.rolls(1, 6, 6, 6).play("fight gate 1")
    assert f.can("lose gate b melee") and f.can("lose north b melee")
    f.play("lose north b melee")
    while f.phase == "lose":
        f.match.apply(f.s.legal[0])
    assert f.step == "move" and f.actor == "b"  # nobody is left there to fight


def test_casualty_order():
    f = empty(clash("ranged melee", "ranged melee")).rolls(1, 1).play("done")
    assert f.phase == "lose" and f.actor == "b"
    f.play("lose gate b melee")
    assert f.phase == "lose" and f.actor == "a"


def test_battle_cards():
    f = clash("ranged", "melee").with_(decks=[["fast", "fast"], ["fast", "fast"]]).play("done")
    assert [len(hand) for hand in f.s.hands] == [1, 1]
    while f.phase == "cards":
        f.rolls(1).play("pass")
    assert f.notes("battle_over")[0]["won"] == f.s.teams[0] and [len(hand) for hand in f.s.hands] == [2, 1]


def test_workers_are_never_losses():
    f = empty(clash("ranged", "ranged worker", [("north", {"b": "melee"})])).rolls(1, 6).play("done")
    assert f.verbs() == {"lose"} and not f.can("lose gate b worker")


def test_melee_vs_flyers():
    f = empty(clash("melee melee", "flying")).rolls(6, 1, 1).play("done")
    assert f.at("gate", "b") == "flying" and not lost(f, "b")


def test_ruling_29_a_battle_without_end_ends(monkeypatch):
    for race in ("human", "undead"):
        monkeypatch.setitem(ABILITY[race], (MELEE, 1), "heal")
    f = clash("melee", "melee", races="human undead").with_(decks=[["fast"] * 2, ["fast"] * 2]).play("done")
    while f.phase == "cards":
        f.play("pass")
    assert f.notes("battle_over")[0]["won"] is None and [len(hand) for hand in f.s.hands] == [1, 1]
    assert f.at("gate", "a") == "" and f.at("gate", "b") == "melee" and not lost(f, "a")
    assert f.at(f.s.board.keys[f.notes("parted")[0]["to"]], "a") == "melee"


def test_ruling_29_who_has_no_room_to_part_is_lost():
    f = clash("melee", "flying", [("home", {"a": "melee melee melee"}), ("woods", {"a": "melee melee melee"}),
                                  ("west", {"a": "melee melee melee"}), ("north", {"b": "flying"}),
                                  ("north_west", {"a": "ranged ranged ranged"})])
    assert f.numbers("home", "woods", "west", "north", "north_west") == {*f.s.board.ways[MELEE][f.r("gate")]}
    part(f.s, {"player": 0, "r": f.r("gate"), "foe": f.s.teams[1], "stay": [], "absent": []})
    assert f.at("gate", "a") == "" and f.s.reserve(0, MELEE) == 1


def test_ruling_33_flanks_still_answer_a_first_strike():
    f = empty(clash("ranged", "ranged", [("north", {"b": "ranged"})])).has("a", levels=[1, 3, 1])
    f.play("done").rolls(1, 6).play("poison ranged")
    assert f.phase == "lose" and f.can("lose gate b ranged") and f.can("lose north b ranged")
    f.rolls(1).play("lose gate b ranged")
    assert [note["player"] for note in f.notes("attack")] == [1] and lost(f, "a") == ["ranged"]
    assert f.notes("battle_over")[0]["won"] is None


def test_ruling_34_the_battlefield_is_looked_at_after_all_losses():
    f = empty(clash("ranged melee", "ranged")).rolls(1, 6).play("done")
    assert f.at("gate", "b") == "" and [note["kind"] for note in f.notes("attack")] == [RANGED, RANGED]


def test_ruling_29_the_devoured_live_if_nobody_has_won():
    f = clash("melee melee", "flying melee", races="undead orc")
    r = f.r("gate")
    battle = {"player": 0, "r": r, "foe": f.s.teams[1], "stay": [], "absent": [[r, 0, MELEE], [r, 1, MELEE]],
              "devoured": [[r, 0, MELEE], [r, 1, MELEE]]}
    part(f.s, battle)
    over(f.s, battle)
    assert f.at("gate", "b") == "melee flying" and f.at("gate", "a") == ""
    assert f.s.reserve(0, MELEE) == BOX[MELEE] - 2


def test_flyers_attack_before_melee():
    f = empty(clash("flying", "melee")).rolls(1).play("done")
    assert [note["kind"] for note in f.notes("attack")] == [FLYING]
