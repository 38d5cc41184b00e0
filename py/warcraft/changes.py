"""What happens to pieces outside of their own moves."""

from warcraft.battle.ring import fight
from warcraft.units import KINDS, MELEE, WORKER


def kill(s, r, p, kind):
    """A unit is removed as a loss; a law may send it elsewhere instead, its owner choosing among several
    spaces (Nordrassil). Among those called to arms alone it is one of them."""
    if kind == MELEE and s.levied(r, p) == s.many(r, p, MELEE):
        return fall(s, r, p)
    s.take(r, p, kind)
    s.note("killed", player=p, piece=KINDS[kind], r=r)
    goals = s.law("saved", r, p, kind)
    if len(goals) == 1:
        back(s, goals[0], p, kind)
    elif goals:
        s.then("back", player=p, piece=KINDS[kind], goals=goals)


def back(s, r, p, kind):
    """A killed unit is in the game again, but not in the battle in which it fell (ruling 105)."""
    s.put(r, p, kind)
    s.note("back", player=p, piece=KINDS[kind], r=r)
    if battle := fight(s):
        battle["absent"].append([r, p, kind])


def call_up(s, p, r):
    """Workers in a space fight as melee units until the Move step ends (Call to Arms, ruling 62)."""
    n = s.many(r, p, WORKER)
    for _ in range(n):
        s.take(r, p, WORKER)
    s.put(r, p, MELEE, n)
    s.levy = s.levy or {"player": p, "spaces": {}}
    s.levy["spaces"][str(r)] = s.levied(r, p) + n
    s.note("called_up", player=p, r=r, n=n)


def fall(s, r, p):
    """A worker called to arms is lost."""
    s.take(r, p, MELEE)
    s.levy["spaces"][str(r)] -= 1
    s.note("killed", player=p, piece=KINDS[WORKER], r=r)


def disband(s):
    """Those called to arms are workers again."""
    for r, n in s.levy.get("spaces", {}).items():
        for _ in range(n):
            s.take(int(r), s.levy["player"], MELEE)
        s.put(int(r), s.levy["player"], WORKER, n)
    s.levy = {}
