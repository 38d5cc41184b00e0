"""Beast Master: beasts fight beside them."""

from azeroth.hooks import Piece, Power
from azeroth.rules import alone
from conquest.changes import leave
from conquest.phases.place import Place
from conquest.state import NOBODY


class BeastMaster(Power):
    """Beasts fight beside them."""

    en = ("Beast Master",
          "Each turn a beast joins you for every hill you hold, up to 5, until your next turn; beasts are "
          "tokens like yours and are lost first.")
    ru = ("Укротители",
          "Каждый ход за каждый ваш холм к вам до следующего хода приходит зверь, не больше 5; звери воюют "
          "наравне с фишками и гибнут первыми.")
    tokens = 4
    flair = 1.0

    def aides(self, s, b):
        return beasts(s, b)

    def on_readied(self, s, b):
        """Those of last turn go, whoever is left alone too (rulings 47, 48); then hills are counted."""
        s.hand[b] -= beasts(s, b) - s.count(Beast.key, b)
        for r in s.lands(b):
            n = s.tokens[r].pop(Beast.key, 0)
            s.troops[r] -= n
            if n and alone(s, b, r):
                leave(s, b, r)
        s.memo[self.key] = n = min(len(s.lands(b, "hill")), s.game.pieces[Beast.key].limit)
        s.hand[b] += n

    def on_beaten(self, s, b, r, foe, lost):
        self._lose(s, b, min(lost, s.tokens[r].get(Beast.key, 0)))  # ruling 36: a beast if any is there

    def on_driven(self, s, b, r, foe, to):
        if Beast.key in s.tokens[r]:
            self._lose(s, b, to == NOBODY)
            s.put(Beast.key, r, -1)
            if to >= 0:
                s.put(Beast.key, to)

    def _lose(self, s, b, n):
        """They go back to the box, but are none of the race."""
        s.memo[self.key] = beasts(s, b) - n
        s.tray[s.race[b]] -= n

    def on_redeployed(self, s, b):
        self._pack(s, b)

    def on_retreated(self, s, b, came):
        """Whoever stayed where he was is what he was."""
        self._pack(s, b, most=[n + here.get(Beast.key, 0) for n, here in zip(came, s.tokens)])

    def _pack(self, s, b, **most):
        s.then("pack", player=s.owner(b), band=b, token=Beast.key, total=beasts(s, b), **most,
               kept=[here.get(Beast.key, 0) for here in s.tokens])

    def on_decline(self, s, b):
        s.hand[b] -= beasts(s, b)

    def hopes(self, s, b):
        return 0.3 * len(s.lands(b, "hill"))


class Beast(Piece):
    """One of the tokens of its region."""

    en = "Beast", "One of the tokens here is a beast; it is lost first."
    ru = "Зверь", "Одна из фишек здесь — зверь; он гибнет первым."
    limit = 5


class Pack(Place):
    """Which of the tokens on the regions are beasts; at most all of them."""

    def enter(self, s, f):
        most = f.setdefault("most", list(s.troops))
        open_to = [r for r in self.places(s, f) if most[r] > f["kept"][r]]
        if len(open_to) == 1:
            self.set(s, f, open_to[0], f["kept"][open_to[0]] + self.heap(s, f))
        if not self.heap(s, f):
            s.stack.pop()

    def owed(self, s, f):
        return 0


def beasts(s, b) -> int:
    """All beasts of band b, on the map and among those in hand."""
    return s.memo.get(BeastMaster.key, s.count(Beast.key, b))
