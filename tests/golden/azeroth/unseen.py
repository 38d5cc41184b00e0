"""What nobody sees in Small World of Warcraft: stacks, other piles of coins, what lies face down or is
left in the box, which bombs are live."""

GAMES = 5
VERBS = ("conquer", "take", "raid", "champion", "drive", "swap", "bomb", "ignite")
SECRET = 987_654  # a pile of coins that would be noticed


def change(s, viewer, chance, memory):
    """Other stacks, bombs and finds, the same in every state that has as many, and other piles of coins."""
    for name in ("races", "powers", "bombs"):
        pile = getattr(s, name)
        pile[:] = shuffled(pile, chance, memory, name)
    finds = shuffled([kind for pile in (*s.finds, s.unused) for kind in pile], chance, memory, "finds")
    for pile in (*s.finds, s.unused):
        pile[:] = [finds.pop() for _ in pile]
    s.coins = [n if p == viewer else n + SECRET + p for p, n in enumerate(s.coins)]


def shuffled(pile, chance, memory, name) -> list:
    """What lies in a pile in another order."""
    order = memory.setdefault((name, len(pile)), chance.sample(range(len(pile)), len(pile)))
    return [pile[n] for n in order]
