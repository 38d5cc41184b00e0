"""Why an action is worth recommending: codes with facts, the weightiest first."""

from wolves import needs
from wolves.after import after, gains, stopped, tracks
from wolves.control import control, due, places, total
from wolves.explain import aim
from wolves.tables import ALPHA, HIGHEST, MOONS, PACK, SURROUND

NEAR = 2  # hexes around a beginning that are looked at


def reasons(s, action) -> list:
    """What speaks for an action of the acting player; [] if nothing can be said."""
    phase, h = s.stack[-1]["phase"], aim(s, action)
    if phase == "draft":
        return beginning(s, h)
    if h is None:
        return ending(s, action) if phase == "act" else []
    then, p, s = after(s, action), s.actor, stopped(s)
    return [*scored(s, then, p), *built(s, then, p, action), *led(s, then, p), *hunted(s, then, p),
            *reached(s, then, p)] or [*grown(s, then, p), *neared(s, action)]


def scored(s, then, p) -> list:
    """Points at once, what the next moon brings more, and that this is what brings it on."""
    found, moon = [], MOONS[s.scored] if s.scored < len(MOONS) else ""
    if (n := total(then, p) - total(s, p)) > 0:
        found.append({"code": "points", "points": n})
    if (n := gains(then)[p] - gains(s)[p]) > 0:
        found.append({"code": "moon", "moon": moon, "points": n})
    if due(then) > max(due(s), s.scored):
        found.append({"code": "rises", "moon": moon})
    return found


def built(s, then, p, action) -> list:
    """What a den adds on its track, and tokens that come with anything."""
    found, track = [], tracks(s, p).get(action[-1]) if action[0] in ("den", "dominate") else None
    if track and track["next"] > track["now"]:
        found.append({"code": "track", "track": action[-1], "n": track["next"]})
    for token, before, now in (("action", s.actions, then.actions), ("terrain", s.terrains, then.terrains)):
        if now[p] > before[p]:
            found.append({"code": "token", "token": token})
    return found


def led(s, then, p) -> list:
    """Regions in which the player now leads, alone or with others, or nobody else does any more."""
    found = []
    for r, stack in enumerate(s.stacks):
        (before, _), (now, _) = places(control(s, r)), places(control(then, r))
        if not stack or now == before:
            continue
        foes = [q for q in before if q not in (p, *now) and q < s.players]
        if now == [p]:
            found.append({"code": "leads", "region": r})
        elif p in now and p not in before:
            found.append({"code": "level", "region": r})
        if foes and p not in before:
            found.append({"code": "breaks", "region": r, "foe": foes[0]})
    return found


def grown(s, then, p) -> list:
    """A region with prizes where the player counts for more, though nobody's lead changes."""
    return [{"code": "grows", "region": r} for r, stack in enumerate(s.stacks)
            if stack and control(then, r)[p] > control(s, r)[p]][:1]


def neared(s, action) -> list:
    """A move that ends closer to something that can be hunted or called, if that is all."""
    if action[0] != "move":
        return []
    start, end = (next((n for n, h in s.board.walk(at) if s.token[h]), 0) for at in (action[1], action[3]))
    return [{"code": "nears"}] * (end < start)


def hunted(s, then, p) -> list:
    """Prey that is taken, or that more wolves stand around."""
    found = [{"code": "hunts", "prey": kind} for kind in then.prey[p] if kind not in s.prey[p]]
    for h, kind in enumerate(then.token):
        if kind and kind != "lone" and kind not in then.prey[p]:
            n = beside(then, p, h)
            if beside(s, p, h) < n == SURROUND - 1:
                found.append({"code": "closes_in", "prey": kind, "n": n, "of": SURROUND})
    return found[:1]


def beside(s, p, h) -> int:
    """The hexes beside h with wolves of a pack."""
    mine = (HIGHEST * p + PACK, HIGHEST * p + ALPHA)
    return sum(any(piece in mine for piece in s.pieces[other]) for other in s.board.near[h])


def reached(s, then, p) -> list:
    """A lone wolf that can now be called, a den that can become a lair, whatever tiles show."""
    found = []
    for code, verb in (("calls", "howl"), ("raises", "lair")):
        if open_to(then, p, verb) - open_to(s, p, verb):
            found.append({"code": code})
    return found


def open_to(s, p, verb) -> set:
    """The hexes to which a pack could do something if its tiles showed their terrain."""
    return {h for h in needs.reach(s, p, verb) if not needs.NEEDS[verb](s, p, h)}


def ending(s, action) -> list:
    """For one more action, or for the end of a turn."""
    if action[0] == "extra":
        return [{"code": "extra", "tokens": s.actions[s.actor]}]
    return [{"code": "saves", "tokens": s.actions[s.actor]}] * bool(s.actions[s.actor])


def beginning(s, h) -> list:
    """For a first hex: prey and lone wolves near by."""
    near = [s.token[other] for other in s.board.circle(h, NEAR) if s.token[other]]
    prey = len({kind for kind in near if kind != "lone"})
    found = [{"code": "prey_near", "n": prey}] * bool(prey)
    return found + [{"code": "lone_near", "n": near.count("lone")}] * ("lone" in near)
