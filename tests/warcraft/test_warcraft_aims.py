"""What puzzles of a Move step may ask for in positions built by hand, and how near each goal is."""

from field import town

from warcraft import GAME, victory


def told(f) -> list:
    return [{key: value for key, value in row.items() if key != "places"} for row in GAME.aims().rows(f.s)]


def test_points_spaces_without_a_fight_and_battles_that_can_be_had():
    held, *spaces, odds = told(town())
    assert held == {"goal": {"held": 0, "player": 0}, "have": 3, "least": 4, "most": 43}
    assert [row["goal"]["holds"][0] for row in spaces] == ["-3,1", "-1,3", "0,0", "1,-3", "1,2", "3,-1"]
    assert odds["goal"] == {"odds": 0, "space": "0,-1", "player": 0}
    assert odds["least"] == odds["have"] + 1 and odds["most"] == 100


def test_each_goal_of_a_space_is_shown_there():
    f = town()
    for row in GAME.aims().rows(f.s)[1:]:
        goal = row["goal"]
        assert row["places"] == [f.r(goal.get("space") or goal["holds"][0])]


def test_where_an_enemy_stands_a_space_is_not_asked_for_without_a_fight():
    goals = [row["goal"] for row in told(town().stand("centre", b="melee"))]
    assert {"holds": ["0,0"], "player": 0} not in goals
    assert {"odds": 0, "space": "0,0", "player": 0} in goals
    workers = [row["goal"] for row in told(town().stand("centre", b="worker"))]
    assert {"holds": ["0,0"], "player": 0} in workers    # workers take no part in battles


def test_nothing_is_asked_but_in_a_move_step():
    assert told(town().with_(step="spend")) == []


def test_where_points_do_not_win_they_are_not_asked_for():
    f = town()
    f.s.goal = 0
    assert all("held" not in row["goal"] for row in told(f)) and told(f)


def test_toward_a_space_soldiers_go_where_no_enemy_stands():
    f, aims = town().stand("west", a="worker"), GAME.aims()
    acts = aims.wanted(f.s, {"holds": ["0,0"], "player": 0})
    assert acts and {act[3] for act in acts} == {f.r("centre")} and "worker" not in {act[2] for act in acts}
    everywhere = {act[3] for act in aims.wanted(f.s, {"held": 5, "player": 0})}
    assert f.r("centre") in everywhere and everywhere <= set(f.s.board.scoring)


def test_toward_a_battle_soldiers_go_there_or_beside_it():
    f, aims = town(), GAME.aims()
    goals = {act[3] for act in aims.wanted(f.s, {"odds": 99, "space": "0,-1", "player": 0})}
    assert f.r("north") in goals and f.r("far_gate") not in goals
    assert goals <= {f.r("north"), *f.s.board.near[f.r("north")]}
    assert all(not f.s.armed(r) - {f.s.teams[0]} for r in goals - {f.r("north")})


def test_how_near_a_goal_is():
    f, aims = town(), GAME.aims()
    assert aims.near(f.s, {"held": 9, "player": 0}) == victory.held(f.s, 0) == 3
    assert aims.near(f.s, {"holds": ["0,0"], "player": 0}) == 0
    assert aims.near(f.s, {"odds": 99, "space": "0,-1", "player": 0}) == told(f)[-1]["have"] > 0


def test_a_puzzle_is_over_with_the_step():
    f = town()
    later = f.s.clone()
    assert not GAME.aims().over(f.s, later)
    later.stack[-1]["phase"] = "harvest"
    assert GAME.aims().over(f.s, later)


def test_nobody_is_wanted_where_another_enemy_stands():
    f, aims = town().stand("centre", b="melee").stand("north_east", b="ranged"), GAME.aims()
    held = {act[3] for act in aims.wanted(f.s, {"held": 5, "player": 0})}
    assert held and not held & f.numbers("centre", "north_east", "north")
    there = {act[3] for act in aims.wanted(f.s, {"holds": ["0,0"], "player": 0})}
    assert there == set()
    battle = {act[3] for act in aims.wanted(f.s, {"odds": 99, "space": "0,-1", "player": 0})}
    assert f.r("north") in battle and not battle & f.numbers("centre", "north_east")
    assert {act[0] for act in aims.wanted(f.s, {"odds": 99, "space": "0,-1", "player": 0})} == {"move"}
