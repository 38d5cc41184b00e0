"""What holds in every position of every game."""

import json
from contextlib import contextmanager

from tabletop.phase import promising, pruned, step


def plain(s):
    """State and events are JSON and nothing else; the copy is the same."""
    assert json.loads(json.dumps(s.__dict__)) == s.__dict__ == s.clone().__dict__
    assert json.loads(json.dumps(s.events)) == s.events


JUNK = (("tea",), ("tea", "tea"), ("tea", -1, 7), ("done", 3))  # asked about, never legal


@contextmanager
def untouched(s):
    """Whatever is asked in between changes nothing."""
    before = json.dumps(s.__dict__), list(s.legal)
    yield
    assert (json.dumps(s.__dict__), list(s.legal)) == before


def choices(s):
    """Something is legal unless it is over; actions are flat, each is there once; pruning keeps some, and
    some of those are promising."""
    assert bool(s.legal) == bool(s.stack)
    if not s.stack:
        assert s.actor is None
        return
    f = s.stack[-1]
    assert s.actor == f["player"] and 0 <= s.actor < s.players
    assert s.stack[0]["phase"] == "turn" and sum(other["phase"] == "turn" for other in s.stack) == 1
    with untouched(s):
        assert s.game.phases[f["phase"]].actions(s, f) == s.legal and len(set(s.legal)) == len(s.legal)
        assert all(type(arg) in (int, str) for action in s.legal for arg in action)
        few, best = pruned(s), promising(s)
        assert few and set(few) <= set(s.legal) and len(set(few)) == len(few)
        assert best and set(best) <= set(few) and len(set(best)) == len(best)


def answers(s, verbs):
    """Every question of the screen has an answer that is JSON, and asking changes nothing."""
    game, regions = s.game, range(len(s.board))
    with untouched(s):
        told = [game.view(s, viewer) for viewer in (None, *range(s.players))]
        asked = [(verb, r) for verb in verbs for r in regions]
        told += [game.forecast(s, action) for action in [(), *s.legal, *asked, *JUNK]]
        told += [game.explain(s, action) for action in [*asked, *JUNK]]
        assert all(game.explain(s, action[:size]) == [] for action in s.legal for size in (1, len(action)))
        told += [game.score(s), game.ranking(s), game.worth(s)]
        if s.stack:
            f = s.stack[-1]
            told += [game.phases[f["phase"]].describe(s, f, action) for action in s.legal]
        json.dumps(told)


def steps(s, actions):
    """Every one of these actions can be carried out, and leaves the state it was tried on alone."""
    with untouched(s):
        for action in actions:
            new = s.clone()
            new.events = []
            step(new, action)
            assert s.game.check(new) == [] and bool(new.legal) == bool(new.stack)
            plain(new)
