"""What the wire answers about what players make themselves."""

from tabletop.installed import games
from tabletop.refusal import Refusal
from tabletop.requests import field, word
from tabletop.saves import SEEDS

MOST = 1000  # games of a trial


class Making:
    """A part of the door: the lists of a workshop, what is being made, and whether it is fair."""

    tried, trying = None, None  # a trial at work, what it is about

    def workshop(self, request):
        """What players may make traits of, or what one that is being made says of itself."""
        game, made = self._game(request), field(request, "made", dict, None)
        return {"choices": game.workshop()} if made is None else game.described(made)

    def survey(self, request):
        """What is wrong with a map that somebody made, as far as the game judges such."""
        return {"wrong": self._game(request).survey(field(request, "map", dict))}

    def trial(self, request):
        """Computers play `count` games with what is made, for `ms`; ask again until done."""
        game, made = self._game(request), field(request, "made", dict)
        data, players = field(request, "map", dict), field(request, "players", int, among=game.players)
        count = field(request, "count", int, 200, among=range(1, MOST + 1))
        seed, ms = field(request, "seed", int, 0, among=range(SEEDS)), field(request, "ms", int, 40,
                                                                             among=range(1, 600_001))
        wish = game, data, players, made, count, seed
        if self.trying != wish:
            self.tried, self.trying = game.trial(*wish[1:]), wish
        return self.tried.run(ms)

    def _game(self, request):
        key = word(request, "game")
        if key not in games():
            raise Refusal("missing", why=[key])
        return games()[key]
