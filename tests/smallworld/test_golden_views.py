"""What a player is shown is the same whatever he cannot see: stacks, chance to come, other piles of coins."""

import json
import random
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "golden"))

import hashing  # noqa: E402
from smallworld import GAME  # noqa: E402
from tabletop import Match, wire  # noqa: E402
from tabletop.phase import pruned  # noqa: E402

SEEDS = range(8)  # games for each number of players
EVERY = 23  # actions between two looks
SECRET = 987_654  # a pile of coins that would be noticed


def matches(players):
    """Looks at random games: the match as it stands after every so many actions, each time another number."""
    for seed in SEEDS:
        match = Match(GAME, hashing.rules_of(str(players)), {}, ["human"] * players, seed)
        chance = random.Random(seed)
        while match.now.legal:
            if len(match.actions) % EVERY == seed:
                yield match
            match.apply(chance.choice(pruned(match.now)))


def told(match, viewer) -> list:
    """All that the wire tells a viewer."""
    door = wire.Door()
    door.match = match
    requests = [{"op": "view"}, {"op": "legal_actions"}, {"op": "forecast"}]
    requests += [{"op": "forecast", "region": r} for r in (0, 7, 14)]
    requests += [{"op": "explain", "verb": verb, "region": 5} for verb in ("conquer", "take")]
    replies = [door.handle(json.dumps({**request, "viewer": viewer})) for request in requests]
    assert not any('"error"' in reply for reply in replies), replies
    return replies


def otherwise(match, viewer, chance):
    """The same match but for what the viewer cannot see; the clones take the place of the last two states."""
    shift = chance.randrange(1, 1 << 60)
    orders = {}
    for at in range(max(0, len(match.states) - 2), len(match.states)):
        s, events = match.states[at], match.states[at].events
        new = s.clone()
        new.events, new.rng = events, (s.rng + shift) & ((1 << 64) - 1)
        for stack in (new.races, new.powers):
            orders.setdefault(len(stack), chance.sample(range(len(stack)), len(stack)))
            stack[:] = [stack[n] for n in orders[len(stack)]]
        new.coins = [n if p == viewer else n + SECRET + p for p, n in enumerate(s.coins)]
        f = new.stack[-1]
        new.legal = GAME.phases[f["phase"]].actions(new, f)
        match.states[at] = new
    return match


@pytest.mark.parametrize("players", GAME.players)
def test_views_do_not_depend_on_what_is_hidden(players):
    chance, seen, other_coins = random.Random(players), 0, 0
    for match in matches(players):
        states = list(match.states)
        for viewer in (*range(players), None):
            before = told(match, viewer) if viewer is not None else told_bystander(match)
            otherwise(match, viewer, chance)
            other_coins += match.now.coins != states[-1].coins
            after = told(match, viewer) if viewer is not None else told_bystander(match)
            match.states[:] = states
            assert before == after, (viewer, match.now.stack[-1])
            seen += 1
    assert seen > 200 and other_coins == seen


def told_bystander(match) -> list:
    """What nobody in particular is told; the choices alone are those of whoever acts."""
    door = wire.Door()
    door.match = match
    reply = json.loads(door.handle(json.dumps({"op": "view", "viewer": None})))
    return [{key: value for key, value in reply.items() if key != "choices"}]


@pytest.mark.parametrize("players", GAME.players)
def test_a_view_names_no_hidden_thing(players):
    for match in matches(players):
        for viewer in range(players):
            view = json.loads(told(match, viewer)[0])["view"]
            mine = [n if p == viewer else None for p, n in enumerate(match.now.coins)]
            assert view["coins"] == view["scores"] == match.now.seen_by(viewer)["coins"] == mine
            assert "rng" not in view
            assert view["races"] == len(match.now.races) and view["powers"] == len(match.now.powers)


@pytest.mark.parametrize("players", GAME.players)
def test_only_the_one_who_acts_is_offered_choices(players):
    for match in matches(players):
        for viewer in range(players):
            replies = [json.loads(reply) for reply in told(match, viewer)[:2]]
            for reply in replies:
                assert [tuple(choice["action"]) for choice in reply["choices"]] == (
                    match.now.legal if viewer == match.now.actor else [])


def test_the_end_turns_the_coins_up():
    *_, match = matches(2)
    while match.now.legal:
        match.apply(pruned(match.now)[0])
    view = json.loads(wire_table(match, 0))["view"]
    assert view["coins"] == view["scores"] == match.now.coins


def wire_table(match, viewer) -> str:
    door = wire.Door()
    door.match = match
    return door.handle(json.dumps({"op": "view", "viewer": viewer}))


def test_a_leak_is_noticed(monkeypatch):
    """If the view told every pile, the first test would see it."""
    honest = GAME.view
    monkeypatch.setattr(GAME, "view", lambda s, viewer: {**honest(s, viewer), "coins": s.coins}, raising=True)
    match = next(match for match in matches(2) if len(match.actions) > 20)
    before = told(match, 0)
    otherwise(match, 0, random.Random(1))
    assert told(match, 0) != before
