"""The game of Warcraft: how a match begins, who leads, what the screen is told."""

from tabletop import Game, Phase, load
from warcraft import invariants, opening, position, victory
from warcraft.board import Board
from warcraft.decks import DECKS
from warcraft.explain import NUMBERS, explain, shop
from warcraft.forecast import above, forecast, level
from warcraft.goals import GOALS
from warcraft.hooks import Ability, Card, Law, Trait
from warcraft.planner import Planner
from warcraft.reasons import reasons
from warcraft.state import WarcraftState
from warcraft.units import ABILITY, RACES, STRENGTH, UNITS, WORKER
from warcraft.weights import CARELESS, MOODS
from warcraft.workshop import Workshop
from warcraft.worth import worth


class Warcraft(Workshop, Game):
    """Warcraft: The Board Game of 2003; a map file says for how many players it is."""

    key, players, state = "warcraft", range(2, 5), WarcraftState
    version, moods = "3", MOODS
    strengths, powers, decks = STRENGTH, ABILITY, DECKS  # what versions differ in
    options = {"first": ("random", 0, 1, 2, 3), **{f"race_{p}": ("random", *RACES) for p in range(4)},
               "goal": ("printed", 20),  # FAQ: for teams of two
               "healing": ("printed", "faq"),  # FAQ heal_revision
               "order": ("defender", "turn"),  # FAQ simultaneous_cards
               "errata": (True, False)}  # FAQ scenario_card_removal: whether seats lack the cards it names
    numbers = NUMBERS
    cards, laws = load(Card, "warcraft.cards"), load(Law, "warcraft.laws")
    abilities = load(Ability, "warcraft.abilities")
    traits = {**cards, **laws, **abilities}
    folds = {**Trait.hooks(), **Card.hooks(), **Ability.hooks()}
    phases = load(Phase, "warcraft.phases", "warcraft.battle", "warcraft.cards")

    def __init__(self):
        super().__init__()
        self._timed = {}

    # --- a match begins -------------------------------------------------------------------

    def board(self, data):
        return Board(data)

    def setup(self, s, options, contents):
        opening.set_up(s, options)

    def position(self, s, data, options, contents):
        opening.seat(s, options)
        position.build(s, data)

    def check(self, s):
        return invariants.broken(s)

    def earlier(self, version):
        from warcraft.earlier import VERSIONS  # only here: what is over is not needed to play

        return VERSIONS.get(version)

    def restored(self, s):
        s.board = Board(s.board.data, s.races[:s.players])

    # --- cards ------------------------------------------------------------------------------

    def timed(self, at) -> frozenset:
        """The cards that may be played at a time."""
        found = self._timed.get(at)
        if found is None:
            found = self._timed[at] = frozenset(key for key, card in self.cards.items() if at in card.when)
        return found

    def redeal(self, s, player):
        """Hands of enemies are any of their cards that are not open; every deck lies in any order."""
        for p in range(s.players):
            s.mix(*([] if s.sees(player, p) else [s.hands[p]]), s.decks[p], s.aside[p])

    # --- what the screen and the opponents ask ----------------------------------------------

    def score(self, s):
        return [victory.total(s, p) for p in range(s.players)]

    def ranking(self, s):
        """Who has won, then points of the team; all alike if nobody has, or nobody yet."""
        points = victory.together if s.won else lambda s, team: 0
        return [[int(p in s.won), points(s, s.teams[p])] for p in range(s.players)]

    def sides(self, s):
        return s.teams[:s.players]

    def gone(self, s):
        return list(s.out)

    def worth(self, s):
        return worth(s)

    def erring(self, s, seed, every, mood):
        return Planner(s, seed, every, {**CARELESS, **mood})

    def planner(self, s, level, seed, every):
        return Planner(s, seed, every)

    def explain(self, s, action):
        return explain(s, action)

    def forecast(self, s, action):
        return forecast(s, action)

    def reasons(self, s, action):
        return reasons(s, action)

    def reached(self, match, goal):
        return GOALS.reached(match, goal)

    def settings(self, s, place=None):
        from warcraft.editor import settings  # only here: nobody needs it to play

        return settings(s, place)

    def arrange(self, s, row, place, to):
        from warcraft.arrange import arrange  # as above

        arrange(s, row["set"], to, place, row.get("player"), row.get("piece"))

    def aims(self):
        from warcraft.aims import Marches  # only here: nobody needs it to play

        return Marches()

    def view(self, s, viewer):
        board, seats, kinds = s.board, range(s.players), range(WORKER + 1)
        return {"cells": [[*cell, board.terrain[r], board.points[r]] for r, cell in enumerate(board.cells)],
                "walls": [[*pair, what] for pair, what in board.edges.items()],
                "homes": [s.home(p) for p in seats], "scores": self.score(s),
                "points": [victory.points(s, p) for p in seats],
                "totals": [victory.together(s, s.teams[p]) for p in seats],
                "kinds": [[level(s, p, kind) for kind in UNITS] for p, race in enumerate(s.races) if race],
                "next": [[above(s, p, kind) for kind in UNITS] for p in seats],
                "shop": [shop(s, p) for p in seats],
                "reserve": [[s.reserve(p, kind) for kind in kinds] for p in seats],
                "tiles": [[s.tiles(p, kind) for kind in UNITS] for p in seats]}
