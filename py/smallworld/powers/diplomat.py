"""Diplomat: peace with one opponent at a time."""

from conquest.hooks import Trait
from tabletop import Phase
from tabletop.choice import whom


class Diplomat(Trait):
    """At the end of the turn, peace with an opponent whose active race was not attacked."""

    en = ("Diplomat",
          "End your turn by choosing an opponent whose active race you did not attack: he may not attack "
          "you until your next turn.")
    ru = ("Дипломаты",
          "В конце хода выберите соперника, чью активную расу вы не атаковали: до вашего следующего хода "
          "он не может на вас напасть.")
    tokens = 5

    def on_redeployed(self, s, b):
        s.then("ally", player=s.owner(b), band=b)

    def bars(self, s, b, r, foe):
        # Ruling 31: the peace binds active races, so Ghouls in decline may still come.
        at_peace = s.memo.get(self.key) == s.owner(foe) and not s.declined[foe]
        return {"peace"} if at_peace else set()

    def on_turn(self, s, b):
        s.memo.pop(self.key, None)


class Ally(Phase):
    """Whom to make peace with; ruling 32: he need not have a race just now."""

    def actions(self, s, f):
        free = [q for q in range(s.players) if q != f["player"] and q not in s.attacked]
        return [("ally", q) for q in free] + [("done",)] if free else []

    def describe(self, s, f, action):
        return whom(action[1]) if action[0] == "ally" else {}

    def do_ally(self, s, f, q):
        s.memo[Diplomat.key] = q
        s.note("peace", player=f["player"], ally=q)
        self.do_done(s, f)
