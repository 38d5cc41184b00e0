"""What a position is worth to everybody, in expected points; the opponents look ahead by it."""

from warcraft import weights as w
from warcraft.units import CAPTIVE, STRENGTH, TRAIN, UNITS, WIDTH, WORKER
from warcraft.victory import total

RICH = ("forest", "goldmine")


def worth(s) -> list:
    """Expected points of every player; who has won is far ahead."""
    if not s.stack:
        return [w.WON * (p in s.won) for p in range(s.players)]
    sight = Sight(s)
    return [0.0 if p in s.out else of(s, sight, p) for p in range(s.players)]


class Sight:
    """What is asked of every player: where his units and workers are, and the power of teams by space."""

    def __init__(self, s):
        sizes = range(s.players + 1)
        self.units = [[] for _ in sizes]  # (space, kind)
        self.workers = [[] for _ in sizes]
        self.power = {team: {} for team in s.teams}
        for r, here in enumerate(s.pieces):
            for piece in here:
                p, kind = divmod(piece, WIDTH)
                if kind in UNITS:
                    self.units[p].append((r, kind))
                    power = self.power[s.teams[p]]
                    power[r] = power.get(r, 0) + strength(s, p, kind)
                elif kind != CAPTIVE:
                    self.workers[p].append(r)


def strength(s, p, kind) -> int:
    """The strength of a kind of a player's units."""
    return STRENGTH[s.races[p]][kind][s.levels[p][kind] - 1]


def price(s, p, kind) -> float:
    """What a unit is worth."""
    return w.UNIT * sum(TRAIN[kind]) * strength(s, p, kind)


def of(s, sight, p) -> float:
    """What one player has and may expect."""
    return (total(s, p) + _army(s, sight, p) + _town(s, p) + _work(s, sight, p) + _aims(s, sight, p)
            - _danger(s, sight, p) + s.law("value", p))


def _army(s, sight, p) -> float:
    """Units, less what a battle to come will cost."""
    found = sum(w.TRAINED * n * price(s, p, kind) for kind, n in enumerate(s.training[p][:WORKER]))
    for r, kind in sight.units[p]:
        found += price(s, p, kind) * chance(s, sight, s.teams[p], r)
    return found


def chance(s, sight, team, r) -> float:
    """How likely a team's units in a space see the end of a battle there, by the powers on the spot."""
    foes = [power for other, power in sight.power.items() if other != team and r in power]
    if not foes:
        return 1.0
    ring = (r, *s.board.near[r])
    mine = sum(sight.power[team].get(place, 0) for place in ring)
    theirs = sum(power.get(place, 0) for power in foes for place in ring)
    return mine * mine / (mine * mine + theirs * theirs)


def _town(s, p) -> float:
    """Buildings, levels, goods, cards; enemies in the Town."""
    found = w.BUILDING * (sum(s.built[p]) + w.RISING * sum(s.rising[p])) + w.LEVEL * sum(s.levels[p])
    found += w.GOODS * (min(s.gold[p], w.PLENTY) + min(s.wood[p], w.PLENTY))
    found += w.CARD * len(s.hands[p]) + w.OUTPOST * s.outpost.count(p)
    home = s.home(p)
    if home >= 0 and s.armed(home) - {s.teams[p]}:
        found -= w.SIEGE[s.depleted[home] > 0]
    return found


def _danger(s, sight, p) -> float:
    """Enemies nearer to the own Town than its defenders."""
    home, near = s.home(p), 0.0
    if home < 0:
        return 0.0
    for team, power in sight.power.items():
        sign = -1 if team == s.teams[p] else 1
        near += sign * sum(n / (1 + s.board.distance(r, home)) for r, n in power.items())
    return w.GUARD * max(0.0, near)


def _work(s, sight, p) -> float:
    """Workers where there is something to harvest, or on the way."""
    terrain, board = s.board.terrain, s.board
    builders = sum(s.rising[p]) - sum(s.summoned[p])
    found = w.WORKER * (builders + w.TRAINED * s.training[p][WORKER])
    fields = [r for r, kind in enumerate(terrain) if kind in RICH and s.depleted[r] < len(w.AT_WORK) - 1]
    for r in sight.workers[p]:
        found += w.WORKER
        if terrain[r] in RICH:
            found += w.AT_WORK[s.depleted[r]]
        if terrain[r] not in RICH or not w.AT_WORK[s.depleted[r]]:
            found -= w.WALK * min((board.distance(r, field) for field in fields), default=0)
    return found


def _aims(s, sight, p) -> float:
    """Spaces with points that the side does not hold, enemy Towns among them: every unit is drawn to the
    best, and somebody should be near each."""
    aims, board, places = _worthwhile(s, sight, p), s.board, [r for r, _ in sight.units[p]]
    if not places or not aims:
        return 0.0
    found = 0.0
    for goal, points in aims:
        found += w.AIM * points / (1 + min(board.distance(r, goal) for r in places))
    for r in places:
        found += w.PULL * max(points / (1 + board.distance(r, goal)) for goal, points in aims)
    return found


def _worthwhile(s, sight, p) -> list:
    """[(space, points)] to go for."""
    mine, towns = sight.power[s.teams[p]], {s.home(q) for q in s.foes(p)}
    spaces = s.board.scoring if s.goal else sorted(towns - {-1})
    return [(r, s.board.points[r] * (w.BASE if r in towns else 1.0)) for r in spaces if r not in mine]
