"""Points, capture of towns, elimination, and how a game ends."""

from warcraft.units import PARTLY, SHOWN, TOP, UNITS, WIDTH, top


def points(s, p) -> dict:
    """A player's points by source; a space that teammates share counts for the first of them."""
    race, held = s.races[p], {"town": 0, "objective": 0}
    for r in s.board.scoring:
        if s.pieces[r] and holder(s, r, s.teams[p]) == p:
            held["town" if s.board.terrain[r] == "town" else "objective"] += s.board.points[r]
    tops = sum(s.levels[p][kind] == top(race, kind) for kind in UNITS)
    return {"cards": SHOWN * s.shown[p], "types": TOP * tops, **held}


def holder(s, r, team):
    """The first player of a team who has a unit in a space, None if nobody has."""
    return min((piece // WIDTH for piece in s.pieces[r] if piece % WIDTH in UNITS
                and s.teams[piece // WIDTH] == team), default=None)


def total(s, p) -> int:
    """A player's points; none for who is out, nor where points do not win."""
    return 0 if p in s.out or not s.goal else sum(points(s, p).values())


def held(s, p) -> int:
    """The points of a player's team without those of spaces where enemy units stand too."""
    team = s.teams[p]
    fought = sum(s.board.points[r] for r in s.board.scoring
                 if s.pieces[r] and len(s.armed(r)) > 1 and team in s.armed(r))
    return together(s, team) - (fought if s.goal else 0)


def together(s, team) -> int:
    """The points of a team."""
    return sum(total(s, p) for p in range(s.players) if s.teams[p] == team)


# --- capture and elimination ------------------------------------------------------------------------

def captured(s) -> bool:
    """All Move steps are over: a token on every Town with enemies, out with whoever has one already (RU
    "Undefended workers"); all Towns at once (ruling 15). Whether the game is over."""
    fallen = set()
    for p in s.playing:
        r = s.home(p)
        if r >= 0 and s.armed(r) - {s.teams[p]}:
            if s.depleted[r]:
                fallen.add(s.teams[p])
            s.depleted[r] = PARTLY
            s.note("captured", player=p, r=r, lost=s.teams[p] in fallen)
    for p in [p for p in s.playing if s.teams[p] in fallen]:
        eliminate(s, p)
    return bool(fallen) and alone(s)


def alone(s) -> bool:
    """End the game if no more than one team is left."""
    teams = {s.teams[p] for p in s.playing}
    if len(teams) < 2:
        finish(s, teams)
    return len(teams) < 2


def eliminate(s, p):
    """A player leaves: pieces and Outposts off the board, goods and cards away (ruling 16)."""
    s.out = sorted([*s.out, p])
    s.pieces = [[piece for piece in here if piece // WIDTH != p] for here in s.pieces]
    for r, q in enumerate(s.outpost):
        if q == p:
            s.outpost[r], s.unfinished[r] = -1, False
    s.gold[p] = s.wood[p] = s.shown[p] = 0
    for rows in (s.training, s.rising, s.summoned):
        rows[p] = [0] * len(rows[p])
    for piles in (s.hands, s.decks, s.discards, s.aside):
        piles[p] = []
    s.note("eliminated", player=p)


# --- the end ----------------------------------------------------------------------------------------

def over(s, p, step) -> bool:
    """End the game if somebody wins after a player's step: by a law, or by points after the own Spend step
    (ruling 19); nobody by points in another's (ruling 20)."""
    if teams := s.law("winners", p, step):
        laws = s.game.parts("winners", tuple(s.laws))
        finish(s, teams, next(key for key, winners in laws if winners(s, p, step)))
    elif s.goal and step == "spend" and together(s, s.teams[p]) >= s.goal:
        teams = {s.teams[p]}
        finish(s, teams, "points")
    return bool(teams)


def stalled(s) -> bool:
    """Too many rounds: who has the most points wins, where points count, else nobody (proposed)."""
    best = max(together(s, s.teams[p]) for p in s.playing)
    s.note("stalled", round=s.round - 1)
    finish(s, {s.teams[p] for p in s.playing if s.goal and together(s, s.teams[p]) == best})
    return True


def finish(s, teams, by=""):
    """These teams have won, by a law or by points if not because they alone are left; nobody chooses any
    more."""
    s.won = [p for p in range(s.players) if s.teams[p] in teams]
    s.stack.clear()
    s.note("over", won=s.won, by=by)
