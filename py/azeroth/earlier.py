"""The rules of version 1, where they were others: saves of that time that keep no position are replayed by
them."""

from azeroth.game import Azeroth
from azeroth.powers.beast_master import BeastMaster, Pack


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


class Azeroth1(Azeroth):
    """Version 1, for replays only."""

    version = "1"
    own = (*Azeroth.own, __name__)
    powers = {**Azeroth.powers, BeastMaster.key: BeastMaster1()}
    phases = {**Azeroth.phases, "pack": Pack1()}


VERSIONS = {"1": Azeroth1()}
