"""Positions built by hand, for lessons, puzzles and tests."""

from copy import deepcopy

from conquest.column import restock
from conquest.rules import DIE
from conquest.shape import remembered
from conquest.state import NOBODY, TRIBES
from tabletop import Refusal
from tabletop.form import items, known, need, number

TURN = ("used", "lent", "attacked", "fought", "conquests")  # what was done in a turn
FIELDS = ("bands", "actor", "round", "first", "coins", "column", "races", "powers", "tokens", "tribes",
          "memo", "phase", "players", "die", *TURN)


def build(game, s, data, options, contents):
    """Fill a state from a description; refuses one that no match can come to."""
    fill(game, s, data, options, contents)
    whole(game, s)


def whole(game, s):
    """Refuse a position in which something does not hold."""
    reasons = game.check(s)
    if reasons:
        raise Refusal("position", why=reasons)


def fill(game, s, data, options, contents):
    """Fill a state from a description:
    {"bands": [{"player", "race", "power", "declined", "hand", "lands": {region key: tokens}}], "actor",
    "round", "first", "coins", "column", "races" and "powers": [what comes next in the stacks, in order],
    "tokens": {region key: {kind: n}}, "tribes": [region keys], "memo", "phase", "die": what falls next},
    and within a turn what was done in it: "used", "lent" (of the tokens there are), "attacked": [players],
    "fought": [races], "conquests": [{"race", "region", "from": a race, "tribes" or none, "tokens",
    "lost"}]. What is not named is as in a set-up; the column is dealt from what is left."""
    game.deal(s, options, contents)
    _fields(s, data)
    _tribes(s, data)
    for band in data.get("bands", []):
        _band(game, s, band)
    _stacks(s, data)
    _column(game, s, data.get("column"))
    _tokens(game, s, data.get("tokens", {}))
    _done(s, data)
    _stack(s, data)
    _die(s, data)


CONQUEST = ("race", "region", "from", "tokens", "lost")


def _region(s, key) -> int:
    need(key in s.board.keys, "region")
    return s.board.keys.index(key)


def _fields(s, data):
    known(data, FIELDS)
    s.round, s.first = data.get("round", 1), data.get("first", 0)
    coins = data.get("coins", s.coins)
    need(number(s.round, 1, s.rounds), "round")
    need(number(s.first, 0, s.players - 1), "first")
    need(items(coins, lambda n: number(n, 0, 10_000), s.players), "coins")
    s.coins = list(coins)  # the description itself stays as it is: it goes into saves
    for name in ("memo", "used"):
        told = data.get(name, {})
        need(isinstance(told, dict) and all(key in s.game.traits and remembered(s, key, value)
                                            for key, value in told.items()), name)
        setattr(s, name, deepcopy(told))
    for name, form in (("bands", list), ("tokens", dict), ("tribes", list)):
        need(isinstance(data.get(name, form()), form), name)


def _tribes(s, data):
    if "tribes" in data:
        tribes = [_region(s, key) for key in data["tribes"]]
        for r in range(len(s.band)):
            s.band[r], s.troops[r] = (TRIBES, 1) if r in tribes else (NOBODY, 0)


def _band(game, s, band):
    """One band with its regions; a tribe that stood there has gone."""
    need(isinstance(band, dict) and number(band.get("player"), 0, s.players - 1), "player")
    p, race, power = band["player"], band.get("race"), band.get("power")
    declined, hand, lands = band.get("declined", False), band.get("hand", 0), band.get("lands", {})
    need(race in s.races, "race")
    need(power in s.powers or (power is None and declined is True), "power")
    need(isinstance(declined, bool) and isinstance(lands, dict), "bands")
    free = [b for b in s.places(p) if s.race[b] is None]
    need(free and (declined or s.active[p] == NOBODY), "bands")
    b = free[0]
    s.races.remove(race)
    if power:
        s.powers.remove(power)
    s.race[b], s.power[b], s.declined[b] = race, power, declined
    need(number(hand, 0, s.tray[race]), "hand")
    s.hand[b] = hand
    s.tray[race] -= hand
    for key, n in lands.items():
        r = _region(s, key)
        need(number(n, 1, s.tray[race]) and s.band[r] <= TRIBES, "lands")
        s.band[r], s.troops[r] = b, n
        s.tray[race] -= n
    if not declined:
        s.active[p] = b


def _column(game, s, column):
    if column is not None:
        need(isinstance(column, list) and len(column) <= game.width(s) * game.lanes(s), "column")
        for item in column:
            need(isinstance(item, list) and len(item) == 3 and number(item[2], 0, 1000)
                  and item[0] in s.races and item[1] in s.powers, "column")
            s.races.remove(item[0])
            s.powers.remove(item[1])
            s.column.append(list(item))
    restock(s)


def _tokens(game, s, tokens):
    for key, here in tokens.items():
        r = _region(s, key)
        need(isinstance(here, dict), "tokens")
        for kind, n in here.items():
            need(kind in game.pieces and number(n, 1, 20), "tokens")
            s.put(kind, r, n)


def _stacks(s, data):
    """What comes next from the stacks, before what was shuffled; the top is the last."""
    for name in ("races", "powers"):
        stack, told = getattr(s, name), data.get(name, [])
        need(items(told, lambda key: isinstance(key, str) and key in stack) and len(set(told)) == len(told),
             name)
        stack[:] = [key for key in stack if key not in told] + told[::-1]


def _done(s, data):
    """What was done in this turn, which has to be past its beginning."""
    lent, attacked = data.get("lent", 0), data.get("attacked", [])
    rows, fought = data.get("conquests", []), data.get("fought", [])
    past = data.get("phase", "turn") not in ("turn", "draft")
    need(past or not any(name in data for name in TURN), "phase")
    need(number(lent, 0, 99), "lent")
    need(items(attacked, lambda p: number(p, 0, s.players - 1)), "attacked")
    need(items(fought, lambda race: isinstance(race, str) and race in s.race), "fought")
    need(items(rows, lambda row: isinstance(row, dict)), "conquests")
    s.lent, s.attacked, s.fought = lent, list(attacked), [s.race.index(race) for race in fought]
    s.conquests = [_conquest(s, **row) for row in rows if known(row, CONQUEST) is None]


def _conquest(s, race=None, region=None, tokens=0, lost=0, **foe):
    """A row of the conquests of this turn; `from` is the race that was beaten."""
    beaten = foe.get("from")
    need(isinstance(race, str) and race in s.race and number(tokens, 0, 99) and number(lost, 0, tokens),
         "conquests")
    need(beaten in (None, "tribes") or (isinstance(beaten, str) and beaten in s.race), "conquests")
    foe = NOBODY if beaten is None else TRIBES if beaten == "tribes" else s.race.index(beaten)
    return [s.race.index(race), _region(s, region), foe, beaten if foe > TRIBES else None, tokens, lost]


def _die(s, data):
    """Chance is such that the die shows next what it should."""
    if "die" in data:
        pips = data["die"]
        need(type(pips) is int and pips in DIE, "die")
        while DIE[s.clone().random(len(DIE))] != pips:
            s.rng += 1


def _stack(s, data):
    """The bottom frame is the turn; from the phase named on, the rest of it lies above. Where the active race
    has fought already, its conquests go on."""
    p, phase = data.get("actor", s.first), data.get("phase", "turn")
    need(number(p, 0, s.players - 1), "actor")
    course = s.game.course
    need(phase in ("turn", "draft", *course), "phase")
    s.then("turn", player=p)
    if phase == "draft":
        need(s.active[p] == NOBODY, "phase")
        s.then("draft", player=p)
    elif phase != "turn":
        need(s.active[p] != NOBODY, "phase")
        s.then(*course[course.index(phase):], player=p, band=s.active[p])
        if phase == "conquer" and s.active[p] in s.fought:
            del s.stack[-1]["fresh"]
            s.stack[-1]["stood"] = list(s.troops)
    if phase != "turn":
        del s.stack[0]["fresh"]
