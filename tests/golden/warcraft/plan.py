"""Who plays the recorded games of Warcraft, and on which maps: tempers that march on what wins, so that the
games come to an end."""

from golden.seen import shown
from tabletop.phase import pruned, step
from warcraft.units import KIND, NECROMANCER, UNITS, WHOLLY

WHOLE = {2: 50, 3: 20, 4: 36}  # games for each number of players
MAPS = {2: ("2", "captives", "2", "necromancers", "2"),
        4: ("nordrassil", "nordrassil", "4", "nordrassil", "nordrassil", "nordrassil")}
PURCHASES = ("train", "build", "upgrade", "found", "summon", "exalt")
TRIED = 6  # actions looked at for something missing, of moves and of others


def kinds(s) -> dict:
    """The actions worth thinking about, by their verbs."""
    found = {}
    for action in pruned(s):
        found.setdefault(action[0], []).append(action)
    return found


def freely(s, chance, missing):
    """Any verb, then any action with it; what may be ended is, now and then."""
    found = kinds(s)
    if "done" in found and chance.random() < 0.2:
        return ("done",)
    return chance.choice(found[chance.choice(list(found))])


def idly(s, chance, missing):
    """Nothing that could be helped."""
    found = kinds(s)
    return chance.choice(next((found[verb] for verb in ("done", "pass") if verb in found), s.legal))


def marching(s, chance, missing):
    """Units go where there are points, Towns and what laws speak of; workers to work; the rest freely."""
    found = kinds(s)
    if "pass" in found and chance.random() < 0.7:
        return ("pass",)
    if s.stack[-1]["phase"] != "move":
        if s.stack[-1]["phase"] == "deploy" and len(s.legal) > 1:
            return chance.choice([action for action in pruned(s) if action != ("done",)] or [("done",)])
        return freely(s, chance, missing)
    ways = found.get("lead", []) + found.get("move", [])
    better = [action for action in ways if pull(s, action) > 0]
    if better and chance.random() < 0.97:
        return max(chance.sample(better, min(3, len(better))), key=lambda action: pull(s, action))
    cards = [action for verb, rows in found.items() if verb not in ("move", "done") for action in rows]
    return chance.choice(cards) if cards and chance.random() < 0.3 else ("done",)


def pull(s, action) -> int:
    """How much better the goal of a move is than its start."""
    verb, start, name, goal = action
    p, kind = s.actor, KIND[name]
    if kind in UNITS:
        aim = aims(s, p, verb)[0]
        return s.board.distance(start, aim) - s.board.distance(goal, aim) + (goal == aim)
    if kind == NECROMANCER:
        return bool(s.token[goal]) - bool(s.token[start])
    rich = [r for r in (start, goal)
            if s.board.terrain[r] in ("forest", "goldmine") and s.depleted[r] < WHOLLY]
    return (goal in rich) - (start in rich)


def aims(s, p, verb) -> list:
    """Where a player's units are drawn to, the dearest first: as the number of the round has it."""
    board = s.board
    if verb == "lead":
        return [s.home(p)]
    spots = [board.places[key] for key in ("prize", "stronghold", "gate") if key in board.places]
    homes = [s.home(q) for q in s.foes(p) if s.home(q) >= 0]
    captive = [r for r in range(len(board)) if s.many(r, p, len(KIND) - 1)]
    tokens = [r for r, token in enumerate(s.token) if token]
    found = [*captive, *spots, *homes, *tokens, *(r for r in board.scoring if r not in homes)]
    turn = s.round // 5 % min(len(found), 4)
    return found[turn:] + found[:turn]


def buying(s, chance, missing):
    """Marches, and spends all it has."""
    f = s.stack[-1]
    bought = [action for action in pruned(s) if action[0] in PURCHASES]
    if f["phase"] == "spend" and bought and chance.random() < 0.9:
        return chance.choice(bought)
    return marching(s, chance, missing)


def carded(s, chance, missing):
    """Marches, and plays what cards it can."""
    known = [action for action in pruned(s) if action[0] in s.game.verbs]
    return chance.choice(known) if known and chance.random() < 0.8 else marching(s, chance, missing)


def directed(s, chance, missing):
    """What shows something missing, else buys or plays cards."""
    few = pruned(s)
    rest = [action for action in few if action[0] != "move"]
    goes = [action for action in few if action[0] == "move"]
    for action in chance.sample(rest, min(TRIED, len(rest))) + chance.sample(goes, min(TRIED, len(goes))):
        new = s.clone()
        new.events = []
        step(new, action)
        if shown(s.game.key, s, action, new) & missing:
            return action
    return chance.choice((buying, carded, marching))(s, chance, missing)


TEMPERS = ((directed,), (buying,), (directed, buying), (carded,), (buying, carded), (directed, carded),
           (marching, buying))
HUNTERS = (directed, carded, buying, freely, idly)


def options(players, number) -> dict:
    """The map and the options of a game of the plan."""
    maps = MAPS.get(players, (str(players),))
    found = {"map": maps[number % len(maps)], "goal": 20}
    if number % 4 == 2 and found["map"] in ("2", "4"):
        found["first"] = "random" if number % 8 == 2 else players - 1
    if number % 3 == 1:
        found["healing"] = "faq"
    if number % 4 == 1:
        found["order"] = "turn"
    if number % 6 == 2:
        found["errata"] = False
    if number % 7 == 4 and found["map"] == "2":
        found["race_0"], found["race_1"] = (("human", "orc"), ("undead", "night_elf"))[number % 2]
    return found
