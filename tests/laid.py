"""Positions of conquest games built by hand, in the words of the game: what their tables have in common."""

from conquest import rules
from tabletop import Match
from tabletop.phase import pruned


class Laid:
    """Players are a, b, c ...; regions and traits go by their keys. Built on the first question."""

    game = None
    nobody = "tribes"  # who holds what no player does
    silent = {}  # what a position says where a test does not

    def __init__(self, data, options=None, seed=1, **bands):
        self.map, self.options, self.seed, self.letters = data, options or {}, seed, sorted(bands)
        self.wish = {"bands": [], "tribes": [], **self.silent}
        self.mine, self.match = {}, None
        for letter in self.letters:
            if bands[letter]:
                race, power = bands[letter].split()
                self.mine[letter] = self._band(letter, race=race, power=power)

    def _band(self, letter, hand=0, lands=(), **facts):
        lands = {self.full(key): n for key, n in dict(lands).items()}
        band = {"player": self.letters.index(letter), "declined": False, "hand": hand, "lands": lands}
        band.update(facts)
        self.wish["bands"].append(band)
        return band

    def full(self, key) -> str:
        """The key of a region on its map."""
        return key

    # --- building -----------------------------------------------------------------------------

    def own(self, letter, hand=0, **lands):
        """Tokens of a player's active race on regions, and in his hand."""
        self.mine[letter]["lands"].update({self.full(key): n for key, n in lands.items()})
        self.mine[letter]["hand"] += hand
        return self

    def faded(self, letter, race, power=None, hand=0, **lands):
        """A race in decline, with a power only where it lasts."""
        self._band(letter, hand, lands, race=race, power=power, declined=True)
        return self

    def put(self, region, **kinds):
        """Pieces on a region, such as fortress=1."""
        self.wish.setdefault("tokens", {}).setdefault(self.full(region), {}).update(kinds)
        return self

    def with_(self, **fields):
        """Other fields of the position: round, first, coins, column, memo, phase, actor (a letter)."""
        if "actor" in fields:
            fields["actor"] = self.letters.index(fields["actor"])
        self.wish.update(fields)
        return self

    # --- asking -------------------------------------------------------------------------------

    @property
    def s(self):
        """The state, built when first needed."""
        if self.match is None:
            people = ["human"] * len(self.letters)
            self.match = Match(self.game, self.map, self.options, people, self.seed, self.wish)
        return self.match.now

    def region(self, key) -> int:
        return self.s.board.keys.index(self.full(key))

    def name(self, r) -> str:
        return self.s.board.keys[r]

    def player(self, letter) -> int:
        return self.letters.index(letter)

    def band(self, letter) -> int:
        """The active band of a player."""
        return self.s.active[self.player(letter)]

    def cost(self, letter, region) -> int:
        return rules.cost(self.s, self.band(letter), self.region(region))

    def barriers(self, letter, region) -> set:
        return set(rules.barriers(self.s, self.band(letter), self.region(region)))

    def targets(self, letter) -> set:
        return {self.name(r) for r in rules.targets(self.s, self.band(letter))}

    def coins(self, letter) -> int:
        return self.s.coins[self.player(letter)]

    def troops(self, region) -> int:
        return self.s.troops[self.region(region)]

    def tokens(self, region) -> dict:
        return self.s.tokens[self.region(region)]

    def owner(self, region):
        """The letter of the player who holds a region, who else does, or None."""
        b = self.s.band[self.region(region)]
        return None if b < 0 else self.nobody if b == 0 else self.letters[self.s.owner(b)]

    def hand(self, letter) -> int:
        return self.s.hand[self.band(letter)]

    @property
    def phase(self) -> str:
        return self.s.stack[-1]["phase"] if self.s.stack else "over"

    @property
    def actor(self) -> str:
        return self.letters[self.s.actor]

    # --- playing ------------------------------------------------------------------------------

    def action(self, words) -> tuple:
        """"conquer ridge" -> ("conquer", 3); numbers, players and traits stay what they are."""
        verb, *args = words.split()
        keys = self.s.board.keys
        return (verb, *(self.region(arg) if self.full(arg) in keys else self.letters.index(arg)
                        if arg in self.letters else int(arg) if arg.isdigit() else arg for arg in args))

    def can(self, letter, words) -> bool:
        return self.s.actor == self.player(letter) and self.action(words) in self.s.legal

    def verbs(self) -> set:
        return {action[0] for action in self.s.legal}

    def play(self, letter, *moves):
        """Carry out moves in turn; each must be legal."""
        for words in moves:
            assert self.s.actor == self.player(letter), f"{self.actor} is to act, in {self.phase}"
            assert self.action(words) in self.s.legal, f"{words}: not among {self.s.legal}"
            self.goes_on(self.action(words))
        return self

    def end_turn(self, letter):
        """Play the plainest way on until the next player's turn begins or the game is over."""
        while self.s.stack and self.s.stack[0]["player"] == self.player(letter):
            self.goes_on(("done",) if ("done",) in self.s.legal else pruned(self.s)[0])
        return self

    def goes_on(self, action):
        """Carry out an action; the state must be whole after it."""
        self.match.apply(action)
        assert not self.game.check(self.s), self.game.check(self.s)
