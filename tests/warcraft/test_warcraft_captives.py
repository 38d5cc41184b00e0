"""The Captives: a orc with his captive at A near the elves, b night elf with his at B near the orcs."""

from field import chart, field
from warcraft import GAME
from warcraft.orders import Orders
from warcraft.units import CAPTIVE, MELEE

NAME = "captives"


def hunt(**fields):
    return field(NAME).with_(**fields)


def test_the_start():
    s, f = GAME.start(chart(NAME), 2, {}, 1), hunt()
    assert s.many(f.r("A"), 0, CAPTIVE) == s.many(f.r("B"), 1, CAPTIVE) == 1
    assert (s.gold, s.wood) == ([5, 5], [5, 5]) and sorted(s.board.edges.values()) == ["wall"] * 4


def test_ruling_100_walls_stop_melee_and_ranged_units_only():
    f = hunt().stand("moor", a="melee ranged flying worker")
    for kind, stopped in (("melee", True), ("ranged", True), ("flying", False), ("worker", False)):
        assert f.can(f"move moor {kind} reach") != stopped
    assert f.why("move moor melee reach") == ["wall"]
    assert hunt().stand("crag", a="melee").can("move crag melee reach")


def test_walls_stop_only_one_side_of_a_space():
    f = hunt().stand("reach", a="melee")
    assert f.goals("reach", "melee") == f.numbers("crag")


def test_units_behind_a_wall_are_no_flank():
    board = hunt().s.board
    f = hunt()
    for kind, fights in ((0, False), (1, False), (2, True)):
        assert (f.r("reach") in board.flanks[kind][f.r("moor")]) == fights


def test_a_unit_leads_the_captive_of_its_race():
    f = hunt().stand("A", a="melee captive").play("lead far_reach melee far_crag")
    assert f.at("far_crag", "a") == "melee captive" and f.notes("led")


def test_the_captive_does_not_go_alone_nor_with_a_worker_or_strangers():
    f = hunt().stand("A", a="worker captive")
    assert "lead" not in f.verbs() and not f.goals("A", "captive")
    g = hunt(actor="b", first=1).stand("A", a="captive", b="melee")
    assert "lead" not in g.verbs()


def test_whose_race_has_no_captive_leads_nobody():
    f = hunt()
    f.s.pieces = [[piece for piece in here if piece != CAPTIVE] for here in f.s.pieces]
    f.s.put(0, 0, MELEE)
    assert GAME.laws["captives"].offers(f.s, 0, "moving") == []


def test_ruling_101_one_escort_and_one_move_in_a_step():
    f = hunt().stand("A", a="flying captive").stand("far_crag", a="melee flying")
    f.play("lead A flying far_crag")
    assert "lead" not in f.verbs()


def test_a_unit_may_leave_the_captive_behind():
    f = hunt().stand("A", a="melee captive").play("move A melee far_crag")
    assert f.at("A", "a") == "captive"


def test_ruling_102_without_its_escort_the_captive_stays_among_enemies():
    f = hunt().stand("north", a="captive", b="melee melee").play("done").until("move", "b")
    assert f.at("north", "a") == "captive"


def test_ruling_103_the_captive_stops_as_its_escort_does():
    f = hunt().stand("A", a="flying captive").stand("far_crag", b="melee")
    goals = {action[3] for action in f.s.legal if action[0] == "lead"}
    assert goals == f.goals("A", "flying") and f.r("far_crag") in goals


def test_ruling_104_home_after_the_movers_battles_wins():
    f = hunt().stand("gate", a="melee captive").play("lead gate melee home")
    assert f.s.stack
    f.play("done")
    assert f.s.won == [0] and f.notes("over")[0]["by"] == "captives"


def test_ruling_104_not_while_enemies_stand_in_the_town():
    f = hunt(actor="b", first=1).stand("home", a="captive", b="melee").play("done")
    assert f.s.stack


def test_ruling_104_also_without_an_escort():
    f = hunt(actor="b", first=1).stand("home", a="captive").play("done")
    assert f.s.won == [0]


def test_a_captive_counts_in_no_limit_and_is_no_loss():
    f = hunt().stand("north", a="captive melee melee melee").stand("gate", a="worker")
    assert f.can("move gate worker north")
    g = hunt(actor="b", first=1).stand("north", a="captive").stand("gate", b="melee")
    g.play("move gate melee north", "done")
    assert g.at("north", "a") == "captive" and not g.notes("killed")


def test_the_first_space_of_a_board_is_like_any_other():
    data = {"seats": [{}, {}], "scenario": {"laws": ["captives"]},
            "pieces": [{"seat": 0, "town": "corner", "turn": 0, "at": [0, 0]},
                       {"seat": 1, "town": "corner", "turn": 3, "at": [4, 1]}]}
    f = field(data, a="orc", b="human").stand("0,0", a="captive melee")
    assert f.r("0,0") == 0 and f.can("lead 0,0 melee 1,0")
    assert f.play("done").s.won == [0]


def test_the_town_wins_too():
    f = hunt().stand("home", b="melee").deplete(home=1)
    while f.step == "move":
        f.play("done")
    assert f.s.won == [1]


def test_computers_order_one_escort_a_step():
    f = hunt().stand("A", a="melee captive")
    s, frame = f.s.clone(), f.s.stack[-1]
    (ways,) = Orders(s, frame).ways
    assert {~goal for goal in ways if goal < 0} == {goal for goal in ways if goal >= 0} != set()
    (ways,) = Orders(s, {**frame, "led": True}).ways
    assert ways and min(ways) >= 0


def test_a_captive_that_is_led_stands_where_his_escort_goes_and_comes_back_with_him():
    f = hunt().stand("A", a="melee captive")
    s, here, there = f.s.clone(), f.r("A"), f.r("far_crag")
    orders = Orders(s, f.s.stack[-1])
    orders.send(0, ~there)
    assert (s.pieces[here], sorted(s.pieces[there])) == ([], [MELEE, CAPTIVE])
    assert orders.actions() == [("lead", here, "melee", there)]
    orders.send(0, here)
    assert s.pieces[there] == [] and sorted(s.pieces[here]) == [MELEE, CAPTIVE]


def test_orders_are_taken_back_though_another_unit_led():
    f = hunt().stand("A", a="melee melee captive")
    orders = Orders(f.s.clone(), f.s.stack[-1])
    here, there = f.r("A"), f.r("far_crag")
    orders.send(1, ~there)
    orders.back([~there, here], 0.0)
    assert orders.goals == [~there, here] and orders.s.many(there, 0, CAPTIVE) == 1
