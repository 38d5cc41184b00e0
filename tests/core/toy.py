"""A game of a few lines with all the core must handle:
hidden and private fields, chance, traits, stacked frames."""

from tabletop import Game, Graph, Phase, Refusal, State, Trait, chain, hook

ROUNDS = 4


class Charm(Trait):
    """The hooks of this family."""

    @hook(sum)
    def bonus(self, s, p): "Points more for a card."

    @hook(chain)
    def offers(self, s, p): "Extra actions."


class Clover(Charm):
    """A point more for a card, and a wish a turn."""

    en, ru = ("Clover", "A point more for a card."), ("Клевер", "Ещё очко за карту.")

    def bonus(self, s, p):
        return 1

    def offers(self, s, p):
        return [("wish", 3)]

    def do_wish(self, s, f, n):
        s.points[f["player"]] += n


class ToyState(State):
    """A face-down deck, cards in hand, a purse for each player, points in the open."""

    hidden, private = ("deck",), ("purse", "cards")


class Turn(Phase):
    """One choice, then the next player's turn."""

    def enter(self, s, f):
        s.note("turn", player=f["player"])
        s.note("told", only=f["player"])

    def actions(self, s, f):
        if s.round > ROUNDS:
            return []
        draws = [("draw",)] if s.deck else []
        return draws + [("roll",), ("save", 1), ("save", 2), ("look",), ("crash",),
                        *Clover.offers(None, s, 0)]

    def prune(self, s, f, actions):
        return [action for action in actions if action[0] not in ("crash", "wish")]

    def pass_on(self, s, f):
        s.stack.pop()
        s.round += f["player"] == s.players - 1
        s.then("turn", player=(f["player"] + 1) % s.players)

    def do_draw(self, s, f):
        card = s.deck.pop()
        s.cards[f["player"]].append(card)
        s.points[f["player"]] += card + s.game.traits["clover"].bonus(s, f["player"])
        self.pass_on(s, f)

    def do_roll(self, s, f):
        s.points[f["player"]] += s.random(6)

    def do_save(self, s, f, n):
        s.purse[f["player"]] += n
        self.pass_on(s, f)

    def do_look(self, s, f):
        s.then("peek", "peek", player=f["player"], left=1)

    def do_crash(self, s, f):
        s.points.clear()
        raise ZeroDivisionError

    def leave(self, s, f):
        s.note("left")


class Peek(Phase):
    """Something small within a turn."""

    def enter(self, s, f):
        s.note("peek")

    def actions(self, s, f):
        return [("done",), ("more",)] if f["left"] else []

    def do_more(self, s, f):
        f["left"] -= 1

    def leave(self, s, f):
        s.note("peeked")


class Toy(Game):
    """Draw, roll or save, three rounds."""

    key, players, state = "toy", range(1, 5), ToyState
    options = {"cards": (6, 3)}
    traits = {"clover": Clover()}
    phases = {"turn": Turn(), "peek": Peek()}

    def board(self, data):
        if not isinstance(data.get("near"), list):
            raise Refusal("map", why=["near"])
        board = Graph(data["near"])
        board.check()
        return board

    def setup(self, s, options, contents):
        s.round, s.deck, s.points = 1, list(range(options["cards"])), [0] * s.players
        s.purse, s.cards = [0] * s.players, [[] for _ in range(s.players)]
        s.shuffle(s.deck)
        s.then("turn", player=0)

    def score(self, s):
        return [points + purse for points, purse in zip(s.points, s.purse)]

    def redeal(self, s, player):
        others = [q for q in range(s.players) if q != player]
        s.mix(s.deck, *(s.cards[q] for q in others))
        for q in others:  # what he put into his purse nobody saw
            s.purse[q] = 0


TOY = Toy()
MAP = {"near": [[1], [0, 2], [1]]}


def begin(players=2, seed=7, **options):
    """A match of the toy game."""
    from tabletop import Match
    return Match(TOY, MAP, options, ["human"] * players, seed)
