"""The way a wolf walks, as the screen draws it: forecast with a region and a `from`."""

import json

import pytest
from den import board, table
from tabletop.wire import Door
from wolves import GAME


@pytest.mark.parametrize("players", GAME.players)
def test_a_path_is_a_shortest_walk_over_land(players):
    s = GAME.start(board(players), players, {}, 3)
    near, land = s.board.near, s.board.land
    for start in [h for h in range(len(land)) if land[h]][::20]:
        for steps, goal in s.board.walk(start)[:60]:
            path = GAME.forecast(s, goal, start)["path"]
            assert len(path) == steps + 1 and (path[0], path[-1]) == (start, goal)
            assert all(land[h] for h in path) and all(b in near[a] for a, b in zip(path, path[1:]))


def test_a_path_leads_around_the_water_and_through_other_wolves():
    t = table().stand("0D1", a="alpha").stand("0D3", b="alpha pack")
    here, there, water = t.hex("0D1"), t.hex("0E2"), t.hex("0W")
    path = GAME.forecast(t.s, there, here)["path"]
    assert water not in path and len(path) == 1 + dict((h, n) for n, h in t.s.board.walk(here))[there] > 3
    assert GAME.forecast(t.s, t.hex("0D2"), here)["path"] == [here, t.hex("0D2")]
    assert GAME.forecast(t.s, here, here)["path"] == [here]
    assert GAME.forecast(t.s, water, here)["path"] == GAME.forecast(t.s, here, water)["path"] == []


def test_without_a_start_or_a_goal_there_is_no_path():
    s = table().s
    assert "path" not in GAME.forecast(s, 3) and "path" not in GAME.forecast(s, None, 3)
    assert GAME.forecast(s, None) == GAME.forecast(s, None, 3)


def test_the_path_comes_over_the_wire():
    door = Door()

    def ask(**request):
        return json.loads(door.handle(json.dumps(request)))

    first = ask(op="new_game", game="wolves", map=board(3), seats=["human"] * 3)
    start = first["choices"][0]["region"]
    goal = door.match.now.board.walk(start)[-1][1]
    path = ask(op="forecast", region=goal, **{"from": start})["forecast"]["path"]
    assert path[0] == start and path[-1] == goal
    assert ask(op="forecast", region=goal, **{"from": None})["forecast"].keys() == {
        *ask(op="forecast", region=goal)["forecast"]}
    for wrong in (-1, 10 ** 6, "a", 1.5):
        assert ask(op="forecast", region=goal, **{"from": wrong}) == {"error": "form", "field": "from"}
