"""The column of combinations on offer, or several of them where sides draft apart (book 000, team play)."""


def places(s, lane) -> list:
    """Where in the column the combinations of one lane stand, the cheapest first."""
    if s.game.lanes(s) == 1:
        return list(range(len(s.column)))
    return [place for place, (race, _, _) in enumerate(s.column) if s.game.lane(race) == lane]


def restock(s):
    """Fill the column from the stacks; badges that run out are shuffled again (p. 6)."""
    for lane in range(s.game.lanes(s)):
        while len(places(s, lane)) < s.game.width(s) and (race := _next(s, lane)):
            if not s.powers:
                s.powers, s.discards = s.discards, []
                s.shuffle(s.powers)
            if not s.powers:
                return
            s.races.remove(race)
            s.column.append([race, s.powers.pop(), 0])


def _next(s, lane):
    """The next banner of a lane from the top of the stack, None if there is none left."""
    if s.game.lanes(s) == 1:
        return s.races[-1] if s.races else None
    return next((race for race in reversed(s.races) if s.game.lane(race) == lane), None)
