"""The rules of pieces and tiles: who may stand where, what is paid, what comes from a pack board, hunting."""

from itertools import combinations

from wolves.tables import ALPHA, CALLED, DEN, HIGHEST, LAIR, LAIR_BONUS, LONE, PACK, ROOM, SURROUND, TRACKS

# --- who may stand where ---------------------------------------------------------------------------

def fits(here, p, rank) -> bool:
    """Whether a wolf may end a move among these pieces (pp. 7-9): two at most, none foreign but one below
    it in the order den, pack wolf, alpha, lair."""
    if not here:
        return True
    if len(here) >= ROOM:
        return False
    owner, other = divmod(here[0], HIGHEST)
    return owner == p or other < rank <= ALPHA


def landings(s, p, kinds) -> dict:
    """For wolves of both ranks: which hexes of these terrains they may end on, as flags by hex."""
    pieces, token, size = s.pieces, s.token, len(s.board)
    pack, alpha = [False] * size, [False] * size
    for kind in kinds:
        for h in s.board.lands[kind]:
            if not token[h]:
                here = pieces[h]
                pack[h] = not here or fits(here, p, PACK)
                alpha[h] = pack[h] or fits(here, p, ALPHA)
    return {PACK: pack, ALPHA: alpha}


def refuges(s, piece, h) -> list:
    """The nearest hexes for a wolf driven from a hex: empty or with one piece of its own (rulings
    displace_where, displace_none: there always is one)."""
    owner, found, near = piece // HIGHEST, [], None
    for n, other in s.board.walk(h):
        if near is not None and n > near:
            break
        here = s.pieces[other]
        if n and not s.token[other] and (not here or len(here) < ROOM and here[0] // HIGHEST == owner):
            found.append(other)
            near = n
    return found


def drive(s, p, piece, h):
    """A foreign wolf must leave a hex; player p chooses where if there is a choice (p. 8)."""
    s.pieces[h].remove(piece)
    s.then("displace", player=p, piece=piece, hex=h)


# --- tiles -------------------------------------------------------------------------------------------

def ways(s, p, terrain, cost) -> list:
    """All payments, [bits of the tiles flipped, bonus tokens], fewest tokens first (p. 6)."""
    showing = [1 << n for n, face in enumerate(s.faces[p]) if face == terrain]
    return [[sum(tiles), coins] for coins in range(min(cost, s.terrains[p]) + 1)
            for tiles in combinations(showing, cost - coins)]


def price(s, p, terrain, cost) -> dict:
    """What a payment takes, for the screen: tiles that may be flipped, tokens for those that are missing."""
    tiles = [n for n, face in enumerate(s.faces[p]) if face == terrain]
    return {"cost": cost, "flips": tiles, "gives": max(0, cost - len(tiles))}


def pay(s, p, terrain, bits, coins):
    """Flip tiles, give up bonus tokens."""
    backs, faces = s.backs(p), s.faces[p]
    flipped = [n for n in range(len(faces)) if bits >> n & 1]
    for n in flipped:
        faces[n] = backs[n]
    s.terrains[p] -= coins
    s.note("paid", player=p, terrain=terrain, tiles=flipped, tokens=coins)


# --- what comes from the pack board ------------------------------------------------------------------

def gain(s, p, token):
    """A bonus token, or nothing."""
    if token:
        (s.actions if token == "action" else s.terrains)[p] += 1
        s.note("gained", player=p, token=token)


def set_den(s, p, h, track):
    """The next den of a track comes to a hex (p. 9)."""
    dens, place = s.dens[p], TRACKS.index(track)
    dens[place] += 1
    s.put(h, HIGHEST * p + DEN)
    gain(s, p, s.side["bonus"][track].get(dens[place], ""))


def set_lair(s, p, h):
    """A den becomes a lair; a foreign wolf there is driven away (p. 10, ruling displace_alpha)."""
    s.pieces[h].remove(HIGHEST * p + DEN)
    s.mark_day(HIGHEST * p + DEN)
    s.lairs[p] += 1
    for piece in [piece for piece in s.pieces[h] if piece // HIGHEST != p]:
        drive(s, p, piece, h)
    s.put(h, HIGHEST * p + LAIR)
    gain(s, p, LAIR_BONUS)


def set_wolf(s, p, h) -> str:
    """The next wolf of the pack board comes to a hex (ruling dominate_alpha_next)."""
    rank = CALLED[s.wolves[p]]
    s.wolves[p] += 1
    s.put(h, HIGHEST * p + rank)
    return rank


def take_lone(s, h):
    """A lone wolf's token goes to the calendar."""
    s.token[h], s.heap[h] = "", 0
    s.mark_day(LONE)


# --- hunting -----------------------------------------------------------------------------------------

def surrounded(s, p) -> dict:
    """Kind of prey -> hexes with a stack of it that a pack surrounds and has none of (rulings hunt_min,
    hunt_many)."""
    found, wolves = {}, {h for h, rank in s.own(p) if rank in (PACK, ALPHA)}
    for h, kind in enumerate(s.token):
        if kind and kind != "lone" and kind not in s.prey[p]:
            if len(wolves.intersection(s.board.near[h])) >= SURROUND:
                found.setdefault(kind, []).append(h)
    return found


def hunt(s, p, h):
    """The upper token of a stack comes to the pack board (p. 13); an empty hex is free (ruling hunt_free)."""
    kind = s.token[h]
    s.prey[p].append(kind)
    s.heap[h] -= 1
    if not s.heap[h]:
        s.token[h] = ""
    s.note("hunted", player=p, hex=h, prey=kind)
    gain(s, p, s.side["prey_bonus"])
