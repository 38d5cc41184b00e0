"""Humans: they name targets, and pay for them."""

from azeroth.hooks import ALLIANCE, HORDE, Piece, Race
from azeroth.rules import faction, immune, wards
from conquest.rules import joined
from conquest.state import NOBODY
from tabletop import Phase
from tabletop.choice import at


class Humans(Race):
    """Two objectives at the end of every turn; whoever takes one is paid like them, but for the Horde."""

    en = ("Humans",
          "End your turn by marking 2 objectives where no race of the Alliance stands. Whoever takes one "
          "gets 2 coins, and so do you; nobody does if his race is of the Horde.")
    ru = ("Люди",
          "В конце хода отметьте целями 2 региона, где нет рас Альянса. Кто захватит цель, получит 2 монеты, "
          "и вы тоже. Если её возьмёт Орда, не получит никто.")
    tokens, limit, faction = 5, 10, ALLIANCE
    boon = 0.5
    prize = 2

    def on_finish(self, s, b):
        s.then("objectives", player=s.owner(b), band=b, left=s.game.pieces["objective"].limit)

    def on_decline(self, s, b):
        s.sweep("objective")

    def hopes(self, s, b):
        # An objective pays most where they come themselves, next to their own, and nothing in the water.
        mine = joined(s, b)
        return sum([0.8 if r in mine else 0.2 for r in s.where("objective") if not s.board.water[r]])


class Objective(Piece):
    """It lies on when its region changes hands, until somebody is paid for it."""

    en = ("Objective",
          "Whoever takes this region gets 2 coins, and so do the Humans; nobody does if the Horde takes it.")
    ru = ("Военная цель",
          "Кто захватит этот регион, получит 2 монеты, и люди тоже. Если его возьмёт Орда, не получит никто.")
    stays, limit = True, 2

    def on_conquered(self, s, b, r, was_empty):
        if faction(s, s.race[b]) == HORDE:  # ruling 100: the printed faction
            return
        home = s.race.index(Humans.key)  # ruling 126: theirs while they are active, even without a region
        s.put(self.key, r, -1)
        for p in dict.fromkeys((s.owner(b), s.owner(home))):  # ruling 99: once to the Humans themselves
            s.game.pay(s, NOBODY, p, Humans.prize, "prize")
        s.note("objective", player=s.owner(b), humans=s.owner(home), region=r, coins=Humans.prize)


class Objectives(Phase):
    """Frame: how many are still to be set. They are taken up from where they lay and set one by one."""

    def enter(self, s, f):
        s.sweep(Objective.key)

    def actions(self, s, f):
        return [("target", r) for r in self.places(s, f["band"])] if f["left"] else []

    def places(self, s, b) -> list:
        """Any region, water too, but none of the Alliance and none that is protected (rulings 96, 97)."""
        return [r for r, foe in enumerate(s.band) if faction(s, s.race[foe] if foe > 0 else None) != ALLIANCE
                and Objective.key not in s.tokens[r] and not immune(s, b, r) and not wards(s, b, r)]

    def prune(self, s, f, actions):
        """In rising order, so that enough are left for the others."""
        rest = [act for act in actions if act[1] > f.get("last", -1)]
        return rest[:len(rest) - f["left"] + 1] or actions

    def describe(self, s, f, action):
        return at(action[1])

    def do_target(self, s, f, r):
        f["left"], f["last"] = f["left"] - 1, r
        s.put(Objective.key, r)
        s.note("target", player=f["player"], region=r)
