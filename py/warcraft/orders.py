"""Orders for a whole Move step: for every piece a goal, mended one by one while that is worth something."""

from operator import invert

from tabletop.ai import margins
from warcraft.moves import Scene, crowded, goals, held, speed
from warcraft.sight import fields
from warcraft.units import CAPTIVE, KINDS, NECROMANCER, ROOM, UNITS, WIDTH, WORKER

BROAD = 6  # spaces for which assaults are planned
SOLDIERS = tuple(KINDS[kind] for kind in UNITS)


class Orders:
    """`s` is a copy whose pieces stand as ordered; goals[n] is where piece n goes."""

    def __init__(self, s, f, awake=lambda: True):
        self.s, self.p = s, f["player"]
        self.team, self.pieces, self.ways = s.teams[self.p], [], []
        scene, moved = Scene(s, self.p), list(f["moved"])
        scene.units = scene.workers = [0] * len(s.board)
        for r, here in enumerate(s.pieces):
            for p, kind in [divmod(piece, WIDTH) for piece in here]:
                if p != self.p or kind == CAPTIVE:
                    continue
                if r * WIDTH + kind in moved:
                    moved.remove(r * WIDTH + kind)
                elif not held(s, r) and (steps := speed(f, r, kind)) and awake():
                    self.pieces.append((r, kind))
                    self.ways.append(self.sensible(r, kind, goals(s, scene, r, kind, steps), f))
        self.goals = [r for r, _ in self.pieces]
        self.value = self.worth()
        self.room = {soldiers: [sum(s.teams[piece // WIDTH] == self.team and piece % WIDTH != CAPTIVE
                                    and (piece % WIDTH in UNITS) == soldiers for piece in here)
                                for here in s.pieces] for soldiers in (True, False)}

    def sensible(self, r, kind, ways, f) -> list:
        """The goals worth a thought: workers go where there is work, or towards it; a captive may be led."""
        s = self.s
        if kind == WORKER:
            far, rich = s.board.far[WORKER], fields(s)
            away = {goal: min((far[goal][field] for field in rich), default=0) for goal in (r, *ways)}
            least = min(away.values())
            return [goal for goal in ways if away[goal] == least or goal == s.home(self.p)]
        if kind in UNITS and s.many(r, self.p, CAPTIVE) and not f.get("led"):
            return [*ways, *map(invert, ways)]
        return ways

    def worth(self) -> float:
        """How far ahead the player is if it is done so."""
        return margins(self.s)[self.p]

    def send(self, n, goal):
        """Give a piece another goal; one below 0 is gone to with the captive."""
        kind, old, s = self.pieces[n][1], self.goals[n], self.s
        room = self.room[kind in UNITS]
        for start, end in ((old, self.pieces[n][0]), (self.pieces[n][0], goal)):
            if min(start, end) < 0:
                s.take(spot(start), self.p, CAPTIVE)
                s.put(spot(end), self.p, CAPTIVE)
        old, new = spot(old), spot(goal)
        s.take(old, self.p, kind)
        s.put(new, self.p, kind)
        room[old] -= 1
        room[new] += 1
        self.goals[n] = goal

    def free(self, n, goal) -> bool:
        """Whether a piece may go for a goal: there is room, one leads, Necromancers keep apart."""
        kind = self.pieces[n][1]
        led = goal < 0 and any(other < 0 for m, other in enumerate(self.goals) if m != n)
        if led or kind == NECROMANCER and crowded(self.s, goal):
            return False
        return self.room[kind in UNITS][spot(goal)] < ROOM

    def climb(self, passes=2, kinds=KINDS):
        """Ask piece by piece for the best goal until nobody wants to change; yields after every piece."""
        for _ in range(passes):
            before = self.value
            for n, (_, kind) in enumerate(self.pieces):
                if KINDS[kind] in kinds:
                    self.mend(n)
                    yield
            if self.value <= before:
                break

    def mend(self, n):
        """The best goal of a piece, all others staying as they are."""
        best = self.goals[n]
        for goal in (self.pieces[n][0], *self.ways[n]):
            if goal != self.goals[n] and self.free(n, goal):
                self.send(n, goal)
                if (value := self.worth()) > self.value + 1e-9:
                    best, self.value = goal, value
        if best != self.goals[n]:
            self.send(n, best)

    def storm(self, goal) -> bool:
        """As many units as can and may go for a space; whether any did."""
        sent = 0
        order = sorted(range(len(self.pieces)), key=lambda n: -self.pieces[n][1])
        for n in order:
            if self.pieces[n][1] in UNITS and goal in self.ways[n] and self.free(n, goal):
                self.send(n, goal)
                sent += 1
        self.value = self.worth()
        return sent > 1

    def back(self, goals, value):
        """The orders as they were; whoever led the captive brings him back before another leads."""
        for n, goal in enumerate(self.goals):
            if goal < 0:
                self.send(n, self.pieces[n][0])
        for n, goal in enumerate(goals):
            if self.goals[n] != goal:
                self.send(n, goal)
        self.value = value

    def assaults(self, passes=1):
        """Look whether several units that go for a space together do better; yields (value, goals)."""
        begun = self.value, list(self.goals)
        for goal in self.targets():
            if self.storm(goal):
                for _ in self.climb(passes, SOLDIERS):
                    yield None
                yield self.value, list(self.goals)
            self.back(begun[1], begun[0])

    def targets(self) -> list:
        """Spaces that several units can go for, with enemies or points; those that most can reach."""
        s, found = self.s, {}
        for (_, kind), ways in zip(self.pieces, self.ways):
            for goal in ways if kind in UNITS else ():
                found[goal] = found.get(goal, 0) + 1
        able = [goal for goal, n in found.items() if n > 1 and (
            s.board.points[goal] or any(s.teams[piece // WIDTH] != self.team for piece in s.pieces[goal]))]
        return sorted(able, key=lambda goal: -found[goal])[:BROAD]

    def actions(self) -> list:
        """The orders as actions."""
        return [("lead" if goal < 0 else "move", r, KINDS[kind], spot(goal))
                for (r, kind), goal in zip(self.pieces, self.goals) if r != goal]


def spot(goal) -> int:
    """The space of a goal."""
    return goal if goal >= 0 else invert(goal)
