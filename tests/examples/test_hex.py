"""The toy game in examples/hex: its rules, and that whoever installs the wheel has all that a game has."""

import json
import random
import sys

import always
import pytest
from shop import ROOT, python
from tabletop import Match, Refusal
from tabletop.phase import step
from tabletop.thinkers import thinker

sys.path.append(str(ROOT / "examples/hex"))

from marchlands_hex import GAME, missing  # noqa: E402

MAP = ROOT / "examples/hex/maps/2.json"
BOARD = json.loads(MAP.read_text(encoding="utf-8"))
BOT = """
import json, random, subprocess, sys
engine = subprocess.Popen([sys.executable, "-m", "tabletop"], text=True, stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE)
def ask(op, **fields):
    print(json.dumps({"op": op, **fields}), file=engine.stdin, flush=True)
    return json.loads(engine.stdout.readline())
table = ask("new_game", game="hex", map=json.load(open(sys.argv[1])))
while table["choices"]:
    table = ask("apply", action=random.choice(table["choices"])["action"])
print(json.dumps([table["over"], ask("load", save=ask("save")["save"])["over"], ask("games")["broken"]]))
"""


def played(*places) -> Match:
    """A match after stones on these places, the first player's first."""
    match = Match(GAME, BOARD, {}, ["human"] * 2, 1)
    for place in places:
        match.apply(("put", place))
    return match


def place(column, row) -> int:
    return GAME.board(BOARD).number[column, row]


def test_five_by_five_places_are_free_and_four_sides_frame_them():
    s = played().now
    sides = [side for both in s.board.sides for side in both]
    assert len(s.board) == 45 and [len(side) for side in sides] == [5] * 4 and len(set(sum(sides, []))) == 20
    assert len(s.legal) == s.owner.count(None) == 25
    assert [s.owner[place(*cell)] for cell in ((3, 0), (3, 6), (0, 3), (6, 3))] == [0, 0, 1, 1]
    assert len(s.board.near[place(3, 3)]) == 6


def test_stones_are_put_in_turn_on_empty_places_only():
    match = played(place(2, 2))
    assert match.now.actor == 1 and len(match.now.legal) == 24
    for *action, why in (("put", place(2, 2), "taken"), ("put", place(0, 3), "taken"), ("jump", "not_now")):
        with pytest.raises(Refusal) as refused:
            match.apply(action)
        assert refused.value.facts == {"why": [why]}


def test_who_joins_his_sides_has_won():
    down, aside = ([place(column, row) for row in range(1, 6)] for column in (2, 4))
    match = played(*[p for pair in zip(down[:4], aside) for p in pair])
    assert missing(match.now, 0) == 1 and GAME.score(match.now) == [0, 0]
    match.apply(("put", down[4]))
    assert match.now.stack == [] and GAME.score(match.now) == [1, 0]


def test_a_wall_of_the_other_is_walked_round_and_never_through():
    s = played().now
    for column in range(1, 5):
        s.owner[place(column, 2)] = 1
    assert missing(s, 0) == 5 and missing(s, 1) == 1
    s.owner[place(5, 2)] = 1
    assert missing(s, 1) == 0 and missing(s, 0) == len(s.board)


@pytest.mark.parametrize("seed", range(30))
def test_a_random_game_is_whole_at_every_step_and_somebody_wins(seed):
    s, chance = GAME.start(BOARD, 2, {}, seed), random.Random(seed)
    while s.legal:
        always.plain(s)
        always.choices(s)
        always.steps(s, s.legal[:3])
        if len(s.legal) == 13:
            always.answers(s, ("put",))
        step(s, chance.choice(s.legal))
    assert sorted(GAME.score(s)) == [0, 1] and GAME.check(s) == []


@pytest.mark.parametrize("owner", [[], [2] * 45, [0] * 45, ["a"] * 45, [[]] * 45])
def test_a_broken_position_is_noticed(owner):
    s = played().now
    s.owner = owner
    assert GAME.check(s)


@pytest.mark.parametrize("cells", [None, [], [[0]], [["a", 1]], [[0, 0, 0]], [[0, 99]], [[0, 0], [0, 0]]])
def test_a_broken_map_is_refused(cells):
    with pytest.raises(Refusal) as refused:
        GAME.board({"cells": cells})
    assert refused.value.code == "map"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_computer_sees_the_stone_that_wins(level):
    match = played(*[p for row in range(1, 5) for p in (place(2, row), place(5, row))])
    mind = thinker(match.now, level)
    while not mind.run(playouts=60):
        pass
    assert mind.ranking()[0][0] in [("put", place(2, 5)), ("put", place(1, 5))]


def test_every_text_is_there_in_both_languages():
    words = GAME.words()
    codes = {GAME.key, *GAME.phases, "put", "event_put", "taken"}
    assert set(words) == codes
    assert all(names["en"][0] and names["ru"][0] and names["en"] != names["ru"] for names in words.values())


# --- as a wheel -----------------------------------------------------------------------------------

INSPECT = "import json, sys; from tabletop import wheels; print(json.dumps(wheels.inspect(sys.argv[1])))"


def test_the_wheel_passes_inspection(wheels):
    told = json.loads(python("-c", INSPECT, wheels["hex"]))
    assert (told["name"], told["traits"], told["games"]) == ("marchlands-hex", [], ["hex"])


def test_a_bot_plays_a_whole_game_on_the_command_line(installed):
    over, again, broken = json.loads(python("-c", BOT, MAP, path=[installed]))
    assert sorted(over["scores"]) == [0, 1] and over == again and broken == {}


def test_levels_meet_in_the_arena(installed):
    table = python("-m", "tabletop.arena", "hex", MAP, "--games", "1", "--playouts", "8", "--workers", "1",
                   path=[installed])
    assert [line.split()[1:3] for line in table.splitlines()[1:4]] == [["hard", "normal"], ["normal", "easy"],
                                                                  ["easy", "easiest"]]
