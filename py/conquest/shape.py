"""The form of a state that comes from outside: every field of the right kind, every number in range."""

from tabletop.form import items, number

COUNT = 1 << 40  # no pile is larger


def count(value) -> bool:
    """Whether a value is a number, be it a wrong one."""
    return number(value, -COUNT, COUNT)


def key(known):
    """A check whether a value is one of these keys."""
    return lambda value: isinstance(value, str) and value in known


def either(fits):
    """A check for something that may be missing."""
    return lambda value: value is None or fits(value)


def table(value, keys, fits) -> bool:
    """Whether a value is a dict of known keys to things that fit."""
    return isinstance(value, dict) and all(name in keys and fits(one) for name, one in value.items())


def row(*fits):
    """A check of a list whose entries are checked one by one."""
    return lambda value: isinstance(value, list) and len(value) == len(fits) and all(
        fit(one) for fit, one in zip(fits, value))


def remembered(s, name, value) -> bool:
    """Whether a value is what a trait keeps in `memo` or `used`."""
    if s.game.traits[name].keeps is list:
        return items(value, lambda p: number(p, 0, s.players - 1))
    return number(int(value), 0, 99) if type(value) in (int, bool) else False


def sound(game, s) -> bool:
    """Whether a state has the form that rules rely on."""
    if s.players not in game.players or not number(s.slots, 2, 99):
        return False
    return all(fits(getattr(s, name)) for name, fits in _forms(game, s).items())


def _forms(game, s) -> dict:
    """Field -> whether a value fits."""
    size, bands, players = len(s.board), 1 + s.slots * s.players, s.players
    region, band, player = (lambda value, top=top: number(value, 0, top - 1)
                            for top in (size, bands, players))
    holder = lambda value: number(value, -1, bands - 1)  # noqa: E731 - a form like the others
    race, power = key(game.races), key(game.powers)
    keeps = lambda value: isinstance(value, dict) and all(  # noqa: E731
        name in game.traits and remembered(s, name, one) for name, one in value.items())
    flag, many = lambda value: type(value) is bool, lambda fits, n=None: lambda value: items(value, fits, n)
    return {
        "rounds": count, "round": lambda value: number(value, 1, s.rounds), "first": player,
        "lent": lambda value: number(value, 0, COUNT), "open": flag,
        "band": many(holder, size), "troops": many(count, size),
        "tokens": many(lambda here: table(here, game.pieces, count), size),
        "race": many(either(race), bands), "power": many(either(power), bands),
        "items": many(many(key(game.traits)), bands), "declined": many(flag, bands),
        "hand": many(count, bands), "active": many(holder, players), "coins": many(count, players),
        "tray": lambda value: table(value, game.races, count),
        "races": many(race), "powers": many(power), "discards": many(power),
        "column": many(row(race, power, count)), "earned": many(many(count, 2 + len(game.sources))),
        "memo": keeps, "used": keeps, "fought": many(band), "attacked": many(player),
        "conquests": many(row(band, region, holder, either(race), count, count)),
        "stack": many(lambda f: isinstance(f, dict) and band(f.get("band", 0))),
    }
