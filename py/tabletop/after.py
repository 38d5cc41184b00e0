"""What the wire answers about a match that is over."""

from tabletop.match import ACTIONS
from tabletop.refusal import Refusal
from tabletop.requests import field, some
from tabletop.review import Review, course


class After:
    """A part of the door: what every position was worth, and how well some players decided."""

    review, wish, base = None, None, 0  # a review at work, what it is about, after how many it began

    def course(self, request):
        """What every position of a match that is over was worth, turn by turn."""
        return {"course": course(self._finished())}

    def analyse(self, request):
        """Judge what `players` decided for `ms`, after the `judged` decisions that were told; ask again until
        done. Who had those from another door goes on here."""
        match = self._finished()
        players = some(request, "players", len(match.seats)) or []
        judged, wish = field(request, "judged", int, 0, among=range(ACTIONS)), (match, match.steps, players)
        ms = field(request, "ms", int, 40, among=range(1, 600_001))
        if self.wish != wish or not 0 <= judged - self.base <= len(self.review.found):
            self.review, self.wish, self.base = Review(match, players, judged), wish, judged
        done = self.review.run(ms)
        return {"done": done, "of": len(self.review.parts), "judged": self.review.found[judged - self.base:]}

    def _finished(self):
        """The match, which must be over: what its positions are worth tells what was hidden."""
        if self._match().now.stack:
            raise Refusal("not_over")
        return self.match
