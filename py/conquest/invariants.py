"""What holds in every position of a game of conquest, each with a code."""

from operator import ge

from conquest.shape import sound
from conquest.state import NOBODY, TRIBES


def broken(game, s) -> list:
    """Codes of the invariants that do not hold; with fields of a wrong form nothing else is asked."""
    if not sound(game, s):
        return ["form"]
    return [name for name, holds in INVARIANTS.items() if not holds(game, s)]


def _tray(game, s) -> bool:
    """Tokens of every race: box, hand, map and loan make what was printed."""
    return all(s.tray[race] >= 0
               and s.tray[race] + sum(s.total(b) - s.ask("aides", b) for b, here in enumerate(s.race)
                                      if here == race)
               == game.races[game.races[race].borrows or race].limit for race in s.tray)


def _banners(game, s) -> bool:
    """Every race and every power is in one place."""
    races = [*s.races, *(item[0] for item in s.column), *(race for race in s.race if race)]
    powers = [*s.powers, *s.discards, *(item[1] for item in s.column), *(power for power in s.power if power)]
    return sorted(races) == sorted(s.tray) and len(set(powers)) == len(powers)


def _regions(game, s) -> bool:
    """A region has tokens exactly if it has an owner; a loan given back may leave one bare (ruling 16)."""
    f = s.stack[-1] if s.stack else {}
    bare = f.get("band") if f.get("least") == 0 else NOBODY
    return all((n == 0 if b == NOBODY else n >= (b != bare)) and (b <= TRIBES or s.race[b])
               for b, n in zip(s.band, s.troops))


def _bands(game, s) -> bool:
    """A player has at most one active band, and the band knows it; who has one does not choose another. An
    empty place is not in decline."""
    choosing = [f.get("player") for f in s.stack if f.get("phase") == "draft"]
    awake = [[b for b in s.bands(p) if not s.declined[b]] for p in range(s.players)]
    return all(bands == ([] if s.active[p] == NOBODY else [s.active[p]]) and (p not in choosing or not bands)
               for p, bands in enumerate(awake)) and all(map(ge, map(bool, s.race), s.declined))


def _frames(game, s) -> bool:
    """Who chooses for a band is its player; the parts of a turn are those of a band."""
    return all(s.race[f["band"]] and s.owner(f["band"]) == f.get("player") if "band" in f
               else f.get("phase") not in game.course for f in s.stack)


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
    return all(s.boxed(kind) >= 0 for kind in game.pieces) and all(
        n > 0 for here in s.tokens for n in here.values())


def _items(game, s) -> bool:
    """A band holds what lies on its regions, and nothing else."""
    return all(sorted(held) == sorted(kind for r in s.lands(b) for kind in s.pieces(r, "held"))
               for b, held in enumerate(s.items) if b > TRIBES)


def _loan(game, s) -> bool:
    """The tray lends no more than it offers, and only until who borrows has redeployed."""
    borrowers = [f["band"] for f in s.stack if f.get("phase") == "redeploy" and "band" in f]
    return not s.lent or any(s.lent <= s.ask("musters", b) for b in borrowers)


def _coins(game, s) -> bool:
    """Nobody owes the bank; what the table saw paid is what lies in the piles."""
    return all(n >= 0 for n in s.coins) and all(n >= 0 for n in s.hand)


INVARIANTS = {"tray": _tray, "banners": _banners, "regions": _regions, "bands": _bands, "frames": _frames,
              "faded": _faded, "water": _water, "pieces": _pieces, "items": _items, "loan": _loan,
              "coins": _coins}
