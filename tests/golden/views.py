"""Looks at random games, and the same games but for what a viewer cannot see.

What that is stands in the unseen.py of each game: GAMES, how many are looked at for each number of players,
VERBS to be explained, `change`, MAPS by number of players where there are several, and EVERY, the actions
between two looks, where games are long."""

import json
import random

from golden.hashing import game, part, rules_of
from tabletop import Match, wire
from tabletop.phase import pruned

EVERY = 23  # actions between two looks
WORD = (1 << 64) - 1  # chance to come


def matches(key, players):
    """The match as it stands after every so many actions, each time another number."""
    unseen = part(key, "unseen")
    names = getattr(unseen, "MAPS", {}).get(players, (str(players),))
    every = getattr(unseen, "EVERY", EVERY)
    for seed in range(unseen.GAMES):
        board = rules_of(key, names[seed % len(names)])
        match = Match(game(key), board, {}, ["human"] * players, seed)
        chance = random.Random(seed)
        while match.now.legal:
            if len(match.actions) % every == seed:
                yield match
            match.apply(chance.choice(pruned(match.now)))


def asked(match, request) -> str:
    """The reply of the wire to a request about a match."""
    door = wire.Door()
    door.match = match
    return door.handle(json.dumps(request))


def told(match, viewer) -> list:
    """All that the wire tells a viewer."""
    requests = [{"op": "view"}, {"op": "legal_actions"}, {"op": "forecast"}]
    verbs = part(match.game.key, "unseen").VERBS
    requests += [{"op": "forecast", "action": [verb, r]} for verb in verbs for r in (0, 7, 14)]
    requests += [{"op": "explain", "action": [verb, 5]} for verb in verbs]
    replies = [asked(match, {**request, "viewer": viewer}) for request in requests]
    assert not any('"error"' in reply for reply in replies), replies
    return replies


def told_bystander(match) -> list:
    """What nobody in particular is told; the choices alone are those of whoever acts."""
    reply = json.loads(asked(match, {"op": "view", "viewer": None}))
    return [{name: value for name, value in reply.items() if name != "choices"}]


def otherwise(match, viewer, chance):
    """Clones that differ in what the viewer cannot see take the place of the last two states."""
    shift, memory = chance.randrange(1, 1 << 60), {}
    for at in range(max(0, len(match.states) - 2), len(match.states)):
        s = match.states[at]
        new = s.clone()
        new.events, new.rng = s.events, (s.rng + shift) & WORD
        part(match.game.key, "unseen").change(new, viewer, chance, memory)
        f = new.stack[-1]
        new.legal = match.game.phases[f["phase"]].actions(new, f)
        match.states[at] = new
