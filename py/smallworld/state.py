"""What changes during a game of Small World, and the short questions everybody asks of it.

A band is one race of one player on the map, active or in decline. Band 0 is the lost tribes;
player p has the bands 3p+1 to 3p+3, one for his active race and two for races in decline."""

from tabletop import State

TRIBES = 0  # the band that holds the lost tribes' regions
NOBODY = -1  # the band, and the player, where there is none
BANDS = 3  # bands a player can have at once: one active, two in decline thanks to Spirit
SOURCES = ("region", "decline", "race", "power", "column")  # where coins come from


class SmallWorldState(State):
    """Fields indexed by region: band, troops, tokens. By band: race, power, declined, hand."""

    hidden = ("races", "powers")  # the face-down stacks
    private = ("coins",)  # p. 5: the pile of coins is secret until the end

    def __init__(self, game, board, players, seed):
        super().__init__(game, board, players, seed)
        regions, bands = len(board), 1 + BANDS * players
        self.round, self.rounds, self.first = 1, board.rounds, 0
        self.band, self.troops = [NOBODY] * regions, [0] * regions
        self.tokens = [{} for _ in range(regions)]  # token kind -> how many, for each region
        self.race, self.power = [None] * bands, [None] * bands
        self.declined, self.hand = [False] * bands, [0] * bands
        self.active = [NOBODY] * players  # the active band of each player
        self.tray = {}  # race -> tokens left in the box
        self.races, self.powers = [], []  # stacks, the top is the last
        self.discards = []  # badges waiting to be shuffled again
        self.column = []  # [race, power, coins] in the order of price
        self.coins = [0] * players
        self.earned = []  # [round, player, coins by source ...], one row a scoring: taken in the open
        self.memo = {}  # what a trait remembers until its band leaves
        self.used = {}  # what a trait remembers until the end of the turn
        self.spoils = {}  # band -> non-empty regions it took this turn
        self.fought = []  # bands that fought this turn
        self.attacked = []  # players whose active race was attacked this turn
        self.lent = 0  # tokens the tray has lent for this turn's conquests

    def owner(self, b) -> int:
        """The player of a band, NOBODY for the lost tribes."""
        return (b - 1) // BANDS if b > 0 else NOBODY

    def bands(self, p) -> list:
        """The bands a player has, in the order of their numbers."""
        return [b for b in range(BANDS * p + 1, BANDS * p + 1 + BANDS) if self.race[b]]

    def keys(self, b) -> tuple:
        """The traits of a band: race, then power."""
        return self.race[b], self.power[b]

    def lands(self, b, kind=None) -> list:
        """The regions of a band, or those of one terrain, mark or coast."""
        if kind is None:
            return [r for r, here in enumerate(self.band) if here == b]
        kinds = self.board.kinds
        return [r for r, here in enumerate(self.band) if here == b and kind in kinds[r]]

    def total(self, b) -> int:
        """All tokens of a band, on the map and in hand."""
        return self.hand[b] + sum(self.troops[r] for r in self.lands(b))

    # --- asking the traits -----------------------------------------------------------------

    def hear(self, hook, b) -> tuple:
        """The methods of a band's traits that answer a hook."""
        return tuple(method for _, method in self.game.parts(hook, self.keys(b), self.declined[b]))

    def ask(self, hook, b, *args):
        """The folded answer of a band's traits to a hook."""
        return self.game.question(hook, self.keys(b), self.declined[b])(self, b, *args)

    def parts(self, hook, b, *args) -> list:
        """The answer of each trait on its own: [(trait key, answer)], for items on a bill."""
        return [(key, answer(self, b, *args))
                for key, answer in self.game.parts(hook, self.keys(b), self.declined[b])]

    def ask_tokens(self, hook, r, *args):
        """The folded answer of the tokens that lie on a region."""
        return self.game.question(hook, tuple(self.tokens[r]))(self, self.band[r], r, *args)

    # --- tokens on the map -----------------------------------------------------------------

    def put(self, kind, r, n=1):
        """Lay n more tokens of a kind on a region (fewer with n below 0)."""
        here = self.tokens[r].get(kind, 0) + n
        if here:
            self.tokens[r][kind] = here
        else:
            self.tokens[r].pop(kind, None)

    def lift(self, kind, b):
        """Take every token of a kind off the regions of a band."""
        for r in self.lands(b):
            self.tokens[r].pop(kind, None)

    def count(self, kind, b=None) -> int:
        """Tokens of a kind on the regions of a band, or on the whole map."""
        return sum(tokens.get(kind, 0) for r, tokens in enumerate(self.tokens)
                   if tokens and (b is None or self.band[r] == b))
