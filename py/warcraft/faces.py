"""The thirteen pieces of the board, each with two faces, as rows of letters (see tabletop/hexes.py).

What lies on each face is the publisher's (facts, high); shapes and the places of the spaces are proposed."""

LETTERS = {"T": "town", "F": "forest", "G": "goldmine", "M": "mountain", "-": "clear",
           "1": "objective1", "2": "objective2", "4": "objective4"}
CORNER = {7: (-1, -1)}  # where the first letter of a piece lies, if not at (0, 0)
TOWNS = {"night_elf": 2, "orc": 3, "human": 10, "undead": 12}  # whose Town lies on which piece
CORNERED = {"night_elf": "cyan", "orc": "magenta", "human": "cyan", "undead": "magenta"}  # Town in a corner
EDGED = {"night_elf": "magenta", "orc": "cyan", "human": "magenta", "undead": "cyan"}  # Town amid an edge

_CORNER_TOWN, _EDGE_TOWN = ("TGM", "F-"), ("FTG", "-M")
_WEDGE = {"cyan": ("F1", "-"), "magenta": ("F1", "G")}
FACES = {
    1: {"cyan": ("--2--",), "magenta": ("MMMM-",)},
    2: {"cyan": _CORNER_TOWN, "magenta": _EDGE_TOWN},
    3: {"cyan": _EDGE_TOWN, "magenta": _CORNER_TOWN},
    4: _WEDGE,
    5: {"cyan": ("2-",), "magenta": ("--",)},
    6: {"cyan": ("G-", "-1"), "magenta": ("F-", "-1")},
    7: {"cyan": (".FG", "G2F", "FG."), "magenta": (".M-", "-4M", "M-.")},
    8: {"cyan": ("G-", "-1"), "magenta": ("G-", "-M")},
    9: {"cyan": ("2-",), "magenta": ("--",)},
    10: {"cyan": _CORNER_TOWN, "magenta": _EDGE_TOWN},
    11: _WEDGE,
    12: {"cyan": _EDGE_TOWN, "magenta": _CORNER_TOWN},
    13: {"cyan": ("--2--",), "magenta": ("-----",)},
}
