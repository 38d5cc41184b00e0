"""Elf Gate: a human, b orc, c undead, neutral Night Elves n around the gate."""

from field import chart, field
from warcraft import GAME
from warcraft.units import DIE, WIDTH


def test_elf_gate_neutral():
    s = GAME.start(chart("3"), 3, {}, 1)
    f = field("3")
    kinds = [piece - WIDTH * 3 for here in s.pieces for piece in here if piece >= WIDTH * 3]
    assert [kinds.count(kind) for kind in range(3)] == [3, 6, 3]
    assert s.levels[3] == [2, 2, 2] and s.races[3] == "night_elf"
    assert [piece % WIDTH for piece in s.pieces[f.r("gate")]] == [2, 2, 2]
    assert all(len(s.pieces[f.r(name)]) == 3 for name in "ABC")
    assert s.gold == s.wood == [5, 5, 5] and s.goal == 0


def test_all_but_the_fields_beside_towns_are_exhausted_and_those_never_are():
    s, f = GAME.start(chart("3"), 3, {}, 1), field("3")
    rich = [r for r, terrain in enumerate(s.board.terrain) if terrain in ("forest", "goldmine")]
    assert {r for r in rich if s.depleted[r] == 0} == {r for r in rich if s.board.beside_town[r]}
    f.stand("3,0", a="worker worker").with_(actor="c", first=0).rolls(3, 3, die=DIE).play("done")
    assert f.s.wood[0] == 6 and f.s.depleted[f.r("3,0")] == 0


def test_the_neutrals_never_move_nor_count_as_players():
    f = field("3").stand("gate", n="flying").stand("2,1", a="melee")
    seen = []
    while f.s.round == 1:
        seen.append(f.actor)
        f.play("done")
    assert set(seen) == {"a", "b", "c"} and f.at("gate", "n") == "flying"


def test_ruling_87_neutrals_fight_and_are_not_replaced_and_draw_no_cards():
    f = field("3").stand("A", n="melee").stand("2,-1", a="melee melee melee").has("a", levels=[3, 3, 3])
    f.play("move 2,-1 melee A").fight(lambda f: not f.at("A", "n") and f.at("A", "a"))
    assert not GAME.check(f.s) and f.until("move", "a").at("A", "n") == ""


def won(f) -> bool:
    f.with_(step="spend").play("done")
    return not f.s.stack and f.s.won == [0] and f.notes("over")[0]["by"] == "gate"


def test_the_gate_wins_with_fewer_than_three_enemies_around():
    assert won(field("3").stand("gate", a="melee").stand("A", n="ranged ranged"))
    assert not won(field("3").stand("gate", a="melee").stand("A", n="ranged ranged ranged"))
    assert not won(field("3").stand("gate", a="worker"))


def test_ruling_88_enemies_are_counted_together():
    assert not won(field("3").stand("gate", a="melee").stand("A", n="melee").stand("B", b="melee").stand(
        "1,0", c="flying"))
    assert won(field("3").stand("gate", a="melee").stand("A", a="melee melee melee").stand("B", b="melee"))


def test_only_at_the_end_of_the_own_turn():
    f = field("3").stand("gate", a="melee").with_(step="spend", actor="c", first=1).play("done")
    assert f.s.stack


def test_ruling_89_there_is_no_travel_through_the_gate():
    f = field("3").stand("gate", a="flying")
    near = set(f.s.board.within(f.r("gate"), 2))
    assert f.goals("gate", "flying") == near - {f.r("gate")}


def test_ruling_90_two_eliminated_at_once_leave_the_third_as_winner_or_a_draw():
    f = field("3").stand("2,1", c="melee").stand("1,-3", c="melee").deplete(**{"2,1": 1, "1,-3": 1})
    while f.step == "move":
        f.play("done")
    assert f.s.out == [0, 1] and f.s.won == [2]


def test_scenario_card_removal():
    assert "victory_point" not in str(GAME.start(chart("3"), 3, {}, 1).decks)
    assert "victory_point" in str(GAME.start(chart("3"), 3, {"errata": False}, 1).decks)
