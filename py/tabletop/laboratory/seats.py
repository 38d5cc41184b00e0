"""Who sits at a table, by a word: `hard` is a level, `hard@../before` the same of another tree,
`normal{"land": 1.7}` a level with other weights, `newcomers:marching` a function that names an action,
`mine=node bot.js` a bot.

Whoever sits there chooses an action when it is his turn and sees what everybody does."""

import json
import re
from copy import copy
from importlib import import_module
from pathlib import Path

from tabletop.laboratory.guests import Bot, Version
from tabletop.thinkers import thinker


class Thinker:
    """A level; what it thought is of use as long as its turn goes on."""

    def __init__(self, word, p, s, task):
        self.p, self.seed, self.playouts, self.mind = p, task[3], task[4], None
        self.level, _, weights = word.partition("{")
        self.game = None
        if weights:
            self.game = copy(s.game)
            self.game.weights = {**s.game.weights, **json.loads("{" + weights)}

    def own(self, s):
        """The state as he judges it."""
        if self.game is None:
            return s
        new = s.clone()
        new.game = self.game
        return new

    def choose(self, s, steps):
        """His action."""
        if self.mind is None:
            self.mind = thinker(self.own(s), self.level, self.seed * 1000 + steps, match=self.seed)
        self.mind.run(playouts=self.playouts)
        return self.mind.ranking()[0][0]

    def saw(self, p, action, s):
        """A player did something."""
        on = p == s.actor == self.p and hasattr(self.mind, "follow")
        self.mind = self.mind.follow(self.own(s), action) if on else None

    def close(self, s):
        """The match is over."""


class Script(Thinker):
    """A function that is given a state and a seed."""

    def choose(self, s, steps):
        """What it names."""
        module, function = self.level.split(":")
        return getattr(import_module(module), function)(s, self.seed * 1000 + steps)


KINDS = ((r"[\w.-]+=", Bot), (r"\w+@", Version), (r"\w+\{", Thinker), (r"[\w.]+:", Script), ("", Thinker))


def kind(word) -> type:
    """What comes of a word."""
    return next(made for pattern, made in KINDS if re.match(pattern, word))


def called(word) -> str:
    """How a word is shown: without command, path and numbers."""
    if kind(word) is Bot:
        return word.partition("=")[0]
    if kind(word) is Version:
        level, _, tree = word.partition("@")
        return f"{level}@{Path(tree).resolve().name}"
    return word.partition("{")[0] + "{}" * ("{" in word)
