"""The closed list of effects a description may be made of; each answers one hook of hooks.py.

An answer takes the state, the band, the effect's fields and, where the hook has one, the region."""

ANY = "any"
SOME = ("farmland", "forest", "hill", "swamp", "mountain", "sea", "lake", "mine", "magic", "cavern", "coast")
KINDS = (*SOME, ANY)  # what `on` may name: a terrain, a mark, the coast, every region
ALL = 99  # tokens kept that mean all of them


class Effect:
    """One kind of effect: the hook it answers, its fields with the values they may have, its answer."""

    def __init__(self, hook, answer, passing=False, lasts=None, defaults=None, **fields):
        self.hook, self.answer, self.passing, self.fields = hook, answer, passing, fields
        self.defaults = dict(defaults or {})
        if lasts is not None:  # whether it works in decline: always, or if the description says so
            self.defaults["lasts"] = lasts
            self.fields["lasts"] = (True,) if lasts else (False, True)


def _held(s, b, kind) -> list:
    return s.lands(b, None if kind == ANY else kind)


def _is(s, r, kind) -> bool:
    return kind == ANY or kind in s.board.kinds[r]


def discount(s, b, part, r):
    """Regions of a kind cost fewer tokens."""
    return -part["tokens"] if _is(s, r, part["on"]) else 0


def flank(s, b, part, r):
    """Regions next to one's own regions of a kind cost fewer tokens."""
    return -part["tokens"] if any(s.band[other] == b and _is(s, other, part["on"])
                                  for other in s.board.near[r]) else 0


def income(s, b, part):
    """Coins for each region of a kind."""
    return part["coins"] * len(_held(s, b, part["on"]))


def pension(s, b, part):
    """The same coins every turn."""
    return part["coins"]


def spoils(s, b, part):
    """Coins for each non-empty region taken this turn."""
    return part["coins"] * s.beaten(b)


def enter_anywhere(s, b, part, r):
    """The first conquest may be anywhere."""
    return {"inland"}


def take_water(s, b, part, r):
    """Seas and lakes are land."""
    return {"water"}


def fly(s, b, part):
    """Every region is near."""
    return set(range(len(s.band)))


def linked(s, b, part):
    """Regions of a kind are near as soon as one of them is held."""
    kind = part["on"]
    return {r for r in range(len(s.band)) if _is(s, r, kind)} if _held(s, b, kind) else set()


def keep_tokens(s, b, part, r):
    """More than one token stays on a region in decline."""
    return min(s.troops[r], part["tokens"])


def no_losses(s, b, part, r, foe):
    """A lost region costs no token."""
    return 0


def defence(s, b, part, r):
    """Regions of a kind cost others more tokens."""
    return part["tokens"] if _is(s, r, part["on"]) else 0


def loan(s, b, part):
    """More tokens for conquests only."""
    return part["tokens"]


def recruits(s, b, part):
    """New tokens at every redeployment."""
    return part["tokens"]


def fallen(s, b, part):
    """A new token at redeployment for so many non-empty regions taken."""
    return s.beaten(b) // part["per"]


def second_decline(s, b, part):
    """Does not count as the one race in decline."""
    return 1


EFFECTS = {
    "discount": Effect("cost", discount, on=KINDS, tokens=range(1, 3)),
    "flank": Effect("cost", flank, on=SOME, tokens=range(1, 3)),
    "income": Effect("income", income, lasts=False, on=KINDS, coins=range(1, 3)),
    "pension": Effect("income", pension, lasts=False, coins=range(1, 4)),
    "spoils": Effect("income", spoils, passing=True, coins=range(1, 3)),
    "enter_anywhere": Effect("waives", enter_anywhere),
    "take_water": Effect("waives", take_water),
    "fly": Effect("reach", fly),
    "linked": Effect("reach", linked, on=SOME),
    "keep_tokens": Effect("remains", keep_tokens, defaults={"tokens": ALL}, tokens=(*range(2, 11), ALL)),
    "no_losses": Effect("losses", no_losses),
    "defence": Effect("defence", defence, lasts=False, on=KINDS, tokens=range(1, 3)),
    "loan": Effect("musters", loan, tokens=range(1, 5)),
    "recruits": Effect("reinforcements", recruits, tokens=range(1, 3)),
    "fallen": Effect("reinforcements", fallen, per=range(2, 5)),
    "second_decline": Effect("room", second_decline, lasts=True),
}


def misfits(part) -> list:
    """Codes of what is wrong with one effect of a description: its name, or fields by their names."""
    if not isinstance(part, dict):
        return ["effect"]
    name = part.get("effect")
    if not isinstance(name, str) or name not in EFFECTS:
        return ["effect"]
    effect = EFFECTS[name]
    wrong = ["unknown"] if set(part) - {"effect", *effect.fields} else []
    given = {**effect.defaults, **part}
    return wrong + [name for name, allowed in effect.fields.items() if not _among(given.get(name), allowed)]


def _among(value, allowed) -> bool:
    """Whether a value is one of those allowed, and of their type: 1 is neither True nor 1.0."""
    return type(value) is type(allowed[0]) and value in allowed
