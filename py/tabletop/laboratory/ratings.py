"""A rating for everybody who played, by the model of Plackett and Luce as the library openskill has it."""

import sys

from tabletop.laboratory.seats import called
from tabletop.sure import SURE


def rated(games) -> list:
    """[name, rating, half of its 95 % interval] from the best down; games are [seed, seats, sides, winners].
    Nobody learns while he is measured, and games come by seed, so that no pairing is the last."""
    try:
        from openskill.models import PlackettLuce  # optional, as all that only some runs need
    except ImportError:
        print("no ratings without the library openskill", file=sys.stderr)
        return []
    model, known = PlackettLuce(tau=0), {}
    for _, seats, sides, winners in sorted(games, key=lambda game: game[0]):
        learn(model, known, seats, sides, winners)
    found = sorted(known.items(), key=lambda item: -item[1].mu)
    return [[called(word), rating.mu, SURE * rating.sigma] for word, rating in found]


def learn(model, known, seats, sides, winners):
    """What one game tells of those who played it; who sat there twice, by the mean."""
    names = dict(zip(sides, seats))  # a side is of one kind
    teams = [[known.setdefault(word, model.rating())] for word in names.values()]
    won = {sides[p] for p in winners}
    after = model.rate(teams, ranks=[int(side not in won) for side in names])
    new = {}
    for word, (rating,) in zip(names.values(), after):
        new.setdefault(word, []).append(rating)
    for word, several in new.items():
        mu, sigma = (sum(getattr(one, part) for one in several) / len(several) for part in ("mu", "sigma"))
        known[word] = model.rating(mu=mu, sigma=sigma)
