"""The arena: levels play each other from every seat, and the table that comes of it."""

import json
import runpy
import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from toy import MAP, ROUNDS, TOY

from tabletop import arena, installed, sure
from tabletop.laboratory import hands, kept, pairs, play


@pytest.fixture(autouse=True)
def toy(monkeypatch):
    """The toy is the game that is installed, for threads that stand in for processes."""
    monkeypatch.setattr(installed, "_found", {"toy": TOY})
    monkeypatch.setattr(hands, "processes", ThreadPoolExecutor)


def met(two, count, data=MAP, players=2, **more):
    """How two fare on the toy's map."""
    with hands.Hands(1) as pool:
        return pairs.compare(("toy", {**data, "players": players}, None, {}), two, count, pool, **more)


@pytest.fixture
def ended(monkeypatch):
    """Games end as a function says, by who sits where; what was asked for."""
    asked = []
    return lambda end: monkeypatch.setattr(
        pairs, "play", lambda task: asked.append(task) or end(task[2])) or asked


@pytest.fixture
def lines(monkeypatch, capsys, tmp_path):
    """The table that the command prints, line by line, in words."""
    path = tmp_path / "map.json"
    path.write_text(json.dumps({**MAP, "players": 2}), encoding="utf-8")
    return lambda *words: printed(monkeypatch, capsys, path, *words)


def printed(monkeypatch, capsys, path, *words) -> list:
    monkeypatch.setattr(sys, "argv", ["arena", "toy", str(path), *words])
    arena.main()
    return [line.split() for line in capsys.readouterr().out.splitlines() if "rating" not in line]


def test_two_levels_meet_once_in_every_seat(lines):
    head, row = lines("--levels", "normal", "easy", "--games", "1", "--workers", "1")
    assert head[:4] == ["players", "level", "against", "games"]
    assert row[:4] == ["2", "normal", "easy", "2"] and 0 <= float(row[4]) <= 1 and row[5] == row[8] == "±"


def test_each_level_meets_the_next(lines, monkeypatch):
    monkeypatch.setattr(arena, "compare",
                        lambda *asked: {"games": asked[2], "wins": (0.5, 0), "margin": (-1.5, 2),
                                        "verdict": "", "played": []})
    _, *rows = lines("--games", "7")
    assert [row[1:5] for row in rows] == [["hard", "normal", "7", "0.50"], ["normal", "easy", "7", "0.50"],
                                        ["easy", "easiest", "7", "0.50"]]
    assert rows[0][5:] == ["±", "0.00", "-1.5", "±", "2.0"]


def test_a_game_is_played_to_its_end_and_again_the_same():
    task = ("toy", MAP, ["hard", "easy"], 3, 2)
    points, winners = play.play(task)
    assert len(points) == 2 and min(points) >= 0 and (points, winners) == play.play(task)
    assert winners and max(points) in [points[p] for p in winners]
    assert min(points) >= ROUNDS  # whoever has a turn draws or saves


def test_wins_and_margins_are_those_of_the_first_level_over_the_second(ended):
    ended(lambda seats: ([9, 4], [0]) if seats == ["x", "o"] else ([3, 3], [0, 1]))
    found = met(("x", "o"), 3)
    assert found["games"] == 6 and found["wins"][0] == 0.75 and found["margin"][0] == 2.5


def test_every_seating_is_played_with_every_seed(ended):
    asked = ended(lambda seats: ([1, 2, 3], [2]))
    found = met(("x", "o"), 2, players=3)
    assert found["games"] == len(asked) == 12 and {task[3] for task in asked} == {0, 1}
    assert [row[:2] for row in found["played"]] == [[task[3], task[2]] for task in asked]


def test_everybody_sits_everywhere():
    assert pairs.seatings("x", "o", [0, 1]) == [["x", "o"], ["o", "x"]]
    three = pairs.seatings("x", "o", [0, 1, 2])
    assert len(three) == 6 and three[:3] == [["x", "o", "o"], ["o", "x", "o"], ["o", "o", "x"]]
    assert sum(seats.count("x") for seats in three) == sum(seats.count("o") for seats in three)


def test_in_teams_a_side_is_of_one_level():
    assert pairs.seatings("x", "o", [0, 1, 0, 1]) == [["x", "o", "x", "o"], ["o", "x", "o", "x"]]
    five = pairs.seatings("x", "o", [0, 1, 0, 1, 2])
    assert five[0] == ["x", "o", "x", "o", "o"] and five[5] == ["x", "x", "x", "x", "o"] and len(five) == 6


def test_who_plays_for_whom_is_asked_of_a_game_with_the_options_wished_for(monkeypatch):
    monkeypatch.setattr(TOY, "start", lambda data, players, options, seed: options)
    monkeypatch.setattr(TOY, "sides", lambda s: s)
    for options in ({"cards": 3}, None):
        assert pairs.sides("toy", {**MAP, "players": 2}, options) == (options or {})


def test_games_are_played_with_the_options_wished_for(lines, ended):
    asked = ended(lambda seats: ([1, 2], [1]))
    lines("--levels", "x", "o", "--games", "1", "--workers", "1", "--options", '{"cards": 3}')
    lines("--levels", "x", "o", "--games", "1", "--workers", "1")
    assert [task[5:] for task in asked] == [({"cards": 3},)] * 2 + [()] * 2
    assert play.play(("toy", MAP, ["easy", "easy"], 3, 2, {"cards": 3}))


@pytest.mark.parametrize("values, found", [([1, 1, 1], (1, 0)), ([0.5], (0.5, 0)), ([0, 1], (0.5, 0.98))])
def test_the_interval_is_that_of_the_mean(values, found):
    assert sure.interval(values) == pytest.approx(found)


@pytest.mark.parametrize("mean, width, where", [
    (2.5, 0.25, "within"), (1, 0.5, "below"), (4, 0.5, "above"),
    (1, 1, ""), (4, 1, ""), (2.5, 0.5, ""), (2.25, 0.25, ""), (2.75, 0.25, "")])
def test_nothing_is_said_while_a_limit_is_in_the_interval_its_ends_too(mean, width, where):
    assert sure.side(mean, width, 2, 3) == where


@pytest.mark.parametrize("seed_wins, verdict, seeds", [
    (1.0, "above", 20), (0.0, "below", 20), (0.75, "within", 20), (0.875, "open", 30)])
def test_a_pairing_ends_when_its_side_of_the_limits_is_sure(monkeypatch, ended, seed_wins, verdict, seeds):
    monkeypatch.setattr(pairs, "balance", lambda *asked: (seed_wins, 0))
    ended(lambda seats: ([1, 0], [0]))
    found = met(("x", "o"), 30, limits=(0.625, 0.875))
    assert (found["verdict"], found["games"]) == (verdict, 2 * seeds)
    assert met(("x", "o"), 2)["verdict"] == ""          # nothing was asked


def test_an_interval_for_every_look_is_wider_and_still_shrinks():
    values = [0, 1] * 20
    assert sure.interval(values, True)[0] == 0.5
    at_once, always, later = (found[1] for found in (
        sure.interval(values), sure.interval(values, True), sure.interval(values * 4, True)))
    assert 1.3 * at_once < always < 1.8 * at_once and later < always


def test_the_interval_for_every_look_is_that_of_robbins():
    assert sure.interval([0, 1] * 20, True) == pytest.approx((0.5, 0.243011), abs=1e-6)


def test_equals_seldom_leave_an_interval_for_every_look():
    """Of fair games looked at after every one, hardly more than one in twenty runs errs at any look."""
    chance, wrong = Random(1), 0
    for _ in range(200):
        wins = [chance.randrange(2) for _ in range(100)]
        found = [sure.interval(wins[:n], True) for n in range(20, 100)]
        wrong += any(abs(mean - 0.5) > width for mean, width in found)
    assert 0 < wrong <= 14


@pytest.fixture
def played(monkeypatch):
    """The games that are truly played, as seeds and seats."""
    found, truly = [], play.play
    for module in (pairs, kept):
        monkeypatch.setattr(module, "play", lambda task: found.append((task[3], task[2][0])) or truly(task))
    return found


def test_a_run_goes_on_from_where_it_was_stopped(lines, played, tmp_path):
    words = ["--levels", "normal", "easy", "--workers", "1", "--games", "3"]
    whole = lines(*words)
    file = tmp_path / "games"
    lines(*words[:-1], "2", "--resume", str(file))
    text = file.read_text(encoding="utf-8")
    assert len(text.splitlines()) == 4
    file.write_text(text[:-5], encoding="utf-8")  # stopped while it wrote
    played.clear()
    assert lines(*words, "--resume", str(file)) == whole
    # one that is kept, to see that it comes out the same, and those that are not
    assert played == [(1, "normal"), (1, "easy"), (2, "normal"), (2, "easy")]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 6


def test_games_of_another_program_are_not_added_to(lines, tmp_path):
    words = ["--levels", "normal", "easy", "--workers", "1", "--games", "1", "--resume"]
    file = tmp_path / "games"
    lines(*words, str(file))
    *known, (asked, (points, winners)) = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    points[0] += 1
    file.write_text("".join(json.dumps(line) + "\n" for line in [*known, [asked, [points, winners]]]))
    with pytest.raises(SystemExit, match="another program"):
        lines(*words, str(file))


def test_other_moods_are_other_games(monkeypatch):
    task = ("toy", MAP, ["normal", "easy"], 3, None)
    before = kept.asked(task)
    monkeypatch.setattr(TOY, "moods", {**TOY.moods, "easy": [{"warmth": 1.0}]})
    assert kept.asked(task) != before


def test_it_is_a_command(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["arena", "--help"])
    monkeypatch.delitem(sys.modules, "tabletop.arena")
    with pytest.raises(SystemExit) as done:
        runpy.run_module("tabletop.arena", run_name="__main__")
    assert done.value.code == 0 and "python -m tabletop.arena" in capsys.readouterr().out
