"""Who may go where in a Move step."""

from warcraft.units import CAPTIVE, FLYING, KINDS, NECROMANCER, ROOM, SPEED, UNITS, WIDTH, WORKER

WORKERS = (WORKER, NECROMANCER)
GROUP = (UNITS, UNITS, UNITS, WORKERS, WORKERS, ())  # who shares the limit with a kind
FASTEST = 3  # RU "Fast": spaces in one step


class Scene:
    """What counts for a mover, by space: his own units, units and workers of his side, anything hostile."""

    def __init__(self, s, p):
        spaces, teams = len(s.board), s.teams
        team = teams[p]
        self.own, self.foe = [False] * spaces, [False] * spaces
        self.units, self.workers = [0] * spaces, [0] * spaces
        for r, here in enumerate(s.pieces):
            for piece in here:
                q, kind = piece // WIDTH, piece % WIDTH
                if kind == CAPTIVE:
                    continue
                if teams[q] != team:
                    self.foe[r] = True
                elif kind < WORKER:
                    self.units[r] += 1
                    self.own[r] = self.own[r] or q == p
                else:
                    self.workers[r] += 1
        for r, q in enumerate(s.outpost):
            if q >= 0 and teams[q] != team:
                self.foe[r] = True


def legal(s, f) -> list:
    """All moves of a player's pieces that have not moved."""
    p, moved, acts = f["player"], f["moved"], []
    low, scene = WIDTH * p, Scene(s, p)
    for r, here in enumerate(s.pieces):
        last = -1
        for piece in here:
            kind = piece - low
            if kind == last or not 0 <= kind < CAPTIVE:
                continue
            last = kind
            if moved and here.count(piece) <= moved.count(r * WIDTH + kind):
                continue
            steps = speed(f, r, kind)
            if steps and not held(s, r):
                name = KINDS[kind]
                acts += [("move", r, name, goal) for goal in goals(s, scene, r, kind, steps)]
    return acts


def speed(f, r, kind) -> int:
    """How far a piece goes that has not left its space (ruling 66)."""
    return min(FASTEST, max(0, SPEED[kind] + f["boost"].get(str(r), 0)))


def held(s, r) -> bool:
    """Whether nobody may leave: pieces of the owner in a besieged Town (ruling 8)."""
    if s.board.terrain[r] != "town":
        return False
    owner = next((p for p in s.playing if s.home(p) == r), None)
    if owner is None:
        return False
    team = s.teams[owner]
    return bool(s.armed(r) - {team}) and any(s.teams[piece // WIDTH] == team and piece % WIDTH != CAPTIVE
                                             for piece in s.pieces[r])


def room(s, p, r, kind) -> bool:
    """Whether one more of a side's units, or of its workers, may stay in a space (RU "Stacking"); only flyers
    stay on a mountain."""
    if kind != FLYING and s.board.terrain[r] == "mountain":
        return False
    kinds, team = GROUP[kind], s.teams[p]
    return ROOM > sum(piece % WIDTH in kinds and s.teams[piece // WIDTH] == team for piece in s.pieces[r])


def goals(s, scene, start, kind, steps) -> list:
    """Where a piece may end its move; it goes on only through spaces with nothing hostile."""
    ways, found, ring, seen = s.board.ways[kind], [], [start], {start}
    soldier, foe = kind in UNITS, scene.foe
    room = scene.units if soldier else scene.workers
    while steps and ring:
        steps -= 1
        following = []
        for r in ring:
            for goal in ways[r]:
                if goal in seen:
                    continue
                seen.add(goal)
                if foe[goal]:
                    if not soldier and not scene.own[goal]:
                        continue
                else:
                    following.append(goal)
                if room[goal] < ROOM and not (kind == NECROMANCER and crowded(s, goal)):
                    found.append(goal)
        ring = following
    return found


def crowded(s, r) -> bool:
    """Whether a Necromancer is in a space: never two (RU "March of the Necromancers")."""
    return any(piece % WIDTH == NECROMANCER for piece in s.pieces[r])


def raze(s, r):
    """An Outpost is gone; its token is in the reserve again."""
    s.note("razed", player=s.outpost[r], r=r)
    s.outpost[r], s.unfinished[r] = -1, False


def sweep(s):
    """After the battles of a Move step: workers and Outposts in spaces with enemy units and none of their own
    side are destroyed (RU "Undefended workers")."""
    for r, here in enumerate(s.pieces):
        armed = s.armed(r) if here else ()
        if not armed:
            continue
        for piece in [piece for piece in here if piece % WIDTH in WORKERS
                      and s.teams[piece // WIDTH] not in armed]:
            here.remove(piece)
            s.note("killed", player=piece // WIDTH, piece=KINDS[piece % WIDTH], r=r)
        if s.outpost[r] >= 0 and s.teams[s.outpost[r]] not in armed:
            raze(s, r)
