"""What the wire answers about puzzles: what a position lets one ask for, whether it can be done, and how."""

from tabletop.refusal import Refusal
from tabletop.requests import field
from tabletop.saves import plain

LONG = 60  # actions of a solution


class Proving:
    """A part of the door: the match on the table is a position that somebody makes a puzzle of."""

    prover, proving = None, None  # a search at work, what it is about

    def aims(self, request):
        """What a puzzle may ask of the acting player, as rows of a closed list."""
        s = self._match().now
        return {"aims": s.game.aims().rows(s) if s.legal else []}

    def solve(self, request):
        """Look for `ms` for the shortest way to a goal; ask again until done."""
        from tabletop.prover import Prover  # only here: nobody needs it to play

        s, goal = self._match().now, field(request, "goal", dict)
        ms = field(request, "ms", int, 40, among=range(1, 600_001))
        if self.proving != (s, goal):
            self.prover, self.proving = Prover(s, goal), (s, goal)
        return self.prover.run(ms)

    def solved(self, request):
        """What a puzzle of the position tells of itself; refused where the solution does not solve it."""
        from tabletop.prover import proved

        s, goal, line = self._match().now, field(request, "goal", dict), field(request, "solution", list)
        if not 0 < len(line) <= LONG or not all(plain(act) for act in line):
            raise Refusal("form", field="solution")
        return proved(s, goal, [tuple(act) for act in line])
