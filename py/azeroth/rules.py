"""Rules of this game only: the faction bonus, what may be touched, what a turn pays beside its regions."""

from azeroth.hooks import NEUTRAL
from conquest.state import NOBODY, TRIBES


def faction(s, race) -> str:
    """The faction of a race as printed, neutral for none (ruling 95: others always see that)."""
    return s.game.races[race].faction if race else NEUTRAL


def bonus(s, b) -> int:
    """One coin for each race of the other faction that band b beat this turn; active and in decline are two
    (p. 7)."""
    own, beaten = faction(s, s.race[b]), {}
    for band, _, foe, race, *_ in s.conquests:
        if band == b and foe > TRIBES and faction(s, race) != NEUTRAL:
            beaten[foe, race] = beaten.get((foe, race), 0) + 1
    if not beaten:
        return 0
    times = s.ask("bounty", b) or 1
    causes = {own} if own != NEUTRAL else s.ask("allegiance", b)
    return max((sum(min(n, times) for (_, race), n in beaten.items() if faction(s, race) != cause)
                for cause in causes), default=0)


def tributes(s, b) -> int:
    """Coins for band b from pieces that pay whoever stands around them."""
    asked = s.game.question
    return sum(asked("tribute", tuple(here), None)(s, b, r) for r, here in enumerate(s.tokens) if here)


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


def touch(s, b, r):
    """Band b's powers are about to work on region r: what guards it is paid."""
    due = wards(s, b, r)
    if due:
        s.game.pay(s, s.owner(b), s.owner(s.band[r]), due)
        s.ask("on_warded", s.band[r], r, b)
