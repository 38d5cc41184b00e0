"""The common core of all games, which names none: state, frames, traits, matches, opponents and the wire."""

from tabletop.game import Game
from tabletop.graph import Graph
from tabletop.hexes import Hexes
from tabletop.installed import games
from tabletop.match import Match
from tabletop.phase import Phase, Reaction, settle, step
from tabletop.refusal import Refusal
from tabletop.state import State
from tabletop.trait import Trait, chain, each, hook, least, load, most, union

__all__ = [
    "Game", "Graph", "Hexes", "Match", "Phase", "Reaction", "Refusal", "State", "Trait",
    "chain", "each", "games", "hook", "least", "load", "most", "settle", "step", "union",
]
