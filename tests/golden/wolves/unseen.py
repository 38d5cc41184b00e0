"""What players of The Wolves cannot see: nothing but the chance to come, which only the set-up uses."""

GAMES, EVERY = 2, 83
VERBS = ("move", "den", "lair", "howl", "dominate")


def change(s, viewer, chance, memory):
    """All lies open."""
