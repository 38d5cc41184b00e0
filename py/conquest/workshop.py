"""What a game of the family answers about what players make: races and powers described as data, positions
set by hand."""

from conquest import arrange, editor, homemade


class Workshop:
    """A part of the game; `blanks` are the kinds of traits that may be described."""

    blanks: dict = {}

    def adapted(self, options):
        """The same game with the races and powers that players describe as data."""
        return homemade.extended(self, options["homemade"]) if "homemade" in options else self

    def workshop(self):
        """All that they may be made of."""
        return homemade.choices(self)

    def described(self, made):
        """What one under way says of itself, and what is wrong with it."""
        return homemade.told(self, made)

    def trial(self, data, players, made, count, seed):
        """Computers play with one, to see whether it is fair."""
        from conquest.trial import Trial  # only here: nobody needs it to play

        return Trial(self, data, players, made, count, seed)

    def settings(self, s, place=None):
        return editor.settings(s, place)

    def arrange(self, s, row, place, to):
        arrange.arrange(s, row["set"], to, place, row.get("player"), row.get("piece"))

    def aims(self):
        from conquest.aims import Conquests  # only here: nobody needs it to play

        return Conquests()
