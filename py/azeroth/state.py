"""What changes during a match of this game, beside what the family knows."""

from conquest.state import NOBODY, ConquestState
from azeroth.hooks import ARMED


class AzerothState(ConquestState):
    """`islands`: which of the pool are played. What is face down are piles: the finds of each island, those
    left in the box, the bombs. Nobody looks at a bomb before it goes off, so which of them lies where is not
    kept: there are pieces `bomb` on the map, and a pile of all that were not opened yet."""

    hidden = (*ConquestState.hidden, "finds", "unused", "bombs")

    fixed = (*ConquestState.fixed, "teams")

    def __init__(self, game, board, players, seed):
        super().__init__(game, board, players, seed)
        self.islands, self.teams = list(board.chosen), False
        self.finds = [[] for _ in board.islands]
        self.unused, self.bombs = [], []
        self.fallen = 0  # tokens that were lost this turn by other means than a conquest

    def lay(self, board):
        """Play on these islands; nothing stands on them yet."""
        regions = len(board)
        self.board, self.islands = board, list(board.chosen)
        self.band, self.troops = [NOBODY] * regions, [0] * regions
        self.tokens = [{} for _ in range(regions)]
        self.finds = [[] for _ in board.islands]

    def sweep(self, kind):
        """Take every piece of a kind off the map."""
        for r in self.where(kind):
            self.put(kind, r, -self.tokens[r][kind])

    def armed(self, kind) -> bool:
        """Whether a tool was armed for the next conquest; what else is remembered of a turn says nothing."""
        return self.used.get(kind) == ARMED and self.game.traits[kind].arms != ""
