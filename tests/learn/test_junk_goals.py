"""Whatever is asked as a goal of a lesson is answered or refused, in every game."""

from importlib import import_module

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tabletop import Refusal
from teaching import GAMES, LESSONS, Pupil

FAMILY = {"smallworld": "conquest"}  # whose goals they are
KINDS = {game: import_module(f"{FAMILY.get(game, game)}.goals").GOALS for game in GAMES}
junk = some.recursive(some.none() | some.booleans() | some.integers() | some.text(max_size=6),
                      lambda inner: some.lists(inner, max_size=3)
                      | some.dictionaries(some.text(max_size=6), inner, max_size=3))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=200, deadline=None)
@given(data=some.data())
def test_junk_is_answered_or_refused(game, data):
    goals, lesson = KINDS[game], next(one for (of, _), one in LESSONS.items() if of == game)
    names = some.sampled_from([*goals.kinds, *goals.forms, "times"])
    goal = data.draw(some.dictionaries(names, junk | some.dictionaries(names, junk, max_size=2), max_size=3))
    try:
        assert Pupil(game, lesson).reached(goal) in (True, False)
    except Refusal as refused:
        assert refused.code == "goal" and refused.facts["why"]
