"""One game between those who sit there, from its first choice to its end."""

from tabletop.installed import games
from tabletop.laboratory.guests import Lost
from tabletop.laboratory.seats import kind
from tabletop.phase import step
from tabletop.table import over


def play(task, watch=None) -> tuple:
    """The points of every seat and which seats win; of a game that a process has lost also its seat and why.
    A task is the game, its map, who sits where, seed, playouts of searching levels, and options if there are
    any. `watch` is told of every state; its events are those of the last step."""
    key, data, seats, seed, _, *options = task
    s = games()[key].start(data, len(seats), *options or [{}], seed)
    sitting = []
    try:
        sitting += [kind(word)(word, p, s, task) for p, word in enumerate(seats)]
        for s in course(s, sitting):
            if watch:
                watch(s)
    except Lost as lost:
        return conceded(s, *lost.args)
    finally:
        for one in sitting:
            one.close(s)
    end = over(s)
    return end["scores"], end["winners"]


def course(s, sitting):
    """Every state of a game; all see what is done."""
    steps = 0
    while s.legal:
        yield s
        p = s.actor
        action = sitting[p].choose(s, steps)
        s = s.clone()
        s.events = []
        step(s, action)
        steps += 1
        for one in sitting:
            one.saw(p, action, s)
    yield s


def conceded(s, player, why) -> tuple:
    """The end of a game that a player has lost by what he did: the points as they stand, none for him; all
    but his side win."""
    points, sides = s.game.score(s), s.game.sides(s)
    points[player] = 0
    return points, [p for p, side in enumerate(sides) if side != sides[player]], [player, why]
