"""What a player cannot see does not change what he thinks: how that is asked of a game."""

import random

from tabletop import step
from tabletop.phase import pruned
from tabletop.thinkers import thinker

PLAYOUTS = 20


def played(s, actions):
    """That state so many random actions later, with a choice to make."""
    chance = random.Random(actions)
    while actions > 0 or len(pruned(s)) < 2:
        step(s, chance.choice(pruned(s)))
        actions -= 1
    return s


def thought(s, level):
    """The ranking a level comes to."""
    mind = thinker(s, level, 3)
    while not mind.run(playouts=PLAYOUTS):
        pass
    return mind.ranking()


def thought_alike(s, other, level):
    """Two states that differ in what the player to move cannot see are the same to him."""
    assert other.seen_by(s.actor) == s.seen_by(s.actor) and other.__dict__ != s.__dict__
    assert thought(s, level) == thought(other, level)
