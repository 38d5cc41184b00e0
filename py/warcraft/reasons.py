"""Why an action is worth recommending: codes with facts, the weightiest first."""

from warcraft.battle.ring import strength
from warcraft.forecast import change
from warcraft.units import KIND, UNITS, WHOLLY, WIDTH, WORKER
from warcraft.victory import holder
from warcraft.sight import Sight
from warcraft.worth import RICH, targets

SAFE = 0.8  # how likely one is the stronger in his Town


def reasons(s, action) -> list:
    """What speaks for an action of the acting player; [] if nothing can be said."""
    verb, *args = action
    asked = ASKED.get(verb)
    return asked(s, s.actor, *args) if asked else []


def move(s, p, start, name, goal) -> list:
    """Points, enemies met or driven out, work for a worker, the own Town covered."""
    kind, team, here = KIND[name], s.teams[p], s.pieces[goal]
    if kind not in UNITS:
        rich = s.board.terrain[goal] in RICH and s.depleted[goal] < WHOLLY
        return [{"code": "works", "what": s.board.terrain[goal]}] * rich
    found, foes = [], s.armed(goal) - {team}
    if any(goal == s.home(q) for q in s.foes(p)):
        found.append({"code": "town" if s.goal else "capture"})
    else:
        found += points(s, team, goal)
    if foes:
        found.append({"code": "fights", **powers(s, goal, team)})
    prey = sum(piece % WIDTH == WORKER and s.teams[piece // WIDTH] != team for piece in here)
    if prey and not foes:
        found.append({"code": "raids", "n": prey})
    if s.outpost[goal] >= 0 and s.teams[s.outpost[goal]] != team:
        found.append({"code": "razes"})
    return found or quiet(s, p, start, kind, goal)


def quiet(s, p, start, kind, goal) -> list:
    """Help in a battle beside, the own Town covered, the way to something."""
    team, home, far = s.teams[p], s.home(p), s.board.far[kind]
    for r in s.board.flanks[kind][goal]:
        if team in (armed := s.armed(r)) and len(armed) > 1:
            return [{"code": "supports", "r": r}]
    sight = Sight(s)
    if home >= 0 and far[goal][home] < far[start][home] and sight.sway(s, team, home) < SAFE:
        return [{"code": "guards"}]
    near = s.board.near_to[kind]
    ways = {r: points * sight.sway(s, team, r) * (near[goal][r] - near[start][r])
            for r, points in targets(s, sight, p)}
    best = max(ways, key=ways.get, default=None)
    return [{"code": "towards", "r": best}] if best is not None and ways[best] > 0 else []


def powers(s, r, team) -> dict:
    """The strengths of a team and of its enemies in a space and beside it, added up."""
    ring, power = (r, *s.board.near[r]), {True: 0, False: 0}
    for p, units in enumerate(Sight(s).units):
        if s.teams[p] == team or s.teams[p] in s.armed(r):
            near = [strength(s, p, kind) for place, kind, _ in units if place in ring]
            power[s.teams[p] == team] += sum(near)
    return {"mine": power[True], "theirs": power[False]}


def train(s, p, name) -> list:
    """Fighters, or a worker for what can still be harvested."""
    if KIND[name] == WORKER:
        return [{"code": "income"}]
    return [{"code": "army", "strength": change(s, KIND[name])["now"]["strength"]}]


def build(s, p, name) -> list:
    """What a building opens: a kind of units, or its next level."""
    kind = KIND[name]
    facts = change(s, kind)
    if not s.built[p][kind]:
        return [{"code": "opens", "piece": name}]
    more = facts["now"]["needs"] > facts["built"]
    return [{"code": "allows", "piece": name, "level": facts["then"]["level"]} if more else {"code": "more"}]


def found(s, p, r) -> list:
    """A base nearer to an enemy Town."""
    steps = [s.board.distance(r, s.home(q)) for q in s.foes(p) if s.home(q) >= 0]
    return [{"code": "closer", "steps": min(steps)}] if steps else []


def upgrade(s, p, name) -> list:
    """Strength for all units of the kind, an ability, the point of the top level."""
    facts = change(s, KIND[name])
    then = facts["then"]
    found = [{"code": "top"}] * (then["top"] and s.goal > 0)
    if then["ability"] and then["ability"] != facts["now"]["ability"]:
        found.append({"code": "ability", "ability": then["ability"]})
    return found + [{"code": "stronger", "units": facts["units"], "strength": then["strength"]}]


def deploy(s, p, name, r) -> list:
    """A Town or a space with points that nobody held."""
    return points(s, s.teams[p], r) if KIND[name] in UNITS else []


def points(s, team, r) -> list:
    """Those of a space that the team does not hold, where points count."""
    free = s.goal and s.board.points[r] and holder(s, r, team) is None
    return [{"code": "points", "points": s.board.points[r]}] * bool(free)


ASKED = {"move": move, "lead": move, "train": train, "build": build, "found": found, "upgrade": upgrade,
         "deploy": deploy}
