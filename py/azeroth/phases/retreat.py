"""Beaten tokens come back."""

import conquest.phases.retreats
from azeroth.phases.redeploy import Beside


class Retreat(Beside, conquest.phases.retreats.Retreat):
    """Who of them is none of the race is said afterwards (beasts)."""

    def leave(self, s, f):
        came = [now - before for now, before in zip(s.troops, f["least"])]
        s.ask("on_retreated", f["band"], came)
