"""The battles of a Move step, in the order that the mover likes."""

from tabletop.choice import at
from warcraft import changes, moves, victory
from warcraft.gifts import Dealer
from warcraft.units import UNITS, WIDTH


class Fights(Dealer):
    """Where the mover has units beside enemy units; against several sides one after another (ruling 10)."""

    def enter(self, s, f):
        """Also after every battle; the only one that is left begins by itself."""
        over = f.setdefault("fought", []) and victory.over(s, f["player"], "battle")
        found = [] if over else self.due(s, f)
        if len(found) == 1:
            self.do_fight(s, f, *found[0])

    def due(self, s, f) -> list:
        """[[space, team], ...] still to be fought."""
        p = f["player"]
        team, low = s.teams[p], WIDTH * p
        found = []
        for r, here in enumerate(s.pieces):
            if len(here) > 1 and any(low <= piece < low + len(UNITS) for piece in here):
                found += [[r, foe] for foe in sorted(s.armed(r)) if foe != team]
        return [pair for pair in found if pair not in f["fought"]]

    def actions(self, s, f):
        acts = [("fight", r, foe) for r, foe in self.due(s, f)]
        return [*acts, *self.dealings(s, f)] if acts else []

    def describe(self, s, f, action):
        return at(action[1], foe=action[2]) if action[0] == "fight" else super().describe(s, f, action)

    def do_fight(self, s, f, r, foe):
        f["fought"].append([r, foe])
        f["fresh"] = True
        s.then("battle", player=f["player"], r=r, foe=foe)

    def leave(self, s, f):
        moves.sweep(s)  # before the step ends, so beside those called to arms too
        changes.disband(s)
        s.law("on_fought", f["player"])
