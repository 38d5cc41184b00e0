"""What changes during a game of conquest, and the short questions everybody asks of it.

A band is one race of one player on the map, active or in decline. Band 0 is the lost tribes; then come the
bands of player 0, of player 1 ..., as many for each as the match may ever need."""

from tabletop import State

TRIBES = 0  # the band that holds the lost tribes' regions
LYING = "lying"  # instead of whether a band is in decline: pieces are asked where they lie
NOBODY = -1  # the band, and the player, where there is none


class ConquestState(State):
    """Fields indexed by region: band, troops, tokens. By band: race, power, items, declined, hand."""

    hidden = ("races", "powers")  # the face-down stacks
    fixed = (*State.fixed, "rounds", "open")
    private = ("coins",)  # p. 5: the pile of coins is secret until the end

    def __init__(self, game, board, players, seed):
        super().__init__(game, board, players, seed)
        regions = len(board)
        self.round, self.rounds, self.first = 1, board.rounds, 0
        self.band, self.troops = [NOBODY] * regions, [0] * regions
        self.tokens = [{} for _ in range(regions)]  # token kind -> how many, for each region
        self.active = [NOBODY] * players  # the active band of each player
        self.tray = {}  # race -> tokens left in the box
        self.races, self.powers = [], []  # stacks, the top is the last
        self.discards = []  # badges waiting to be shuffled again
        self.column = []  # [race, power, coins] in the order of price
        self.coins = [0] * players
        self.earned = []  # [round, player, coins by source ...], one row a scoring: taken in the open
        self.memo = {}  # what a trait remembers until its band leaves
        self.used = {}  # what a trait remembers until the end of the turn
        self.conquests = []  # of this turn: [band, region, band there before, its race, its tokens, lost]
        self.fought = []  # bands that fought this turn
        self.attacked = []  # players whose active race another's active race attacked this turn
        self.lent = 0  # tokens the tray has lent for this turn's conquests
        self.make_room(2)

    def make_room(self, slots):
        """Places for so many bands a player: one active, the others in decline."""
        bands = 1 + slots * self.players
        self.slots = slots
        self.race, self.power, self.items = [None] * bands, [None] * bands, [[] for _ in range(bands)]
        self.declined, self.hand = [False] * bands, [0] * bands

    def owner(self, b) -> int:
        """The player of a band, NOBODY for the lost tribes."""
        return (b - 1) // self.slots if b > 0 else NOBODY

    def places(self, p) -> range:
        """The band numbers of a player, taken or free."""
        return range(self.slots * p + 1, self.slots * (p + 1) + 1)

    def bands(self, p) -> list:
        """The bands a player has, in the order of their numbers."""
        race = self.race
        return [b for b in range(self.slots * p + 1, self.slots * (p + 1) + 1) if race[b]]

    def keys(self, b) -> tuple:
        """The traits of a band: race, then power, then the items it holds."""
        items = self.items[b]
        return (self.race[b], self.power[b], *items) if items else (self.race[b], self.power[b])

    def lands(self, b, kind=None) -> list:
        """The regions of a band, or those of one terrain, mark or coast."""
        if kind is None:
            return [r for r, here in enumerate(self.band) if here == b]
        kinds = self.board.kinds
        return [r for r, here in enumerate(self.band) if here == b and kind in kinds[r]]

    def beside(self, b, r) -> set:
        """The regions next to region r as band b sees them; whoever asks for neighbours asks here."""
        return self.ask("links", b, r).union(self.board.near[r])

    def total(self, b) -> int:
        """All tokens of a band, on the map and in hand."""
        return self.hand[b] + sum(self.troops[r] for r in self.lands(b))

    def beaten(self, b) -> int:
        """Regions that band b took this turn and that were not empty."""
        return sum(row[0] == b and row[2] != NOBODY for row in self.conquests)

    # --- asking the traits -----------------------------------------------------------------

    def ask(self, hook, b, *args):
        """The folded answer of a band's traits to a hook."""
        return self.game.question(hook, self.keys(b), self.declined[b])(self, b, *args)

    def parts(self, hook, b, *args) -> list:
        """The answer of each trait on its own: [(trait key, answer)], for items on a bill."""
        heard = self.game.parts(hook, self.keys(b), self.declined[b])
        return [(key, answer(self, b, *args)) for key, answer in heard]

    def ask_tokens(self, hook, r, *args):
        """The folded answer of the tokens that lie on a region."""
        return self.game.question(hook, tuple(self.tokens[r]), LYING)(self, self.band[r], r, *args)

    # --- tokens on the map -----------------------------------------------------------------

    def pieces(self, r, *marks) -> list:
        """The kinds of pieces on a region that have one of these marks."""
        traits = self.game.traits
        return [kind for kind in self.tokens[r] if any(getattr(traits[kind], mark) for mark in marks)]

    def tell_pieces(self, hook, r, *args):
        """A notice to the pieces that stay on a region; those that are held hear it with their band."""
        if self.tokens[r]:
            self.game.question(hook, tuple(self.pieces(r, "stays")))(self, self.band[r], r, *args)

    def put(self, kind, r, n=1):
        """Lay n more tokens of a kind on a region (fewer with n below 0)."""
        here = self.tokens[r].get(kind, 0) + n
        if here:
            self.tokens[r][kind] = here
        else:
            self.tokens[r].pop(kind, None)
        if self.game.traits[kind].held and self.band[r] > TRIBES:
            self.items[self.band[r]] = [k for q in self.lands(self.band[r]) for k in self.pieces(q, "held")]

    def where(self, kind) -> list:
        """The regions where a kind of piece lies."""
        return [r for r, here in enumerate(self.tokens) if kind in here]

    def move(self, kind, r):
        """Bring the one piece of a kind to a region."""
        for old in self.where(kind):
            self.put(kind, old, -1)
        self.put(kind, r)

    def lift(self, kind, b):
        """Take every token of a kind off the regions of a band."""
        for r in self.lands(b):
            self.tokens[r].pop(kind, None)

    def boxed(self, kind) -> int:
        """Pieces of a kind that are still in the box."""
        return self.game.pieces[kind].limit - self.count(kind)

    def count(self, kind, b=None) -> int:
        """Tokens of a kind on the regions of a band, or on the whole map."""
        return sum(tokens.get(kind, 0) for r, tokens in enumerate(self.tokens)
                   if tokens and (b is None or self.band[r] == b))
