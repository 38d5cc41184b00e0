"""The back of an artifact or a place: what it is nobody knows."""

from azeroth.finds import turn_up
from azeroth.hooks import Piece


class Unknown(Piece):
    """Turned up by whoever first takes its region."""

    en = "Hidden find", "The first to take this region turns it up: an artifact or a legendary place."
    ru = "Тайная находка", "Кто первым захватит регион, откроет её: это артефакт или легендарное место."
    stays, cover, limit = True, True, 5

    def on_conquered(self, s, b, r, was_empty):
        turn_up(s, r)
