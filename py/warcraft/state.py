"""What changes during a game of Warcraft, and the short questions everybody asks of it.

`r` is a space, `p` a player; who belongs to no player has the number after the last. A piece on the board is
WIDTH * player + kind."""

from tabletop import State
from warcraft.units import BOX, MELEE, PRINTED, TILES, UNITS, WIDTH, WORKER


class WarcraftState(State):
    """Fields by space: pieces, outpost, unfinished, token, depleted. By player, the neutrals last: races,
    teams, levels. By player: all from gold to shown."""

    hidden = ("decks", "aside")
    private = ("hands",)
    fixed = (*State.fixed, "rules", "teams")

    def __init__(self, game, board, players, seed):
        super().__init__(game, board, players, seed)
        spaces = len(board)
        self.round, self.first = 1, 0
        self.out, self.won = [], []  # players eliminated; who won, when it is over
        self.goal = 0  # points that win, 0 if none do
        self.rules = {}  # what options chose: see game.py
        self.levy = {}  # workers called to arms, who stand among the melee units until the step ends
        self.pieces = [[] for _ in range(spaces)]  # in rising order
        self.outpost = [-1] * spaces  # whose
        self.unfinished = [False] * spaces  # whether a worker still builds it
        self.token = [""] * spaces  # of a scenario: what laws speak of
        self.depleted = [0] * spaces  # 1 partly, 2 wholly; on a Town the token of its first capture
        self.races, self.teams = [""] * (players + 1), [*range(players + 1)]
        self.levels = [[1] * len(UNITS) for _ in range(players + 1)]
        self.gold, self.wood = [0] * players, [0] * players
        self.built = [list(PRINTED) for _ in range(players)]  # buildings that stand, by kind of unit
        self.rising = [[0] * len(UNITS) for _ in range(players)]  # under construction
        self.summoned = [[0] * len(UNITS) for _ in range(players)]  # of those, without a worker on the tile
        self.training = [[0] * (WORKER + 1) for _ in range(players)]  # units and workers bought
        self.hands = [[] for _ in range(players)]
        self.decks = [[] for _ in range(players)]  # the next card last
        self.discards = [[] for _ in range(players)]
        self.aside = [[] for _ in range(players)]  # cards drawn for nobody's use
        self.shown = [0] * players  # Victory Points played

    def sees(self, viewer, p):
        """Teammates show each other their cards (RU "Team games")."""
        return viewer is not None and self.teams[viewer] == self.teams[p]

    # --- pieces ----------------------------------------------------------------------------------

    def put(self, r, p, kind, n=1):
        """Pieces come to a space."""
        here = self.pieces[r]
        here += [WIDTH * p + kind] * n
        here.sort()

    def take(self, r, p, kind):
        """A piece leaves a space."""
        self.pieces[r].remove(WIDTH * p + kind)

    def many(self, r, p, kind) -> int:
        """Pieces of a kind that a player has in a space."""
        return self.pieces[r].count(WIDTH * p + kind)

    def units(self, r, p) -> int:
        """A player's units in a space."""
        low = WIDTH * p
        return sum(low <= piece < low + len(UNITS) for piece in self.pieces[r])

    def armed(self, r) -> set:
        """The teams that have units in a space."""
        return {self.teams[piece // WIDTH] for piece in self.pieces[r] if piece % WIDTH in UNITS}

    def levied(self, r, p) -> int:
        """How many of a player's melee units in a space are workers called to arms."""
        return self.levy["spaces"].get(str(r), 0) if self.levy and self.levy["player"] == p else 0

    def reserve(self, p, kind) -> int:
        """Pieces of a kind that are neither on the board nor in the town."""
        code = WIDTH * p + kind
        used = sum(here.count(code) for here in self.pieces if here)
        if kind <= WORKER:
            used += self.training[p][kind]
        if self.levy and self.levy["player"] == p and kind in (MELEE, WORKER):
            armed = sum(self.levy["spaces"].values())
            used += armed if kind == WORKER else -armed
        if kind == WORKER:
            used += sum(self.rising[p]) - sum(self.summoned[p])
        return BOX[kind] - used

    def tiles(self, p, kind) -> int:
        """Building tiles of a kind that are left."""
        return TILES[kind] + PRINTED[kind] - self.built[p][kind] - self.rising[p][kind]

    # --- players ---------------------------------------------------------------------------------

    @property
    def playing(self) -> list:
        """Who is in the game, from the first player clockwise."""
        around = [(self.first + n) % self.players for n in range(self.players)]
        return [p for p in around if p not in self.out]

    def home(self, p) -> int:
        """The space of a player's Town, -1 if he has none."""
        return self.board.home.get(self.races[p], -1)

    def foes(self, p) -> list:
        """Players of other teams who are in the game."""
        return [q for q in self.playing if self.teams[q] != self.teams[p]]

    def pay(self, p, cost):
        """Gold and wood go to the bank."""
        self.gold[p] -= cost[0]
        self.wood[p] -= cost[1]

    def draw(self, p):
        """The next card of a player's deck comes to his hand; an empty deck is made of the discards, unless a
        law lets it run out."""
        if not self.decks[p] and not self.law("final", p):
            self.decks[p], self.discards[p] = self.discards[p], []
            self.shuffle(self.decks[p])
        if self.decks[p]:
            card = self.decks[p].pop()
            self.hands[p].append(card)
            self.note("drawn", player=p)
            self.note("card", player=p, card=card, only=p)
