"""What changes during a game of The Wolves, and the short questions everybody asks of it.

`h` is a hex, `r` a region, `p` a player; the virtual pack of two players has the number after the last."""

from tabletop import State
from wolves.tables import ALPHA, DENS, HIGHEST, LONE, PAIRS, SIDES, TRACKS, VALUES


class WolvesState(State):
    """Fields by hex: pieces, token, heap. By region: stacks. By player: all from packs to trophies."""

    def __init__(self, game, board, players, seed):
        super().__init__(game, board, players, seed)
        hexes = len(board)
        self.tiles, self.turned = list(board.tiles), list(board.turned)  # which region board lies where
        self.round, self.first, self.scored = 1, 0, 0
        self.quiet, self.stalled = 1, False  # rounds without a new day, the one under way among them
        self.out = [[0] * HIGHEST for _ in range(players)]  # pieces a built position leaves out, by rank
        self.pieces = [[] for _ in range(hexes)]  # 4 * player + rank, in rising order
        self.token = [""] * hexes  # "lone", or the kind of prey
        self.heap = [0] * hexes  # tokens of that kind
        self.stacks = [[] for _ in board.regions]  # moons of the scorings to come, the next one last
        self.calendar = []  # what lies on each day: a piece, or LONE
        self.packs = [""] * players  # home terrain
        self.faces = [[] for _ in range(players)]  # the upper side of each tile, the home tile first
        self.dens = [[0] * len(TRACKS) for _ in range(players)]  # taken from each track
        self.lairs, self.wolves = [0] * players, [0] * players  # taken from the pack board
        self.prey = [[] for _ in range(players)]
        self.actions, self.terrains = [0] * players, [0] * players  # bonus tokens
        self.points = [[] for _ in range(players)]  # values of tokens for second places and ties
        self.trophies = [[] for _ in range(players)]  # moons of region tokens won

    # --- pieces ----------------------------------------------------------------------------------

    def put(self, h, piece):
        """A piece comes to a hex."""
        here = self.pieces[h]
        here.append(piece)
        here.sort()

    def own(self, p) -> list:
        """[(hex, rank)] of all pieces of a pack on the map."""
        low = HIGHEST * p
        high = low + HIGHEST
        return [(h, piece - low) for h, here in enumerate(self.pieces) if here
                for piece in here if low <= piece < high]

    def alphas(self, p) -> list:
        """The hexes with a pack's alphas, each once."""
        alpha = HIGHEST * p + ALPHA
        return [h for h, here in enumerate(self.pieces) if here and alpha in here]

    def holds(self, p, rank, h) -> bool:
        """Whether a pack has a piece of a rank on a hex."""
        return HIGHEST * p + rank in self.pieces[h]

    # --- pack boards -----------------------------------------------------------------------------

    def value(self, p, track) -> int:
        """How far, how many or how fast."""
        return VALUES[track][self.dens[p][TRACKS.index(track)]]

    def open_tracks(self, p) -> list:
        """Tracks with a den left (ruling dens_out)."""
        return [track for track, n in zip(TRACKS, self.dens[p]) if n < DENS]

    @property
    def side(self) -> dict:
        """The side of the pack boards in use."""
        return SIDES[self.players]

    def purse(self, p) -> dict:
        """Terrain -> the most tiles that can be flipped or replaced by bonus tokens."""
        have = dict.fromkeys(self.board.lands, self.terrains[p])
        for face in self.faces[p]:
            have[face] += 1
        return have

    def backs(self, p) -> list:
        """What each tile shows when it is flipped."""
        faces = self.faces[p]
        return [faces[0]] + [pair[pair[0] == face] for pair, face in zip(PAIRS, faces[1:])]

    # --- calendar --------------------------------------------------------------------------------

    def mark_day(self, what):
        """Something taken from the map goes to the next free day (p. 14)."""
        self.calendar.append(what)
        self.quiet = 0
        self.note("day", day=len(self.calendar), piece=what, lone=what == LONE)
