"""Small World: races and powers, conquest and decline, for two to five players."""

from smallworld.game import SmallWorld

GAME = SmallWorld()
