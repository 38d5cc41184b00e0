"""The Move step: every unit and worker once, then the battles."""

from tabletop import choice
from warcraft import moves, windows
from warcraft.gifts import Dealer
from warcraft.units import KIND, UNITS, WIDTH, WORKER


class Move(Dealer):
    """`moved` lists who has moved, as space * WIDTH + kind; `boost` what cards do to those in a space."""

    def enter(self, s, f):
        p = f["player"]
        f["moved"], f["boost"] = [], {}
        order = s.playing
        windows.ask(s, "before_move", [q for q in order if s.teams[q] != s.teams[p]], mover=p)

    def actions(self, s, f):
        p = f["player"]
        acts = moves.legal(s, f)
        return [("done",), *acts, *s.law("offers", p, "moving"), *self.dealings(s, f),
                *windows.plays(s, p, "moving" if f["moved"] else "move")]

    def describe(self, s, f, action):
        if action[0] == "move":
            return choice.walk(action[1], action[3], piece=action[2])
        return super().describe(s, f, action) or windows.facts(s, action)

    def do_move(self, s, f, start, name, goal):
        p, kind = f["player"], KIND[name]
        s.note("move", player=p, piece=name, start=start, to=goal)
        s.take(start, p, kind)
        if kind == WORKER and s.unfinished[start] and s.outpost[start] == p and not self.rested(s, f, start):
            moves.raze(s, start)
        s.put(goal, p, kind)
        f["moved"].append(goal * WIDTH + kind)
        if kind in UNITS:
            foes = [q for q in s.foes(p) if s.many(goal, q, WORKER)]
            windows.ask(s, "entered", foes, mover=p, r=goal)

    def leave(self, s, f):
        s.then("fights", player=f["player"])
        windows.ask(s, "after_move", self.clockwise(s, f["player"]), mover=f["player"])

    def clockwise(self, s, p) -> list:
        """Everybody in play, the mover first (ruling 64)."""
        order = s.playing
        return order[order.index(p):] + order[:order.index(p)]

    def rested(self, s, f, r) -> int:
        """Workers in a space who have not moved in this step: a builder is one of them, nobody takes his
        place (RU "Building Outposts")."""
        return s.many(r, f["player"], WORKER) - f["moved"].count(r * WIDTH + WORKER)
