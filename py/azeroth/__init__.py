"""Small World of Warcraft: islands, two factions, artifacts and places, for two to five players."""

from azeroth.game import Azeroth

GAME = Azeroth()
