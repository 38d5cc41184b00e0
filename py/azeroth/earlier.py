"""The rules of versions 1 and 2, where they were others: saves of that time that keep no position are
replayed by them."""

from azeroth.game import Azeroth
from azeroth.phases.build import Build
from azeroth.phases.conquer import Conquer
from azeroth.powers.beast_master import BeastMaster, Pack
from azeroth.races.ethereals import Ethereals, marked
from conquest.rules import targets


class Conquer2(Conquer):
    """A tool could be armed though nothing could be struck with it."""

    def serves(self, s, b, key):
        return key != Ethereals.key or any(marked(s, b, r) for r in targets(s, b))


class Build2(Build):
    """Asked also where the box had none left."""

    def enter(self, s, f):
        super().enter(s, f)
        if s.stack[-1] is not f and self.bare(s, f) and not s.boxed(f["token"]):
            s.stack.append(f)


class Azeroth2(Azeroth):
    """Version 2, for replays only."""

    version = "2"
    own = (*Azeroth.own, __name__)
    phases = {**Azeroth.phases, "conquer": Conquer2(), "build": Build2()}


class BeastMaster1(BeastMaster):
    """A beast that came back could stand where nobody came."""

    key = BeastMaster.key

    def on_retreated(self, s, b, came):
        self.on_redeployed(s, b)


class Pack1(Pack):
    """Asked also where one region only had room."""

    def enter(self, s, f):
        lands = self.places(s, f)
        if len(lands) == 1:
            self.set(s, f, lands[0], f["total"])
        if not self.heap(s, f):
            s.stack.pop()


class Azeroth1(Azeroth2):
    """Version 1, for replays only."""

    version = "1"
    powers = {**Azeroth.powers, BeastMaster.key: BeastMaster1()}
    phases = {**Azeroth2.phases, "pack": Pack1()}


VERSIONS = {"1": Azeroth1(), "2": Azeroth2()}
