"""What the screen may tell before a choice: who leads, what the next moon brings, which way a wolf goes."""

from wolves.after import foretold, gains, tracks
from wolves.control import awards, control, earnings
from wolves.explain import aim, hex_of
from wolves.tables import DAYS, MOONS


def forecast(s, action) -> dict:
    """The next scoring as the map stands, points for every player; of an action that aims at a hex, its
    region and who leads there, now and after it; of a move, the way; of a den, what each track brings."""
    facts = {"moon": MOONS[s.scored] if s.scored < len(MOONS) else None, "gains": gains(s),
             "earnings": [earnings(s, p) for p in range(s.players)],
             "day": len(s.calendar), "days": list(DAYS[s.players])}
    goal = aim(s, action)
    if goal is None:
        return facts
    start, r = hex_of(s, action[1]) if action[0] == "move" else None, s.board.region[goal]
    facts["place"] = goal
    if r >= 0:
        facts.update(region=r, stack=list(s.stacks[r]), control=control(s, r))
        if s.stacks[r]:
            facts["awards"] = [list(award) for award in awards(s, r, s.stacks[r][-1])]
    if start is not None:
        facts["path"] = path(s.board, start, goal)
    if action[0] in ("den", "dominate"):
        facts["tracks"] = tracks(s, s.actor)
    return {**facts, **foretold(s, action, r)}


def path(board, start, goal) -> list:
    """A shortest walk of a wolf, both ends included: over land, whatever lies there; [] if there is none."""
    return board.path(start, goal, board.land.__getitem__) if board.land[start] else []
