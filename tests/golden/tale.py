"""What recorded games tell and no state holds: their events, and now and then all that can be asked of a
state, views, choices, why and why not, what would come of it, what can be set by hand, what may be asked of a
puzzle; more seldom what opponents think of it (thoughts.py)."""

import json

from golden.hashing import HERE, KEYS, part, records, replay, short
from golden.thoughts import thoughts

TOLD = HERE / "told.json"  # {game: {record: hashes of its events, of what was answered, of what was thought}}
RARE = 100  # steps between two looks at what is answered, more or less
SELDOM, OFTEN = {"smallworld": 60}, 20  # the same of thoughts, each kind of decision once a record at most
LEGAL, PLACES = 6, 4  # so many actions and places, spread evenly over all of them
DIGITS = 6  # of numbers that are no whole ones, so that they are the same on every machine


class Tale:
    """What a game tells, step by step."""

    def __init__(self):
        self.events = self.answers = self.thoughts = ""
        self.met = set()  # kinds of decisions that were thought about

    def goes_on(self, before, after):
        """A step was made; before the first of them the set-up is told."""
        self.events = short([self.events or short(before.events), after.events])
        number = int(self.events, 16)
        if number % RARE == 0 and after.legal:
            self.answers = short([self.answers, rounded(answers(after))])
        number, rest = divmod(number, SELDOM.get(after.game.key, OFTEN))
        kind = after.stack[-1]["phase"] if len(after.legal) > 1 else None
        if rest == 1 and kind not in (None, *self.met):
            self.met.add(kind)
            self.thoughts = short([self.thoughts, thoughts(after, number)])

    @property
    def told(self) -> str:
        """All of it in short."""
        return f"{self.events} {self.answers or '-'} {self.thoughts or '-'}"


def answers(s) -> list:
    """What the player who acts is told, and what anybody sees."""
    game, f, size = s.game, s.stack[-1], len(s.board)
    acts, places = spread(s.legal, LEGAL), spread(range(size), PLACES)
    phase, begun = game.phases[f["phase"]], part(game.key, "unseen").VERBS
    others = [(act[0], *(one if type(one) is str else (one + shift) % size for one in act[1:]))
              for shift, act in enumerate(acts, 1)]
    return [game.view(s, s.actor), game.view(s, None), [phase.describe(s, f, act) for act in acts],
            [game.forecast(s, act) for act in ((), *acts, *others)], [game.reasons(s, act) for act in acts],
            [game.explain(s, act) for act in (*others, *((verb, r) for verb in begun for r in places))],
            [game.settings(s, r) for r in (None, *places)], game.aims().rows(s)]


def spread(things, count) -> list:
    """So many of them, from the first on."""
    return list(things[::max(1, len(things) // count)][:count])


def rounded(data):
    """Plain data without small fractions."""
    if isinstance(data, float):
        return round(data, DIGITS) + 0.0  # no nought has a sign
    if isinstance(data, dict):
        return {str(key): rounded(value) for key, value in data.items()}
    return [rounded(one) for one in data] if isinstance(data, (list, tuple)) else data


def tell() -> int:
    """Write down anew what every record tells; nothing else changes."""
    found = {key: {} for key in KEYS}
    for key in KEYS:
        for name, record in records(key).items():
            tale = Tale()
            replay(record, lambda before, action, after, tale=tale: tale.goes_on(before, after))
            found[key][name] = tale.told
    TOLD.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8", newline="\n")
    return 0
