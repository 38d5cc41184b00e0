"""Championing: one who needs no company."""

from azeroth.hooks import Piece, Power
from conquest.changes import conquer, leave
from conquest.rules import barriers, joined, toll
from tabletop import Phase
from tabletop.choice import at


class Championing(Power):
    """One who needs no company."""

    en = ("Championing",
          "Once a turn the champion takes a neighbouring region alone, whoever defends it; there he "
          "counts as 1 token. If the region is taken you ransom him for 1 coin.")
    ru = ("Воители",
          "Раз за ход воитель в одиночку берёт соседний регион при любой защите и считается там 1 "
          "фишкой. Если регион отберут, вы выкупите воителя за 1 монету.")
    tokens, price, sends = 5, 1, ("champion",)
    boon = 0.9

    def aides(self, s, b):
        return s.count(Champion.key, b)

    def on_readied(self, s, b):
        for r in s.where(Champion.key):
            if s.troops[r] > 1:  # ruling 51: alone he stays
                s.troops[r] -= 1
                s.put(Champion.key, r, -1)

    def offers(self, s, b):
        ready = self.key not in s.used and not s.where(Champion.key)
        if not ready or any(s.armed(key) for key in s.keys(b)):  # ruling 27: no tool helps him
            return []
        beside = joined(s, b)
        return [("champion", r) for r in sorted(beside) if not barriers(s, b, r, beside)]

    def shown(self, s, b, action):
        due = toll(s, b, action[1])
        return at(action[1], trait=self.key, cost=0, **({"toll": due} if due else {}))

    def do_champion(self, s, f, r):
        b = f["band"]
        s.used[self.key] = True
        s.hand[b] += 1
        conquer(s, b, r, 1, alone=Champion.key)
        s.put(Champion.key, r)

    def losses(self, s, b, r, foe):
        return int(Champion.key not in s.tokens[r])  # ruling 53: the ransom replaces the loss

    def on_beaten(self, s, b, r, foe, lost):
        if Champion.key in s.tokens[r]:  # ruling 52: as far as there is money
            s.game.pay(s, s.owner(b), s.owner(foe), min(self.price, s.coins[s.owner(b)]))
            s.note("ransom", player=s.owner(b), foe=s.owner(foe), region=r)

    def on_stopped(self, s, b):
        s.then("station", player=s.owner(b), band=b)

    def on_retreat(self, s, b):
        if not s.where(Champion.key):
            self.on_stopped(s, b)

    def on_decline(self, s, b):
        for r in s.where(Champion.key):
            leave(s, b, r)  # facts, champion-alone

    def catches(self, s, b):
        return 0.0 if self.key in s.used or s.where(Champion.key) else 0.8


class Champion(Piece):
    """One of the tokens of the region where he stands; when that is lost he waits beside the map."""

    en = "Champion", "Counts as 1 token. Whoever takes his region is paid 1 coin, and no token is lost."
    ru = "Воитель", "Считается 1 фишкой. Кто захватит регион, получит 1 монету, зато никто не погибнет."
    stays, apart, limit = True, True, 1

    def on_lost(self, s, b, r):
        s.put(self.key, r, -1)
        s.hand[b] -= 1


class Station(Phase):
    """Where the champion stands until the next turn: any region of his band."""

    def enter(self, s, f):
        lands = s.lands(f["band"])
        if len(lands) == 1:
            self.do_station(s, f, lands[0])

    def actions(self, s, f):
        return [("station", r) for r in s.lands(f["band"])]

    def describe(self, s, f, action):
        return at(action[1], trait=Championing.key)

    def do_station(self, s, f, r):
        """If he held a region alone, those of the new one go there in his stead."""
        s.stack.pop()
        old, = s.where(Champion.key) or [r]
        if old != r:
            s.troops[old], s.troops[r] = s.troops[r], s.troops[old]
        elif Champion.key not in s.tokens[r]:
            s.troops[r] += 1
        s.move(Champion.key, r)
