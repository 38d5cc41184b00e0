"""Simple effects as data: the closed list of what a trait may be made of without a line of code.

`effects = [{"effect": "income", "on": "forest", "coins": 1}]` in a trait's file does what it says and gives
it its blurb; descriptions of races and powers that players write are made of the same."""

from conquest.words import ALL, ANY, KINDS, LANGUAGES, sentence

SOME = tuple(kind for kind in KINDS if kind != ANY)  # what `on` may name: a terrain, a mark, the coast


class Effect:
    """One kind of effect: the hook it answers, how its answer is made of its fields, and their values."""

    def __init__(self, hook, answer, passing=False, lasts=None, defaults=None, **fields):
        self.hook, self.answer, self.passing, self.fields = hook, answer, passing, fields
        self.defaults = dict(defaults or {})
        if lasts is not None:  # whether it works in decline: always, or if the description says so
            self.defaults["lasts"] = lasts
            self.fields["lasts"] = (True,) if lasts else (False, True)


# --- answers: each makes the method of a trait ---------------------------------------------------

def discount(on, tokens):
    """Regions of a kind cost fewer tokens."""
    return lambda self, s, b, r: -tokens if on in s.board.kinds[r] else 0


def flank(on, tokens):
    """Regions next to one's own regions of a kind cost fewer tokens (ruling 49: as the band sees them)."""
    return lambda self, s, b, r: -tokens if any(
        s.band[other] == b and on in s.board.kinds[other] for other in s.beside(b, r)) else 0


def income(on, coins):
    """Coins for each region of a kind."""
    return lambda self, s, b: coins * len(s.lands(b, on))


def pension(coins):
    """The same coins every turn."""
    return lambda self, s, b: coins


def spoils(coins):
    """Coins for each non-empty region taken this turn."""
    return lambda self, s, b: coins * s.beaten(b)


def waiver(reason):
    """A reason that does not stop them."""
    return lambda: lambda self, s, b, r: {reason}


def fly():
    """Every region is near."""
    return lambda self, s, b: set(range(len(s.band)))


def linked(on):
    """Regions of a kind are next to each other."""
    return lambda self, s, b, r: {other for other, kinds in enumerate(s.board.kinds) if on in kinds
                                  and other != r} if on in s.board.kinds[r] else set()


def keep_tokens(tokens):
    """More than one token stays on a region in decline."""
    return lambda self, s, b, r: min(s.troops[r], tokens)


def no_losses():
    """A region lost to an opponent costs no token (ruling 52: the own Ghouls are none)."""
    return lambda self, s, b, r, foe: int(s.owner(foe) == s.owner(b))


def defence(on, tokens):
    """Regions of a kind cost others more tokens."""
    return lambda self, s, b, r: tokens if on in s.board.kinds[r] else 0


def always(**amount):
    """The same number whatever the position."""
    return lambda self, s, b: next(iter(amount.values()))


def fallen(per):
    """A new token at redeployment for so many non-empty regions taken."""
    return lambda self, s, b: s.beaten(b) // per


EFFECTS = {
    "discount": Effect("cost", discount, on=(*SOME, ANY), tokens=range(1, 3)),
    "flank": Effect("cost", flank, on=SOME, tokens=range(1, 3)),
    "income": Effect("income", income, lasts=False, on=(*SOME, ANY), coins=range(1, 3)),
    "pension": Effect("income", pension, lasts=False, coins=range(1, 4)),
    "spoils": Effect("income", spoils, passing=True, coins=range(1, 3)),
    "enter_anywhere": Effect("waives", waiver("inland")),
    "take_water": Effect("waives", waiver("water")),
    "fly": Effect("reach", fly),
    "linked": Effect("links", linked, on=SOME),
    "keep_tokens": Effect("remains", keep_tokens, defaults={"tokens": ALL}, tokens=(*range(2, 11), ALL)),
    "no_losses": Effect("losses", no_losses),
    "defence": Effect("defence", defence, lasts=False, on=(*SOME, ANY), tokens=range(1, 3)),
    "loan": Effect("musters", always, tokens=range(1, 5)),
    "recruits": Effect("reinforcements", always, tokens=range(1, 3)),
    "fallen": Effect("reinforcements", fallen, per=range(2, 5)),
    "second_decline": Effect("room", lambda: always(races=1), lasts=True),
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


# --- what they make of a trait -------------------------------------------------------------------

def equip(trait, effects):
    """Give a class of traits the methods of its effects, what lasts of them, and the blurb they tell."""
    wrong = [code for part in effects for code in misfits(part)]
    if wrong:
        raise TypeError(f"{trait.__name__}.effects: {', '.join(wrong)}")
    parts = [{**EFFECTS[part["effect"]].defaults, **part} for part in effects]
    for hook in dict.fromkeys(_hook(part) for part in parts):
        setattr(trait, hook, _method(trait, hook, [part for part in parts if _hook(part) == hook]))
    earning = [EFFECTS[part["effect"]].passing for part in parts if _hook(part) == "income"]
    trait.passing = trait.passing or (bool(earning) and all(earning))
    trait.lasts = tuple(dict.fromkeys([*trait.lasts, *(_hook(part) for part in parts if part.get("lasts"))]))
    for tongue in LANGUAGES:
        name = getattr(trait, tongue)
        if isinstance(name, str):  # only a name: what it does the effects tell
            setattr(trait, tongue, (name, " ".join(sentence(tongue, part) for part in parts)))


def _hook(part) -> str:
    return EFFECTS[part["effect"]].hook


def _answer(part):
    """The method of one effect."""
    fields = {name: value for name, value in part.items() if name not in ("effect", "lasts")}
    return EFFECTS[part["effect"]].answer(**fields)


def _method(trait, hook, parts):
    """One answer to a hook out of the answers of several effects, by the hook's own fold; where only some of
    them last, the others fall silent in decline."""
    if len(parts) == 1:
        return _answer(parts[0])
    fold, answers = getattr(trait, hook).fold, [(_answer(part), part.get("lasts")) for part in parts]
    return lambda self, s, b, *where: fold([answer(self, s, b, *where) for answer, lasts in answers
                                            if lasts or not s.declined[b]])
