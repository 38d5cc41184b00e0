"""Races and powers that players describe as data, for the blank banner and the blank badge of the box.

A description is checked field by field and becomes a trait; nothing in it is ever evaluated."""

import copy
import re

from conquest.effects import EFFECTS, misfits
from conquest.words import ANY, LANGUAGES, sentence
from tabletop import Refusal

MOST = 34  # descriptions in one match: as many as there are banners and badges in the box of Small World
EFFECTS_MOST = 6  # in one description
NAME = 40  # characters
KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
COLOUR = re.compile(r"#[0-9a-f]{6}")
CODES = ("base", "mountain", "tokens", "fare", "at_least_one")  # other words that stand beside trait keys
NEEDED = ("kind", "key", "name", "tokens", "effects")
SHOWN = {  # what only the screen reads of a description, and its form
    "author": lambda value: _text(value),
    "emblem": lambda value: _key(value),
    "colour": lambda value: isinstance(value, str) and COLOUR.fullmatch(value) is not None,
}


class Blank:
    """A kind of trait that may be described: its class, the most tokens on it, what else it must choose."""

    def __init__(self, base, tokens, lender=False, **choices):
        self.base, self.tokens, self.lender, self.choices = base, tokens, lender, choices

    def fields(self) -> tuple:
        """The fields a description of this kind may have."""
        return (*NEEDED, *(["borrows"] if self.lender else []), *self.choices, *SHOWN)


def extended(game, made):
    """A copy of the game that has the described races and powers too; refuses what cannot be built."""
    if not isinstance(made, list) or len(made) > MOST:
        raise Refusal("homemade", why=["form"])
    new = copy.copy(game)
    new.races, new.powers, new.traits = dict(game.races), dict(game.powers), dict(game.traits)
    new.forget()
    for place, wish in enumerate(made):
        wrong = faults(new, wish)
        if wrong:
            raise Refusal("homemade", why=wrong, place=place)
        trait = built(game, wish)
        family = new.races if wish["kind"] == "race" else new.powers
        family[trait.key] = new.traits[trait.key] = trait
    return new


# --- what may be chosen --------------------------------------------------------------------------

def choices(game) -> dict:
    """All that a description may be made of, as lists to choose from: kind -> its fields, effect -> its."""
    badge = game.blanks["power"].tokens
    kinds = {kind: {"tokens": list(range(1, blank.tokens + 1)),
                    **{name: list(values) for name, values in blank.choices.items()}}
             for kind, blank in game.blanks.items()}
    kinds["race"]["borrows"] = {key: race.limit - badge for key, race in game.races.items()
                                if not race.borrows and not race.guest}
    known = (ANY, "coast", *game.land.terrains, *game.land.symbols)
    return {"kinds": kinds, "most": EFFECTS_MOST, "letters": NAME, "effects": {
        name: {"fields": {field: [one for one in values if field != "on" or one in known]
                          for field, values in effect.fields.items()}, "defaults": effect.defaults}
        for name, effect in EFFECTS.items()}}


def told(game, wish) -> dict:
    """What a description says of itself as far as it goes, a sentence an effect, and what is wrong."""
    parts = wish.get("effects") if isinstance(wish.get("effects"), list) else []
    return {"sentences": [{tongue: sentence(tongue, {**EFFECTS[part["effect"]].defaults, **part})
                           for tongue in LANGUAGES} if not misfits(part) else None
                          for part in parts[:EFFECTS_MOST]], "wrong": faults(game, wish)}


# --- what may be wrong ---------------------------------------------------------------------------

def faults(game, wish) -> list:
    """Codes of all that is wrong with a description, empty if it may be built."""
    if not isinstance(wish, dict):
        return ["form"]
    kind = wish.get("kind")
    if not isinstance(kind, str) or kind not in game.blanks:
        return ["kind"]
    blank = game.blanks[kind]
    wrong = ["unknown"] if set(wish) - set(blank.fields()) else []
    wrong += [] if _key(wish.get("key")) else ["key"]
    wrong += ["taken"] if not wrong and (wish["key"] in game.traits or wish["key"] in CODES) else []
    wrong += [] if _name(wish.get("name")) else ["name"]
    wrong += [] if _count(wish.get("tokens"), blank.tokens) else ["tokens"]
    wrong += [name for name, values in blank.choices.items() if wish.get(name) not in values]
    wrong += [name for name, fits in SHOWN.items() if name in wish and not fits(wish[name])]
    wrong += _effects(wish.get("effects"))
    return wrong + (_tray(game, wish) if blank.lender and not wrong else [])


def _key(key) -> bool:
    return isinstance(key, str) and len(key) <= NAME and KEY.fullmatch(key) is not None


def _count(value, most) -> bool:
    return type(value) is int and 1 <= value <= most


def _text(text) -> bool:
    return isinstance(text, str) and bool(text.strip()) and len(text) <= NAME and text.isprintable()


def _name(name) -> bool:
    """A name in one language at least; it is shown as text and never read."""
    return isinstance(name, dict) and name and set(name) <= set(LANGUAGES) and all(map(_text, name.values()))


def _effects(effects) -> list:
    if not isinstance(effects, list) or not 1 <= len(effects) <= EFFECTS_MOST:
        return ["effects"]
    return sorted({code for effect in effects for code in misfits(effect)})


def _tray(game, wish) -> list:
    """A race borrows the tokens of one in the box, and they must do for the largest badge (p. 10)."""
    key = wish.get("borrows")
    if not isinstance(key, str) or key not in game.races or game.races[key].borrows:
        return ["borrows"]
    if any(trait.extra and trait.borrows == key for trait in game.races.values()):
        return ["borrowed"]
    lent = sum(effect["tokens"] for effect in wish["effects"] if effect["effect"] == "loan")
    return ["tray"] if wish["tokens"] + lent + game.blanks["power"].tokens > game.races[key].limit else []


# --- building ------------------------------------------------------------------------------------

def built(game, wish):
    """The trait of a description without faults."""
    blank = game.blanks[wish["kind"]]
    body = {"__module__": __name__, "key": wish["key"], "extra": True, "tokens": wish["tokens"],
            "effects": wish["effects"], **{name: wish[name] for name in blank.choices}}
    if blank.lender:
        body.update(borrows=wish["borrows"], limit=game.races[wish["borrows"]].limit)
    for tongue in LANGUAGES:
        body[tongue] = wish["name"].get(tongue) or next(iter(wish["name"].values()))
    return type(blank.base)("Homemade", (blank.base,), body)()
