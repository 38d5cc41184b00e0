"""The arena: levels play each other from every seat, and the table that comes of it."""

import json
import runpy
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from toy import MAP, TOY

from tabletop import arena, installed


@pytest.fixture(autouse=True)
def toy(monkeypatch):
    """The toy is the game that is installed, for threads that stand in for processes."""
    monkeypatch.setattr(installed, "_found", {"toy": TOY})
    monkeypatch.setattr(arena, "ProcessPoolExecutor", ThreadPoolExecutor)


@pytest.fixture
def lines(monkeypatch, capsys, tmp_path):
    """What the command prints, line by line, in words."""
    path = tmp_path / "map.json"
    path.write_text(json.dumps({**MAP, "players": 2}), encoding="utf-8")
    return lambda *words: printed(monkeypatch, capsys, path, *words)


def printed(monkeypatch, capsys, path, *words) -> list:
    monkeypatch.setattr(sys, "argv", ["arena", "toy", str(path), *words])
    arena.main()
    return [line.split() for line in capsys.readouterr().out.splitlines()]


def test_two_levels_meet_once_in_every_seat(lines):
    head, row = lines("--levels", "normal", "easy", "--games", "1", "--workers", "1")
    assert head[:4] == ["players", "level", "against", "games"]
    assert row[:4] == ["2", "normal", "easy", "2"] and 0 <= float(row[4]) <= 1 and row[5] == row[8] == "±"


def test_each_level_meets_the_next(lines, monkeypatch):
    monkeypatch.setattr(arena, "compare",
                        lambda *asked: {"games": asked[5], "wins": (0.5, 0), "margin": (-1.5, 2)})
    _, *rows = lines("--games", "7")
    assert [row[1:5] for row in rows] == [["hard", "normal", "7", "0.50"], ["normal", "easy", "7", "0.50"]]
    assert rows[0][5:] == ["±", "0.00", "-1.5", "±", "2.0"]


def test_a_game_is_played_to_its_end_and_again_the_same():
    task = ("toy", MAP, ["hard", "easy"], 3, 2)
    points = arena.play(task)
    points, winners = arena.play(task)
    assert len(points) == 2 and min(points) >= 0 and (points, winners) == arena.play(task)
    assert winners and max(points) in [points[p] for p in winners]


def test_everybody_sits_everywhere():
    assert arena.seatings("x", "o", 2) == [["x", "o"], ["o", "x"]]
    three = arena.seatings("x", "o", 3)
    assert len(three) == 6 and three[:3] == [["x", "o", "o"], ["o", "x", "o"], ["o", "o", "x"]]
    assert sum(seats.count("x") for seats in three) == sum(seats.count("o") for seats in three)


@pytest.mark.parametrize("values, found", [([1, 1, 1], (1, 0)), ([0.5], (0.5, 0)), ([0, 1], (0.5, 0.98))])
def test_the_interval_is_that_of_the_mean(values, found):
    assert arena.interval(values) == pytest.approx(found)


def test_it_is_a_command(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["arena", "--help"])
    monkeypatch.delitem(sys.modules, "tabletop.arena")
    with pytest.raises(SystemExit) as done:
        runpy.run_module("tabletop.arena", run_name="__main__")
    assert done.value.code == 0 and "python -m tabletop.arena" in capsys.readouterr().out
