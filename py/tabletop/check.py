"""Looks at what somebody made: `python -m tabletop.check FILE ...`.

A land, a race or power, a scenario, a position, a puzzle, a save or a file of the whole workshop: what the
page would say of it is said here, in the page's own words (web/text), and the exit code is 1 if anything is
refused."""

import argparse
import json
import re
import sys
from pathlib import Path

from tabletop.installed import games
from tabletop.refusal import Refusal
from tabletop.requests import read
from tabletop.wire import Door

WORDS = Path(__file__).resolve().parents[2] / "web/text"
FORM = 1  # of what is made and of files of saves
NAMED = 5  # places and reasons that are named
MADE = ("position", "puzzle")  # that begin with a state
GAP = re.compile(r"\{(\w+)(?::([^{}]*))?\}")


class Wrong(Exception):
    """A thing that is refused, with what the wire said of it and the game it is of."""

    def __init__(self, reply, game="", data=None):
        super().__init__(reply["error"])
        self.reply, self.game, self.data = reply, game, data


# --- what it is, and what is wrong with it --------------------------------------------------------

def looked(data):
    """Nothing if it would be taken; raises Wrong for what is wrong with it."""
    if not isinstance(data, dict):
        raise Wrong({"error": "foreign"})
    for mark in ("marchlands_made", "marchlands", "marchlands_workshop"):
        if mark in data and data[mark] != FORM:
            newer = isinstance(data[mark], int) and data[mark] > FORM
            raise Wrong({"error": "newer" if newer else "broken"})
    kind = next((look for fits, look in KINDS if fits(data)), _save)
    kind(data)


def _land(data):
    made = data["map"] if "marchlands_made" in data else data
    if not isinstance(made, dict) or not isinstance(made.get("game"), str):
        raise Wrong({"error": "map"})
    reply = _asked(made["game"], {"op": "survey", "game": made["game"], "map": made}, made)
    if reply["wrong"]:
        raise Wrong({"error": "land", **reply}, made["game"], made)


def _homemade(data):
    keys, made = games(), {name: value for name, value in data.items() if name != "game"}
    wanted = [data["game"]] if data.get("game") in list(keys) else sorted(keys)
    refused = None
    for key in wanted:
        try:
            return keys[key].described(made) and keys[key].adapted({"homemade": [made]})
        except Refusal as refusal:
            if refusal.code == "homemade" or not refused:
                refused = Wrong(refusal.as_reply(), key)
    raise refused


def _scenario(data):
    n = min(5, max(2, len(data["seats"])))
    _asked(data["game"], {"op": "new_game", "game": data["game"], "map": data, "seats": ["human"] * n}, data)


def _save(data):
    save = data.get("save", data)
    if not isinstance(save, dict) or not isinstance(save.get("actions"), list):
        raise Wrong({"error": "foreign"})
    if data.get("kind") in MADE and (save["actions"] or not save.get("base")):
        raise Wrong({"error": "broken"})
    game = save.get("game") if isinstance(save.get("game"), str) else ""
    door = Door()
    _asked(game, {"op": "load", "save": save}, save.get("map"), door)
    if data.get("kind") == "puzzle":
        _asked(game, {"op": "solved", "goal": data.get("goal"), "solution": data.get("solution")}, None, door)


def _chest(data):
    for thing in data.get("things", []):
        looked(thing)


KINDS = (  # as the page tells them apart, the first that fits
    (lambda data: "marchlands_workshop" in data, _chest),
    (lambda data: data.get("kind") == "land" and "map" in data, _land),
    (lambda data: data.get("kind") in ("race", "power"), _homemade),
    (lambda data: isinstance(data.get("seats"), list) and not {"actions", "save"} & set(data)
     and data.get("game") in games(), _scenario),
    (lambda data: isinstance(data.get("regions"), list) and data.get("game") in games()
     and "actions" not in data, _land),
)


def _asked(game, request, data, door=None):
    reply = json.loads((door or Door()).handle(json.dumps(request)))
    if "error" in reply:
        raise Wrong(reply, game, data)
    return reply


# --- in words -------------------------------------------------------------------------------------

class Speech:
    """The page's words of a game, of its family and of the page itself, the first that knows a key."""

    def __init__(self, game=""):
        family = type(games()[game]).__mro__ if game in games() else ()
        names = dict.fromkeys([game, *(part.__module__.split(".")[0] for part in family)])
        files = [*(WORDS / f"{name}.en.json" for name in names), WORDS / "en.json"]
        self.texts = [json.loads(path.read_text(encoding="utf-8")) for path in files if path.is_file()]

    def word(self, key):
        """What is written under a key, if anything is."""
        return next((texts[key] for texts in self.texts if key in texts), None)

    def say(self, key, **facts) -> str:
        """A sentence with its gaps filled; a part in brackets only if all its gaps have words."""
        pattern = re.sub(r"\[([^\]]*)\]", lambda part: part[1] if all(
            facts.get(name) for name, _ in GAP.findall(part[1])) else "", self.word(key) or key)
        return GAP.sub(lambda gap: _form(gap[2], facts.get(gap[1], "")), pattern)

    def told(self, wrong) -> str:
        """What the page says of what is refused."""
        reply, code = wrong.reply, wrong.reply["error"]
        if code == "land":
            return self.say("import_engine_land", why=" ".join(
                self.fault(fault, wrong.data["regions"]) for fault in reply["wrong"]))
        if self.word(f"import_{code}") and set(reply) == {"error"}:
            return self.say(f"import_{code}")
        why = reply.get("why") if isinstance(reply.get("why"), list) else []
        words = [self.word(f"import_why_{one}") or str(one).replace("_", " ").lower() for one in why[:NAMED]]
        key = f"import_engine_{code}" if self.word(f"import_engine_{code}") else "import_engine"
        return self.say(key, error=code.replace("_", " ").capitalize(), why=", ".join(words),
                        version=str(reply.get("version", "")), step=reply.get("step", -1) + 1 or "")

    def fault(self, fault, regions) -> str:
        """One of the things that are wrong with a land."""
        facts, found = dict(fault), fault.get("regions", [])
        named = [self.place(regions[r], r) for r in found[:NAMED]]
        facts["places"] = ", ".join([*named, *["…"] * (len(found) > NAMED)])
        return self.say(f"land_wrong_{fault['code']}", **facts)

    def place(self, region, r) -> str:
        """A region by its name, or by its terrain and number."""
        name = region.get("name")
        name = name.get("en") or next(iter(name.values()), "") if isinstance(name, dict) else name
        number = re.sub(r"\D", "", region["key"]) or r + 1
        return name or self.say("region", terrain=self.say(f"terrain_{region['terrain']}"), number=number)


def _form(forms, fact) -> str:
    """A fact, or the form of a word that fits its number."""
    return str(fact) if forms is None else forms.split("|")[0 if fact == 1 else -1]


def main(words=None) -> int:
    """Say of every file what is wrong with it; how the process ends."""
    ask = argparse.ArgumentParser("python -m tabletop.check", description=__doc__)
    ask.add_argument("files", nargs="+", type=Path)
    bad = 0
    for path in ask.parse_args(words).files:
        try:
            looked(_parsed(path))
            print(f"{path}: nothing is wrong with it.")
        except Wrong as wrong:
            bad += 1
            print(f"{path}: {Speech(wrong.game).told(wrong)}")
    return 1 if bad else 0


def _parsed(path):
    try:
        return read(path.read_text(encoding="utf-8"))
    except Refusal as refusal:
        broken = refusal.facts["why"] == ["syntax"]
        raise Wrong({"error": "extras_broken"} if broken else refusal.as_reply()) from None
    except (OSError, UnicodeDecodeError):
        raise Wrong({"error": "extras_broken"}) from None


if __name__ == "__main__":
    sys.exit(main())
