"""Who plays the recorded games of The Wolves: tempers that see nothing but the legal actions and the map."""

from golden.seen import shown
from tabletop.phase import step

WHOLE = 25  # games for each number of players


def kinds(s) -> dict:
    """The legal actions by their verbs."""
    found = {}
    for action in s.legal:
        found.setdefault(action[0], []).append(action)
    return found


def freely(s, chance, missing):
    """Any verb, then any action with it."""
    found = kinds(s)
    return chance.choice(found[chance.choice(list(found))])


def busily(s, chance, missing):
    """Whatever is no move or end, if there is anything."""
    found = kinds(s)
    rare = [verb for verb in found if verb not in ("move", "stay", "done")]
    if not rare or chance.random() < 0.1:
        return roaming(s, chance, missing)
    return chance.choice(found[chance.choice(rare)])


def roaming(s, chance, missing):
    """Moves to where there is something to do: beside prey, lone wolves and water; else anything."""
    moves = chance.sample(s.legal, min(24, len(s.legal)))
    moves = [action for action in moves if action[0] == "move"]
    if not moves or chance.random() < 0.4:
        return freely(s, chance, missing)
    return max(moves, key=lambda action: lure(s, action))


def lure(s, action) -> int:
    """How many things lie around the goal of a move, those left behind taken off; prey counts more."""
    p, near = s.actor, s.board.near
    return sum(sign * (3 * (s.token[h] not in ("", "lone", *s.prey[p])) + bool(s.token[h]) + s.board.shore[h])
               for place, sign in ((action[3], 1), (action[1], -1)) for h in near[place])


def crowding(s, chance, missing):
    """Moves to hexes where somebody stands, and the like."""
    met = [action for action in s.legal if action[0] == "move" and s.pieces[action[3]]]
    return chance.choice(met) if met and chance.random() < 0.4 else busily(s, chance, missing)


def fighting(s, chance, missing):
    """Domination before all, howls last."""
    found = kinds(s)
    verb = next((verb for verb in ("dominate", "lair", "den", "extra") if verb in found), None)
    return chance.choice(found[verb]) if verb and chance.random() < 0.9 else crowding(s, chance, missing)


def idly(s, chance, missing):
    """Nothing that could be helped."""
    found = kinds(s)
    return chance.choice(found[next((verb for verb in ("done", "stay") if verb in found), s.legal[0][0])])


def directed(s, chance, missing):
    """What shows something missing, else busy."""
    rest = [action for action in s.legal if action[0] != "move"]
    moves = [action for action in s.legal if action[0] == "move"]
    tries = chance.sample(rest, min(10, len(rest))) + chance.sample(moves, min(10, len(moves)))
    for action in tries:
        new = s.clone()
        new.events = []
        step(new, action)
        if shown(s.game.key, s, action, new) & missing:
            return action
    return chance.choice((busily, crowding, fighting))(s, chance, missing)


TEMPERS = ((directed,), (busily,), (directed, fighting), (crowding, busily), (freely, busily, fighting),
           (fighting,), (directed, roaming, busily), (busily, fighting), (directed, crowding))
HUNTERS = (busily, directed, idly, fighting, crowding)  # who plays for one thing


def options(players, number) -> dict:
    """The options of a game of the plan."""
    found = {}
    if number % 5 == 3:
        found["first"] = number % players
    if number % 4 == 1:
        found["turns"] = "random"
    if number % 3 == 1:
        found["packs"] = "choose" if number % 2 else "random"
    if number % 6 == 2:
        found["faces"] = "choose"
    return found
