"""What the screen may tell before a choice: reasons against it, who leads, what the next moon brings."""

from tabletop.choice import legal_with
from tabletop.form import number
from wolves import needs, rules
from wolves.control import awards, control, earnings
from wolves.tables import ALPHA, COST, DAYS, HIGHEST, MOONS, PACK


def explain(s, action) -> list:
    """Why the acting player can do nothing that begins so: codes, empty if he can."""
    f, verb, h = s.stack[-1] if s.stack else {}, action[0], goal(s, action)
    if legal_with(s, action):
        return []
    if h is None or verb not in COST or f.get("phase") not in ("act", "move") or not f["left"]:
        return ["not_now"]
    if verb == "move":
        return sorted(_move(s, f, h)) or ["far"]
    return sorted(needs.barriers(s, f["player"], verb, h)) if f["phase"] == "act" else ["not_now"]


def _move(s, f, h) -> list:
    """Why no wolf may end a move on a hex, but for how far it is."""
    p, board = f["player"], s.board
    if not board.land[h]:
        return ["water"]
    why = ["token"] if s.token[h] else []
    if not rules.fits(s.pieces[h], p, ALPHA):
        why.append("full" if len(s.pieces[h]) > 1 else "foreign")
    elif not rules.fits(s.pieces[h], p, PACK) and s.pieces[h][0] // HIGHEST != p:
        why.append("alpha_only")
    if board.terrain[h] != f.get("terrain", board.terrain[h]):
        why.append("terrain")
    elif "terrain" not in f and s.purse(p)[board.terrain[h]] < COST["move"]:
        why.append("poor")
    return why


def goal(s, action):
    """The hex that an action aims at, None if it names none."""
    place = 3 if action[:1] == ("move",) else 1
    return action[place] if len(action) > place and _hex(s, action[place]) else None


def _hex(s, h) -> bool:
    return number(h, 0, len(s.board) - 1)


def forecast(s, action) -> dict:
    """The next scoring as the map stands: points for every player; with a hex, its region and who leads;
    with a start, the way there."""
    region = goal(s, action)
    start = action[1] if region is not None and action[0] == "move" and _hex(s, action[1]) else None
    moon = MOONS[s.scored] if s.scored < len(MOONS) else None
    gains = [0] * s.players
    for r, stack in enumerate(s.stacks):
        for p, points, _ in awards(s, r, moon) if stack and stack[-1] == moon else ():
            gains[p] += points
    facts = {"moon": moon, "gains": gains, "earnings": [earnings(s, p) for p in range(s.players)],
             "day": len(s.calendar), "days": list(DAYS[s.players])}
    r = -1 if region is None else s.board.region[region]
    if r >= 0:
        facts.update(place=region, region=r, stack=list(s.stacks[r]), control=control(s, r))
        if s.stacks[r]:
            facts["awards"] = [list(award) for award in awards(s, r, s.stacks[r][-1])]
    if region is not None and start is not None:
        facts["path"] = path(s.board, start, region)
    return facts


def path(board, start, goal) -> list:
    """A shortest walk of a wolf, both ends included: over land, whatever lies there; [] if there is none."""
    return board.path(start, goal, board.land.__getitem__) if board.land[start] else []
