"""What a position is worth to everybody, in expected points; the opponents look ahead by it.

Battles that are about to be fought count by their odds (sight.py), those that enemies may begin in their next
Move step by what they would cost."""

from warcraft import weights as w
from warcraft.sight import Sight, duel, mass
from warcraft.units import MELEE, PARTLY, ROOM, SPEED, TRAIN, UNITS, WORKER

RICH = {"goldmine": 0, "forest": 1}


def worth(s) -> list:
    """Expected points of every player; who has won is far ahead."""
    if not s.stack:
        return [w.WON * (p in s.won) for p in range(s.players)]
    sight = Sight(s)
    return [0.0 if p in s.out else of(s, sight, p) for p in range(s.players)]


def of(s, sight, p) -> float:
    """What one player has and may expect."""
    return (_points(s, sight, p) + sum(price * sight.life(p, r) for r, _, price in sight.units[p])
            + _town(s, sight, p) + _work(s, sight, p) + _pull(s, sight, p) - _risk(s, sight, p)
            + s.law("hopes", p))


def _points(s, sight, p) -> float:
    """Points, those of spaces that are fought for by the odds; the last ones count most."""
    if not s.goal:
        return 0.0
    found, team = sight.points[p], s.teams[p]
    for (side, r), win in sight.odds.items():
        if side == team:
            found -= (1 - win) * s.board.points[r] * (s.units(r, p) > 0)
    near = sum(n for n, side in zip(sight.points, s.teams) if side == team) / s.goal
    return w.POINT * found + w.RACE * min(near, 1.0) ** 4 / s.teams.count(team) + w.REACHED * (near >= 1.0)


def _town(s, sight, p) -> float:
    """Buildings, levels, what is trained, cards; enemies in the Town."""
    race, found = s.races[p], w.CARD * len(s.hands[p])
    found += sum(outpost(s, p, r) * sight.holds(s, p, r) for r, q in enumerate(s.outpost) if q == p)
    for kind in UNITS:
        standing = s.built[p][kind] + w.RISING * s.rising[p][kind]
        found += w.BUILDING[kind] * (1 - w.MORE ** standing) + w.LEVEL * s.levels[p][kind]
    found += _trained(s, sight, p)
    home = s.home(p)
    if home >= 0 and (foes := s.armed(home) - {s.teams[p]}):
        lost = 1 - sight.odds.get((s.teams[p], home), 0.0) if foes else 0.0
        found -= lost * w.SIEGE[s.depleted[home] >= PARTLY]
    return found


def _trained(s, sight, p) -> float:
    """Units in training, the dearest first; for whom the Town and the Outposts have no room counts less."""
    prices = sorted((sight.price(s, s.races[p], kind, s.levels[p][kind]) for kind in UNITS
                     for _ in range(s.training[p][kind])), reverse=True)
    if not prices:
        return 0.0
    bases = {s.home(p), *(r for r, q in enumerate(s.outpost) if q == p and not s.unfinished[r])} - {-1}
    room = sum(ROOM - len(sight.at.get((s.teams[p], r), ())) for r in bases)
    return w.TRAINED * sum(prices[:room]) + w.STUCK * sum(prices[room:])


def outpost(s, p, r) -> float:
    """What an Outpost is worth: the nearer to an enemy Town the more."""
    near = s.board.near_to[MELEE][r]
    return w.OUTPOST * max((near[s.home(q)] for q in s.foes(p) if s.home(q) >= 0), default=0.0)


def _work(s, sight, p) -> float:
    """Goods in hand and to be harvested, the scarce kind first; workers, idle ones drawn to what is left."""
    goods, board, places = [s.gold[p], s.wood[p]], s.board, sight.workers[p]
    hands = len(places) + sum(s.rising[p]) - sum(s.summoned[p]) + w.TRAINED * s.training[p][WORKER]
    found, idle = w.WORKER * (1 - w.CROWD ** hands), []
    for r in set(places):
        n = places.count(r)
        what = RICH.get(board.terrain[r])
        rate = w.YIELD[s.depleted[r]] if what is not None else w.YIELD[-1]
        if rate[n if n < len(rate) else -1]:
            goods[what] += rate[n if n < len(rate) else -1]
        else:
            idle += [r] * n
    for r in idle:
        far = board.far[WORKER][r]
        found -= w.IDLE * min((far[field] for field in sight.fields), default=0)
    return found + sum(map(spendable, goods, usable(s, p)))


def usable(s, p) -> list:
    """How much gold and wood a player can make good use of soon: to build, to upgrade and in training."""
    standing = [built + rising for built, rising in zip(s.built[p], s.rising[p])]
    return [w.SOON + w.ROUNDS * sum(cost[what] * n for cost, n in zip(TRAIN, standing)) for what in (0, 1)]


def spendable(n, most) -> float:
    """What so much gold or wood is worth: less, the longer it will lie."""
    return w.GOODS * (min(n, most) + w.LATE * max(0.0, min(n - most, most)) + w.HEAP * max(0.0, n - 2 * most))


def _pull(s, sight, p) -> float:
    """Every unit is drawn to the best goal, and the nearest one to each."""
    found, rows = 0.0, [s.board.near_to[kind][r] for r, kind, _ in sight.units[p]]
    if not rows:
        return found
    drawn = [0.0] * len(rows)
    for goal, points in targets(s, sight, p):
        points *= sight.sway(s, s.teams[p], goal)
        near = [points * row[goal] for row in rows]
        found += w.AIM * max(near)
        drawn = list(map(max, drawn, near))
    return found + w.PULL * sum(drawn)


def targets(s, sight, p) -> list:
    """[(space, points)] to go for: points that the side does not hold, enemy Towns and workers, the side's
    Towns if they are in danger, what laws name."""
    team, found = s.teams[p], list(s.law("lures", p))
    if s.goal:
        found += [(r, s.board.points[r]) for r in s.board.scoring if not sight.at.get((team, r))]
    for q in s.foes(p):
        if (home := s.home(q)) >= 0:
            found.append((home, w.BASE))
        found += [(r, w.RAID) for r in set(sight.workers[q])]
    found += [(home, w.GUARD * (1 - sight.sway(s, team, home))) for q in s.playing
              if s.teams[q] == team and (home := s.home(q)) >= 0]
    return found


def _risk(s, sight, p) -> float:
    """What enemies might take in their next Move step: the worst of it, and a part of the rest."""
    spots = {r for r, _, _ in sight.units[p]} | set(sight.workers[p])
    spots |= {r for r, q in enumerate(s.outpost) if q == p} | {s.home(p)} - {-1}
    threats = []
    for q in s.foes(p):
        early = 1.0 if sight.order.index(q) < sight.order.index(p) else w.LATER
        for r in spots:
            if force := _comers(s, sight, q, r):
                threats.append(early * _cost(s, sight, p, r, force))
    threats.sort()
    return threats[-1] + w.REST * sum(threats[:-1]) if threats else 0.0


def _comers(s, sight, q, r) -> list:
    """An enemy's units that may fight for a space in his next Move step, none if nobody can enter it."""
    found, enters = [], False
    for place, kind, price in sight.units[q]:
        steps = s.board.far[kind][place][r] - SPEED[kind]
        if steps < 2:
            found.append((kind, sight.might[q][kind], price))
            enters = enters or steps < 1
    return found if enters else []


def _cost(s, sight, p, r, force) -> float:
    """What an attack would cost a player, less what it would cost the enemy."""
    team, board = s.teams[p], s.board
    here = sight.at.get((team, r), ())
    win = duel(mass(force), sight.ring(s, team, r)) if here else 1.0
    lost = w.lives(1 - win)
    stake = (1 - lost) * sum(price for place, _, price in sight.units[p] if r in (place, *board.near[place]))
    stake += win * (w.POINT * board.points[r] * bool(here and s.goal) + w.PREY * sight.workers[p].count(r)
                    + (s.outpost[r] == p and outpost(s, p, r)))
    if r == s.home(p):
        stake += win * w.SIEGE[s.depleted[r] >= PARTLY]
    spent = (1 - w.lives(win)) * sum(price for _, _, price in force) if here else 0.0
    return max(0.0, stake - w.BOLD * spent)
