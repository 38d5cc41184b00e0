"""What recorded games must show, all together."""

from smallworld import GAME

ABSTRACT = ("spread",)  # phases that only lend their methods to others
RARE = """
first player drawn by lot|first player other than the first|coins in the open|column shorter than six
stack of banners runs out|badges shuffled again|price paid|coins on the column taken
price paid from coins on the combination|too poor for some combinations|takes an empty region
takes a lost tribe|takes an active race|takes a race in decline|takes its own race in decline
takes a region with a camp|takes a region with a fortress|takes a region with a lair|takes a lair in decline
takes a fortress in decline|takes a sea|takes a lake|price raised to one|first conquest|enters again
inland entry|flies far|goes from cavern to cavern|a lost token dies|no token dies|a lone active token dies
gamble won|gamble lost|gamble lost without any region|gamble in decline|berserk without a pip
berserk with three pips|berserk roll not used|berserk roll used|convert an elf|convert on a mountain
convert in a lair|convert two opponents in a turn|convert with an empty hand
convert by flight as first conquest|sorcerers without tokens in the box|dragon as first conquest
dragon moves|dragon beats four|dragon keeps a region immune|a hero keeps a region immune
a hole keeps a region immune|peace keeps an ally out|ghouls do not mind the peace|nobody left for peace
peace with a player without active race|race in decline conquers
ghouls in decline take their own active race|ghouls in decline redeploy|ghouls in decline retreat
ghouls in decline end peacefully|ghouls in decline leave a region|no decline after ghouls fought
older race in decline leaves|two races in decline|third decline takes the other|spirit badge comes back
race without tokens is active|race without tokens passes|race without tokens declines
race only in hand waits|last token in decline taken|water kept in decline|fortress kept in decline
lair kept in decline|more than one token kept in decline|camps leave in decline|heroes leave in decline
holes leave in decline|dragon leaves in decline|leaves its last region|a hole is lost
a hole is not given again|no conquest at all|stout with an older race|dwarves earn in decline|decline earns
turn without a coin|amazons borrow four|amazons borrow less|amazons short of tokens|regions lost to the loan
skeletons grow|skeletons find the box empty|two players retreat in a turn|camps again after a retreat
two heroes|one hero only|no region for heroes|camps share a region|sixth fortress|all fortresses stand
win by coins|tie broken by tokens|shared win
"""
DONE = ("conquer", "redeploy", "retreat", "place", "ally", "fortify", "farewell")
BILL = ("base", "mountain", "tokens", "camp", "fortress", "lair")
GATHER = ("redeploy", "retreat", "place")


def wanted() -> list:
    """Everything that recorded games must show."""
    found = [line.strip() for lines in RARE.strip().splitlines() for line in lines.split("|")]
    for key, trait in {**GAME.races, **GAME.powers}.items():
        if ours(trait):
            found += [f"{key} drafted", f"{key} conquers", f"{key} declines"]
            found += [f"{key} pays"] * trait.answers("income")
            found += [f"{key} changes a price"] * trait.answers("cost")
    found += [f"{what} changes a price" for what in BILL]
    phases = [key for key, phase in GAME.phases.items() if ours(phase) and key not in ABSTRACT]
    found += [f"phase {key}" for key in phases]
    found += [f"verb {verb}" for verb in verbs()]
    found += [f"done in {phase}" for phase in DONE] + [f"gather in {phase}" for phase in GATHER]
    return found + [f"{n} players to the end" for n in GAME.players]


def ours(thing) -> bool:
    """Whether a phase or a trait is the game's own, not from a wheel that happens to be installed."""
    return type(thing).__module__.startswith(("conquest.", "smallworld."))


def verbs() -> list:
    """Every verb that some phase or trait carries out."""
    doers = [doer for doer in (*GAME.phases.values(), *GAME.traits.values()) if ours(doer)]
    return sorted({name[3:] for doer in doers for name in dir(doer) if name.startswith("do_")})
