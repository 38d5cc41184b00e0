"""Why nothing legal begins like an action: reasons as codes, by whatever of the action is named."""

from tabletop.choice import legal_with
from tabletop.form import number
from wolves import needs, rules
from wolves.tables import ALPHA, COST, DEN, HIGHEST, PACK, RANK, TERRAINS, TRACKS


def explain(s, action) -> list:
    """Codes of what speaks against it, empty if it is legal or begins like something legal."""
    if legal_with(s, action):
        return []
    f = s.stack[-1] if s.stack else {}
    asked = ASKED.get((f.get("phase"), *action[:1]))
    why = asked(s, f, *action) if asked and f.get("left") != 0 else []
    return sorted(why) or ["not_now"]


def hex_of(s, value):
    """The number of a hex if it is one, else None."""
    return value if number(value, 0, len(s.board) - 1) else None


def aim(s, action):
    """The hex at which an action aims, None if it names none."""
    place = AIMS.get(action[0]) if action else None
    return hex_of(s, action[place]) if place and place < len(action) else None


def aimed(verb, h) -> tuple:
    """The beginning of an action at a hex, whatever else it names."""
    return (verb, *[None] * (AIMS[verb] - 1), h)


# --- moves -------------------------------------------------------------------------------------------

def move(s, f, verb, start=None, kind=None, goal=None, *more) -> list:
    """Against a wolf of this kind, from here to there; what is not named may be any."""
    ranks = {PACK, ALPHA} if kind is None else {RANK.get(kind)}
    why = [] if start is None else leaving(s, f, hex_of(s, start), ranks)
    goal = hex_of(s, goal)
    if why or goal is None:
        return why
    why = landing(s, f, goal, ranks)
    if start is None:
        return why or ["far"]
    steps = {h: n for n, h in s.board.walk(start)}
    return why + ["far"] * (steps.get(goal, len(s.board)) > s.value(f["player"], "speed"))


def leaving(s, f, start, ranks) -> list:
    """Against any of these wolves leaving a hex."""
    here = [rank for h, rank in s.own(f["player"]) if h == start and rank in ranks]
    moved = [rank for h, rank in f.get("moved", ()) if h == start and rank in ranks]
    if not here:
        return ["no_wolf"]
    return ["moved"] if len(moved) == len(here) else []


def landing(s, f, h, ranks) -> list:
    """Against any of these wolves ending a move on a hex, but for how far it is."""
    p, here, terrain = f["player"], s.pieces[h], s.board.terrain[h]
    if not s.board.land[h]:
        return ["water"]
    why = ["token"] if s.token[h] else []
    if not rules.fits(here, p, ALPHA):
        why.append("full" if len(here) > 1 else "foreign")
    elif PACK in ranks and not rules.fits(here, p, PACK):
        why.append("alpha_only")
    if terrain != f.get("terrain", terrain):
        why.append("terrain")
    elif "terrain" not in f and s.purse(p)[terrain] < COST["move"]:
        why.append("poor")
    return why


# --- what is done to a hex, and what is paid ---------------------------------------------------------

def target(s, f, verb, h=None, what=None, *more) -> list:
    """Against doing this to a hex; `what` is the track of a new den, or the wolf that is dominated."""
    if hex_of(s, h) is None:
        return []
    why = needs.barriers(s, f["player"], verb, h)
    return why if why or what not in WHAT.get(verb, ()) else lacking(s, f["player"], verb, h, what)


def lacking(s, p, verb, h, what) -> list:
    """What is not there, although something else could be done to the hex."""
    foes = [piece % HIGHEST for piece in s.pieces[h] if piece // HIGHEST != p]
    if verb == "dominate" and (PACK if what == "pack" else DEN) not in foes:
        return ["no_foe"]
    return ["no_wolves" if what == "pack" else "no_dens"]


def stay(s, f, verb, terrain=None, *more) -> list:
    """Against flipping a tile and moving nobody."""
    return ["poor"] if terrain in TERRAINS else []


def pay(s, f, verb, bits=None, coins=0, *more) -> list:
    """Against paying with these tiles and tokens."""
    p, faces = f["player"], s.faces[f["player"]]
    if not number(bits, 0, (1 << len(faces)) - 1) or type(coins) is not int:
        return []
    wrong = [face for n, face in enumerate(faces) if bits >> n & 1 and face != f["terrain"]]
    return ["poor"] if wrong or coins > s.terrains[p] else []


AIMS = {"move": 3, **dict.fromkeys((*needs.NEEDS, "place", "displace", "hunt"), 1)}  # where the hex stands
WHAT = {"den": TRACKS, "dominate": (*TRACKS, "pack")}
ASKED = {("act", "move"): move, ("move", "move"): move, ("act", "stay"): stay, ("pay", "pay"): pay,
         **{("act", verb): target for verb in needs.NEEDS}}
