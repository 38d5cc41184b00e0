"""A battle in one space (RU "Battle"): rounds of three phases until one side alone holds the battlefield.

The frame has `todo`, the steps to come; between two of them others may choose. `absent` units are out of the
battle, `still` ones do not attack this round, `stay` are teammates who keep out, `netted` says of a side
whether its flyers may be lost to melee, `poison` who strikes first in which phase."""

from tabletop import Phase
from warcraft import changes, moves, victory
from warcraft.battle import ring
from warcraft.battle.dice import count, harmless, roll
from warcraft.battle.window import ask
from warcraft.units import KINDS, MELEE, PHASES, ROOM

IDLE = 5  # ruling 29: rounds in which nobody can be hurt, after which the attacker leaves


class Battle(Phase):
    """Ends by itself; workers and Outposts left alone are swept away after all battles."""

    @property
    def steps(self) -> dict:
        """What is done one after another, by the names in `todo`."""
        return STEPS

    def enter(self, s, f):
        """Also whenever somebody has chosen: take the next steps."""
        if "todo" not in f:
            f.update(todo=[["muster"], ["draw"], ["round"]], stay=[], absent=[], still=[], poison=[],
                     netted=[False, False], kind=PHASES[0], idle=0, rounds=0)
            s.note("battle", player=f["player"], r=f["r"], foe=f["foe"], sides=ring.told(s, f))
        f["fresh"] = True
        while f["todo"] and s.stack and s.stack[-1] is f:
            step, *facts = f["todo"].pop(0)
            self.steps[step](s, f, *facts)
        if s.stack and s.stack[-1] is f:
            del f["fresh"]


def muster(s, f):
    """Teammates with units on flanks alone may keep out (RU team play, ruling 84)."""
    sides = ring.teams(s, f)
    for p in reversed(ring.fighters(s, f)):
        mine = [place for place, q, _ in ring.units(s, f, sides.index(s.teams[p])) if q == p]
        if f["r"] not in mine:
            s.then("join", player=p)


def draw(s, f):
    """Everybody who takes part draws a card, attackers first (ruling 24)."""
    for p in ring.fighters(s, f):
        s.draw(p)
    victory.over(s, f["player"], "battle")  # ruling 110: a deck that has run out may end the match


def begin_round(s, f):
    """Cards of the round, poison, three phases."""
    f["rounds"] += 1
    f["still"], f["poison"], f["fell"] = [], [], False
    s.note("battle_round", n=f["rounds"], r=f["r"], sides=ring.told(s, f))
    f["todo"] = [["ask", "battle_round"], ["contest"], ["choose_poison"],
                 *(["phase", kind] for kind in PHASES), ["again"]]


def contest(s, f):
    """The battle is over as soon as one side, or none, holds the battlefield (ruling 34)."""
    if len(ring.holders(s, f)) < 2:
        f["todo"] = [["over"]]


def choose_poison(s, f):
    """Phases in which somebody strikes first are named at the beginning of a round."""
    for p in [*ring.fighters(s, f), s.players]:
        n = s.game.question("ambushes", tuple(ring.abilities(s, f, p)))(s) if takes_part(s, f, p) else 0
        if n >= len(PHASES):
            f["poison"] += [[p, kind] for kind in PHASES]
        elif n:
            chooser = p if p < s.players else ring.leader(s, f, ring.DEFEND)
            s.then("poison", player=chooser, whose=p, left=n)


def takes_part(s, f, p) -> bool:
    """Whether units of a player, or of the neutrals, are in the battle."""
    return any(q == p for n in ring.SIDES for _, q, _ in ring.units(s, f, n))


def phase(s, f, kind):
    """One kind of units attacks; who strikes first does so in a beat of his own (ruling 36)."""
    f.update(kind=kind, healed=[0, 0], ones=[0, 0])
    first = [p for p, named in f["poison"] if named == kind]
    beats = [first, [p for p in everybody(s) if p not in first]] if first else [everybody(s)]
    steps = [["ask", "battle_phase"]] if kind == MELEE else []
    for players in beats:
        steps += [["aim", players], ["ask", "battle_before"], ["roll"], ["ask", "battle_rolled"], ["count"],
                  ["ask", "battle_losses"], ["remove"]]
    f["todo"] = [*steps, ["contest"], *f["todo"]]


def everybody(s) -> list:
    """All who could roll, neutrals too."""
    return [*range(s.players + 1)]


def aim(s, f, players):
    """Who of these rolls, with how many dice; nothing has been rolled yet."""
    able = {p for n in ring.SIDES for _, p, _ in ring.units(s, f, n)} & set(players)
    aimed = [[p, ring.dice(s, f, p, f["kind"])] for p in sorted(able)]
    f["rollers"] = [[p, n] for p, n in aimed if n]
    f.update(rolls=[], spells=[], less=[0, 0], due=[0, 0], turn=ring.DEFEND)
    if not f["rollers"]:
        f["todo"] = f["todo"][[step for step, *_ in f["todo"]].index("remove") + 1:]


def roll_all(s, f):
    """All dice of this beat; the dead may rise."""
    for p, n in f["rollers"]:
        f["rolls"].append(roll(s, f, p, n))
    for one in reversed(f["rolls"]):
        p = one["player"]
        n = min(ring.asks(s, f, p, "raises", one["ones"]), s.reserve(p, MELEE)) if p < s.players else 0
        if n:
            s.then("rise", player=p, most=n)


def remove(s, f):
    """One loss after another, the defender first, then in turn (RU "Losses")."""
    for _ in ring.SIDES:
        n = f["turn"]
        f["turn"] = 1 - n
        if f["due"][n] and not ring.losable(s, f, n):
            f["due"][n] = 0
        if f["due"][n]:
            f["due"][n] -= 1
            f["todo"].insert(0, ["remove"])
            s.then("lose", player=ring.leader(s, f, n), side=n)
            ask(s, f, "battle_loss", side=n)
            return


def again(s, f):
    """The next round, unless nobody can hurt anybody (ruling 29): mere misses end no battle."""
    f["idle"] = 0 if f["fell"] or not harmless(s, f) else f["idle"] + 1
    f["todo"] = [["part"], ["over"]] if f["idle"] >= IDLE else [["round"]]


def part(s, f):
    """The attackers leave for free spaces beside, or are lost; nobody has won, the devoured live."""
    f["parted"], f["absent"], f["devoured"] = True, [], []
    for place, p, kind in ring.units(s, f, ring.ATTACK):
        if place == f["r"]:
            goals = [goal for goal in s.board.ways[kind][place]
                     if moves.room(s, p, goal, kind) and not s.armed(goal) - {s.teams[p]}]
            s.take(place, p, kind)
            if goals:
                s.put(goals[0], p, kind)
            s.note("parted", player=p, piece=KINDS[kind], r=place, to=goals[0] if goals else None)


def over(s, f):
    """The winner draws a card, the devoured die, too many raised go back to the reserve."""
    left = ring.holders(s, f)
    won = ring.teams(s, f)[left[0]] if len(left) == 1 and not f.get("parted") else None
    s.note("battle_over", r=f["r"], won=won, foe=f["foe"], player=f["player"])
    if won is not None and (p := winner(s, f, left[0])) < s.players:
        s.draw(p)
    for place, p, kind in f.get("devoured", ()):
        if s.teams[p] != won and s.many(place, p, kind):  # facts, double_wipe: also if nobody wins
            changes.kill(s, place, p, kind)
    disperse(s, f["r"], f.get("raised", ()))


def winner(s, f, n) -> int:
    """Who draws for the side that won: its leader if he has a unit in the battlefield (ruling 25)."""
    here = {p for place, p, _ in ring.units(s, f, n) if place == f["r"]}
    best = ring.leader(s, f, n)
    return best if best in here else min(here)


def disperse(s, r, raised):
    """Melee units over the limit go back to the reserve of who raised them, an entry of `raised` each (ruling
    46); those of a teammate stay, and workers called to arms do not count (ruling 63)."""
    for p in () if s.law("packs", r) else raised:
        here = sum(s.units(r, q) - s.levied(r, q) for q in s.playing if s.teams[q] == s.teams[p])
        if here > ROOM and s.many(r, p, MELEE):
            s.take(r, p, MELEE)
            s.note("dispersed", player=p, r=r)


STEPS = {"muster": muster, "draw": draw, "round": begin_round, "contest": contest, "ask": ask,
         "choose_poison": choose_poison, "phase": phase, "aim": aim, "roll": roll_all, "count": count,
         "remove": remove, "again": again, "part": part, "over": over}
