"""How to tell what an action of Warcraft shows in a battle."""

from golden.seen import told
from warcraft.battle import ring
from warcraft.units import FLYING, KIND, KINDS, MELEE, PHASES, RACES, TRAIN, UNITS, WORKER


def began(before, f, action, after):
    for note in told(after, "battle"):
        if note["foe"] not in before.teams[:before.players]:
            yield "neutrals attacked"
        frame = next((other for other in before.stack if other["phase"] == "fights"), {})
        if any(r == note["r"] for r, _ in frame.get("fought", ())):
            yield "a second battle in the same space"
    now = ring.fight(after)
    for note in told(after, "battle_round"):
        yield f"round {min(note['n'], 4)} of a battle"
        if now:
            yield f"{len(ring.fighters(after, now))} players in a battle"


def rolled(before, f, action, after):
    """Attacks, abilities, cards on the dice."""
    then, now = ring.fight(before), ring.fight(after)
    for note in told(after, "attack"):
        p, kind = note["player"], note["kind"]
        race, level = before.races[p], before.levels[p][kind]
        yield f"{race} {KINDS[kind]} of level {level} attacks"
        if note["wounds"] > note["hits"]:
            yield f"critical strike of {race}"
        if then and before.teams[p] in ring.teams(before, then):
            if "bloodlust" in ring.abilities(before, then, p):
                yield "bloodlust"
            if [p, kind] in then["poison"]:
                yield "poison strikes first"
    if told(after, "cursed"):
        faces = [face for note in told(after, "cursed") for face in note["dice"]]
        yield "a curse saves somebody" if min(faces) <= 3 else "a curse saves nobody"
        if then and any(then.get("less", ())):
            yield "curse twice"
    if now and any(now.get("healed", ())):
        yield f"healing {after.rules['healing']}"
    for note in told(after, "poison"):
        yield f"poison named for {note['piece']}"
    if now and any(sum(p == q for q, _ in now["poison"]) == len(PHASES) for p in range(after.players)):
        yield "poison in all phases"
    if action[0] == "raise":
        yield "raises " + ("none" if not action[1] else "all" if action[1] == f["most"] else "some")


def bewitched(before, f, action, after):
    """Several copies of a card, and what becomes of whom it struck."""
    then, now = ring.fight(before), ring.fight(after)
    if not then:
        return
    if now and now["r"] == then["r"]:
        for name, words in (("sharper", "faerie fire twice"), ("aimed", "marksmanship twice")):
            if any(now.get("spells", []).count([p, name]) > max(1, then.get("spells", []).count([p, name]))
                   for p in range(after.players)):
                yield words
        if len(now["still"]) > len(then["still"]) > 0:
            yield "polymorph twice"
        if len(now.get("devoured", ())) > len(then.get("devoured", ())) > 0:
            yield "devour twice"
        rolls, more = then.get("rolls", ()), now.get("rolls", ())
        if sum(one["player"] == f["player"] for one in rolls) > 1 and len(more) > len(rolls):
            yield "moon glaive twice"
    for note in told(after, "pillaged"):
        paid = note["gold"], note["wood"]
        yield "pillage of " + ("nothing" if paid == (0, 0) else "the price" if paid in TRAIN else "a part")


def ended(before, f, action, after):
    """Losses, and how the battle ends."""
    then = ring.fight(before)
    for note in told(after, "killed"):
        if note["player"] == before.players:
            yield "an elf of the gate falls"
        if then and note["piece"] == KINDS[FLYING] and then["kind"] == MELEE and any(then["netted"]):
            yield "a flyer lost in a melee phase"
    for note in told(after, "battle_over"):
        attacker = before.teams[note["player"]]
        side = {attacker: "attackers", note["foe"]: "defenders", None: "nobody"}[note["won"]]
        yield f"{side} win"
        for place, p, kind in (then or {}).get("devoured", ()):
            yield "the devoured live" if before.teams[p] == note["won"] else "the devoured die"
    if told(after, "dispersed"):
        yield "the raised over the limit go"
    undying = before.board.roles.get("undying", ())
    fallen = [note for note in told(after, "killed")
              if KIND[note["piece"]] in UNITS and note["player"] in undying]
    if told(after, "back"):
        yield "back by choice" if action[0] == "back" else "back at once"
    elif fallen and not any(other["phase"] == "back" for other in after.stack):
        yield "an undying unit is gone"
    for note in told(after, "drawn"):
        if not before.decks[note["player"]] and after.decks[note["player"]]:
            yield "a deck made again of its discards"


LOOKS = (began, rolled, bewitched, ended)


def wanted(levels) -> list:
    """Everything of this sort."""
    soldiers = KINDS[:WORKER]
    found = [f"{race} {name} of level {n} attacks" for race in RACES for kind, name in enumerate(soldiers)
             for n in range(1, levels[race][kind] + 1)]
    found += [f"critical strike of {race}" for race in ("orc", "undead", "night_elf")]
    for n in (1, 2, 3, 4):
        found += [f"round {n} of a battle", f"{n} players in a battle"]
    found += [f"poison named for {name}" for name in soldiers]
    found += [f"raises {what}" for what in ("none", "some", "all")]
    found += [f"healing {rule}" for rule in ("printed", "faq")]
    return found + [f"{side} win" for side in ("attackers", "defenders", "nobody")]
