"""What recorded games of The Wolves must show, all together."""

from wolves import GAME
from wolves.tables import (CALLED, COST, DENS, LAIRS, MOONS, PAIRS, PREY, TERRAINS, TRACKS,
                           VALUES)

RARE = """
first player named|packs dealt by lot|packs chosen|tiles laid by choice|boards turned by lot
a wolf moves after another was driven away|the goal is free of its prey
driven by a choice|driven without a choice
driven to an empty hex|driven to one of its pack|driven two hexes or farther|driven in the middle of a move
a pack wolf driven from a lair|an alpha driven from a lair|driven to surround prey, no hunt
an alpha keeps an alpha out|a pack wolf keeps a pack wolf out|a lair keeps an alpha out|two keep a wolf out
a den under its alpha|a den beside its alpha|a den with a pack wolf
a lair under its wolf|a third lair in a region
a finished track is closed|dens run out|lone wolves run out|a howl brings an alpha
a dominated wolf becomes an alpha|pack dominated, another pack there|den dominated, another pack there
den dominated, its own wolf there|two of a pack protect each other
hunts two kinds at once|hunts three kinds at once|the last token of a stack
an action token of the turn used|two more actions in a turn|action tokens kept|terrain tokens kept
an action token for the second player|a payment without a choice|a payment by choice
two moons in a turn|a moon with actions to come|days beyond the full moon|two tokens in a region
virtual pack alone|virtual pack first|virtual pack second|virtual pack third|virtual pack ties for first
virtual pack ties for second|ends with the full moon|ends without new days
won by points|tie broken by region tokens|tie broken by wolves|tie broken by alphas|shared win
"""
MIXED = {"pack": ("den",), "alpha": ("den", "pack")}  # what a wolf may meet of another pack
OWN = {"pack": ("den", "pack", "alpha", "lair"), "alpha": ("den", "pack", "alpha", "lair")}
LANDS = ("alone", "empty", "first and second", "first by alphas", "tie for first", "second by alphas",
         "tie for second")
CAUSES = ("a lone wolf", "an own den", "a dominated den", "a dominated wolf")


def wanted() -> list:
    """Everything that recorded games must show."""
    found = [line.strip() for lines in RARE.strip().splitlines() for line in lines.split("|")]
    found += [f"{verb} in {phase}" for phase, verb in verbs()]
    found += [f"{verb} on {terrain}" for verb in COST for terrain in TERRAINS]
    found += [f"pack {home}" for home in TERRAINS]
    found += [f"{cost - coins} tiles and {coins} tokens" for cost in (1, 2, 3) for coins in range(cost + 1)]
    found += [f"tile {n} from {face}" for n, pair in enumerate(PAIRS, 1) for face in pair] + ["the home tile"]
    found += [f"tiles lie in way {n}" for n in (0, 1)]
    found += [f"{n} wolves move" for n in range(1, max(VALUES["spread"]) + 1)]
    found += [f"moves {n} hexes" for n in range(1, max(VALUES["speed"]) + 1)]
    found += [f"howls {n} hexes" for n in range(1, max(VALUES["howl"]) + 1)]
    found += [f"dominates {n} hexes away" for n in range(max(VALUES["howl"]) + 1)]
    found += [f"{kind} comes to own {other}" for kind, others in OWN.items() for other in others]
    found += [f"{kind} comes to foreign {other}" for kind, others in MIXED.items() for other in others]
    for side in ("two", "many"):
        found += [f"prey {n} of {side}" for n in range(1, len(PREY) + 1)]
        found += [f"{way} {track} {n} of {side}" for way in ("den", "dominated") for track in TRACKS
                  for n in range(1, DENS + 1)]
    found += [f"lair {n}" for n in range(1, LAIRS + 1)] + [f"called {n}" for n in range(1, len(CALLED) + 1)]
    found += [f"hunts {kind}" for kind in PREY] + [f"hunts after {verb}" for verb in ("stay", *COST)]
    found += [f"{moon} {land}" for moon in MOONS for land in LANDS]
    found += [f"{moon} by {cause}" for moon in MOONS for cause in CAUSES]
    return found + [f"{n} players to the end" for n in GAME.players]


def verbs() -> list:
    """(phase, verb) for every verb that a phase carries out itself, and where one may be done."""
    own = [(key, name[3:]) for key, phase in GAME.phases.items() for name in vars(type(phase))
           if name.startswith("do_")]
    return own + [("act", "done"), ("move", "done")]
