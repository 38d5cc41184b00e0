"""All one's units of a space come to the Town or an Outpost."""

from tabletop import Phase, choice
from warcraft import moves, windows
from warcraft.hooks import Card
from warcraft.units import KIND, KINDS, MELEE, UNITS


def goals(s, p) -> list:
    """A player's Town and finished Outposts."""
    towers = [r for r, q in enumerate(s.outpost) if q == p and not s.unfinished[r]]
    return sorted({*towers, *([s.home(p)] if s.home(p) >= 0 else [])})


class TownPortal(Card):
    """At the end of any Move step, before battles; workers called to arms stay (ruling 64)."""

    en = "Town Portal", ("At the end of anybody's Move step: all your units of one space come to your Town "
                         "or Outpost; those without room stand beside it.")
    ru = "Городской портал", ("В конце любого шага Движения: все ваши отряды из одной клетки переносятся в "
                              "ваш Город или Заставу; кому нет места, встают рядом.")
    when = ("after_move",)

    def offers(self, s, p, at):
        starts = [r for r, here in enumerate(s.pieces) if here and s.units(r, p) - s.levied(r, p)]
        return [("portal", r, goal) for r in starts for goal in goals(s, p) if goal != r]

    def facts(self, s, action):
        return choice.walk(action[1], action[2], card=self.key)

    def do_portal(self, s, f, r, goal):
        p = f["player"]
        windows.spend(s, p, self.key)
        s.stack.pop()
        many = [s.many(r, p, kind) - (kind == MELEE) * s.levied(r, p) for kind in UNITS]
        for kind, n in enumerate(many):
            for _ in range(n):
                s.take(r, p, kind)
        s.note("portal", player=p, r=r, to=goal)
        s.then("arrive", player=p, goal=goal, many=many)


class Arrive(Phase):
    """One after another: at the goal while there is room, then beside it, else to the reserve (ruling 65)."""

    def enter(self, s, f):
        """Also after each choice: what has no room anywhere is gone, a single way is none."""
        acts = self.actions(s, f)
        if not acts:
            f["many"] = [0 for _ in f["many"]]
        elif len(acts) == 1:
            self.do_land(s, f, *acts[0][1:])

    def actions(self, s, f):
        p, goal, kinds = f["player"], f["goal"], [kind for kind, n in enumerate(f["many"]) if n]
        here = [("land", KINDS[kind], goal) for kind in kinds if moves.room(s, p, goal, kind)]
        return here or [("land", KINDS[kind], r) for kind in kinds for r in s.board.ways[kind][goal]
                        if moves.room(s, p, r, kind)]

    def describe(self, s, f, action):
        return choice.at(action[2], piece=action[1])

    def do_land(self, s, f, name, r):
        f["many"][KIND[name]] -= 1
        s.put(r, f["player"], KIND[name])
        s.note("landed", player=f["player"], piece=name, r=r)
        f["fresh"] = True
