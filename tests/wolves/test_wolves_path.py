"""The way a wolf walks, as the screen draws it: the forecast of a move."""

import json

import pytest
from den import board, table
from tabletop.wire import Door
from wolves import GAME


def walk(s, start, goal) -> list:
    return GAME.forecast(s, ("move", start, "pack", goal))["path"]


@pytest.mark.parametrize("players", GAME.players)
def test_a_path_is_a_shortest_walk_over_land(players):
    s = GAME.start(board(players), players, {}, 3)
    near, land = s.board.near, s.board.land
    for start in [h for h in range(len(land)) if land[h]][::20]:
        for steps, goal in s.board.walk(start)[:60]:
            path = walk(s, start, goal)
            assert len(path) == steps + 1 and (path[0], path[-1]) == (start, goal)
            assert all(land[h] for h in path) and all(b in near[a] for a, b in zip(path, path[1:]))


def test_a_path_leads_around_the_water_and_through_other_wolves():
    t = table().stand("0D1", a="alpha").stand("0D3", b="alpha pack")
    here, there, water = t.hex("0D1"), t.hex("0E2"), t.hex("0W")
    path = walk(t.s, here, there)
    assert water not in path and len(path) == 1 + dict((h, n) for n, h in t.s.board.walk(here))[there] > 3
    assert walk(t.s, here, t.hex("0D2")) == [here, t.hex("0D2")]
    assert walk(t.s, here, here) == [here]
    assert walk(t.s, here, water) == walk(t.s, water, here) == []


def test_without_a_start_or_a_goal_there_is_no_path():
    s = table().s
    for action in (("den", 3), ("move", None, None, 3), ("move", 3), ("move", 10 ** 6, "pack", 3), ()):
        assert "path" not in GAME.forecast(s, action)


def test_the_path_comes_over_the_wire():
    door = Door()

    def ask(**request):
        return json.loads(door.handle(json.dumps(request)))

    first = ask(op="new_game", game="wolves", map=board(3), seats=["human"] * 3)
    start = first["choices"][0]["place"]
    goal = door.match.now.board.walk(start)[-1][1]
    path = ask(op="forecast", action=["move", start, "pack", goal])["forecast"]["path"]
    assert path[0] == start and path[-1] == goal
    assert "path" not in ask(op="forecast", action=["move", None, None, goal])["forecast"]
    for wrong in ([], "move", [None], [1], ["move", 1.5], ["move", []], ["move"] * 10):
        assert ask(op="forecast", action=wrong) == {"error": "form", "field": "action"}
