"""The state of a game: plain data, one source of chance, a stack of what waits."""

import marshal

WORD = (1 << 64) - 1


class State:
    """Everything that changes during a game. Fields hold plain values only:
    int, str, bool, None, and lists or str-keyed dicts of these."""

    # The slots are not part of the data.
    __slots__ = ("game", "board", "legal", "events", "revealed", "__dict__")
    hidden: tuple = ()  # fields nobody sees, decks or lists of decks: shown as counts
    private: tuple = ()  # fields indexed by player: each sees only his own entry, of the others a count
    fixed: tuple = ("players", "laws", "skips")  # fields that set-up decides for the whole match
    laws: tuple = ()  # traits of the scenario that is played; a field only where there are some
    skips: tuple = ()  # phases that the scenario leaves out, likewise

    def __init__(self, game, board, players: int, seed: int):
        self.game, self.board, self.legal, self.events, self.revealed = game, board, [], [], False
        self.players, self.rng, self.stack = players, seed & WORD, []

    def clone(self) -> "State":
        """A copy to think on: same game, same board, own data, silent."""
        new = object.__new__(type(self))
        new.game, new.board, new.legal, new.events, new.revealed = (
            self.game, self.board, self.legal, None, False)
        new.__dict__.update(marshal.loads(marshal.dumps(self.__dict__)))
        return new

    @property
    def actor(self):
        """The player who must choose now; None when the game is over."""
        return self.stack[-1]["player"] if self.stack else None

    def then(self, *phases: str, **data):
        """Stack phases so that they run in the order written, before all that waits."""
        self.stack += [{"phase": name, "fresh": True, **data} for name in reversed(phases)]

    def random(self, n: int) -> int:
        """A number from 0 to n-1 (splitmix64): the only source of chance."""
        self.rng = x = (self.rng + 0x9E3779B97F4A7C15) & WORD
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & WORD
        return ((x ^ (x >> 31)) * n) >> 64

    def shuffle(self, items: list):
        """Put a list into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.random(last + 1)
            items[last], items[other] = items[other], items[last]

    def mix(self, *piles: list):
        """Shuffle what lies in several piles together and lay it out again, in each as many as there were."""
        cards = sorted(card for pile in piles for card in pile)
        self.shuffle(cards)
        for pile in piles:
            pile[:] = [cards.pop() for _ in pile]

    def note(self, event: str, **data):
        """Say what happened, for log and animation; does nothing in a clone.
        With only=p the note reaches player p alone."""
        if self.events is not None:
            self.events.append({"event": event, **data})

    def reveal(self):
        """Say that something hidden came to light in this step, though no pile became smaller."""
        self.revealed = True

    def law(self, hook: str, *args):
        """The folded answer of the scenario's traits to a hook."""
        return self.game.question(hook, tuple(self.laws))(self, *args)

    def seen_by(self, viewer) -> dict:
        """The data as one player (or, with None, a bystander) may know it."""
        data = marshal.loads(marshal.dumps(self.__dict__))
        del data["rng"]
        for field in self.hidden:
            data[field] = count(data[field])
        for field in self.private:
            data[field] = [mine if self.sees(viewer, p) else count(mine)
                           for p, mine in enumerate(data[field])]
        return data

    def sees(self, viewer, p) -> bool:
        """Whether a viewer may look at what is private to player p: at his own, unless a game says more."""
        return viewer == p

    def counts(self, viewer) -> list:
        """How much of everything the viewer cannot see there is."""
        return [count(getattr(self, field)) for field in self.hidden] + [
            [0 if self.sees(viewer, p) else count(mine) for p, mine in enumerate(getattr(self, field))]
            for field in self.private]


def count(value):
    """What is told of what cannot be seen: how many cards a pile has, for piles of piles one by one, of a
    number nothing. Cards are plain values."""
    if not isinstance(value, (list, dict)):
        return None
    piles = isinstance(value, list) and any(isinstance(pile, list) for pile in value)
    return [count(pile) for pile in value] if piles else len(value)


def fewer(before, now) -> bool:
    """Whether any of these counts has become less."""
    if isinstance(before, list) and isinstance(now, list):
        return len(now) < len(before) or any(map(fewer, before, now))
    return type(before) is int and (now < before if type(now) is int else True)
