"""Positions built by hand, for lessons, puzzles and tests, and the invariants every position keeps."""

from smallworld.rules import COLUMN, restock
from smallworld.state import NOBODY, TRIBES
from tabletop import Refusal
from tabletop.form import items, known, need, number

FIELDS = ("bands", "actor", "round", "first", "coins", "column", "tokens", "tribes", "memo", "phase",
          "players")
PHASES = ("turn", "draft", "conquer", "redeploy", "retreats", "score")


def build(game, s, data, options, contents):
    """Fill a state from a description:
    {"bands": [{"player", "race", "power", "declined", "hand", "lands": {region key: tokens}}], "actor",
    "round", "first", "coins", "column", "tokens": {region key: {kind: n}}, "tribes": [region keys],
    "memo", "phase"}. What is not named is as in a set-up; the column is dealt from what is left."""
    game.deal(s, options, contents)
    _fields(s, data)
    _tribes(s, data)
    for band in data.get("bands", []):
        _band(game, s, band)
    _column(game, s, data.get("column"))
    _tokens(game, s, data.get("tokens", {}))
    _stack(s, data)
    reasons = game.check(s)
    if reasons:
        raise Refusal("position", why=reasons)


def _region(s, key) -> int:
    need(key in s.board.keys, "region")
    return s.board.keys.index(key)


def _fields(s, data):
    known(data, FIELDS)
    s.round, s.first = data.get("round", 1), data.get("first", 0)
    coins, memo = data.get("coins", s.coins), data.get("memo", {})
    need(number(s.round, 1, s.rounds), "round")
    need(number(s.first, 0, s.players - 1), "first")
    need(items(coins, lambda n: number(n, 0, 10_000), s.players), "coins")
    need(isinstance(memo, dict) and all(key in s.game.traits and type(n) in (int, bool)
                                        for key, n in memo.items()), "memo")
    s.coins, s.memo = list(coins), dict(memo)  # the description itself stays as it is: it goes into saves
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
    free = [b for b in game.slots(p) if s.race[b] is None]
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
        need(isinstance(column, list) and len(column) <= COLUMN, "column")
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


def _stack(s, data):
    """The bottom frame is the turn; from the phase named on, the rest of it lies above."""
    p, phase = data.get("actor", s.first), data.get("phase", "turn")
    need(number(p, 0, s.players - 1), "actor")
    need(phase in PHASES, "phase")
    s.then("turn", player=p)
    if phase == "draft":
        need(s.active[p] == NOBODY, "phase")
        s.then("draft", player=p)
    elif phase != "turn":
        need(s.active[p] != NOBODY, "phase")
        s.then(*PHASES[PHASES.index(phase):], player=p, band=s.active[p])
    if phase != "turn":
        del s.stack[0]["fresh"]


# --- invariants --------------------------------------------------------------------------------

def broken(game, s) -> list:
    """Codes of the invariants that do not hold."""
    return [name for name, holds in INVARIANTS.items() if not holds(game, s)]


def _tray(game, s) -> bool:
    """Tokens of every race: box, hand, map and loan make what was printed."""
    return all(s.tray[race] >= 0
               and s.tray[race] + sum(s.total(b) for b, here in enumerate(s.race) if here == race)
               == game.races[game.races[race].borrows or race].limit for race in s.tray)


def _banners(game, s) -> bool:
    """Every race and every power is in one place."""
    races = [*s.races, *(item[0] for item in s.column), *(race for race in s.race if race)]
    powers = [*s.powers, *s.discards, *(item[1] for item in s.column), *(power for power in s.power if power)]
    return sorted(races) == sorted(s.tray) and len(set(powers)) == len(powers)


def _regions(game, s) -> bool:
    """A region has tokens exactly if it has an owner; a loan given back may leave one bare (ruling 16)."""
    f = s.stack[-1] if s.stack else {}
    bare = f["band"] if f.get("least") == 0 else NOBODY
    return all((n == 0 if b == NOBODY else n >= (b != bare)) and (b <= TRIBES or s.race[b])
               for b, n in zip(s.band, s.troops))


def _bands(game, s) -> bool:
    """A player has at most one active band, and the band knows it."""
    return all(sum(not s.declined[b] for b in s.bands(p)) <= 1 and (s.active[p] == NOBODY) ==
               all(s.declined[b] for b in s.bands(p)) for p in range(s.players))


def _faded(game, s) -> bool:
    """One race in decline and those that do not count; no badge there but one that lasts (p. 6)."""
    faded = [[b for b in s.bands(p) if s.declined[b]] for p in range(s.players)]
    return all(len(bands) <= 1 + sum(s.ask("room", b) for b in bands) and
               all(game.traits[s.power[b]].lasts for b in bands if s.power[b]) for bands in faded)


def _water(game, s) -> bool:
    """On seas and lakes stand only those who may go there, and races in decline that once might."""
    return all(not wet or b == NOBODY or (b != TRIBES and (s.declined[b] or "water" in s.ask("waives", b, r)))
               for r, (wet, b) in enumerate(zip(s.board.water, s.band)))


def _pieces(game, s) -> bool:
    """No more pieces than the box holds, and none below one."""
    return all(s.count(kind) <= trait.limit for kind, trait in game.pieces.items()) and all(
        n > 0 for here in s.tokens for n in here.values())


def _coins(game, s) -> bool:
    """Nobody owes the bank; what the table saw paid is what lies in the piles."""
    return all(n >= 0 for n in s.coins) and all(n >= 0 for n in s.hand)


INVARIANTS = {"tray": _tray, "banners": _banners, "regions": _regions, "bands": _bands, "faded": _faded,
              "water": _water, "pieces": _pieces, "coins": _coins}
