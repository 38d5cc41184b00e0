"""Positions of strategy, each with what a strong player has at the end of his turn; how often the levels do.

    PYTHONPATH=py:tests:tests/wolves python tests/wolves/right_hunts.py            each level's share
    PYTHONPATH=py:tests:tests/wolves python tests/wolves/right_hunts.py --deep 4   tests/playing_on.py

Player a is to act with one action left and tokens to pay with. Tonight the crescent rises over regions 0 and
1: the calendar is full. In the last night all that is left rises."""

import json

from den import table
from playing_on import asked
from tabletop.thinkers import thinker
from wolves import GAME

STACKS = [["crescent"], ["crescent"], ["quarter"], ["quarter"], ["full"], ["full"]]


def tonight(days=9, **fields):
    """The turn at whose end the crescent rises."""
    return table(calendar=days, scored=0, left=1, stacks=STACKS, **fields).has("a", terrains=9)


def before(days=3, **fields):
    """Some days before it."""
    return tonight(days, **fields)


def finally_(*stacks, **fields):
    """The last turn of all: what lies on the regions is scored when it ends."""
    found = [list(stack) for stack in stacks]
    found += [[] for _ in range(6 - len(found))]
    return table(calendar=22, scored=2, left=1, stacks=found, **fields).has("a", terrains=9)


FULL, CRESCENT = ["full"], ["crescent"]
POSITIONS = {  # what is known: [the goal that a strong player reaches in his turn, the position]
    "a lair is dug where it can be": [{"lairs": 1}, lambda: finally_().stand("0D1", a="den").stand(
        "0D2", a="alpha").stand("0A2", b="pack")],
    "the lair where the moon rises": [{"stands": {"0D1": ["lair"]}}, lambda: finally_(FULL).stand(
        "0D1", a="den").stand("0D2", a="alpha").stand("3D1", a="den").stand("3D3", a="alpha").stand(
            "0A2", b="alpha pack")],
    "a lone wolf is called": [{"called": 1}, lambda: finally_().stand("0C2", a="alpha").lay("0A3", "lone")],
    "a wolf is called where it wins the night": [{"stands": {"0A3": ["pack"]}}, lambda: finally_(FULL).stand(
        "0C2", a="alpha").stand("0D2", b="alpha").lay("0A3", "lone").lay("3A3", "lone").stand(
            "3C2", a="alpha")],
    "the third wolf closes the ring": [{"prey": 1}, lambda: finally_().stand("0A1", a="pack").stand(
        "0B1", a="pack").stand("0A3", a="pack").lay("0C1", "deer", 2).stand("0E2", b="pack")],
    "the fourth kind of prey before a lone wolf": [{"prey": 4}, lambda: finally_().stand(
        "0A1", a="pack").stand("0B1", a="pack").stand("0A3", a="alpha").lay("0C1", "deer", 2).has(
            "a", prey=["boar", "hare", "moose"]).lay("1E3", "lone")],
    "a lone wolf before prey one has": [{"called": 1}, lambda: finally_().stand("0A1", a="pack").stand(
        "0B1", a="pack").stand("0A3", a="alpha").lay("0C1", "deer", 2).has("a", prey=["deer"]).lay(
            "0D3", "lone")],
    "the kind that is missing": [{"prey": 2}, lambda: finally_().stand("0A1", a="pack").stand(
        "0B1", a="pack").stand("3A1", a="pack").stand("3B1", a="pack").stand("2A3", a="pack").lay(
            "0C1", "deer", 2).lay("3C1", "boar", 2).has("a", prey=["deer"])],
    "in with whoever breaks the tie": [{"leads": [0]}, lambda: finally_(FULL).stand(
        "0D2", b="pack").stand("1B1", a="pack").stand("0E1", a="pack")],
    "an alpha is first where packs are even": [{"leads": [0]}, lambda: finally_(FULL).stand(
        "0E2", b="pack").stand("0E3", b="pack").stand("1B1", a="pack").stand("1A1", a="alpha")],
    "two regions are taken by two wolves": [{"leads": [0, 1]}, lambda: finally_(FULL, FULL).stand(
        "N3", a="pack").stand("N4", a="pack").stand("3A1", b="pack").stand("N1", a="alpha")],
    "what one leads is not left in the last night": [{"leads": [0]}, lambda: finally_(
        FULL, [], [], FULL).stand("0E2", a="pack pack").stand("0A1", b="pack").stand("3C2", b="pack pack")],
    "the fourth den of a track brings its points": [{"dens": 4, "track": "spread"}, lambda: finally_().stand(
        "0D1", a="alpha").has("a", dens=[3, 0, 0])],
    "two dens end the track": [{"dens": 4, "track": "speed"}, lambda: finally_().stand("0D1", a="alpha").has(
        "a", dens=[0, 2, 1], actions=1)],
    "seven points, not three": [{"dens": 4, "track": "howl"}, lambda: finally_().stand("0D1", a="alpha").has(
        "a", dens=[2, 0, 3])],
    "a den takes the region": [{"leads": [0]}, lambda: finally_(FULL).stand("0D1", a="alpha").stand(
        "0A1", b="alpha").stand("3D1", a="alpha").stand("3A2", b="alpha pack")],
    "a den is dominated that holds the night": [{"leads": [0]}, lambda: finally_(FULL).stand(
        "0C2", a="alpha").stand("0D1", a="pack").stand("0C3", b="den").stand("0A1", b="pack").stand(
            "0B1", b="pack")],
    "a wolf is turned where that wins": [{"leads": [0]}, lambda: finally_(FULL).stand(
        "0C2", a="alpha").stand("0C3", b="pack").stand("0A1", b="pack").stand("0E2", b="pack").stand(
            "0D1", a="pack")],
    "a wolf alone is driven out before the moon": [{"leads": [0]}, lambda: finally_(FULL).stand(
        "1B1", a="alpha").stand("0A1", b="pack").stand("0D1", b="alpha").stand("0C3", a="pack")],
    "the last action is bought for the last points": [{"lairs": 1}, lambda: finally_().with_(left=0).stand(
        "0D1", a="den").stand("0D2", a="alpha").has("a", actions=1)],
    "who can be first goes there, not where he is third": [{"leads": [1]}, lambda: finally_(
        FULL, FULL).stand("0E2", b="alpha pack").stand("0D1", c="alpha pack").stand("N2", a="pack").stand(
            "N3", a="pack").stand("1A1", b="pack")],
    "an empty region is free": [{"leads": [1]}, lambda: finally_(FULL, FULL).stand("N3", a="pack").stand(
        "0E2", b="alpha pack").stand("0D1", b="lair")],
    "a lair before a lone wolf": [{"lairs": 1}, lambda: finally_().stand("0D1", a="den").stand(
        "0D2", a="alpha").lay("0A3", "lone")],
    "the fifth kind of prey before a lair": [{"prey": 5}, lambda: finally_().stand("0D1", a="den").stand(
        "0D2", a="alpha").stand("3A1", a="pack").stand("3B1", a="pack").stand("3A3", a="pack").lay(
            "3C1", "deer", 2).has("a", prey=["boar", "hare", "moose", "raccoon"])],
    "a lair ends the rival's lead": [{"leads": [0]}, lambda: finally_(FULL, [], [], FULL).stand(
        "0D1", a="den").stand("0D2", a="alpha").stand("0A1", b="alpha pack").stand("0B1", b="pack").stand(
            "3D1", a="den").stand("3D3", a="alpha").stand("3A1", b="alpha pack").stand(
                "3B1", b="alpha pack").stand("3E2", b="alpha pack")],
    "the sixth wolf brings two points": [{"called": 5}, lambda: finally_().stand("0C2", a="alpha").lay(
        "0A3", "lone").has("a", wolves=4)],
    "the moon of tonight before the moon to come": [{"trophies": 1}, lambda: tonight().stand(
        "N1", a="pack").stand("0E2", b="alpha pack").stand("3A1", c="alpha pack")],
    "a den for the region of tonight": [{"trophies": 1}, lambda: tonight().stand("0D1", a="alpha pack").stand(
        "0A1", b="alpha pack").stand("0E1", c="pack")],
    "dens while there is time": [{"any": [{"dens": 1}, {"called": 1}]}, lambda: before(0).stand(
        "0D1", a="alpha pack").stand("1A2", b="alpha pack").stand("3A1", c="alpha pack")],
    "a lair as soon as it can be": [{"lairs": 1}, lambda: before(0).with_(left=2).stand(
        "0C3", a="den").stand("0C2", a="alpha").stand("1A2", b="alpha pack").stand("3A1", c="alpha pack")],
    "the moon is not brought on while others lead": [{"not": {"day": 9}}, lambda: before(8).stand(
        "3C2", a="alpha pack").lay("3A3", "lone").stand("0A1", b="alpha pack").stand(
            "1A1", b="alpha pack").stand("0E2", a="alpha").stand("1E2", a="alpha")],
}


def meant(t, goal) -> bool:
    """Whether a goal is reached, with hexes by the names of the language of positions."""
    words = json.dumps(goal)
    for name, at in t.names.items():
        words = words.replace(f'"{name}"', '"{},{}"'.format(*at))
    return GAME.reached(t.match, json.loads(words))


def solved(name, level, seed=0) -> bool:
    """Whether a level has at the end of the turn what a strong player has."""
    goal, position = POSITIONS[name]
    t = position()
    p, now, mind = t.s.actor, t.s.round, None
    while t.s.legal and t.s.actor == p and t.s.round == now:
        mind = mind or thinker(t.s, level, seed + len(t.match.actions), match=seed)
        mind.run()
        action = mind.ranking()[0][0]
        t.match.apply(action)
        mind = mind.follow(t.s, action) if hasattr(mind, "follow") and t.s.legal and t.s.actor == p else None
    return meant(t, goal)


def good(t, line, goal) -> bool:
    """Whether a turn, as [(action, state after it)], reaches it."""
    t.match.states[1:] = [then for _, then in line]
    t.match.actions[:] = [action for action, _ in line]
    return meant(t, goal)


if __name__ == "__main__":
    asked(__doc__, POSITIONS, solved, good)
