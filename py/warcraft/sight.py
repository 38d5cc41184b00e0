"""What a position shows at one look: who stands where, how strong, and how battles to come may go.

The odds are a rule of thumb, numbers times hits, squared; test_warcraft_mind.py holds it against odds.py."""

from warcraft import weights as w
from warcraft.units import CAPTIVE, FLYING, MELEE, ROOM, TRAIN, UNITS, WIDTH, WHOLLY
from warcraft.victory import total

FIELDS = ("goldmine", "forest")


class Sight:
    """By player: units (space, kind, price), spaces of workers, might by kind. By (team, space): `at`, units
    there; `odds`, where a battle is due, the chance to win it."""

    def __init__(self, s):
        seats = range(s.players + 1)
        self.prices = [[self.price(s, s.races[p], kind, s.levels[p][kind]) for kind in UNITS] for p in seats]
        self.might = [[might(s.game, s.races[p], kind, s.levels[p][kind]) for kind in UNITS] for p in seats]
        self.units, self.workers, self.at, self.odds = [[] for _ in seats], [[] for _ in seats], {}, {}
        self.power, near = {team: [] for team in s.teams}, s.board.near_to
        for r, here in enumerate(s.pieces):
            for piece in here:
                p, kind = divmod(piece, WIDTH)
                if kind < len(UNITS):
                    price = self.prices[p][kind]
                    self.units[p].append((r, kind, price))
                    self.power[s.teams[p]].append((near[kind][r], self.might[p][kind]))
                    self.at.setdefault((s.teams[p], r), []).append((kind, self.might[p][kind], price))
                elif kind != CAPTIVE:
                    self.workers[p].append(r)
        for p in range(s.players):
            foes = {r for team, r in self.at if team != s.teams[p] and (s.teams[p], r) not in self.at}
            self.workers[p] = [r for r in self.workers[p] if r not in foes]
        self.fields, self.points = fields(s), [total(s, p) for p in range(s.players)]
        self.spared = {p for p in range(s.players) if s.laws and self.units[p]
                       and s.law("saved", self.units[p][0][0], p, MELEE)}
        self.order, self.lived, self.swayed = coming(s), {}, {}
        self._battles(s)

    @staticmethod
    def price(s, race, kind, level) -> float:
        """What a unit is worth."""
        return w.UNIT[kind] * (w.BODY + s.game.strengths[race][kind][level - 1]) if race else 0.0

    def _battles(self, s):
        """The odds where two sides stand in one space, and who lives to see the end."""
        places = [r for _, r in self.at]
        for r in {r for r in places if places.count(r) > 1}:
            teams = [team for team, where in self.at if where == r]
            rings = {team: self.ring(s, team, r) for team in teams}
            for team in teams:
                foes = [sum(row) for zipped in [zip(*(rings[foe] for foe in teams if foe != team))]
                        for row in zipped]
                self.odds[team, r] = win = duel(rings[team], foes)
                for place in (r, *s.board.near[r]):
                    self.lived[team, place] = self.lived.get((team, place), 1.0) * w.lives(win)
        self.teams = s.teams

    def life(self, p, r) -> float:
        """How much of a player's units in a space battles that are due will leave."""
        return self.lived.get((self.teams[p], r), 1.0) if self.lived and p not in self.spared else 1.0

    def holds(self, s, p, r) -> float:
        """How likely no enemy alone is left in a space once the battles are over."""
        return self.odds.get((s.teams[p], r), 0.0) if s.pieces[r] and s.armed(r) - {s.teams[p]} else 1.0

    def ring(self, s, team, r) -> list:
        """A team's mass in a space and beside it."""
        found = list(self.at.get((team, r), ()))
        for place in s.board.near[r]:
            found += [unit for unit in self.at.get((team, place), ()) if r in s.board.flanks[unit[0]][place]]
        return mass(found)

    def sway(self, s, team, goal) -> float:
        """How likely a team is the stronger one in a space some time, by all that is on the board."""
        if goal not in self.swayed:
            self.swayed[goal] = {side: sum([hits * row[goal] for row, hits in units])
                                 for side, units in self.power.items()}
        mine = self.swayed[goal][team] ** 2
        theirs = (sum(self.swayed[goal].values()) - self.swayed[goal][team]) ** 2
        return mine / (mine + theirs) if mine else 0.0


def fields(s) -> list:
    """Where there is something to harvest."""
    return [r for r, kind in enumerate(s.board.terrain) if kind in FIELDS and s.depleted[r] < WHOLLY]


def might(game, race, kind, level) -> float:
    """How much a unit hits."""
    if not race:
        return 0.0
    gift = w.GIFT.get(game.powers[race].get((kind, level)), 1.0)
    return w.MIGHT[kind] * game.strengths[race][kind][level - 1] * gift


def mass(units) -> list:
    """[units, hits, flyers, hits of melee] of (kind, might, price)."""
    found = [0, 0.0, 0, 0.0]
    for kind, hits, _ in units:
        found[0] += 1
        found[1] += hits
        found[2] += kind == FLYING
        found[3] += hits * (kind == MELEE)
    return found


def duel(mine, theirs) -> float:
    """How likely one mass beats another; flyers outlive melee."""
    power = [((one[0] + w.ALOFT * one[2] * other[3] / (other[1] or 1.0)) * one[1]) ** 2
             for one, other in ((mine, theirs), (theirs, mine))]
    return power[0] / (sum(power) or 1.0)


def coming(s) -> list:
    """In which order players have their next Move steps."""
    f, order = s.stack[0], s.playing
    rest = order[order.index(f["player"]) + 1:] if f["step"] == "move" and f["player"] in order else []
    first = next(p for p in [*range(s.first + 1, s.players), *range(s.players)] if p not in s.out)
    return rest + [p for n in range(s.players) if (p := (first + n) % s.players) not in s.out]


def resolved(s):
    """The battles that are due end as is likeliest: who wins keeps a unit there, who loses none."""
    for (team, r), win in Sight(s).odds.items():
        ring = [(place, piece) for place in (*s.board.near[r], r) for piece in s.pieces[place]
                if piece % WIDTH in UNITS and s.teams[piece // WIDTH] == team]
        here, lost = sum(place == r for place, _ in ring), round((1 - w.lives(win)) * len(ring))
        if win > w.EVEN:
            lost = min(lost, len(ring) - 1)
        else:
            ring, lost = ring[::-1], max(lost, here)
        for place, piece in ring[:lost]:
            s.take(place, *divmod(piece, WIDTH))
