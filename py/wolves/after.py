"""What would stand on the map after an action, if the player then did no more of it than he must."""

from tabletop.choice import legal_with
from tabletop.phase import step
from wolves.control import awards, control, total
from wolves.tables import MOONS, TRACKS, VALUES

WAYS = 24  # to carry out an action that is only begun: with more nothing is told


def after(s, action):
    """The state after a legal action: paid for, wolves driven away, prey hunted, the turn not ended."""
    then, p = s.clone(), s.actor
    step(then, action)
    while then.legal and then.actor == p and then.stack[-1]["phase"] in REST:
        step(then, REST[then.stack[-1]["phase"]](then))
    return then


def stopped(s):
    """The state as it would stand if a move under way ended here."""
    return after(s, ("done",)) if s.stack[-1]["phase"] == "move" else s


def _away(s):
    """Out of its region, if it can be."""
    region, here = s.board.region, s.stack[-1]["hex"]
    return next((action for action in s.legal if region[action[1]] != region[here]), s.legal[0])


REST = {"move": lambda s: ("done",), "displace": _away,
        "pay": lambda s: s.legal[0], "hunt": lambda s: s.legal[0]}


def gains(s) -> list:
    """What the next scoring would bring every player as the map stands."""
    moon, found = MOONS[s.scored] if s.scored < len(MOONS) else None, [0] * s.players
    for r, stack in enumerate(s.stacks):
        for p, points, _ in awards(s, r, moon) if stack and stack[-1] == moon else ():
            found[p] += points
    return found


def foretold(s, action, r) -> dict:
    """What an action at a hex of region r brings, as far as all ways to carry it out agree."""
    ways = legal_with(s, action)
    if not 0 < len(ways) <= WAYS:
        return {}
    now = stopped(s)
    found = [_told(now, after(s, way), s.actor, r) for way in ways]
    return {name: value for name, value in found[0].items() if all(other[name] == value for other in found)}


def _told(s, then, p, r) -> dict:
    """Who leads the region then, what the scorings would bring; points and tokens at once."""
    facts = {"gains_with": gains(then)}
    if s.stack[-1]["phase"] != "draft":  # after it a turn may begin, which brings tokens of its own
        facts["points"] = total(then, p) - total(s, p)
        facts["tokens"] = {"action": then.actions[p] - s.actions[p],
                           "terrain": max(0, then.terrains[p] - s.terrains[p])}
    if r >= 0:
        facts["control_with"] = control(then, r)
        moon = then.stacks[r][-1:]
        facts["awards_with"] = [list(award) for award in awards(then, r, *moon)] if moon else []
    return facts


def tracks(s, p) -> dict:
    """What the next den of each track brings: how far or how many then, a token, points."""
    found = {}
    for place, track in enumerate(TRACKS):
        n, points = s.dens[p][place], s.side["track"]
        if n + 1 < len(VALUES[track]):
            found[track] = {"now": VALUES[track][n], "next": VALUES[track][n + 1],
                            "token": s.side["bonus"][track].get(n + 1, ""),
                            "points": points[n + 1] - points[n]}
    return found
