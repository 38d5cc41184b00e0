"""A table that checks all requests and replies against docs/protocol.schema.json, and a random game at it."""

import json
import random
from functools import cache
from pathlib import Path

from jsonschema_rs import Draft202012Validator
from tabletop import mapfile
from tabletop.wire import Door

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs/PROTOCOL.md").read_text(encoding="utf-8")
SCHEMA = json.loads((ROOT / "docs/protocol.schema.json").read_text(encoding="utf-8"))
MADE = [json.loads((ROOT / f"examples/{name}.json").read_text(encoding="utf-8"))
        for name in ("bakers", "tunnelling")]
DICE = {"warcraft": 20}  # by game: where another random game shows more of it
LOOKED = 15  # how often everything is asked along the way, ever more seldom the longer a game lasts
TALKS = {  # by game: its section of the document, verbs to explain, a goal that is fine, options
    "smallworld": ("Small World", ("conquer", "decline"),
                   {"any": [{"coins": 20}, {"event": "rolled", "times": 2}]}, {"homemade": MADE}),
    "azeroth": ("Small World of Warcraft", ("conquer", "decline", "champion", "drive"),
                {"any": [{"coins": 20}, {"event": "found", "times": 2}]}, {"teams": True}),
    "wolves": ("The Wolves", ("move", "den", "lair", "howl", "dominate"),
               {"any": [{"lairs": 2}, {"event": "hunted", "hex": "0,-1"}]},
               {"packs": "choose", "faces": "choose", "turns": "random"}),
    "warcraft": ("Warcraft: The Board Game", ("move", "deploy", "train", "build", "found", "upgrade"),
                 {"any": [{"battles": 9}, {"event": "killed", "space": "0,0"}]},
                 {"healing": "faq", "order": "turn"}),
}


def board(key, players):
    """A printed board."""
    return mapfile.read(ROOT / f"maps/{key}/{players}.json")


def section(key) -> str:
    """What the document says of a game."""
    return TEXT.split(f"\n## {TALKS[key][0]}\n")[1].split("\n## ")[0]


@cache
def check(name):
    """What checks a definition, or a part of one."""
    return Draft202012Validator({"$defs": SCHEMA["$defs"], "$ref": f"#/$defs/{name}"})


def fits(name, data):
    """Fail with the first thing that does not fit a definition."""
    error = next(check(name).iter_errors(data), None)
    assert error is None, f"{name}: {error.message} at {error.instance_path}"


class Known:
    """What was found to fit before, so that nothing is checked twice."""

    def __init__(self):
        self.texts = set()

    def fits(self, name, data):
        """The same as fits, once."""
        text = name + json.dumps(data)
        if text not in self.texts:
            fits(name, data)
            self.texts.add(text)

    def fields(self, name, data):
        """The same for an object, field by field."""
        form = SCHEMA["$defs"][name]
        assert set(form["required"]) <= data.keys() <= form["properties"].keys()
        for field, value in data.items():
            self.fits(f"{name}/properties/{field}", value)


class Watched:
    """A table that checks what goes in and what comes out."""

    def __init__(self, key="smallworld"):
        self.key, self.door, self.known = key, Door(), Known()
        self.seen, self.events, self.phases, self.codes = set(), set(), set(), set()

    def ask(self, op, **fields):
        """Ask for something that must be granted."""
        fits(f"request.{op}", {"op": op, **fields})
        reply = json.loads(self.door.handle(json.dumps({"op": op, **fields})))
        assert "error" not in reply, reply
        fits(f"reply.{op}", reply)
        self.seen.add(op)
        if "view" in reply:
            self.known.fields(f"{self.key}.view", reply["view"])
            self.phases |= {reply["frame"]["phase"]} if reply["frame"] else set()
            for event in reply["events"]:
                self.known.fits(f"{self.key}.event", event)
                self.events.add(event["event"])
        for choice in reply.get("choices", ()):
            self.known.fits(f"{self.key}.choice", choice)
        if "forecast" in reply:
            fits(f"{self.key}.forecast", reply["forecast"])
        self.codes.update(reply.get("why", ()))
        return reply

    def refused(self, code, **request):
        """Ask for something that must be refused with this code."""
        reply = json.loads(self.door.handle(json.dumps(request)))
        assert reply["error"] == code, reply
        fits("error", reply)
        if code == "illegal":
            self.codes.update(reply["why"])
        return reply


@cache
def whole_game(key, players):
    """A random game in which everything is asked along the way."""
    w, dice = Watched(key), random.Random(players + DICE.get(key, 0))
    w.ask("games")
    options = TALKS[key][3] if players % 2 else {"sandbox": True}
    table = w.ask("new_game", game=key, map=board(key, players), seats=["human"] * players, seed=players,
                  viewer=None, options=options)
    told = [table["events"]]
    while table["choices"]:
        table = w.ask("apply", step=table["step"], action=chosen(table, dice))
        told.append(table["events"])
        if table["choices"] and dice.random() * (LOOKED + table["step"]) < LOOKED:
            looked_around(w, table, dice)
    assert table["over"]["winners"] and table["actor"] is None
    assert w.ask("history", viewer=None) == {"history": told}
    w.refused("over", op="think")
    assert w.ask("course")["course"][-1]["step"] == table["step"]
    assert w.ask("analyse", players=[0], ms=1)["of"] > 0
    w.refused("illegal", op="apply", action=["done"])
    save = w.ask("save")["save"]
    loaded = w.ask("load", save=save)
    assert (loaded["over"], loaded["history"]) == (table["over"], told)
    return w


def chosen(table, dice):
    """A random verb, then a random choice; where it may be done, that is done now and then."""
    found = {}
    for choice in table["choices"]:
        found.setdefault(choice["action"][0], []).append(choice["action"])
    if "done" in found and dice.random() < 0.3:
        return ["done"]
    return dice.choice(found[dice.choice(sorted(found))])


def looked_around(w, table, dice):
    """Everything but playing on, and what must be refused."""
    _, verbs, goal, _ = TALKS[w.key]
    players, step = len(table["seats"]), table["step"]
    fits(f"{w.key}.goal", goal)
    assert len(w.ask("reached", goals=[goal, goal])["reached"]) == 2
    w.refused("goal", op="reached", goals=[goal, {"tea": 1}])
    w.refused("not_over", op="analyse", players=[0])
    w.refused("goal", op="reached", goals=[{"ever": {"ever": {"phase": "turn"}}}])  # it would take for ever
    for viewer in (None, *range(players)):
        seen = w.ask("view", viewer=viewer, at=dice.randrange(step + 1))
        assert seen["viewer"] == viewer
    regions = [dice.randrange(len(w.door.match.now.board)) for _ in range(4)]
    for action in [[verb, region] for verb in verbs for region in regions]:
        w.ask("forecast", action=action)
        w.ask("explain", action=action, viewer=table["actor"])
        w.ask("explain", action=[action[0], None, None, action[1]])
        for viewer in set(range(players)) - {table["actor"]}:
            assert w.ask("explain", action=action, viewer=viewer) == {"why": ["not_now"]}
    for choice in table["choices"][:20]:
        w.ask("forecast", action=choice["action"])
        assert w.ask("explain", action=choice["action"], viewer=table["actor"]) == {"why": []}
    w.ask("forecast")
    w.ask("legal_actions", viewer=dice.randrange(players))
    level = dice.choice(["easy", "normal"])
    while not w.ask("think", level=level, ms=50)["done"]:
        pass
    w.ask("think", level="hard", playouts=2)
    w.ask("think", level="normal", every=True, playouts=2)
    w.refused("stale", op="apply", step=step + 1, action=["done"])
    w.refused("illegal", op="apply", action=["dance", regions[0]])
    w.refused("form", op="view", at=step + 1)
    if table["may_undo"]:
        w.ask("undo")
        w.ask("redo")
    else:
        w.refused("undo", op="undo")
    w.refused("redo", op="redo")
    w.ask("view", viewer=None)
