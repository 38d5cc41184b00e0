"""The laboratory: who may play there, who does the work, what is bred, and what is made of what was found."""

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

import pytest
from smallworld import GAME as SMALL_WORLD

from toy import MAP, TOY, Toy

from tabletop import arena, breed, installed, mapfile
from tabletop.laboratory import breeding, figure, guests, hands, pairs, ratings, seats
from tabletop.laboratory.play import play

ROOT = Path(__file__).resolve().parents[2]
BOARD = ROOT / "maps/smallworld/2.json"


class Weighted(Toy):
    """The toy with an opinion: only what is saved or held counts, so nobody rolls for ever."""

    weights = {"purse": 2.0, "card": 5.0}

    def worth(self, s):
        return [self.weights["purse"] * purse + self.weights["card"] * len(cards)
                for purse, cards in zip(s.purse, s.cards)]


@pytest.fixture(autouse=True)
def toy(monkeypatch):
    """The games that are installed, for threads that stand in for processes."""
    monkeypatch.setattr(installed, "_found", {"toy": TOY, "weighted": Weighted(), "smallworld": SMALL_WORLD})
    monkeypatch.setattr(hands, "processes", ThreadPoolExecutor)


@pytest.fixture
def bot(tmp_path):
    """The word of a bot that runs a few lines of Python; `line` is what it was told."""
    def made(code, name="bot"):
        file = tmp_path / f"{name}.py"
        file.write_text("import json, sys, time\nfor text in sys.stdin:\n    line = json.loads(text)\n"
                        + "".join(f"    {part}\n" for part in code.splitlines()), encoding="utf-8")
        return f'{name}="{sys.executable}" "{file}"'
    return made


FIRST = ("if line.get('choices'): print(json.dumps({'action': min(c['action'] for c in line['choices'] "
         "if c['action'][0] not in ('crash', 'look', 'roll', 'wish'))}), flush=True)")


def ended(*words, key="toy", **more):
    return play((key, {**MAP, "players": len(words)}, list(words), 3, None, *more.values()))


# --- bots --------------------------------------------------------------------------------------------


def test_a_bot_plays_by_the_choices_it_is_told(bot):
    points, winners, *trouble = ended(bot(FIRST), "easy")
    assert trouble == [] and len(points) == 2 and winners
    assert (points, winners) == ended(bot(FIRST), "easy")


def test_a_bot_is_told_what_the_page_is_told_and_no_secret(bot, tmp_path):
    file = tmp_path / "told"
    ended("easy", bot(f"open({str(file)!r}, 'a').write(text)\n{FIRST}"), options={"cards": 3})
    first, *tables = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert first == {"game": "toy", "map": {**MAP, "players": 2}, "options": {"cards": 3}, "viewer": 1,
                     "players": 2}
    assert [table["actor"] for table in tables[:-1]] == [1] * 4 and tables[-1]["over"]["winners"]
    purses = [table["view"]["purse"] for table in tables]
    assert all(purse[0] is None and type(purse[1]) is int for purse in purses)
    assert [note for table in tables for note in table["events"] if note["event"] == "told"]
    assert "only" not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("code, why", [
    ("sys.exit(3)", "it has ended"), ("print('?', flush=True)", "no JSON"), ("time.sleep(1000)", "no answer"),
    ("print('[' * 99999, flush=True)", "no JSON"), ("print(json.dumps([1]), flush=True)", "no choice"),
    ("print(json.dumps({'action': ['crown']}), flush=True)", "no choice"),
    ("import os; os.close(1)", "has ended"),
])
def test_a_bot_that_fails_loses_that_game_and_nothing_else(bot, code, why, monkeypatch):
    monkeypatch.setattr(guests, "SECONDS", 0.5 if "sleep" in code else 60)
    monkeypatch.setattr(guests, "PARTING", 0.1 if "sleep" in code else 2)
    points, winners, (seat, reason) = ended("easy", bot(code), "easy")
    assert (winners, seat, points[1]) == ([0, 2], 1, 0) and why in reason


def test_a_bot_that_goes_on_for_ever_loses(bot, monkeypatch):
    monkeypatch.setattr(guests, "ACTIONS", 9)
    rolls = "if line.get('choices'): print(json.dumps({'action': ['roll']}), flush=True)"
    assert ended(bot(rolls), "easy")[2] == [0, "no end after 9 actions"]


def test_a_lost_game_is_told_and_counted(bot, capsys):
    with hands.Hands(1) as pool:
        found = pairs.compare(("toy", {**MAP, "players": 2}, None, {}), ("easy", bot("sys.exit()")), 2, pool)
    assert found["wins"] == (1.0, 0.0)
    assert capsys.readouterr().err.splitlines()[0] == "bot lost seed 0 in seat 2: it has ended"


def test_a_command_that_is_none_stops_the_run():
    with pytest.raises(OSError):
        ended("bot=/no/such/command", "easy")


def test_the_bot_of_the_page_plays_a_whole_game():
    data = mapfile.read(BOARD)
    word = f'frugal=node "{ROOT / "examples/bot/frugal.mjs"}"'
    points, winners, *trouble = play(("smallworld", {**data, "rounds": 4}, ["easiest", word], 1, None))
    assert trouble == [] and min(points) > 0


# --- words -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word, name, kind", [
    ("hard", "hard", seats.Thinker), ("newcomers:marching", "newcomers:marching", seats.Script),
    ('normal{"land": 2}', "normal{}", seats.Thinker), ("mine=node a=b:c@d.js", "mine", guests.Bot),
    ("hard@../before/", "hard@before", guests.Version)])
def test_who_plays_is_a_word(word, name, kind):
    assert seats.kind(word) is kind and (seats.called(word) == name or "@" in word)


def test_a_level_plays_with_other_weights_and_nobody_else_does():
    words = ['normal{"purse": 9}', "normal"]
    savers = play(("weighted", MAP, ["normal", "normal"], 3, None))
    assert play(("weighted", MAP, words, 3, None)) != savers
    assert play(("weighted", MAP, ['normal{"purse": 2.0}', "normal"], 3, None)) == savers
    assert installed.games()["weighted"].weights["purse"] == 2.0


def test_a_level_of_another_tree_follows_the_match(monkeypatch):
    monkeypatch.setattr(installed, "_found", {"smallworld": SMALL_WORLD})
    data = {**mapfile.read(BOARD), "rounds": 2}
    task = ("smallworld", data, [f"easiest@{ROOT}", "easy"], 1, None)
    points, winners, *trouble = play(task)
    assert trouble == [] and len(points) == 2


def test_a_tree_with_other_rules_stops_the_run(tmp_path):
    package = tmp_path / "py/tabletop"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "__main__.py").write_text("for _ in iter(input, ''): print('{\"actor\": 7}', flush=True)")
    with pytest.raises(guests.Unfit, match="other rules"):
        ended("easy", f"hard@{tmp_path}")


# --- what is made of it ------------------------------------------------------------------------------


def test_ratings_order_those_who_played():
    games = [[seed, ["a", "b", "b"], [0, 1, 2], [0]] for seed in range(9)]
    games += [[seed, ["b", "c"], [0, 1], [seed % 9 == 0]] for seed in range(9)]
    found = ratings.rated(games)
    assert [name for name, *_ in found] == ["a", "b", "c"] and all(width > 0 for *_, width in found)


def test_a_team_is_rated_as_one():
    (first, high, _), (second, low, _) = ratings.rated([[0, ["x", "o", "x", "o"], [0, 1, 0, 1], [1, 3]]])
    assert (first, second) == ("o", "x") and high - 25 == pytest.approx(25 - low)


def test_without_the_library_there_are_no_ratings(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert ratings.rated([[0, ["a", "b"], [0, 1], [0]]]) == [] and "openskill" in capsys.readouterr().err


@pytest.mark.parametrize("picture", [figure.shares([("a < b", 0.7, 0.1), ("b : c", 1.0, 0.4)]),
                                     figure.course([1.0, 3.0, 2.0], ("n", "points")), figure.course([1.0])])
def test_a_plot_is_a_picture(picture):
    assert ElementTree.fromstring(picture).tag.endswith("svg")


def test_shares_of_wins_stand_on_a_scale_from_nought_to_one():
    scale = [one.text for one in ElementTree.fromstring(figure.shares([("a < b", 0.7, 0.1)])).iter()
             if one.tag.endswith("text")]
    assert scale == ["0", "0.25", "0.5", "0.75", "1", "a < b"]


def places(picture, tag, *names):
    """Where things of a kind lie in a picture."""
    return [tuple(float(one.get(name)) for name in names) for one in ElementTree.fromstring(picture).iter()
            if one.tag.endswith("}" + tag)]


def test_every_share_has_its_row_its_interval_and_its_place_on_the_scale():
    picture = figure.shares([("a", 0.5, 0.1), ("b", 0.25, 0.5)])
    scale, rows = [260 + 350 * share for share in (0, .25, .5, .75, 1)], [18, 42]
    assert places(picture, "circle", "cx", "cy") == [(435, 18), (347.5, 42)]
    assert places(picture, "line", "x1", "y1", "x2", "y2") == [
        *((x, 0, x, 60) for x in scale), (400, 18, 470, 18), (260, 42, 522.5, 42)]
    assert places(picture, "text", "x", "y") == [
        *((round(x), 78) for x in scale), *((248, y + 4) for y in rows)]
    assert 'viewBox="0 0 640 90.0"' in picture and 'fill="#fff"' in picture


def test_the_course_of_a_value_goes_from_edge_to_edge_between_its_least_and_its_most():
    picture = figure.course([1.0, 3.0, 2.0], ("n", "points"))
    assert 'points="60.0,240.0 335.0,30.0 610.0,135.0"' in picture and 'viewBox="0 0 640 270"' in picture
    assert places(picture, "line", "x1", "y1", "x2", "y2") == [(60, 240, 610, 240), (60, 30, 60, 240)]
    assert places(picture, "text", "x", "y") == [(54, 240), (54, 38), (610, 260), (60, 18)]
    words = [one.text for one in ElementTree.fromstring(picture).iter() if one.tag.endswith("text")]
    assert words == ["1.00", "3.00", "n", "points"]
    assert 'points="60.0,240.0"' in figure.course([4.0])
    assert 'points="60.0,240.0 610.0,240.0"' in figure.course([4.0, 4.0])


def test_all_that_was_found_is_written(monkeypatch, tmp_path, capsys):
    path, told, drawn = tmp_path / "map.json", tmp_path / "found.json", tmp_path / "found.svg"
    path.write_text(json.dumps({**MAP, "players": 2}), encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["arena", "toy", str(path), "--levels", "normal", "easy", "easiest",
                                      "--all", "--games", "2", "--json", str(told), "--plot", str(drawn)])
    arena.main()
    found = json.loads(told.read_text(encoding="utf-8"))
    pairings = [(row["first"], row["second"]) for row in found["rows"]]
    assert pairings == [("normal", "easy"), ("normal", "easiest"), ("easy", "easiest")]
    assert len(found["rows"][0]["played"]) == 4 and len(found["ratings"]) == 3
    assert ElementTree.parse(drawn) and capsys.readouterr().out.count("rating") == 3


def test_progress_is_told_now_and_then(monkeypatch, capsys):
    clock = iter([0, 4, 12, 13])
    monkeypatch.setattr(hands, "monotonic", lambda: next(clock))
    assert list(hands.progress("abc", "a : b", 6)) == ["a", "b", "c"]
    assert capsys.readouterr().err == "a : b: 2 of 6 games, 0.2 a second, 0 min\n"


# --- breeding ----------------------------------------------------------------------------------------


@pytest.fixture
def bred(monkeypatch, tmp_path, capsys):
    """What the command prints after so many generations."""
    path = tmp_path / "map.json"
    path.write_text(json.dumps({**MAP, "players": 2}), encoding="utf-8")

    def made(log, generations, *words):
        monkeypatch.setattr(sys, "argv", ["breed", "weighted", str(path), "--log", str(tmp_path / log),
                                          "--generations", str(generations), "--population", "4",
                                          "--games", "2", "--workers", "1", "--check", "2", *words])
        breed.main()
        return capsys.readouterr().out.splitlines()
    return made


def test_the_same_seed_breeds_the_same(bred, tmp_path):
    assert bred("a", 3) == bred("b", 3) and (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert bred("c", 3, "--seed", "2") != bred("d", 3)


def test_every_generation_plays_seeds_that_nobody_else_plays(bred, monkeypatch):
    asked, own = [], breeding.duels
    monkeypatch.setattr(breeding, "duels", lambda *about: asked.append([*about[3]]) or own(*about))
    bred("a", 2)
    assert asked == [[1_000_000, 1_000_001]] * 4 + [[1_000_002, 1_000_003]] * 4


def test_a_stopped_breeding_comes_to_the_same_end(bred, tmp_path):
    whole = bred("a", 4)
    bred("b", 3)
    text = (tmp_path / "b").read_text(encoding="utf-8")
    (tmp_path / "b").write_text(text[:-20], encoding="utf-8")  # stopped while it wrote the third
    assert whole[2:] == bred("b", 4) and (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_another_breeding_is_not_gone_on_with(bred, tmp_path):
    bred("a", 1)
    with pytest.raises(SystemExit, match="another breeding"):
        bred("a", 2, "--spread", "0.4")
    head, line = (tmp_path / "a").read_text(encoding="utf-8").splitlines()
    line = json.loads(line)
    line["drawn"][0][0] += 1
    (tmp_path / "a").write_text(f"{head}\n{json.dumps(line)}\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="another library"):
        bred("a", 2)


def test_only_the_weights_named_are_bred_and_the_table_is_printed(bred, tmp_path):
    lines = bred("a", 1, "--weights", "purse", "--plot", str(tmp_path / "a.svg"))
    assert [line.split()[:2] for line in lines if "purse" in line][0] == ["purse", "2.000"]
    assert list(json.loads(next(line for line in lines if line.startswith("{")))) == ["purse"]
    assert lines[-1].startswith("2 players, 4 other games: ") and ElementTree.parse(tmp_path / "a.svg")


def test_a_game_without_weights_is_not_bred(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "argv", ["breed", "toy", "map.json", "--log", str(tmp_path / "log")])
    with pytest.raises(SystemExit, match="no such weights"):
        breed.main()


# --- a cluster ---------------------------------------------------------------------------------------


def dying(task):
    """A game in the middle of which the worker dies, the first time."""
    number, mark, game = task
    if number == 5 and not os.path.exists(mark):
        Path(mark).touch()
        os._exit(9)
    return play(game)


def test_a_worker_that_is_killed_loses_nothing(tmp_path):
    from distributed import LocalCluster  # only here: it takes a second to import

    cluster = LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None)
    data, mark = {**mapfile.read(BOARD), "rounds": 1}, tmp_path / "killed"
    games = [("smallworld", data, ["easiest", "easiest"], seed, None) for seed in range(12)]
    with cluster, hands.Hands(dask=cluster.scheduler_address) as pool:
        found = list(pool.results(dying, [(n, str(mark), game) for n, game in enumerate(games)]))
    assert mark.exists() and [tuple(end) for end in found] == [play(game) for game in games]
