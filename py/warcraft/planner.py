"""How opponents plan: a Move step as orders for all pieces, a Spend step as all that is bought, a card by the
battle played to its end."""

from tabletop.ai import ALWAYS, Steady, first_choices, imagine, margins, tried
from tabletop.phase import step
from warcraft.orders import SOLDIERS, Orders
from warcraft.sight import coming, resolved
from warcraft.spending import bought, gifts, shared
from warcraft.units import STEPS, UNITS, WIDTH
from warcraft.weights import ASKED, HARD

SAMPLES = 64  # ways that chance may go, for each decision its own
HELD = 4  # spaces in which an enemy's pieces may be slowed down
LONG = 200  # decisions in a battle
OPEN = (*STEPS, "fights", "window")  # where what was begun is over


class Planner(Steady):
    """Plans a step and follows the plan as long as the match does."""

    def __init__(self, s, seed: int = 0, every: bool = False, skill=HARD, plan=(), gain: float = 0.0):
        super().__init__(s)
        self.seed, self.skill, self.start = seed, skill, imagine(s, s.actor, seed)
        self.choices, self.plan, self.gain, self.found = first_choices(s, every), list(plan), gain, {}
        if self.plan:
            self.rest = iter(())

    def awake(self) -> bool:
        """Whether the player, by his skill, thinks of something."""
        misses = self.skill["misses"]
        return not misses or self.start.random(ALWAYS) >= misses * ALWAYS

    def ahead(self, s) -> float:
        """How far ahead the player is."""
        return margins(s)[self.player]

    def ranking(self) -> list:
        """[(action, gain)]: the plan's next action, then what was looked at by itself."""
        if not self.plan and not self.found:
            self.run()
        best = next((action for action in self.plan if action in self.state.legal), None)
        rows = sorted(self.found.items(), key=lambda row: -row[1])
        rows += [(action, min(self.found.values(), default=0.0)) for action in self.choices
                 if action not in self.found]
        return rows if best is None else [(best, self.gain), *(row for row in rows if row[0] != best)]

    def follow(self, s, action):
        """Go on with the plan if it was followed, or think anew."""
        if not s.legal or s.actor != self.player:
            return self
        rest = list(self.plan)
        if action in rest:
            rest.remove(action)
            if s.stack[-1]["phase"] == self.state.stack[-1]["phase"] and any(act in s.legal for act in rest):
                return Planner(s, self.seed + 1, False, self.skill, rest, self.gain)
        return Planner(s, self.seed + 1, False, self.skill)

    # --- thought ------------------------------------------------------------------------------------------

    def work(self):
        """By the kind of decision."""
        phase = self.state.stack[-1]["phase"]
        if len(self.state.legal if phase == "spend" else self.choices) < 2:
            self.found[self.choices[0]] = 0.0
            return
        self.choices = [action for action in self.choices if self.awake()] or self.choices
        yield from WORK.get(phase, Planner.each)(self)

    def each(self):
        """Every action by itself: what it leads to, on the mean of some ways that chance may go."""
        now, states = self.ahead(self.start), [self.start]
        if self.state.stack[-1]["phase"] in ("cards", "fights", "join"):
            states = [imagine(self.state, self.player, self.seed * SAMPLES + n)
                      for n in range(self.skill["samples"])]
        for action in self.choices:
            ends = [settled(tried(s, action)) for s in states]
            self.found[action] = sum(map(self.ahead, ends)) / len(ends) - now
            yield

    def answering(self):
        """A card before an enemy moves, where most of his units stand: what is left of his best orders."""
        start, f = self.start, self.start.stack[-1]
        if not self.skill["plans"] or f["at"] != "before_move":
            yield from self.each()
            return
        many = {action: sum(piece // WIDTH == f["mover"] and piece % WIDTH in UNITS
                            for piece in start.pieces[action[1]]) for action in self.choices[1:]}
        for action in [self.choices[0], *sorted(many, key=lambda action: -many[action])[:HELD]]:
            s = tried(start, action)
            s.stack = [other for other in s.stack if other["phase"] != "window"]
            yield from Orders(s, s.stack[-1]).climb(1, SOLDIERS)
            self.found[action] = self.ahead(s)
        passed = self.found[self.choices[0]]
        self.found = {action: value - passed for action, value in self.found.items()}

    def buying(self):
        """All that can be bought together; for what is short a teammate is asked, what he can use better is
        given to him."""
        now, (self.found, self.plan) = self.ahead(self.start), bought(self.start, self.choices, self.ahead)
        self.found = {action: found - now for action, found in self.found.items()}
        self.gain = max(self.found.values())
        most = ASKED
        for action in self.state.legal:
            if action[0] == "ask" and self.skill["plans"]:
                without, *rows = shared(self.start, action[1], self.player, self.ahead)
                self.found[action] = gain = max(rows, default=without)[0] - without[0]
                if gain > most:
                    self.plan, most = [action], gain
                yield
        if most == ASKED:
            self.plan[-1:] = [*gifts(self.start, self.plan, self.ahead), ("done",)]

    def granting(self):
        """As much as the side gains most by."""
        asks = self.start.stack[-1]["to"]
        rows = list(shared(self.start, self.player, asks, self.ahead))
        value, goods = max(rows)
        self.gain = value - rows[0][0]
        self.plan = [("give", asks, what) for what, n in goods for _ in range(n)] + [("done",)]
        yield

    def moving(self):
        """Orders from where everybody stands, and assaults on what can be reached; the best are tried on what
        the next player may answer. Cards and the like by what they change at once."""
        orders = Orders(self.start.clone(), self.start.stack[-1], self.awake)
        now = orders.value
        yield from orders.climb()
        plans = [(orders.value, list(orders.goals))]
        for plan in orders.assaults() if self.skill["plans"] else ():
            plans += [plan] if plan else []
            yield
        plans = sorted(plans, key=lambda plan: -plan[0])
        if self.skill["plans"] > 1 and len(plans) > 1:
            yield from self.answered(orders, plans)
        value, goals = plans[0]
        orders.back(goals, value)
        self.gain, self.plan = value - now, [*orders.actions(), ("done",)]
        yield from self.extras(orders, now)

    def answered(self, orders, plans):
        """Sort plans by what is left of them once the enemy who moves next has answered."""
        n, teams = self.skill["plans"], self.start.teams
        q = next(q for q in coming(self.start) if teams[q] != teams[self.player])
        for i, (value, goals) in enumerate(plans[:n]):
            orders.back(goals, value)
            s = orders.s.clone()
            s.stack = [{**s.stack[0], "player": q}, {**s.stack[-1], "player": q, "moved": [], "boost": {}}]
            value = margins(s)[self.player]
            resolved(s)
            reply = Orders(s, s.stack[-1])
            value -= margins(s)[self.player]
            yield from reply.climb(1, SOLDIERS)
            plans[i] = value + margins(s)[self.player], goals
        plans[:] = sorted(plans[:n], key=lambda plan: -plan[0])

    def extras(self, orders, now):
        """Cards to play before anybody moves; those in a hurry are given new goals."""
        for action in self.choices:
            if action[0] in ("move", "lead", "done"):
                continue
            s, plan = settled(tried(self.start, action)), None
            gain = self.ahead(s) - now
            if self.skill["plans"] > 1 and s.stack[-1].get("boost") != self.start.stack[-1]["boost"]:
                quick = Orders(s, s.stack[-1])
                quick.back([goal if goal in ways else r for goal, (r, _), ways in
                            zip(orders.goals, quick.pieces, quick.ways)], 0.0)
                quick.value = quick.worth()
                yield from quick.climb(1, SOLDIERS)
                gain, plan = quick.value - now, [action, *quick.actions(), ("done",)]
            self.found[action] = gain
            if plan and gain > self.gain:
                self.plan, self.gain = plan, gain
            elif not plan and gain > 0:
                self.plan.insert(0, action)
            yield


WORK = {"move": Planner.moving, "spend": Planner.buying, "grant": Planner.granting,
        "window": Planner.answering}


def settled(s):
    """What is being fought or carried out, played to its end: nobody plays a card, the cheapest are lost."""
    for _ in range(LONG):
        if not s.legal or s.stack[-1]["phase"] in OPEN and not any(f["phase"] == "battle" for f in s.stack):
            break
        step(s, ("pass",) if ("pass",) in s.legal else s.legal[-1 if s.legal[0][0] == "raise" else 0])
    return s
