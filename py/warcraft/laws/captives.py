"""Captives that units of their race lead home (The Captives)."""

from tabletop.choice import walk
from warcraft import moves
from warcraft.hooks import Law
from warcraft.units import CAPTIVE, KIND, UNITS

# How opponents judge: a step of the way home, the captive there, a unit with him.
HOMEWARD, HOME, ESCORT = 3.0, 40.0, 6.0


class Captives(Law):
    """One escort and one move in a step (ruling 101); a captive is never a loss (ruling 102)."""

    en = "Captives", ("A unit that leaves the space of the captive of its race may lead it along, once a "
                      "step. Whose captive stands in his own Town after battles wins.")
    ru = "Пленники", ("Отряд, покидающий клетку с пленником своей расы, может увести его с собой, один раз "
                      "за шаг. Побеждает тот, чей пленник после битв стоит в его Городе.")
    pieces = ("captive",)

    def offers(self, s, p, at):
        if at != "moving" or s.stack[-1].get("led"):
            return []
        r = self._where(s, p)
        return [] if r < 0 else [("lead", *args) for verb, *args in moves.legal(s, s.stack[-1])
                                 if args[0] == r and KIND[args[1]] in UNITS]

    def facts(self, s, action):
        return walk(action[1], action[3], piece=action[2], captive=True)

    def do_lead(self, s, f, start, name, goal):
        """The captive moves as its escort does (ruling 103)."""
        p = f["player"]
        f["led"] = True
        s.take(start, p, CAPTIVE)
        s.put(goal, p, CAPTIVE)
        s.note("led", player=p, start=start, to=goal)
        s.game.phases["move"].do_move(s, f, start, name, goal)

    def hopes(self, s, p):
        """The captive near home; there, with no enemy, he has all but won."""
        r, home = self._where(s, p), s.home(p)
        return HOME * (r == home and not s.armed(home) - {s.teams[p]}) - HOMEWARD * s.board.distance(r, home)

    def lures(self, s, p):
        """Both captives, to lead one and to stop the other."""
        return [(self._where(s, q), ESCORT) for q in s.playing]

    def winners(self, s, p, step):
        """At home after the mover's battles, with no enemy unit there (ruling 104)."""
        if step != "move":
            return ()
        homes = {q: s.home(q) for q in s.playing}
        return {s.teams[q] for q, r in homes.items() if r >= 0 and s.many(r, q, CAPTIVE)
                and not s.armed(r) - {s.teams[q]}}

    def _where(self, s, p) -> int:
        """The space of a player's captive."""
        return next((r for r, here in enumerate(s.pieces) if here and s.many(r, p, CAPTIVE)), -1)
