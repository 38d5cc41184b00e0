"""Races and powers that players describe as data, for the blank banner and the blank badge of the box.

A description is checked field by field and becomes a trait; nothing in it is ever evaluated."""

import copy
import re

from conquest.effects import misfits
from conquest.hooks import Trait
from conquest.words import LANGUAGES
from tabletop import Refusal

BANNER, BADGE = 10, 5  # p. 10: never more, or the tokens may run out
MOST = 34  # descriptions in one match: as many as there are banners and badges in the box
EFFECTS_MOST = 6  # in one description
NAME = 40  # characters
KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
CODES = ("base", "mountain", "tokens", "fare", "at_least_one")  # other words that stand beside trait keys
FIELDS = {"race": ("kind", "key", "name", "tokens", "borrows", "effects"),
          "power": ("kind", "key", "name", "tokens", "effects")}


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


# --- what may be wrong ---------------------------------------------------------------------------

def faults(game, wish) -> list:
    """Codes of all that is wrong with a description, empty if it may be built."""
    if not isinstance(wish, dict):
        return ["form"]
    kind = wish.get("kind")
    if not isinstance(kind, str) or kind not in FIELDS:
        return ["kind"]
    wrong = ["unknown"] if set(wish) - set(FIELDS[kind]) else []
    wrong += [] if _key(wish.get("key")) else ["key"]
    wrong += ["taken"] if not wrong and (wish["key"] in game.traits or wish["key"] in CODES) else []
    wrong += [] if _name(wish.get("name")) else ["name"]
    wrong += [] if _count(wish.get("tokens"), BANNER if kind == "race" else BADGE) else ["tokens"]
    wrong += _effects(wish.get("effects"))
    return wrong + (_tray(game, wish) if kind == "race" and not wrong else [])


def _key(key) -> bool:
    return isinstance(key, str) and len(key) <= NAME and KEY.fullmatch(key) is not None


def _count(value, most) -> bool:
    return type(value) is int and 1 <= value <= most


def _name(name) -> bool:
    """A name in one language at least; it is shown as text and never read."""
    return (isinstance(name, dict) and name and set(name) <= set(LANGUAGES)
            and all(isinstance(text, str) and text.strip() and len(text) <= NAME and text.isprintable()
                    for text in name.values()))


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
    return ["tray"] if wish["tokens"] + lent + BADGE > game.races[key].limit else []


# --- building ------------------------------------------------------------------------------------

def built(game, wish) -> Trait:
    """The trait of a description without faults."""
    body = {"__module__": __name__, "key": wish["key"], "extra": True, "tokens": wish["tokens"],
            "effects": wish["effects"]}
    if wish["kind"] == "race":
        body.update(borrows=wish["borrows"], limit=game.races[wish["borrows"]].limit)
    for tongue in LANGUAGES:
        body[tongue] = wish["name"].get(tongue) or next(iter(wish["name"].values()))
    return type(Trait)("Homemade", (Trait,), body)()
