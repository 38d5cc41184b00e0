"""The form of a state from outside: every field of the right kind, every number that of a thing there is."""

from tabletop.form import items, number
from wolves.control import packs
from wolves.tables import CALLED, DENS, HIGHEST, LAIRS, LONE, MOONS, PAIRS, POINTS, PREY, TERRAINS, TRACKS

MOST, LONGEST = 199, 9999  # of tokens, actions, days; rounds


def below(end):
    """A check for a number from nought on."""
    return lambda value: number(value, 0, end - 1)


def word(*known):
    """A check for one of these words."""
    return lambda value: value in known


def many(fits, size=None):
    """A check for a list of things that fit."""
    return lambda value: items(value, fits, size)


def flag(value) -> bool:
    """Whether a value is true or false."""
    return type(value) is bool


COUNT, MOON, LAND, KIND = below(MOST + 1), word(*MOONS), word(*TERRAINS), word(*PREY)
PLAYER = {  # what a player has, by field
    "packs": LAND, "faces": many(LAND), "dens": many(below(DENS + 1), len(TRACKS)), "lairs": below(LAIRS + 1),
    "wolves": below(len(CALLED) + 1), "actions": COUNT, "terrains": COUNT,
    "prey": lambda value: items(value, KIND) and len(set(value)) == len(value),
    "points": many(lambda n: number(n, 1, max(max(row) for row in POINTS.values()))), "trophies": many(MOON)}
TWOS = many(many(COUNT, 2))
FRAMES = {  # what a frame remembers beside its player, by phase
    "turn": {}, "act": {"left": COUNT}, "move": {"left": COUNT, "terrain": LAND, "moved": TWOS},
    "pay": {"terrain": LAND, "ways": TWOS}, "displace": {"piece": COUNT, "hex": COUNT},
    "hunt": {}, "draft": {}, "pack": {}, "faces": {}}
PARTS = ("move", "pay", "hunt")  # of an action, which waits below


def sound(s) -> bool:
    """Whether a state has the form that rules rely on."""
    return (s.players == s.board.players and all(fits(getattr(s, name)) for name, fits in _forms(s).items())
            and all(fitting(home, faces) if home else not faces for home, faces in zip(s.packs, s.faces)))


def fitting(home, faces) -> bool:
    """Whether the tiles of a pack can show these faces."""
    return len(faces) == 1 + len(PAIRS) and faces[0] == home and all(
        face in pair for face, pair in zip(faces[1:], PAIRS))


def _forms(s) -> dict:
    """Field -> whether a value fits."""
    hexes, regions, players = len(s.board), len(s.board.regions), s.players
    piece = below(HIGHEST * packs(s))
    return {
        "tiles": many(below(len(s.board.data["boards"])), regions), "turned": many(flag, regions),
        "round": below(LONGEST + 1), "quiet": COUNT, "scored": below(len(MOONS) + 1), "stalled": flag,
        "first": below(players), "out": many(many(COUNT, HIGHEST), players),
        "pieces": many(many(piece), hexes), "token": many(word("", "lone", *PREY), hexes),
        "heap": many(COUNT, hexes), "stacks": many(many(MOON), regions),
        "calendar": many(lambda value: number(value, LONE, LONE) or piece(value)),
        **{name: many(fits, players) for name, fits in {**PLAYER, "packs": word("", *TERRAINS)}.items()},
        "stack": lambda value: items(value, lambda f: _framed(f, players, hexes)) and _piled(value)}


def _framed(f, players, hexes) -> bool:
    """Whether a frame is of a phase there is, and remembers what that needs."""
    known = FRAMES.get(f.get("phase")) if isinstance(f, dict) and isinstance(f.get("phase"), str) else None
    return (known is not None and number(f.get("player"), 0, players - 1)
            and all(name in f and fits(f[name]) for name, fits in known.items())
            and number(f.get("hex", 0), 0, hexes - 1))


def _piled(stack) -> bool:
    """Whether parts of an action lie above it."""
    first = next((n for n, f in enumerate(stack) if f["phase"] == "act"), len(stack))
    return all(n > first for n, f in enumerate(stack) if f["phase"] in PARTS)
