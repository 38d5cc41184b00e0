"""The odds of a battle from where it stands: with what was rolled already, with a card or any other choice.

The present phase is gone through as it was begun, the rest of the round too where somebody is held still;
what comes after it is the course of odds.py."""

from warcraft.battle import ring
from warcraft.course import NOTHING, merged
from warcraft.host import Host
from warcraft.odds import BEGIN, course
from warcraft.units import PHASES, WORKER

ENDS = ("win", "loss", "draw", "rest")
POISON, CONTEST, AIM = "choose_poison", "contest", "aim"  # steps of a battle


def of(s, action=None) -> dict:
    """The odds as they would be after a choice of the acting player, or as they are."""
    s = s.clone()
    if action:
        s.game.doer(s.stack[-1]["phase"], action[0])(s, s.stack[-1], *action[1:])
    f = ring.fight(s)
    ways = fates(s, f)
    aimed = next((other for other in s.stack if other["phase"] == "lose"
                  and ring.side(s, f, other["player"]) != other["side"]), None)
    if aimed:
        return worst(s, f, aimed)
    found = {**dict.fromkeys(ENDS, 0.0), "losses": [[0.0] * (WORKER + 1) for _ in ring.SIDES]}
    for chance, way in ways:
        add(found, chance, Outlook(s, way).odds())
    for _, p, kind in f.get("devoured", ()):
        found["losses"][ring.side(s, f, p)][kind] += 1 - found[ENDS[ring.side(s, f, p)]]
    return found


def add(found, chance, more):
    """One of several ways that chance may go."""
    for name in ENDS:
        found[name] += chance * more[name]
    for lost, others in zip(found["losses"], more["losses"]):
        lost[:] = [n + chance * m for n, m in zip(lost, others)]


def fates(s, f) -> list:
    """[(chance, the battle's frame), ...] once a card that waits for an answer has worked."""
    found = [(1.0, f)]
    for effect in [other for other in s.stack if other["phase"] == "effect"]:
        card, facts = s.game.traits[effect["card"]], (s, f, effect["player"], *effect["facts"])
        found = card.fates(*facts) or card.works(*facts) or found
    return found


def worst(s, f, aimed) -> dict:
    """The enemy names the loss: the one that serves him best."""
    del s.stack[s.stack.index(aimed) + 1:]
    name = ENDS[1 - aimed["side"]]
    losses = ring.losable(s, f, aimed["side"])
    return max((of(s, ("lose", *one)) for one in losses), key=lambda found: found[name])


class Outlook:
    """One way in which a battle goes on from its frame. `spent` has nothing of units that are held still: of
    that kind are the sides once the round is over."""

    def __init__(self, s, f):
        self.s, self.f, self.steps = s, f, list(f["todo"])
        sides = [(ring.units(s, f, n), f["netted"][n]) for n in ring.SIDES]
        self.hosts = [Host(s, f["r"], units, f["still"], netted) for units, netted in sides]
        self.awake = self.hosts if not f["still"] else [Host(s, f["r"], units, (), netted)
                                                        for units, netted in sides]
        self.here = course(s, *self.hosts)
        self.start = tuple(host.number[host.start] for host in self.hosts)

    def odds(self) -> dict:
        """Through what is left of the round, and then on."""
        names, first = [step for step, *_ in self.steps], self.first()
        now = {self.start: 1.0}
        if CONTEST in names and POISON not in names:
            now = self.phase(names.index(CONTEST))
        left = [PHASES.index(step[1]) for step in self.steps if step[0] == "phase"] or (
            [*range(len(PHASES))] if "round" in names else [])
        if self.f["still"]:
            for phase in left:
                now = self.gone(now, phase, first)
            now, left = self.roused(now), []
        return self.rest(now, left, first)

    def first(self) -> tuple:
        """Who strikes first in this round, as it was named, or as it will be."""
        named = tuple(map(tuple, self.f["poison"]))
        if any(step in (POISON, "round") for step, *_ in self.steps):
            return sum((host.ambush(i) for host, i in zip(self.hosts, self.start)), ())
        for other in self.s.stack:
            if other["phase"] == "poison":
                n = ring.side(self.s, self.f, other["whose"])
                wishes = self.hosts[n].strikes(self.start[n], other["whose"])
                named += tuple([one for one in wishes if one not in named][:other["left"]])
        return named

    # --- the phase that goes on ---------------------------------------------------------------------

    def phase(self, end) -> dict:
        """{(state, state): chance} when it is over."""
        f, beats = self.f, [n for n, step in enumerate(self.steps[:end]) if step[0] == AIM]
        rest = [step for step, *_ in self.steps[:beats[0] if beats else end]]
        cured = [tuple(spent) if host.cures else NOTHING
                 for host, *spent in zip(self.hosts, f["ones"], f["healed"])]
        now = {(*self.start, *cured): 1.0}
        if "roll" in rest:
            spells = tuple(map(tuple, f["spells"]))
            now = self.here.beat(now, f["kind"], self.these([p for p, _ in f["rollers"]]), spells)
        elif rest:
            sides = [self.settled(n, cured[n], "count" in rest) for n in ring.SIDES]
            now = {(*(state for state, _ in sides), *(spent for _, spent in sides)): 1.0}
        for n in beats:
            now = self.here.beat(now, f["kind"], self.these(self.steps[n][1]))
        return merged(now)

    def these(self, players) -> list:
        """Those of each side who are among these players."""
        return [tuple(p for p in host.players if p in players) for host in self.hosts]

    def settled(self, n, cured, rolled) -> tuple:
        """(state, what its healers did) of a side once it has taken the losses that lie on the table, and its
        dead have risen; rolled: they are still to be counted."""
        s, f, host = self.s, self.f, self.hosts[n]
        risen = tuple((other["player"], other["most"]) for other in s.stack
                      if other["phase"] == "rise" and ring.side(s, f, other["player"]) == n)
        if not rolled:
            due = f["due"][n] + sum(other["phase"] == "lose" and other["side"] == n for other in s.stack)
            return host.after(self.start[n], risen, due, f["kind"]), cured
        against = [one for one in f["rolls"] if ring.side(s, f, one["player"]) != n]
        wounds = max(0, sum(one["wounds"] for one in against) - f["less"][n])
        ones = sum(one["ones"] for one in against)
        return self.here.taken(host, self.start[n], risen, wounds, ones, f["kind"], cured)

    # --- what comes after it -------------------------------------------------------------------------

    def gone(self, now, phase, first) -> dict:
        """The same after a phase more."""
        found = {}
        for (i, j), chance in now.items():
            held = self.hosts[0].holds[i] and self.hosts[1].holds[j]
            for left, right in self.here.outcomes(i, j, phase, first)[1] if held else [({i: 1}, {j: 1})]:
                for one, likely in left.items():
                    for other, as_likely in right.items():
                        found[one, other] = found.get((one, other), 0.0) + chance * likely * as_likely
        return found

    def roused(self, now) -> dict:
        """The round is over: nobody is held still any more."""
        hosts = list(zip(self.hosts, self.awake))
        return merged({(*(host.awake(free, i) for (host, free), i in zip(hosts, pair)), *pair): chance
                       for pair, chance in now.items()})

    def rest(self, now, left, first) -> dict:
        """What comes of it in the phases that are left and in all rounds to come."""
        moment = (left[0], first) if left and left[0] else BEGIN
        return course(self.s, *self.awake).run({(moment, *pair): chance for pair, chance in now.items()})
