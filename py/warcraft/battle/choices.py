"""What is chosen in a battle beside cards: who takes part, who strikes first, who rises, what is lost."""

from tabletop import Phase, choice
from warcraft import changes
from warcraft.battle import ring
from warcraft.battle.window import ask
from warcraft.units import KIND, KINDS, MELEE, PHASES, WORKER


class Join(Phase):
    """A teammate with units on flanks alone takes part or keeps out with all of them, before cards are drawn
    (ruling 84)."""

    def actions(self, s, f):
        return [("done",), ("keep_out",)]

    def do_keep_out(self, s, f):
        ring.fight(s)["stay"].append(f["player"])
        s.note("kept_out", player=f["player"])
        s.stack.pop()


class Poison(Phase):
    """The phases of a round in which somebody strikes first: a different one for each of his poisonous units
    (ruling 35); three have all, without a choice."""

    def actions(self, s, f):
        named = [kind for p, kind in ring.fight(s)["poison"] if p == f["whose"]]
        return [("poison", KINDS[kind]) for kind in PHASES if kind not in named] if f["left"] else []

    def prune(self, s, f, actions):
        """The same phases in another order are the same; the last left is the last there is."""
        named = [PHASES.index(kind) for p, kind in ring.fight(s)["poison"] if p == f["whose"]]
        ahead = [action for action in actions
                 if PHASES.index(KIND[action[1]]) > max(named, default=-1)]
        return ahead[:len(PHASES) + 1 - f["left"] - (max(named, default=-1) + 1)] or actions

    def describe(self, s, f, action):
        return choice.card(piece=action[1])

    def do_poison(self, s, f, name):
        f["left"] -= 1
        ring.fight(s)["poison"].append([f["whose"], KIND[name]])
        s.note("poison", player=f["whose"], piece=name)


class Rise(Phase):
    """As many melee units as natural ones were rolled, or fewer, right after the roll: they may be lost in
    the same phase (ruling 43). The limit of a space does not count until the end."""

    def actions(self, s, f):
        return [("raise", n) for n in range(f["most"] + 1)]

    def describe(self, s, f, action):
        return choice.heap(ring.fight(s)["r"], action[1], most=f["most"])

    def do_raise(self, s, f, n):
        battle = ring.fight(s)
        r = battle["r"]
        s.put(r, f["player"], MELEE, n)
        if n:
            battle.setdefault("raised", []).extend([f["player"]] * n)
            s.note("raised", player=f["player"], r=r, n=n, piece=KINDS[MELEE])
        s.stack.pop()


class Lose(Phase):
    """One loss: the leader of a side decides, or who was given the choice by a card; a single one is none."""

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
