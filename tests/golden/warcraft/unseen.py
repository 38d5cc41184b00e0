"""What players of Warcraft cannot see: decks, cards laid aside, the hands of enemies."""

GAMES = 3
VERBS = ("move", "deploy", "train", "build", "found", "upgrade", "portal", "dispel", "fast", "summon", "show")
MAPS = {2: ("2", "captives", "necromancers"), 4: ("nordrassil", "4", "nordrassil")}


def change(s, viewer, chance, memory):
    """The same cards of a player lie in other piles, in every state that has as many in each."""
    for p in range(s.players):
        piles = [s.decks[p], s.aside[p]] + ([] if s.sees(viewer, p) else [s.hands[p]])
        cards, sizes = sum(piles, []), tuple(map(len, piles))
        order = memory.setdefault((p, sizes), chance.sample(range(len(cards)), len(cards)))
        cards = [cards[n] for n in order]
        for pile, n in zip(piles, sizes):
            pile[:] = [cards.pop() for _ in range(n)]
