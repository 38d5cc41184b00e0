"""What the game answers about scenarios that players make: the closed lists, what is wrong, and who wins."""

from warcraft.decks import DECKS
from warcraft.faces import FACES, TOWNS
from warcraft.reading import SPACES, TOKENS
from warcraft.units import (BOX, KINDS, MANY, OUTPOSTS, PRINTED, RACES, START, STEPS, STRENGTH, TILES,
                            WHOLLY)

WALL = "wall"  # the only thing between spaces that means something to the rules


class Workshop:
    """A part of the game: scenarios, made by hand."""

    def workshop(self):
        """All that a scenario may be made of."""
        return {"pieces": {str(n): {side: list(rows) for side, rows in sides.items()}
                           for n, sides in FACES.items()},
                "towns": dict(TOWNS), "spaces": list(SPACES), "edges": [WALL], "tokens": list(TOKENS),
                "depleted": list(range(1, WHOLLY + 1)), "races": list(RACES), "kinds": list(KINDS),
                "box": list(BOX), "levels": {race: [len(row) for row in STRENGTH[race]] for race in RACES},
                "buildings": {"least": list(PRINTED), "more": list(TILES)}, "outposts": OUTPOSTS,
                "start": START, "most": MANY, "steps": list(STEPS), "players": list(self.players),
                "cards": {race: dict(DECKS[race]) for race in RACES},
                "laws": {key: {"places": list(law.places), "roles": list(law.roles),
                               "pieces": list(law.pieces), "tokens": list(law.tokens)}
                         for key, law in self.laws.items()}}

    def survey(self, data):
        from warcraft.survey import survey  # only here: nobody needs it to play

        return survey(self, data)

    def trial(self, data, players, made, count, seed):
        from warcraft.trial import Trial  # only here: nobody needs it to play

        return Trial(self, data, players, made, count, seed)
