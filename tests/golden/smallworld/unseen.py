"""What players of Small World cannot see: the order of the stacks, other piles of coins."""

GAMES = 8
VERBS = ("conquer", "take")
SECRET = 987_654  # a pile of coins that would be noticed


def change(s, viewer, chance, memory):
    """Other stacks, the same in every state that has as many, and other piles of coins."""
    for stack in (s.races, s.powers):
        order = memory.setdefault(len(stack), chance.sample(range(len(stack)), len(stack)))
        stack[:] = [stack[n] for n in order]
    s.coins = [n if p == viewer else n + SECRET + p for p, n in enumerate(s.coins)]
