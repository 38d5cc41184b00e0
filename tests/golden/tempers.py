"""Players of several tempers for recorded games of conquest and decline."""

from golden.seen import shown
from tabletop.ai import Greedy
from tabletop.phase import pruned, step


def anyhow(s, chance, missing):
    """Any action worth thinking about."""
    return chance.choice(pruned(s))


def freely(s, chance, missing):
    """Any legal action; done half the time it may be."""
    return ("done",) if ("done",) in s.legal and chance.random() < 0.5 else chance.choice(s.legal)


def plainly(s, chance, missing):
    """No more than must be; regions before all."""
    takes = [action for action in s.legal if action[0] == "conquer"]
    return chance.choice(takes) if takes else freely(s, chance, missing)


def restlessly(s, chance, missing):
    """A new race often, else as plainly."""
    weary = ("decline",) in s.legal and chance.random() < 0.5
    return ("decline",) if weary else plainly(s, chance, missing)


def greedily(s, chance, missing):
    """What looks best one action ahead."""
    return Greedy(s, chance.randrange(1 << 20)).ranking()[0][0] if len(pruned(s)) > 1 else pruned(s)[0]


def searching(special, sparing):
    """A temper: what shows something missing, else something special, seldom what is done sparingly."""
    def directed(s, chance, missing):
        tries = [action for action in s.legal if action[0] in special or s.stack[-1]["phase"] == "draft"]
        tries += chance.sample(s.legal, min(8, len(s.legal)))
        for action in dict.fromkeys(tries):
            new = s.clone()
            new.events = []
            step(new, action)
            if shown(s.game.key, s, action, new) & missing:
                return action
        rare = [action for action in s.legal if action[0] in special and action[0] not in sparing]
        if rare and chance.random() < 0.3:
            return chance.choice(rare)
        return plainly(s, chance, missing) if chance.random() < 0.6 else freely(s, chance, missing)
    return directed


def tempers(directed) -> tuple:
    """Who sits at one table, game after game."""
    return ((directed,), (anyhow, plainly), (directed, freely), (plainly,), (directed, plainly, anyhow),
            (freely,), (directed, restlessly), (restlessly,), (anyhow,), (greedily, plainly), (greedily,),
            (directed, greedily))


def hunters(directed) -> tuple:
    """Who plays for one thing."""
    return anyhow, plainly, directed, freely, restlessly


def options(players, number) -> dict:
    """The options of a game of the plan."""
    found = {}
    if number % 5 == 3:
        found["first"] = "random" if number % 2 else players - 1
    if number % 7 == 4:
        found["coins"] = "open"
    return found
