"""What a game answers about what players make; one where nothing can be made refuses."""

from tabletop.refusal import Refusal


class Made:
    """A part of a game."""

    def workshop(self) -> dict:
        """All that players may make traits of, as closed lists; refuses where nothing can be made."""
        raise Refusal("unsupported")

    def described(self, made: dict) -> dict:
        """What a trait that is being made says of itself as far as it goes, and what is wrong with it."""
        raise Refusal("unsupported")

    def trial(self, data: dict, players: int, made: dict, count: int, seed: int):
        """Games of computers with a trait that was made: `run(ms)` plays on and tells what it wins."""
        raise Refusal("unsupported")

    def survey(self, data: dict) -> list:
        """What is wrong with a map that players made, as codes with facts."""
        raise Refusal("unsupported")

    def settings(self, s, place=None) -> list:
        """What can be set of a position by hand, of the table or of a place: rows, see docs/POSITIONS.md."""
        raise Refusal("unsupported")

    def arrange(self, s, row: dict, place, to):
        """Set what such a row names (in a clone)."""

    def aims(self):
        """What puzzles of its positions may ask for, see `tabletop.aims`."""
        raise Refusal("unsupported")
