"""A battle in one space, in its simplest form.

The frame: `player` is the mover and attacker, `r` the battlefield, `foe` the team that defends. The phase
must end by itself when one of the two teams has no units left in `r`, or nobody has. The rest expects of it:
cards drawn at the start and by the winner (`s.draw`); losses by `changes.kill(s, r, p, kind)`, for laws may
send a killed unit elsewhere, and never a worker; neutrals (player `s.players`) fight like anybody, without
cards; nobody fights over a wall (`board.flanks`). What options say is in `s.rules`. Workers and Outposts
without defence are removed afterwards by `moves.sweep`, not here."""

from tabletop import Phase
from warcraft import changes
from warcraft.units import FACES, FLYING, MELEE, PHASES, STRENGTH, UNITS, WIDTH

IDLE = 5  # ruling 29: rounds without a loss, after which the attacker leaves


class Battle(Phase):
    """Level dice, hits by strength, losses taken from the battlefield first; nobody chooses anything."""

    def enter(self, s, f):
        sides = [s.teams[f["player"]], f["foe"]]
        s.note("battle", player=f["player"], r=f["r"], foe=f["foe"])
        for side in sides:
            for p in sorted({p for _, p, _ in self.fighters(s, f["r"], side)} - {s.players}):
                s.draw(p)
        idle = 0
        while self.contested(s, f, sides) and idle < IDLE:
            idle = 0 if self.round(s, f, sides) else idle + 1
        left = [side for side in sides if side in s.armed(f["r"])]
        if len(left) == 1:
            winners = [p for r, p, _ in self.fighters(s, f["r"], left[0]) if r == f["r"] and p < s.players]
            for p in winners[:1]:
                s.draw(p)
        elif len(left) == len(sides):
            self.part(s, f, sides[0])
        s.note("battle_over", r=f["r"], left=left)

    def contested(self, s, f, sides) -> bool:
        """Whether both sides have units in the battlefield."""
        return set(sides) <= s.armed(f["r"])

    def fighters(self, s, r, side) -> list:
        """[(space, player, kind), ...] of a side's units in the battlefield, then on its flanks."""
        return [(place, piece // WIDTH, piece % WIDTH) for place in (r, *s.board.near[r])
                for piece in s.pieces[place] if piece % WIDTH in UNITS and s.teams[piece // WIDTH] == side
                and (place == r or r in s.board.flanks[piece % WIDTH][place])]

    def round(self, s, f, sides) -> bool:
        """Ranged, flying, melee; both sides of a phase at once. Whether anybody fell."""
        fell = False
        for phase in PHASES:
            hits = [self.hits(s, f, side, phase) for side in sides]
            for side, n in ((sides[1], hits[0]), (sides[0], hits[1])):
                for _ in range(n):
                    fell = self.lose(s, f, side, phase) or fell
            if not self.contested(s, f, sides):
                break
        return fell

    def hits(self, s, f, side, phase) -> int:
        """One die for every unit of the kind, a hit if it is not above the strength."""
        strengths = [STRENGTH[s.races[p]][kind][s.levels[p][kind] - 1]
                     for _, p, kind in self.fighters(s, f["r"], side) if kind == phase]
        return sum(s.random(FACES) < strength for strength in strengths)

    def lose(self, s, f, side, phase) -> bool:
        """One loss; flyers are none in the melee phase."""
        able = [one for one in self.fighters(s, f["r"], side) if phase != MELEE or one[2] != FLYING]
        if able:
            changes.kill(s, *able[0])
        return bool(able)

    def part(self, s, f, side):
        """Nobody can hurt the other: the attackers leave for free spaces beside, or are lost (ruling 29)."""
        for r, p, kind in self.fighters(s, f["r"], side):
            if r == f["r"]:
                ways = [goal for goal in s.board.ways[kind][r] if not s.pieces[goal]]
                s.take(r, p, kind)
                if ways:
                    s.put(ways[0], p, kind)
