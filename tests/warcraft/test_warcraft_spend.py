"""The Spend step: train, construct or upgrade (rule book, "Step 4", and its rulings)."""

import pytest
from field import field
from tabletop import Refusal
from warcraft.units import BUILD, KIND, TRAIN, UPGRADE


def spending(gold=9, wood=9, race="orc", **fields):
    """Player a at his Spend step, with goods."""
    return field(a=race).has("a", gold=gold, wood=wood, **fields).with_(step="spend")


def goods(f) -> tuple:
    return f.s.gold[0], f.s.wood[0]


# --- one of three ------------------------------------------------------------------------------------

def test_one_option_in_a_step():
    f = spending(built=[1, 1, 1]).stand("home", a="worker worker")
    assert f.verbs() == {"done", "train", "build", "found", "upgrade"} - {"found"}
    assert spending().stand("north", a="worker").can("found north")
    f.play("train melee")
    assert f.verbs() == {"done", "train"}
    assert f.why("build melee") == ["option"] and f.why("upgrade melee") == ["option"]


def test_nothing_need_be_spent():
    f = spending().play("done")
    assert goods(f) == (9, 9)


# --- training ----------------------------------------------------------------------------------------

def test_train():
    f = spending(4, 4, built=[3, 0, 1])
    assert not f.can("train ranged") and f.why("train ranged") == ["no_building"]
    f.play("train melee", "train melee", "train flying")
    assert goods(f) == (0, 0) and f.s.training[0] == [2, 0, 1, 0]


def test_a_building_trains_one_at_a_time():
    f = spending().play("train melee")
    assert not f.can("train melee") and f.why("train melee") == ["busy"]


def test_one_worker_at_a_time():
    f = spending().play("train worker")
    assert not f.can("train worker") and f.why("train worker") == ["busy"]


@pytest.mark.parametrize("kind", ["melee", "ranged", "flying", "worker"])
def test_prices(kind):
    gold, wood = TRAIN[KIND[kind]]
    f = spending(gold, wood, built=[1, 1, 1]).play(f"train {kind}")
    assert goods(f) == (0, 0)
    assert not spending(gold - 1, wood, built=[1, 1, 1]).can(f"train {kind}")


def test_train_limits():
    f = spending(99, 99, built=[3, 3, 3])
    f.stand("home", a="melee melee melee").stand("gate", a="melee melee melee")
    f.stand("west", a="melee melee melee").stand("north", a="ranged ranged ranged worker worker worker")
    f.stand("woods", a="ranged ranged ranged worker worker")
    f.stand("mine", a="flying flying flying worker worker")
    f.play("train melee", "train ranged", "train flying", "train worker")
    assert all(f.why(f"train {kind}")[-1] == "no_pieces" for kind in ("melee", "ranged", "flying", "worker"))
    assert f.s.legal == [("done",)]


def test_what_is_bought_comes_in_the_next_round():
    f = spending().play("train melee", "done").until("deploy", "a")
    assert f.s.round == 2 and f.can("deploy melee home")


def test_dead_pieces_are_in_the_reserve_again():
    f = field().stand("gate", a="melee").stand("north", b="worker")
    before = f.s.reserve(1, KIND["worker"])
    f.play("move gate melee north", "done")
    assert f.s.reserve(1, KIND["worker"]) == before + 1 == 8


# --- construction ------------------------------------------------------------------------------------

def test_construct():
    f = spending(4, 4).stand("home", a="worker").stand("north", a="worker")
    f.play("build melee", "found north")
    assert goods(f) == (0, 0) and f.at("home", "a") == "" and f.at("north", "a") == "worker"
    assert f.s.rising[0] == [1, 0, 0] and f.s.unfinished[f.r("north")]


def test_a_building_needs_a_worker_in_the_town():
    f = spending().stand("gate", a="worker")
    assert not f.can("build melee") and f.why("build melee") == ["no_worker"]


def test_an_outpost_needs_a_worker_on_the_site():
    f = spending().stand("gate", a="melee")
    assert f.why("found gate") == ["no_worker"]


def test_construct_limits():
    f = spending(99, 99, built=[3, 2, 0], rising=[0, 1, 3]).stand("home", a="worker")
    assert "build" not in f.verbs() and f.why("build melee") == ["no_tiles"]
    g = spending().outpost("north", "a").outpost("west", "a").stand("gate", a="worker")
    assert g.why("found gate") == ["no_tiles"]


def test_price_of_construction():
    gold, wood = BUILD
    assert spending(gold, wood).stand("home", a="worker").play("build flying").s.gold[0] == 0
    assert spending(gold, wood - 1).stand("home", a="worker").why("build flying") == ["poor"]


def test_a_builder_who_moves_gives_up_the_outpost():
    f = field().stand("north", a="worker").outpost("north", "a", False).play("move north worker gate")
    assert f.s.outpost[f.r("north")] == -1 and f.notes("razed")


def test_another_worker_may_go_while_one_builds():
    f = field().stand("north", a="worker worker").outpost("north", "a", False).play("move north worker gate")
    assert f.s.outpost[f.r("north")] == 0


def test_ruling_75_a_builder_counts_in_the_limit():
    f = field().stand("north", a="worker worker worker").outpost("north", "a", False)
    f.stand("gate", a="worker")
    assert f.why("move gate worker north") == ["full"]


def test_outpost_places():
    """Wherever a worker can be, which is everywhere but on mountains; there is no rebuilding elsewhere."""
    f = spending()
    for r, terrain in enumerate(f.s.board.terrain):
        if terrain not in ("mountain", "town"):
            s = spending().stand(f.s.board.keys[r], a="worker").s
            assert ("found", r) in s.legal
    with pytest.raises(Refusal):
        assert spending().stand("peak", a="worker").s


def test_ruling_76_one_outpost_in_a_space():
    assert spending().stand("north", a="worker").outpost("north", "a").why("found north") == ["taken"]
    assert spending().stand("north", a="worker").outpost("north", "b").why("found north") == ["taken"]


def test_ruling_77_no_outpost_in_a_town():
    f = spending().stand("home", a="worker")
    assert not f.can("found home") and f.why("found home") == ["town"]


def test_ruling_78_a_destroyed_outpost_can_be_built_again():
    f = field().outpost("north", "b").outpost("west", "b").stand("gate", a="melee", b="")
    f.play("move gate melee north", "done")
    assert f.s.outpost.count(1) == 1
    g = field().stand("north", a="worker").outpost("north", "a", False).stand("gate", b="melee")
    g.with_(actor="b", first=1).play("move gate melee north", "done")
    assert g.at("north", "a") == "" and g.s.outpost[g.r("north")] == -1


def test_ruling_79_buildings_are_never_pulled_down():
    assert not {"raze", "sell"} & spending(built=[3, 3, 3]).verbs()


# --- upgrades ----------------------------------------------------------------------------------------

def test_upgrade_orc_1_2():
    f = spending(5, 5).play("upgrade melee")
    assert goods(f) == (3, 3) and f.s.levels[0] == [2, 1, 1]
    assert not f.can("upgrade melee") and f.why("upgrade melee") == ["buildings", "upgraded"]


def test_upgrade_orc_2_3():
    assert spending(levels=[2, 1, 1]).why("upgrade melee") == ["buildings"]
    f = spending(2, 2, levels=[2, 1, 1], built=[2, 0, 0]).play("upgrade melee")
    assert goods(f) == (0, 0) and f.s.levels[0][0] == 3


def test_upgrade_orc_3_4():
    from warcraft.units import ABILITY, MELEE, STRENGTH
    assert not spending(levels=[3, 1, 1], built=[2, 0, 0]).can("upgrade melee")
    f = spending(levels=[3, 1, 1], built=[3, 0, 0]).play("upgrade melee")
    assert f.s.levels[0][0] == 4 and STRENGTH["orc"][MELEE][4 - 1] == 5
    assert ABILITY["orc"][MELEE, 4] == "critical_strike"


def test_the_top_level_is_the_end():
    assert spending(race="night_elf", levels=[2, 1, 1], built=[3, 0, 0]).why("upgrade melee") == ["top"]


def test_several_types_in_one_step_each_once():
    f = spending(built=[3, 3, 3]).play("upgrade melee", "upgrade ranged", "upgrade flying")
    assert f.s.levels[0] == [2, 2, 2] and f.s.legal == [("done",)]
    assert goods(f) == (9 - 3 * UPGRADE[0], 9 - 3 * UPGRADE[1])


def test_ruling_82_only_finished_buildings_count():
    f = spending(levels=[2, 1, 1], rising=[2, 0, 0])
    assert f.why("upgrade melee") == ["buildings"]


def test_ruling_80_the_card_for_goods_is_played_before_choosing():
    f = spending(hands=["resources"])
    assert "resources" in f.verbs()
    f.play("train melee")
    assert "resources" not in f.verbs()


def test_ruling_80_purchases_of_one_option_go_on_until_done():
    f = spending(built=[3, 0, 0]).play("train melee", "train worker", "train melee")
    assert f.s.training[0] == [2, 0, 0, 1]
