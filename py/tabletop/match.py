"""A match: every state it went through, undo and redo, save and load."""

from tabletop.phase import settle, step
from tabletop.refusal import Refusal

FORMAT = 1  # of a save
SEEDS = 1 << 53  # seeds fit a JavaScript number
ACTIONS = 20_000  # of one match
FIELDS = {"format": int, "game": str, "version": str, "map": dict, "options": dict,
          "seats": list, "seed": int, "actions": list}
EXTRA = {"position": dict, "undone": list}  # what only some saves have
MOST = {"game": 40, "version": 40, "actions": ACTIONS}  # letters, or entries


class Match:
    """One game being played. An action is carried out on a copy, so a crash leaves the match untouched."""

    def __init__(self, game, data: dict, options: dict, seats: list, seed: int, position: dict | None = None):
        self.data, self.options, self.seats, self.seed, self.position = data, options, seats, seed, position
        self.sandbox = options.get("sandbox", False)
        if type(self.sandbox) is not bool:
            raise Refusal("option", option="sandbox", allowed=[False, True])
        rules = {name: value for name, value in options.items() if name != "sandbox"}
        self.game = game.adapted(rules)
        added = () if self.game is game else self.game.words().items()
        self.words = {key: words for key, words in added if key not in game.traits}
        if position is None:
            s = self.game.start(data, len(seats), rules, seed)
        else:
            s = self._built(data, rules, seed, position)
        self.states, self.actions, self.undone = [s], [], []

    def _built(self, data, options, seed, position):
        """The first state of a match that begins with a position instead of a set-up."""
        if len(self.seats) not in self.game.players:
            raise Refusal("players", allowed=list(self.game.players))
        s = self.game.state(self.game, self.game.board(data), len(self.seats), seed)
        self.game.position(s, position, self.game.checked(options))
        settle(s)
        return s

    @property
    def now(self):
        """The state as it stands."""
        return self.states[-1]

    def apply(self, action):
        """Carry out a legal action; any other is refused and changes nothing."""
        action = tuple(action)
        if len(self.actions) == ACTIONS:
            raise Refusal("illegal", why=["too_long"])
        if action not in self.now.legal:
            raise Refusal("illegal", why=self._why(action))
        self._push(action)
        self.undone = []

    def _push(self, action):
        s = self.now.clone()
        s.events = []
        step(s, action)
        self.states.append(s)
        self.actions.append(action)

    def _why(self, action) -> list:
        regions = len(self.now.board)
        if len(action) == 2 and type(action[1]) is int and 0 <= action[1] < regions:
            return self.game.explain(self.now, action[0], action[1]) or ["not_now"]
        return ["not_now"]

    # --- back and forth -------------------------------------------------------------------

    def keeps(self) -> list:
        """Why the last action cannot be taken back: codes, empty if it can."""
        if not self.actions:
            return ["nothing"]
        if self.sandbox:
            return []
        before, now = self.states[-2:]
        revealed = any(len(getattr(now, name)) < len(getattr(before, name)) for name in now.hidden)
        reasons = {"chance": before.rng != now.rng, "revealed": revealed, "actor": before.actor != now.actor}
        return [code for code, holds in reasons.items() if holds]

    def undo(self):
        """Take back the last action."""
        reasons = self.keeps()
        if reasons:
            raise Refusal("undo", why=reasons)
        self.states.pop()
        self.undone.append(self.actions.pop())

    def redo(self):
        """Carry out again what was taken back."""
        if not self.undone:
            raise Refusal("redo", why=["nothing"])
        self._push(self.undone[-1])
        self.undone.pop()

    # --- saves ------------------------------------------------------------------------------

    def save(self) -> dict:
        """All it takes to play the match again."""
        built = {} if self.position is None else {"position": self.position}
        if self.undone:
            built["undone"] = [list(action) for action in self.undone]
        return {"format": FORMAT, "game": self.game.key, "version": self.game.version, "map": self.data,
                "options": self.options, "seats": self.seats, "seed": self.seed, **built,
                "actions": [list(action) for action in self.actions]}

    @classmethod
    def load(cls, games: dict, save) -> "Match":
        """Replay a save; refuses one that is broken, old or from elsewhere, naming the step."""
        check(games, save)
        match = cls(games[save["game"]], save["map"], save["options"], save["seats"], save["seed"],
                    save.get("position"))
        undone = save.get("undone", [])
        for place, action in enumerate(save["actions"] + undone[::-1]):
            if tuple(action) not in match.now.legal:
                raise Refusal("save", why=["illegal"], step=place)
            match._push(tuple(action))
        for _ in undone:
            match.states.pop()
            match.undone.append(match.actions.pop())
        return match


def check(games: dict, save):
    """Refuse a save whose form is wrong, before anything of it is used."""
    if not isinstance(save, dict):
        raise Refusal("save", why=["form"])
    if type(save.get("format")) is int and save["format"] != FORMAT:
        raise Refusal("old_save", format=save["format"], supported=FORMAT)
    wrong = [name for name, kind in FIELDS.items() if type(save.get(name)) is not kind]
    if not wrong:
        wrong = [name for name, most in MOST.items() if len(save[name]) > most]
    wrong += [name for name, kind in EXTRA.items() if not isinstance(save.get(name, kind()), kind)]
    if wrong:
        raise Refusal("save", why=wrong)
    if save["game"] not in games:
        raise Refusal("missing", why=[save["game"]])
    if save["version"] != games[save["game"]].version:
        raise Refusal("old_save", version=save["version"], supported=games[save["game"]].version)
    checked_seats(save["seats"])
    if not 0 <= save["seed"] < SEEDS:
        raise Refusal("save", why=["seed"])
    if len(save["actions"]) + len(save.get("undone", [])) > ACTIONS:
        raise Refusal("save", why=["actions"])
    for place, action in enumerate(save["actions"] + save.get("undone", [])):
        if not plain(action):
            raise Refusal("save", why=["form"], step=place)


def plain(action) -> bool:
    """Whether something has the form of an action: a verb, then numbers and words."""
    return (isinstance(action, (list, tuple)) and 0 < len(action) < 10 and isinstance(action[0], str)
            and all(type(arg) in (int, str) for arg in action))


def checked_seats(seats):
    """Refuse seats that are not words, such as "human" or a level of the AI."""
    if not isinstance(seats, list) or not all(isinstance(seat, str) and len(seat) <= 40 for seat in seats):
        raise Refusal("seats")
