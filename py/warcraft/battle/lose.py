"""One loss: which unit it is, of those that it may be."""

from tabletop import Phase, choice
from warcraft import changes
from warcraft.battle import ring
from warcraft.battle.window import ask
from warcraft.units import KIND, KINDS, MELEE, WORKER


class Lose(Phase):
    """Whoever leads a side decides, or who was given the choice by a card; a single choice is none."""

    def enter(self, s, f):
        able = self.actions(s, f)
        if len(able) == 1:
            self.do_lose(s, f, *able[0][1:])

    def actions(self, s, f):
        return [("lose", *one) for one in ring.losable(s, ring.fight(s), f["side"])]

    def describe(self, s, f, action):
        return choice.at(action[1], owner=action[2], piece=action[3])

    def do_lose(self, s, f, r, p, name):
        battle, one = ring.fight(s), [r, p, KIND[name]]
        s.stack.pop()
        battle["fell"] = True
        if one in battle["still"]:
            battle["still"].remove(one)  # ruling 47
        if name == KINDS[WORKER]:
            changes.fall(s, r, p)
        else:
            changes.kill(s, *one)
        ask(s, battle, "battle_lost", [q for q in ring.fighters(s, battle) if s.teams[q] != s.teams[p]],
            loser=p, piece=name)
