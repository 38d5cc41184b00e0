"""Rules of this game only: the faction bonus, what may be touched, who stands alone."""

from azeroth.hooks import NEUTRAL
from conquest.rules import garrison
from conquest.state import NOBODY, TRIBES


def faction(s, race) -> str:
    """The faction of a race as printed, neutral for none (ruling 95: others always see that)."""
    return s.game.races[race].faction if race else NEUTRAL


def bonus(s, b) -> int:
    """One coin for each race of the other faction that band b beat this turn; active and in decline are two
    (p. 7)."""
    return sum(coins for _, _, coins in bounties(s, b))


def bounties(s, b) -> list:
    """The faction bonus race by race: [[band, race, coins], ...] in the order they were beaten."""
    own, beaten = faction(s, s.race[b]), {}
    for band, _, foe, race, *_ in s.conquests:
        if band == b and foe > TRIBES and faction(s, race) != NEUTRAL:
            beaten[foe, race] = beaten.get((foe, race), 0) + 1
    if not beaten:
        return []
    times = s.ask("bounty", b) or 1
    causes = [own] if own != NEUTRAL else sorted(s.ask("allegiance", b))
    rows = [[[foe, race, min(n, times)] for (foe, race), n in beaten.items() if faction(s, race) != cause]
            for cause in causes]
    return max(rows, key=lambda row: sum(coins for *_, coins in row), default=[])


def tributes(s, b) -> int:
    """Coins for band b from pieces that pay whoever stands around them."""
    asked = s.game.question
    return sum(asked("tribute", tuple(here), None)(s, b, r) for r, here in enumerate(s.tokens) if here)


def company(s, r) -> int:
    """Those on region r that count as tokens of its band and are none of its race."""
    return sum([n for kind, n in s.tokens[r].items() if s.game.traits[kind].apart])


def kin(s, r) -> int:
    """Those on region r that are of the race itself, or as good as that (beasts)."""
    return s.troops[r] - company(s, r)


def alone(s, b, r) -> bool:
    """Whether fewer of band b stand on region r than its kind ever leaves there; where a champion stands none
    need be, but if any are, they are as many as elsewhere (facts, champion-alone; ruling 46)."""
    here = kin(s, r)
    return here < garrison(s, b) and (here > 0 or not company(s, r))


def leads(s, b, r) -> bool:
    """Whether band b has more of the regions around region r than any other."""
    mine, most = majority(s, b, r)
    return mine > most


def majority(s, b, r) -> list:
    """How many of the regions around region r band b has, and how many any other (ruling 115: murlocs, races
    in decline and Naga in the water are others too)."""
    around = [s.band[other] for other in s.board.near[r] if s.band[other] != NOBODY]
    return [around.count(b), max([around.count(foe) for foe in set(around) - {b}], default=0)]


# --- what powers may touch ----------------------------------------------------------------------

def touchable(s, b, r) -> bool:
    """Whether powers of band b may work on region r: it is not immune, and what it costs can be paid."""
    return not immune(s, b, r) and wards(s, b, r) <= s.coins[s.owner(b)]


def immune(s, b, r) -> bool:
    """Whether nothing of band b works on region r."""
    foe = s.band[r]
    if foe == NOBODY or s.owner(foe) == s.owner(b):
        return False
    return "immune" in s.ask_tokens("bars", r, b) or (foe > TRIBES and "immune" in s.ask("bars", foe, r, b))


def wards(s, b, r) -> int:
    """Coins that band b pays before its powers touch region r."""
    foe = s.band[r]
    return s.ask("ward", foe, r, b) if foe > TRIBES and s.owner(foe) != s.owner(b) else 0


def amends(s, b, r) -> int:
    """Coins that band b pays before it throws a token of region r out of the game."""
    foe = s.band[r]
    return s.ask("amends", foe, r, b) if foe > TRIBES else 0


def touch(s, b, r):
    """Band b's powers are about to work on region r: what guards it is paid."""
    due = wards(s, b, r)
    if due:
        s.game.pay(s, s.owner(b), s.owner(s.band[r]), due)
        s.ask("on_warded", s.band[r], r, b)
