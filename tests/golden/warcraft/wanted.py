"""What recorded games of Warcraft must show, all together."""

from golden.hashing import MAPS
from golden.warcraft import battles, deeds, ends
from warcraft import GAME
from warcraft.units import RACES, STRENGTH

RARE = """
held back in the town|held in a besieged Town|a flyer on a mountain|a worker joins a fight
a unit comes upon workers|a unit enters a Town without units|night_elf leads its captive|orc leads its captive
fast twice|fast after cripple|cripple twice
portal to the Town|portal to an Outpost|portal away from an enemy
portal into a besieged Town|portal beside a full base|a worker called to arms falls
an Outpost left by its builder|an Outpost given up for the harvest|an Outpost given up for arms
an Outpost under construction destroyed|an Outpost destroyed
a Town captured|a Town captured for the second time
a summoned building finished|a building finished by its worker|a 3 depletes nothing
neutrals attacked|a second battle in the same space|bloodlust|poison strikes first|poison in all phases
a curse saves somebody|a curse saves nobody|curse twice|faerie fire twice|marksmanship twice|polymorph twice
devour twice|moon glaive twice|pillage of the price|pillage of a part|pillage of nothing
an elf of the gate falls|a flyer lost in a melee phase|the devoured live|the devoured die
the raised over the limit go|back by choice|back at once
an undying unit is gone|a deck made again of its discards
"""
LEVELS = {race: [len(row) for row in STRENGTH[race]] for race in RACES}
OPEN = {"move": "move", "moving": "move", "spend": "spend", "train": "spend", "construct": "spend",
        "upgrade": "spend", "entered": "window", "before_move": "window", "after_move": "window",
        "before_harvest": "window"}  # the phase that asks for a card at a time; others are of a battle
HUMAN = ("dispel_magic", "invisibility", "polymorph")  # there is one Human, who alone dispels


def wanted() -> list:
    """Everything that recorded games must show."""
    found = [item for line in RARE.strip().splitlines() for item in line.split("|")]
    found += [f"{verb} in {phase}" for phase, verb in verbs()]
    found += [f"{key} at {at}" for key, card in GAME.cards.items() for at in card.when]
    found += [f"{key} dispelled" for key, card in GAME.cards.items()
              if any(at.startswith("battle_") for at in card.when) and key not in HUMAN]
    maps = sorted(path.stem for path in (MAPS / "warcraft").glob("*.json"))
    return found + deeds.wanted(LEVELS) + battles.wanted(LEVELS) + ends.wanted(maps)


def verbs() -> list:
    """(phase, verb) for every verb that a phase carries out, and those of cards and laws where they are
    offered."""
    own = [(key, name[3:]) for key, phase in GAME.phases.items() for name in dir(phase)
           if name.startswith("do_") and name not in ("do_done", "do_pass")]
    own = [pair for pair in own if pair != ("grant", "done")]
    cards = {(OPEN.get(at, "cards"), name[3:]) for card in GAME.cards.values() for at in card.when
             for name in vars(type(card)) if name.startswith("do_")}
    ends = [(phase, "done") for phase in ("move", "harvest", "deploy", "spend", "grant", "join")]
    laws = [("move", "lead"), ("harvest", "call"), ("spend", "exalt")]
    return own + sorted(cards) + ends + laws + [("window", "pass"), ("cards", "pass")]
