"""Ethereals: artifacts find their way to them."""

from azeroth.hooks import NEUTRAL, SPENT, Race
from azeroth.rules import touch, touchable
from conquest.changes import fight
from tabletop.choice import walk


class Ethereals(Race):
    """Artifacts find their way to them."""

    en = ("Ethereals",
          "Once a turn either move an artifact from a neighbouring region to yours and use it at once, "
          "or take a legendary place next to you for 2 tokens less.")
    ru = ("Эфириалы",
          "Раз за ход либо перенесите артефакт из соседнего региона в свой (и можете сразу его применить), "
          "либо захватите соседнее легендарное место на 2 фишки дешевле.")
    tokens, limit, faction = 5, 10, NEUTRAL
    boon = 0.2
    arms, less, deeds = "place", 2, ("steal",)

    def blows(self, s, b, acts):
        return [act for act in acts if marked(s, b, act[1])] if s.armed(self.key) else None

    def cost(self, s, b, r):
        return -self.less if s.armed(self.key) and marked(s, b, r) else 0

    def on_conquered(self, s, b, r, was_empty):
        if s.armed(self.key):
            s.used[self.key] = SPENT

    def offers(self, s, b):
        if self.key in s.used:
            return []
        return [("steal", kind, r) for kind in s.game.artifacts for place in s.where(kind)
                if s.band[place] != b and touchable(s, b, place)
                for r in s.lands(b) if place in s.board.near[r]]

    def shown(self, s, b, action):
        _, kind, r = action
        return walk(*s.where(kind), r, trait=kind)

    def do_steal(self, s, f, kind, r):
        """Ruling 85: from any neighbour, and it may still be used; ruling 86: the Aegis is paid first."""
        b, (place,) = f["band"], s.where(kind)
        s.used[self.key] = SPENT
        fight(s, b)  # ruling 33: no region is left and nobody declines after it
        touch(s, b, place)
        s.move(kind, r)
        s.note("stolen", player=f["player"], find=kind, region=place, to=r)


def marked(s, b, r) -> bool:
    """Whether an open legendary place lies there (facts, ethereal-face-down), next to them: no artifact makes
    it near (ruling 27)."""
    return any(kind in s.game.places for kind in s.tokens[r]) and any(
        s.band[other] == b for other in s.beside(b, r))
