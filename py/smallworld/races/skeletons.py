"""Skeletons: the fallen join them."""

from conquest.hooks import Trait


class Skeletons(Trait):
    """A new token for every two non-empty regions taken this turn."""

    en = "Skeletons", "At redeployment every 2 non-empty regions you took this turn bring 1 new token."
    ru = "Скелеты", "При перегруппировке каждые 2 непустых региона, взятых в этот ход, дают 1 новую фишку."
    tokens, limit, fallen = 6, 20, 2

    def reinforcements(self, s, b):
        return s.beaten(b) // self.fallen
