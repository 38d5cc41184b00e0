"""The Wolves: packs on a map of hexes, flipping tiles and a moon that scores, for two to five players."""

from wolves.game import Wolves

GAME = Wolves()
