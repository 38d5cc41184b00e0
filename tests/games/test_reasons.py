"""Reasons of hints: in every game they are plain codes with facts, have words, and tell nothing hidden."""

import json
import random
import re

import pytest

from tabletop import games, wire
from tabletop.phase import pruned, step
from spoken import words
from watched import ROOT, board, fits

KEYS = sorted(games())
STRIDE, LOOKED = 7, 4  # actions between two looks, actions looked at
GAP = re.compile(r"\{(\w+)")


def reasons_met(key):
    """Every reason for some actions, now and then in random games of all sizes."""
    for players in games()[key].players:
        game, chance, n = games()[key], random.Random(players), 0
        s = game.start(board(key, players), players, {}, players)
        while s.legal:
            n += 1
            if n % STRIDE == 0:
                before, open_now = s.clone().__dict__, pruned(s)
                for action in chance.sample(open_now, min(LOOKED, len(open_now))):
                    yield from game.reasons(s, action)
                assert s.__dict__ == before
            step(s, chance.choice(pruned(s)))


@pytest.mark.parametrize("key", KEYS)
def test_every_reason_is_plain_and_has_words_for_its_facts_in_every_language(key):
    met = {}
    for why in reasons_met(key):
        if why["code"] not in met:
            fits("reason", why)
        met.setdefault(why["code"], set(why))
    assert len(met) > 8
    for tag in ("en", "ru"):
        texts = words(key, tag)
        assert {code: facts for code, facts in met.items()
                if not set(GAP.findall(texts.get(f"because_{code}", "{lost}"))) <= facts} == {}
    source = "".join(path.read_text("utf-8") for path in (ROOT / "py").glob("*/reasons.py"))
    assert [name for name in words(key, "en")
            if name.startswith("because_") and f'"{name[8:]}"' not in source] == []


def ask(door, op, **more):
    return json.loads(door.handle(json.dumps({"op": op, **more})))


@pytest.mark.parametrize("key", KEYS)
def test_only_a_hint_says_why_and_of_its_first_actions_alone(key):
    door = wire.Door()
    ask(door, "new_game", game=key, map=board(key, 2), seed=3)
    hint = ask(door, "think", level="normal", every=True, ms=60_000)["ranking"]
    assert ["why" in ranked for ranked in hint] == [n < 3 for n in range(len(hint))]
    assert any(ranked["why"] for ranked in hint[:3])
    assert all(len(ranked["why"]) <= 3 for ranked in hint[:3])
    assert not any("why" in ranked for ranked in ask(door, "think", level="normal", ms=60_000)["ranking"])
