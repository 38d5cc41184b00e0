"""The Harvest step: dice, depletion, whose workers (rule book, "Step 2", and its rulings)."""

from field import field
from warcraft.units import DIE


def goods(f, letter="a") -> tuple:
    return f.s.gold[f.player(letter)], f.s.wood[f.player(letter)]


def harvest(f, *faces):
    """Everybody is past his Move step; the workers of a roll these faces, gold first."""
    f.with_(step="move", actor="b", first=0)
    f.rolls(*faces, die=DIE).play("done")
    return f


def test_harvest_simple():
    f = harvest(field().stand("north_west", a="worker").stand("north", a="worker"), 1, 2)
    assert goods(f) == (1, 2)


def test_harvest_depletion():
    """The mine comes first here (rule book: gold, then wood), in the example the forests did."""
    f = field().stand("woods", a="worker").stand("north", a="worker worker")
    f.stand("north_west", a="worker worker")
    harvest(f.deplete(north_west=1), 3, 2, 3, 1)
    assert goods(f) == (3, 6)
    assert f.s.depleted[f.r("north")] == 1 and f.s.depleted[f.r("north_west")] == 2
    assert f.s.depleted[f.r("woods")] == 0
    assert [note["n"] for note in f.notes("harvest")] == [3, 2, 3, 1]
    assert [(note["r"], note["level"]) for note in f.notes("depleted")] == [
        (f.r("north_west"), 2), (f.r("north"), 1)]


def test_last_roll_pays_and_the_next_step_brings_nothing():
    f = harvest(field().stand("north", a="worker").deplete(north=1), 3)
    assert goods(f) == (0, 3) and f.s.depleted[f.r("north")] == 2
    g = harvest(field().stand("north", a="worker").deplete(north=2))
    assert goods(g) == (0, 0) and not g.notes("harvest")


def test_nothing_is_harvested_elsewhere():
    f = field().stand("home", a="worker worker").stand("centre", a="worker").stand("north", a="melee")
    harvest(f)
    assert goods(f) == (0, 0)


def test_ruling_72_only_a_three_depletes():
    for face in (1, 2):
        f = harvest(field().stand("north", a="worker"), face)
        assert f.s.depleted[f.r("north")] == 0
    assert sorted(set(DIE)) == [1, 2, 3]


def test_ruling_70_workers_of_two_players_share_the_token_in_play_order():
    f = field().stand("north", a="worker", b="worker").deplete(north=1)
    harvest(f, 3)
    assert goods(f) == (0, 3) and goods(f, "b") == (0, 0)


def test_ruling_71_goods_and_tokens_have_no_end():
    f = harvest(field().has("a", gold=200, wood=200).stand("north", a="worker worker worker"), 2, 2, 2)
    assert goods(f) == (200, 206)


def test_ruling_69_a_builder_harvests_only_if_the_outpost_is_given_up():
    f = field().stand("north", a="worker worker").outpost("north", "a", finished=False)
    f.with_(step="move", actor="b", first=0).play("done")
    assert f.phase == "harvest" and f.s.legal == [("done",), ("abandon", f.r("north"))]
    f.rolls(2, 1, die=DIE).play("done")
    assert goods(f) == (0, 2) and f.s.outpost[f.r("north")] == 0


def test_ruling_69_who_gives_up_the_outpost_harvests_with_all():
    f = field().stand("north", a="worker worker").outpost("north", "a", finished=False)
    f.with_(step="move", actor="b", first=0).play("done").rolls(2, 1, die=DIE).play("abandon north")
    assert goods(f) == (0, 3) and f.s.outpost[f.r("north")] == -1


def test_what_an_enemy_builds_is_not_ones_own_to_give_up():
    f = field().stand("north", a="worker", b="worker").outpost("north", "b", finished=False)
    f.with_(actor="b", first=0).rolls(2, die=DIE).play("done")
    assert f.actor == "b" and f.phase == "harvest" and goods(f) == (0, 2)


def test_outpost_harvest():
    f = harvest(field().stand("north", a="worker").outpost("north", "a"), 2)
    assert goods(f) == (0, 2)


def test_everybody_harvests_from_the_first_player_on():
    f = field().stand("north", a="worker").stand("south_west", b="worker").with_(first=1)
    f.with_(actor="a").rolls(1, 2, die=DIE).play("done")
    assert goods(f, "b") == (0, 1) and goods(f, "a") == (0, 2)
