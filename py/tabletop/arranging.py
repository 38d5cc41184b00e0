"""What the wire answers about positions under change: what can be set, and the match that goes on from it."""

from tabletop.installed import games
from tabletop.match import Match
from tabletop.refusal import Refusal
from tabletop.requests import field
from tabletop.restore import kept
from tabletop.table import table

OF = ("player", "piece")  # what tells settings of one name apart


class Arranging:
    """A part of the door: positions that are set by hand, one thing at a time."""

    def settings(self, request):
        """What can be set of the table as it stands, or of one place: a closed list with what each is now."""
        s = self._match().now
        return {"settings": _rows(s, _place(s, request))}

    def arrange(self, request):
        """One of the settings becomes `to`: a match that begins with that position takes the place of this
        one, if the position holds."""
        match, wish = self._going(), field(request, "setting", dict)
        s = match.now.clone()
        place = _place(s, wish)
        known = {"set", "place", "to", *OF}
        fits = [row for row in _rows(s, place) if row["set"] == wish.get("set")
                and all(row.get(name) == wish.get(name) for name in OF)]
        if len(fits) != 1 or "to" not in wish or wish.keys() - known or not _among(fits[0], wish["to"]):
            raise Refusal("form", field="setting")
        s.game.arrange(s, fits[0], place, wish["to"])
        self.match, self.viewer = begun(match, s), None
        return table(self.match, None)

    def _going(self):
        match = self._match()
        if not match.now.stack:
            raise Refusal("over")
        return match


def _rows(s, place) -> list:
    """What can be set; nothing once the match is over."""
    return s.game.settings(s, place) if s.stack else []


def _place(s, request):
    return field(request, "place", int, None, among=range(len(s.board)))


def _among(row, to) -> bool:
    """Whether a value is one of those that a setting may have."""
    if "among" in row:
        return any(type(to) is type(one) and to == one for one in row["among"])
    return type(to) is int and row["least"] <= to <= row["most"]


def begun(match, s) -> Match:
    """A match that begins with a state; refuses one that no match can have come to."""
    game = games()[match.game.key]
    base = {"version": game.version, "state": kept(s), "events": [[]]}
    try:
        return Match.resumed(game, match.data, match.options, match.seats, match.seed, base, match.contents)
    except Refusal as refusal:
        why = [code for code in refusal.facts.get("why", []) if code != "state"]
        raise Refusal("position", why=why) from None
