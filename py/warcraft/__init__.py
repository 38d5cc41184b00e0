"""Warcraft: The Board Game: races, workers, towns, battles, cards and scenarios."""

from warcraft.game import Warcraft

GAME = Warcraft()
