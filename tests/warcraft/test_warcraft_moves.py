"""The Move step: speeds, limits, who stops where, besieged Towns (rule book, "Step 1", and its rulings)."""

from field import field


def test_move_points():
    f = field().stand("gate", a="melee ranged flying worker")
    beside = f.numbers("home", "woods", "west", "north", "north_west")
    assert f.goals("gate", "melee") == f.goals("gate", "ranged") == beside
    two = f.numbers("mine", "crag", "moor", "north_east", "centre", "south_west",
                    "far_cairn", "far_grove")
    assert f.goals("gate", "worker") == (beside | two) - f.numbers("crag")
    assert f.goals("gate", "flying") == beside | two | f.numbers("peak")


def test_move_mountain():
    f = field().stand("home", a="melee ranged flying worker")
    assert all(f.r("peak") not in f.goals("home", kind) for kind in ("melee", "ranged", "worker"))
    assert f.r("peak") in f.goals("home", "flying")
    assert f.why("move home melee peak") == ["mountain"]


def test_a_worker_does_not_cross_a_mountain():
    f = field().stand("home", a="worker flying")
    assert f.r("moor") in f.goals("home", "flying")
    assert f.r("north") in f.goals("home", "worker")  # by the gate
    assert f.r("moor") not in f.goals("home", "worker")


def test_stack_limits():
    f = field().stand("gate", a="melee melee melee worker worker worker")
    f.stand("north", b="melee melee melee")
    f.play(*["move gate melee north"] * 3)
    assert (f.at("north", "a"), f.at("north", "b")) == ("melee melee melee",) * 2
    f.play("done")
    assert f.notes("battle")


def test_move_full():
    f = field().stand("home", a="melee").stand("gate", a="ranged flying melee")
    assert not f.can("move home melee gate")
    assert f.why("move home melee gate") == ["full"]


def test_ruling_1_a_full_space_is_passed_but_no_move_ends_there():
    f = field().stand("home", a="flying worker").stand("gate", a="melee melee melee worker worker worker")
    assert not f.can("move home flying gate") and f.can("move home flying north")
    assert not f.can("move home worker gate") and f.can("move home worker north")


def test_ruling_1_room_that_is_made_can_be_used():
    f = field().stand("home", a="melee").stand("gate", a="melee melee melee")
    f.play("move gate melee north")
    assert f.can("move home melee gate")


def test_ruling_2_enemies_never_count_in_the_limit():
    f = field().stand("gate", a="melee").stand("north", b="melee melee melee worker worker worker")
    assert f.can("move gate melee north")


def test_ruling_3_one_move_for_each_piece_and_step():
    f = field().stand("gate", a="flying flying")
    f.play("move gate flying north")
    assert f.goals("north", "flying") == set() and f.goals("gate", "flying")
    assert f.why("move north flying") == ["moved"]
    f.play("move gate flying north")
    assert f.s.legal == [("done",)]


def test_who_moved_is_told_from_who_stood_there():
    f = field().stand("gate", a="flying").stand("north", a="flying")
    f.play("move gate flying north", "move north flying centre")
    assert f.s.legal == [("done",)]


def test_move_stop():
    f = field().stand("gate", a="flying").stand("north", b="melee").stand("north_west", b="worker")
    f.outpost("west", "b")
    goals = f.goals("gate", "flying")
    assert f.numbers("north", "north_west", "west") <= goals
    assert not f.numbers("north_east", "centre", "far_cairn") & goals
    f.play("move gate flying north", "done")
    assert f.notes("battle")


def test_move_worker_block():
    f = field().stand("gate", a="worker").stand("north", b="worker")
    assert not f.can("move gate worker north")
    assert f.why("move gate worker north") == ["guarded"]


def test_enemies_bar_only_workers_who_come_alone():
    f = field().stand("home", a="melee worker").stand("far_gate", b="melee")
    f.stand("far_woods", a="melee", b="melee")
    assert f.why("move home melee far_gate") == ["far"] and f.why("move home worker far_gate") == ["guarded"]
    assert f.why("move home worker far_woods") == ["far"]


def test_a_worker_follows_a_unit_of_its_own_in_the_same_step():
    f = field().stand("gate", a="worker melee").stand("north", b="worker")
    f.play("move gate melee north")
    assert f.can("move gate worker north")


def test_ruling_4_workers_stop_at_enemies():
    f = field().stand("gate", a="worker melee").stand("north", b="worker")
    f.play("move gate melee north")
    assert f.can("move gate worker north") and not f.can("move gate worker moor")


def test_ruling_5_workers_of_both_sides_stay_together_and_harvest():
    f = field().stand("north", a="worker", b="worker").until("harvest")
    assert (f.at("north", "a"), f.at("north", "b")) == ("worker", "worker")
    f.until("deploy")
    assert f.s.wood[0] and f.s.wood[1]


def test_ruling_5_either_may_leave():
    assert field().stand("north", a="worker", b="worker").goals("north", "worker")


def test_ruling_6_an_enemy_outpost_stops_and_falls_without_a_battle():
    f = field().stand("gate", a="melee").outpost("north", "b")
    f.play("move gate melee north", "done")
    assert not f.notes("battle") and f.notes("razed") and f.s.outpost[f.r("north")] == -1


def test_ruling_6_an_own_outpost_stops_nobody():
    f = field().stand("gate", a="flying").outpost("north", "a")
    assert f.can("move gate flying moor")


def test_ruling_7_workers_neither_enter_nor_destroy_an_outpost():
    f = field().stand("gate", a="worker").outpost("north", "b")
    assert not f.can("move gate worker north")


def test_worker_alone_is_no_battle_and_dies_after_the_mover_has_fought():
    f = field().stand("gate", a="melee").stand("north", b="worker worker")
    f.play("move gate melee north")
    assert f.at("north", "b") == "worker worker"
    f.play("done")
    assert not f.notes("battle") and f.at("north", "b") == ""
    assert f.notes("killed") == [{"event": "killed", "player": 1, "piece": "worker", "r": f.r("north")}] * 2


def test_workers_beside_a_unit_of_their_own_are_safe():
    f = field().stand("gate", a="worker worker").stand("north", a="melee")
    f.until("harvest")
    assert f.at("gate", "a") == "worker worker"


# --- besieged Towns ----------------------------------------------------------------------------------

def test_ruling_8_nobody_leaves_a_besieged_town_in_which_the_owner_has_pieces():
    f = field().stand("home", a="worker melee", b="melee").stand("gate", a="melee", b="worker")
    assert f.goals("home", "melee") == f.goals("home", "worker") == set()
    assert f.why("move home melee") == ["besieged"]
    assert f.can("move gate melee home")


def test_ruling_8_besiegers_leave_an_empty_town():
    f = field().stand("home", b="melee").with_(actor="b", first=1)
    assert f.goals("home", "melee")
    g = field().stand("home", b="melee", a="worker").with_(actor="b", first=1)
    assert not g.goals("home", "melee")


def test_ruling_8_other_spaces_with_enemies_are_left_freely():
    f = field().stand("north", a="melee worker", b="worker")
    assert f.goals("north", "melee") and f.goals("north", "worker")


def test_ruling_8_the_town_of_somebody_who_is_out_holds_nobody():
    f = field("4").stand("2,2", b="melee", c="melee").with_(actor="b", first=1, out=[0])
    assert f.goals("2,2", "melee")


def test_ruling_9_the_battle_in_a_besieged_town_is_the_first_movers():
    f = field().stand("home", a="melee", b="melee").play("done")
    assert f.notes("battle")[0]["player"] == 0
    g = field().stand("home", a="melee", b="melee").with_(actor="b", first=1).play("done")
    assert g.notes("battle")[0]["player"] == 1


def test_ruling_10_against_two_sides_the_mover_picks_whom_he_fights_first():
    f = field("3").stand("0,-2", a="melee melee melee", b="melee", c="melee")
    f.play("done")
    r = f.r("0,-2")
    assert f.phase == "fights" and f.s.legal == [("fight", r, 1), ("fight", r, 2)]
    f.match.apply(("fight", r, 2))
    assert f.notes("battle")[0]["foe"] == 2


def test_ruling_10_two_others_do_not_fight_each_other_in_his_step():
    f = field("3").stand("0,-2", b="melee", c="melee").stand("2,1", a="melee")
    f.play("done")
    assert not f.notes("battle")


def test_ruling_11_workers_in_a_besieged_town_die_at_the_end_of_the_next_move_step():
    f = field().stand("home", a="worker", b="melee").stand("gate", a="melee")
    f.play("done")
    assert not f.notes("battle") and f.at("home", "a") == ""


def test_several_battles_come_in_the_order_the_mover_likes():
    f = field().stand("north", a="melee", b="melee").stand("far_gate", a="melee", b="melee")
    f.play("done")
    assert {action[1] for action in f.s.legal} == f.numbers("north", "far_gate")


def test_field_example_2_a_second_battle_may_vanish():
    f = field(a="night_elf", b="undead").stand("north", a="melee melee", b="melee")
    f.stand("gate", a="melee", b="melee").has("a", levels=[2, 4, 3])
    f.fight(lambda f: len([note for notes in f.match.history() for note in notes
                           if note["event"] == "battle"]) == 1)
    assert f.at("north", "b") == f.at("gate", "b") == "" or f.at("north", "a") == f.at("gate", "a") == ""
