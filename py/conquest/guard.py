"""How tokens are best spread: a hint for the whole of it, by what rivals could take and at what price."""

from conquest.changes import leave
from conquest.phases.spread import MANY
from conquest.reasons import guarding
from conquest.rules import barriers, cost, garrison, near
from conquest.state import NOBODY
from tabletop.ai import Steady, imagine

NEAR = (1.0, 0.4, 0.15)  # how likely a rival comes to what lies next to his regions, or behind that
NEWCOMER, LATER = 0.5, 0.1  # that a new race begins at an entry: its player must choose one now, or may later
ANYHOW = 0.02  # that somebody comes where nobody reaches
GONE = 4.0  # what is given up at once, beside what a rival might take


class Guard(Steady):
    """Takes up all tokens, then lays each where it spoils most for the rivals. `then` goes on with the plan,
    `why` speaks for it. Whoever asks anew after every setting comes to the same end."""

    def __init__(self, s):
        self.first, self.then, self.why, self.gain = ("done",), [], [], 0.0
        super().__init__(s)

    def work(self):
        """Lay token after token on a copy, then say by which settings it comes about."""
        now, s = [imagine(self.state, self.player, 0) for _ in range(2)]
        f, p = s.stack[-1], self.player
        phase = s.game.phases[f["phase"]]
        places = phase.places(s, f)
        phase.do_gather(s, f)  # rivals look at the land, not at what is only laid there by now
        found, prize = danger(s, p), coins(s, p, places)

        def loss(r, s=s):
            return prize[r] * risk(s, r, found)

        before, gains = sum(loss(r, now) for r in places), {}
        while (r := best(s, f, phase, places, loss, gains)) is not None:
            phase.set(s, f, r, phase.here(s, f, r) + phase.portion(s, f, r))
            del gains[r]
            yield
        self.gain = before - sum(map(loss, places))
        self.why = guarding(s, p, places, found)
        self._told(s, f, phase, places)

    def _told(self, s, f, phase, places):
        """The plan as settings, first those that take up tokens; none where all stands so already."""
        now, was = self.state, self.state.stack[-1]
        more = {r: phase.here(s, f, r) - phase.here(now, was, r) for r in places}
        changed = sorted((r for r in places if more[r]), key=lambda r: more[r] > 0)
        plan = [(phase.verb, r, phase.here(s, f, r)) for r in changed]
        self.first, *self.then = plan or [("done",)]

    def follow(self, s, action):
        """The next setting of the plan, and in the end to end; None if that is not what comes."""
        rest = self.then or [("done",)]
        if action != self.first or action == ("done",) or rest[0] not in s.legal:
            return None
        self.state, (self.first, *self.then) = s, rest
        return self

    def ranking(self):
        """The beginning of the plan; to end, where there is nothing to change."""
        self.run()
        return [(self.first, self.gain)]


def best(s, f, phase, places, loss, gains):
    """The region where the next tokens spoil most, None if none are left or none has room. `gains` knows what
    they spoil where nothing was laid since it was reckoned."""
    most, chosen, spare = 0.0, None, phase.heap(s, f) - phase.owed(s, f)
    caps = f.get("most", MANY)
    for r in places:
        here, more = phase.here(s, f, r), phase.portion(s, f, r)
        if more > spare or here + more > (caps[r] if type(caps) is list else caps):
            continue
        if r not in gains:
            before = loss(r)
            phase.set(s, f, r, here + more)
            gains[r] = (before - loss(r)) / more
            phase.set(s, f, r, here)
        if chosen is None or gains[r] > most:
            most, chosen = gains[r], r
    return chosen


# --- what a rival may come to -------------------------------------------------------------------

def danger(s, p) -> list:
    """For every rival of player p: [player, his band or nobody, {region: how likely it is attacked}]."""
    sides, gone = s.game.sides(s), s.game.gone(s)
    return [[q, s.active[q], coming(s, s.active[q])] for q in range(s.players)
            if sides[q] != sides[p] and q not in gone]


def coming(s, b) -> dict:
    """How likely band b, or who comes where there is none, attacks regions that are guarded alike."""
    found = dict.fromkeys(s.board.entries, NEWCOMER if b == NOBODY else LATER)
    ring, seen = set() if b == NOBODY else near(s, b), set()
    for chance in NEAR:
        ring = {r for r in ring if r not in seen and not barriers(s, b, r, ring) - {"toll"}}
        found.update({r: max(chance, found.get(r, 0.0)) for r in ring})
        seen |= ring
        ring = set().union(*[s.board.near[r] for r in ring])
    return found


def risk(s, r, found) -> float:
    """How much of a region its player may expect to lose, as it stands."""
    if s.troops[r] < garrison(s, s.band[r]):
        return GONE
    plain = s.board.cost[r] + s.troops[r] + len(s.tokens[r])
    closed = s.tokens[r] and s.ask_tokens("bars", r, NOBODY)
    risks = ANYHOW / plain
    for _, b, chances in found:
        chance = chances.get(r, 0.0)
        if not chance or closed:
            continue
        if b == NOBODY:
            risks += chance / plain
        elif not barriers(s, b, r, {r}) - {"toll"}:
            risks += chance / cost(s, b, r)
    return risks


def coins(s, p, places) -> dict:
    """What each region is worth to player p: the coins it pays a turn, and the token that falls with it."""
    now, found = sum(s.game.earnings(s, p).values()), {}
    for r in places:
        then = s.clone()
        leave(then, then.band[r], r)
        found[r] = 1 + now - sum(s.game.earnings(then, p).values())
    return found
