"""The rules of earlier versions, where they were others: saves of that time that keep no position are
replayed by them.

What version 2 had wrong a second engine found, written from the rule book alone."""

from warcraft import changes, moves, windows
from warcraft.battle import ring
from warcraft.battle.battle import STEPS, Battle, over
from warcraft.battle.choices import Lose
from warcraft.battle.window import Cards
from warcraft.cards.devour import Devour
from warcraft.cards.pillage import Pillage
from warcraft.game import Warcraft
from warcraft.phases.fights import Fights
from warcraft.phases.move import Move
from warcraft.units import FLYING, KIND, KINDS, MELEE, RANGED, ROOM, UNITS, WIDTH, WORKER


class Battle2(Battle):
    """Any melee units of a side went for those raised or called to arms too many."""

    @property
    def steps(self):
        return {**STEPS, "over": over2}


def over2(s, f):
    """The end of a battle, and who is sent back to the reserve."""
    f.pop("raised", None)
    over(s, f)
    for team in () if s.law("packs", f["r"]) else s.armed(f["r"]):
        here = [piece for piece in s.pieces[f["r"]]
                if piece % WIDTH in UNITS and s.teams[piece // WIDTH] == team]
        raised = [piece for piece in here
                  if piece % WIDTH == MELEE and not s.levied(f["r"], piece // WIDTH)]
        for piece in raised[:max(0, len(here) - ROOM)]:
            s.take(f["r"], piece // WIDTH, MELEE)
            s.note("dispersed", player=piece // WIDTH, r=f["r"])


class Lose2(Lose):
    """Of soldiers and called workers either could be the devoured one."""

    def actions(self, s, f):
        battle = ring.fight(s)
        safe = battle["kind"] == MELEE and not battle["netted"][f["side"]]
        found = {(place, p, KINDS[kind]) for place, p, kind in ring.units(s, battle, f["side"])
                 if not (safe and kind == FLYING)}
        for place, p, name in list(found):
            n = s.levied(place, p)
            if name == KINDS[MELEE] and n:
                found.add((place, p, KINDS[WORKER]))
                if n == s.many(place, p, MELEE):
                    found.remove((place, p, name))
        return [("lose", *one) for one in sorted(found)]


class Cards2(Cards):
    """Whoever had no unit in the battle any more was asked too."""

    def enter(self, s, f):
        f["left"] = [p for p in f["left"] if windows.may(s, p, f["at"])]
        if f["left"]:
            f["player"] = f["left"][0]


class Fights2(Fights):
    """Workers called to arms were workers again before the others beside them were swept away."""

    def leave(self, s, f):
        changes.disband(s)
        moves.sweep(s)
        s.law("on_fought", f["player"])


class Move2(Move):
    """Any worker took a builder's place."""

    def rested(self, s, f, r):
        return s.many(r, f["player"], WORKER)


class Devour2(Devour):
    """Polymorph stayed with a unit that was devoured, and fell on another of its kind."""

    key = Devour.key

    def works(self, s, f, p, r, q, name):
        f["absent"].append([r, q, KIND[name]])
        f.setdefault("devoured", []).append([r, q, KIND[name]])
        s.note("devoured", player=q, r=r, piece=name)


class Pillage2(Pillage):
    """One that was dispelled barred another."""

    key = Pillage.key

    def do_pillage(self, s, f):
        f["pillaged"] = True
        super().do_pillage(s, f)


class Warcraft2(Warcraft):
    """Version 2, for replays only."""

    version = "2"
    cards = {**Warcraft.cards, Devour.key: Devour2(), Pillage.key: Pillage2()}
    traits = {**Warcraft.traits, **cards}
    phases = {**Warcraft.phases, "battle": Battle2(), "lose": Lose2(), "cards": Cards2(), "fights": Fights2(),
              "move": Move2()}


class Warcraft1(Warcraft2):
    """Version 1, for replays only: other numbers too. They were proposed, and games of the computers changed
    them (docs/STRENGTH.md)."""

    version = "1"
    strengths = {
        "human": ((2, 3, 4), (2, 3, 4), (2, 3, 4)),
        "orc": ((2, 3, 4, 5), (2, 3, 4), (2, 3)),
        "undead": ((2, 3, 4), (2, 3, 4), (2, 3, 4)),
        "night_elf": ((2, 3), (2, 4, 4, 5), (2, 3, 4)),
    }
    powers = {
        "human": {(FLYING, 3): "heal"},
        "orc": {(MELEE, 4): "critical_strike", (RANGED, 3): "bloodlust"},
        "undead": {(RANGED, 3): "raise_dead", (FLYING, 3): "critical_strike"},
        "night_elf": {(RANGED, 3): "slow_poison", (RANGED, 4): "slow_poison",
                      (FLYING, 3): "critical_strike"},
    }
    decks = {
        race: {cards[0]: 2, **dict.fromkeys(cards[1:], 3),
               "fast": 3, "resources": 2, "town_portal": 2, "victory_point": 3}
        for race, cards in {
            "human": ("call_to_arms", "dispel_magic", "invisibility", "polymorph"),
            "orc": ("pillage", "devour", "ensnare", "envenomed_spears"),
            "undead": ("summon_building", "cripple", "curse", "web"),
            "night_elf": ("renew", "faerie_fire", "marksmanship", "moon_glaive")}.items()}


VERSIONS = {"1": Warcraft1(), "2": Warcraft2()}
