"""Phases decide what may be chosen, frames on the stack remember who chooses; settle and step run them."""


class Phase:
    """One kind of decision. It holds no data; its frame does."""

    key = ""  # set when the game loads it: the class name in snake case
    prepares: tuple = ()  # verbs of actions that change nothing until the next one (a tool is armed)

    def enter(self, s, f):
        """Called once, when the frame first comes to the top."""

    def actions(self, s, f) -> list:
        """All legal actions, as flat tuples; an empty list ends the frame."""
        return []

    def prune(self, s, f, actions: list) -> list:
        """Enough of them to reach every outcome, if it can be each only once."""
        return actions

    def promising(self, s, f, actions: list) -> list:
        """Those of the pruned actions worth thinking about; what is left out may only be worse."""
        return actions

    def describe(self, s, f, action) -> dict:
        """Facts about an action for the screen, such as {"region": 7, "cost": 3}."""
        return {}

    def leave(self, s, f):
        """Called once, when the frame has gone."""

    def do_done(self, s, f):
        """Nothing more to choose here."""
        s.stack.pop()
        self.leave(s, f)


class Reaction(Phase):
    """A window in which a player may answer what another does. It opens on public facts only and always lets
    him pass, so that nobody learns from it what he holds."""

    def answers(self, s, f) -> list:
        """What he may do beside passing."""
        return []

    def actions(self, s, f):
        return [PASS, *self.answers(s, f)]

    def describe(self, s, f, action):
        return {"kind": "pass"} if action == PASS else {}

    def do_pass(self, s, f):
        """He lets it happen."""
        self.do_done(s, f)


PASS = ("pass",)


def settle(s):
    """Run the stack until somebody has a choice. An empty stack is the end of the game."""
    stack, phases = s.stack, s.game.phases
    while stack:
        f = stack[-1]
        phase = phases[f["phase"]]
        if f.pop("fresh", False):
            if f["phase"] in s.skips:
                stack.pop()
            else:
                phase.enter(s, f)
        elif actions := phase.actions(s, f):
            s.legal = actions
            return
        else:
            phase.do_done(s, f)
    s.legal = []


def step(s, action):
    """Carry out a legal action, in the phase or in the trait that offered it, then settle."""
    verb, *args = action
    f = s.stack[-1]
    s.game.doer(f["phase"], verb)(s, f, *args)
    settle(s)


def prepares(s, action) -> bool:
    """Whether an action only prepares the next one, and is as good as that."""
    return action[0] in s.game.phases[s.stack[-1]["phase"]].prepares


def pruned(s) -> list:
    """Legal actions by which every outcome can be reached."""
    f = s.stack[-1]
    return s.game.phases[f["phase"]].prune(s, f, s.legal)


def promising(s) -> list:
    """The legal actions worth thinking about."""
    f = s.stack[-1]
    phase = s.game.phases[f["phase"]]
    return phase.promising(s, f, phase.prune(s, f, s.legal))
