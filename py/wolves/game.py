"""The game of The Wolves: how a match begins, who leads, what the screen is told."""

from tabletop import Game, Phase, Refusal, load
from wolves import invariants, position
from wolves.board import Board
from wolves.control import control, earnings, total
from wolves.explain import explain
from wolves.forecast import forecast
from wolves.goals import GOALS
from wolves.numbers import NUMBERS
from wolves.phases.draft import order
from wolves.phases.prepare import lay
from wolves.planner import Planner
from wolves.reasons import reasons
from wolves.state import WolvesState
from wolves.tables import (ALPHA, DAYS, DEALT, DUEL, HIGHEST, MOONS, PACK, PREY, STACK, STACKS, TERRAINS,
                           TRACKS, VIRTUAL)
from wolves.weigher import Weigher
from wolves.weights import MOODS
from wolves.worth import worth


class Wolves(Game):
    """The Wolves of 2022; a map file says for how many players it is."""

    key, players, state = "wolves", range(2, 6), WolvesState
    version = "2"
    options = {"first": ("random", 0, 1, 2, 3, 4),
               "turns": ("fixed", "random"),  # proposed: region_rotation
               "packs": ("seats", "random", "choose"),
               "faces": ("first", "choose"),  # proposed: starting_faces
               "boards": ("drawn",)}
    named = ("boards",)  # the region board of every place, see Board.named
    phases = load(Phase, "wolves.phases")
    numbers, moods = NUMBERS, MOODS
    levels, lasting = (*Game.levels, "master"), ("master",)

    # --- a match begins -------------------------------------------------------------------

    def board(self, data):
        return Board(data)

    def setup(self, s, options, contents):
        fit(s)
        if options["first"] not in ("random", *range(s.players)):
            raise Refusal("option", option="first", allowed=["random", *range(s.players)])
        self.lay_map(s, options)
        self.deal(s, s.shuffle)
        homes = list(TERRAINS)
        if options["packs"] == "random":
            s.shuffle(homes)
        s.first = s.random(s.players) if options["first"] == "random" else options["first"]
        around = [(s.first + n) % s.players for n in range(s.players)]
        s.then("turn", player=s.first)
        frames = [("draft", p) for p in order(s)]
        if options["faces"] == "choose":
            frames = [("faces", p) for p in around] + frames
        if options["packs"] == "choose":
            frames = [("pack", p) for p in around] + frames
        else:
            for p in range(s.players):
                s.packs[p] = homes[p]
                lay(s, p, 0)
        for phase, p in reversed(frames):
            s.then(phase, player=p)

    def lay_map(self, s, options):
        """Region boards come to random places (p. 2), a half turn is a matter of the option; or they lie as a
        player laid them."""
        if options["boards"] != "drawn":
            s.board = s.board.named(options["boards"])
            s.tiles, s.turned = list(s.board.tiles), list(s.board.turned)
            return
        tiles, places = list(range(len(s.board.data["boards"]))), len(s.board.regions)
        s.shuffle(tiles)
        s.tiles = tiles[:places]
        if options["turns"] == "random":
            s.turned = [s.random(2) == 1 for _ in range(places)]
        s.board = Board(s.board.data, s.tiles, s.turned)

    def deal(self, s, shuffle):
        """Lone wolves, prey, region tokens and, for two, the virtual pack (pp. 2-3, pp. 17-18)."""
        prey = [kind for kind, n in zip(PREY, STACKS[s.players]) for _ in range(n)]
        stacks = [list(stack) for stack in DEALT[s.players]]
        shuffle(prey)
        shuffle(stacks)
        s.stacks = stacks
        for h, mark in enumerate(s.board.mark):
            if mark:
                s.token[h] = mark if mark == "lone" else prey.pop()
                s.heap[h] = 1 if mark == "lone" else STACK[s.players]
        for r, stack in enumerate(stacks if s.players == DUEL else ()):
            for step, ranks in VIRTUAL[tuple(stack)].items():
                h = s.board.beside(s.board.water[r], step)
                s.pieces[h] = [HIGHEST * s.players + rank for rank in sorted(ranks)]

    def position(self, s, data, options, contents):
        fit(s)
        position.build(self, s, data)

    def earlier(self, version):
        from wolves.earlier import VERSIONS  # only here: what is over is not needed to play

        return VERSIONS.get(version)

    def restored(self, s):
        s.board = Board(s.board.data, s.tiles, s.turned)

    def check(self, s):
        return invariants.broken(s)

    # --- what the screen and the opponents ask ----------------------------------------------

    def score(self, s):
        return [total(s, p) for p in range(s.players)]

    def ranking(self, s):
        """Points, then region tokens, wolves on the map, alphas on the map (p. 16, ruling final_tie)."""
        found = []
        for p in range(s.players):
            ranks = [rank for _, rank in s.own(p)]
            wolves = ranks.count(PACK) + ranks.count(ALPHA)
            found.append([total(s, p), len(s.trophies[p]), wolves, ranks.count(ALPHA)])
        return found

    def worth(self, s):
        return worth(s)

    def planner(self, s, level, seed, every):
        return Planner(s, seed, every) if level == "normal" else Weigher(s, seed, every, level)

    def view(self, s, viewer):
        board, seats = s.board, range(s.players)
        return {"cells": [[*cell, board.terrain[h], board.region[h], board.mark[h]]
                          for h, cell in enumerate(board.cells)],
                "scores": self.score(s), "earnings": [earnings(s, p) for p in seats],
                "purse": [s.purse(p) for p in seats],
                "backs": [s.backs(p) if s.faces[p] else [] for p in seats],
                "values": [{track: s.value(p, track) for track in TRACKS} for p in seats],
                "control": [control(s, r) for r in range(len(board.regions))],
                "days": dict(zip(MOONS, DAYS[s.players])),
                "virtual": next((home for home in TERRAINS if home not in s.packs), None)
                if s.players == DUEL else None}

    def explain(self, s, action):
        return explain(s, action)

    def forecast(self, s, action):
        return forecast(s, action)

    def reasons(self, s, action):
        return reasons(s, action)

    def reached(self, match, goal):
        return GOALS.reached(match, goal)

    def settings(self, s, place=None):
        from wolves.editor import settings  # only here: nobody needs it to play

        return settings(s, place)

    def arrange(self, s, row, place, to):
        from wolves.arrange import arrange  # as above

        arrange(s, row["set"], to, place, row.get("player"), row.get("piece"))

    def aims(self):
        from wolves.aims import Hunts  # only here: nobody needs it to play

        return Hunts()


def fit(s):
    """A map is for one number of players (p. 2)."""
    if s.players != s.board.players:
        raise Refusal("players", allowed=[s.board.players])
