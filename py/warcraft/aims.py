"""What puzzles of Warcraft may ask of a Move step: points without a fight, a space, chances of a battle."""

from tabletop.aims import Aims, counted, kind
from warcraft import odds, victory
from warcraft.units import KIND, KINDS, UNITS

SOLDIERS = tuple(KINDS[unit] for unit in UNITS)
POINTS = 40  # more than any board has
EVERY = 100  # battles, of which so many are won


class Marches(Aims):
    """Counted before the battles, in which there is chance."""

    ends, fatal = "step", ("battle",)

    def rows(self, s):
        if s.stack[-1]["phase"] != "move":
            return []
        p, board = s.actor, s.board
        have = victory.held(s, p)
        free = [r for r in board.scoring if not s.armed(r) - {s.teams[p]} and not s.units(r, p)]
        able = sorted({act[3] for act in s.legal if _soldier(act) and _foes(s, p, act[3])})
        return [*([counted("held", p, have, have + POINTS)] if s.goal else []),
                *({"goal": {"holds": [board.keys[r]], "player": p}, "places": [r]} for r in free),
                *({**counted("odds", p, odds.chances(s, p, r), EVERY, space=board.keys[r]), "places": [r]}
                  for r in able)]

    def near(self, s, goal):
        p, name = goal["player"], kind(goal)
        if name == "held":
            return victory.held(s, p)
        r = s.board.spot(goal["space"] if name == "odds" else goal["holds"][0])
        return odds.chances(s, p, r) if name == "odds" else 0

    def wanted(self, s, goal):
        """Soldiers where no enemy stands, or where they take part in the battle that is asked about."""
        p, board, name = goal["player"], s.board, kind(goal)
        acts = [act for act in s.legal if _soldier(act)]
        if name == "odds":
            r = board.spot(goal["space"])
            return [act for act in acts if act[3] == r or r in board.flanks[KIND[act[2]]][act[3]]
                    and not _foes(s, p, act[3])]
        spots = set(board.scoring) if name == "held" else {board.spot(goal["holds"][0])}
        return [act for act in acts if act[3] in spots and not _foes(s, p, act[3])]

    def over(self, start, s):
        return super().over(start, s) or s.stack[-1]["phase"] != start.stack[-1]["phase"]


def _soldier(act) -> bool:
    return act[0] == "move" and act[2] in SOLDIERS


def _foes(s, p, r) -> set:
    return s.armed(r) - {s.teams[p]}
