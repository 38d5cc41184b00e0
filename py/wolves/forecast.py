"""What the screen may tell before a choice: reasons against it, who leads, what the next moon brings."""

from wolves import needs, rules
from wolves.control import awards, control, earnings
from wolves.tables import ALPHA, COST, DAYS, HIGHEST, MOONS, PACK


def explain(s, verb, h) -> list:
    """Why the acting player cannot do this to a hex now: codes, empty if he can."""
    f = s.stack[-1] if s.stack else {}
    place = 3 if verb == "move" else 1
    if any(action[0] == verb and action[place:place + 1] == (h,) for action in s.legal):
        return []
    if verb not in COST or f.get("phase") not in ("act", "move") or not f["left"]:
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


def forecast(s, region, start=None) -> dict:
    """The next scoring as the map stands: points for every player; with a hex, its region and who leads;
    with a start, the way there."""
    moon = MOONS[s.scored] if s.scored < len(MOONS) else None
    gains = [0] * s.players
    for r, stack in enumerate(s.stacks):
        for p, points, _ in awards(s, r, moon) if stack and stack[-1] == moon else ():
            gains[p] += points
    facts = {"moon": moon, "gains": gains, "earnings": [earnings(s, p) for p in range(s.players)],
             "day": len(s.calendar), "days": list(DAYS[s.players])}
    r = -1 if region is None else s.board.region[region]
    if r >= 0:
        facts.update(region=r, stack=list(s.stacks[r]), control=control(s, r))
        if s.stacks[r]:
            facts["awards"] = [list(award) for award in awards(s, r, s.stacks[r][-1])]
    if region is not None and start is not None:
        facts["path"] = path(s.board, start, region)
    return facts


def path(board, start, goal) -> list:
    """A shortest walk of a wolf, both ends included: over land, whatever lies there; [] if there is none."""
    return board.path(start, goal, board.land.__getitem__) if board.land[start] else []
