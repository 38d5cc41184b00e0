"""What a game must say of itself, and what the core answers for it as long as it does not."""

import io
import json
import sys

import pytest

from toy import TOY

from tabletop import Game, Refusal, installed
from tabletop.__main__ import main


class Bare(Game):
    """A game that says only who has how many points."""

    def score(self, s):
        return [3, 1]


def test_map_set_up_and_points_are_the_games_own():
    for ask in (lambda: Game().board({}), lambda: Game().setup(None, {}, {}), lambda: Game().score(None)):
        with pytest.raises(NotImplementedError):
            ask()


def test_the_rest_has_a_plain_answer():
    game = Bare()
    assert (game.ranking(None), game.worth(None)) == ([[3], [1]], [3, 1])
    assert ((game.check(None), game.view(None, 0), game.explain(None, ("x",)), game.forecast(None, ()))
            == ([], {}, [], {}))
    assert game.adapted({}) is game and game.planner(None, "hard", 1, False) is None
    assert game.redeal(None, 0) is None and game.restored(None) is None and game.renewed({}, "0") == {}
    assert game.contents({}) == game.first_contents({}) == {} and game.gone(None) == []


@pytest.mark.parametrize("ask",
                         [lambda game: game.position(None, {}, {}, {}), lambda game: game.reached(None, {})])
def test_what_a_game_cannot_do_is_refused(ask):
    with pytest.raises(Refusal) as refused:
        ask(Bare())
    assert refused.value.code == "unsupported"


def test_the_pipe_answers_line_by_line(monkeypatch):
    told = io.BytesIO()
    asked = io.BytesIO('{"op":"ё"}\n\n{"op":"games"}\n'.encode())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(asked, encoding="ascii"))
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(told, encoding="ascii", newline="\r\n"))
    main()
    assert b"\r" not in told.getvalue()
    first, second = (json.loads(line) for line in told.getvalue().decode().splitlines())
    assert first["error"] == "unknown_op" and second["protocol"] == 2


def test_a_broken_game_does_not_take_the_others_down(monkeypatch):
    class Point:
        group = "tabletop.games"

        def __init__(self, name, loaded):
            self.name, self.loaded = name, loaded

        def load(self):
            if isinstance(self.loaded, Exception):
                raise self.loaded
            return self.loaded

    monkeypatch.setattr(installed, "_found", {})
    monkeypatch.setattr(installed, "entry_points",
                        lambda group: [Point("bad", ImportError("gone")), Point("toy", TOY)])
    monkeypatch.setattr(installed, "BROKEN", {})
    assert list(installed.games()) == [TOY.key]
    assert installed.BROKEN == {"tabletop.games:bad": "ImportError: gone"}
