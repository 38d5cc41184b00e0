"""What recorded games of Small World of Warcraft must show, all together."""

from azeroth import GAME
from azeroth.tables import SIDES
from golden.hashing import rules_of

ABSTRACT = ("spread", "place")  # phases that only lend their methods to others
RARE = """
first player drawn by lot|first player other than the first|coins in the open|islands chosen
stack of banners runs out|badges shuffled again|the column of a side runs short
price paid|coins on the column taken|price paid from coins on the combination|too poor for some combinations

first conquest|first conquest in the water|first conquest from the air|first conquest in a cavern
enters again
lands with a fare|a fare on its own island|a fare to another island
takes an empty region|takes a murloc|takes an active race|takes a race in decline
takes its own race in decline
takes a sea|takes a lake|price raised to one|price raised to two|gamble won|gamble lost
gamble lost without any region|a lost token dies|no token dies|a lone active token dies
a stack in decline lost whole|takes a region of a team mate
takes a region with a wall|takes a wall in decline|takes a region with a fort|takes a fort in decline
takes a region with a bomb|takes a bomb in decline|takes a region with a objective
takes a objective in decline
takes a region with a beast|takes a region with a champion
a toll paid in vain|a toll beside the hammer|a team mate pays a toll|marsh_dweller takes a toll in decline
no conquest at all|two players retreat in a turn

1 race pays the bonus|2 races pay the bonus|active and in decline pay apart|a race beaten twice pays once
on the battleground a race pays twice|one's own race in decline pays the bonus
a neutral race gives no bonus|a neutral race takes no bonus|one's own faction gives no bonus
a neutral race fights for the alliance|a neutral race fights for the horde|a neutral race has the choice
the bonus is paid in the turn of a decline|goblins that are gone are paid the bonus

older race in decline leaves|last token in decline taken|race without tokens declines
race without tokens is active|race without tokens passes|race only in hand waits|leaves its last region
water kept in decline|more than one token kept in decline|fort kept in decline|wall kept in decline
bomb kept in decline|objective kept in decline|garrisoned badge comes back|marsh_dweller badge comes back
decline earns|turn without a coin

a live bomb|a dud|a bomb comes back|a bomb that is not paid for|a bomb under a tower|all bombs lie on the map
all bombs are opened|goblins come again|bombs go off before a decline|bombs of goblins without a region
a bomb under a race in decline|a bomb under a stack in decline|a bomb beats several|a bomb opened for a toll
a bomb ends a race|the light spares from a bomb|a champion is ransomed from a bomb|a bomb under a team mate
an objective on the water|an objective on an empty region|an objective on murlocs|an objective on a race
an objective paid to the Humans alone|an objective paid to a rival and the Humans
an objective paid to a team mate|an objective paid to Humans without a region
an objective taken by the Horde|objectives are taken up in decline
harmony for everybody|no harmony for whom they attacked|harmony is paid once a turn|no harmony, no toll
harmony is paid for a token driven out
a raid won by the first die|a raid without need of the die|a raid fails at once|a raid may have a second die
a raid given up|a raid won by the second die|a raid lost by the second die
one is raised|several are raised|nobody is raised|one who was driven out is raised
the tray of the Forsaken runs short|the Forsaken have nothing to pay with
Worgen too poor for their other form|the light spares a token|the light spares only the first
steals from an empty region|steals from its own race in decline|steals from a rival
the Aegis is paid before a theft

a tower goes up|a tower keeps a region safe|a tower falls with its majority|a tower falls as they leave
a tower falls in a portal|towers fall in decline|all towers stand|their owner says where towers stand
all forts stand|their owner says where forts stand|all walls stand|a forest without a wall
a wall and a fort in a region
no beast comes|beasts come|all beasts come|beasts of the Tauren|beasts are told from tokens
a beast is lost first|a region held by beasts alone is lost|beasts leave in decline
a champion beats four|a champion comes out of a cavern|a champion begins|a champion stays
a champion goes elsewhere|a champion alone at the end of a turn|a champion alone leaves in decline
a champion is ransomed|a ransom without a coin
a token is driven to another region|a token is driven over the sea|a token is driven out of the game
a race in decline is driven|a fort is driven away first|a wall is driven away first|a fort goes before a wall
murlocs are driven out|three drives in a turn|a beast is driven|a region is emptied by a drive
a find left alone by a drive|the second Tauren follows|the second Tauren comes to hand|a drive ends a race
a Tauren driven to a champion comes to hand
the light spares from a drive|a team mate is driven|the Aegis is paid before a drive
two portals in a turn|a portal after the die
swaps two of its own|swaps its own with another|swaps what is none of its own
swaps an empty region|swaps murlocs|swaps a race in decline|swaps an artifact|swaps a wall|swaps a fort
swaps a bomb|swaps a objective|swaps a beast|swaps a champion
a place stays where it is in a portal|what is hidden stays where it is in a portal
a portal brings what is hidden to light|the Aegis is paid before a portal

a find turned up|a find that nobody held is taken|a find left behind|a find under a race in decline
an artifact strikes in the turn in which it was taken|two artifacts strike together
an armed artifact left behind and won back|a stolen artifact is armed
the bank is paid for the hammer|a rival is paid for the hammer
the hammer is free against their own race in decline
the heart is paid by one|the heart is paid by several|the heart is paid by nobody
the heart asks one who has nothing|the heart asks a team mate
the well flows by itself|another place instead of the well|the well pays a race that is active
the well pays a race in decline|a tie at the well
the Spirit Healer brings 1|the Spirit Healer finds the tray empty
the chapel spares a token|the chapel spares for the last time|the chapel spares no race in decline

win by coins|tie broken by tokens|shared win|the alliance wins|the horde wins|the neutral wins
sides share a win|the richest player is on a side that loses
"""
DONE = ("conquer", "redeploy", "retreat", "build", "pack", "raid", "raise", "bombs")
GATHER = ("redeploy", "retreat", "build", "pack")
BILL = ("base", "mountain", "tokens", "fare", "wall", "fort")
STRIKING = ("frostmourne", "doomhammer", "ashes_of_alar")
LAID = ("aegis_of_aggramar", "heart_of_azeroth")
FREE = ("sailing", "meeting_stone", "ashes_of_alar", "kobolds", "gnomes")
WINGS = ("ashes_of_alar", "kobolds", "gnomes")
TOLLS = ("pandaren", "marsh_dweller", "aegis_of_aggramar")


def wanted() -> list:
    """Everything that recorded games must show."""
    found = [item.strip() for line in RARE.strip().splitlines() for item in line.split("|") if item]
    for key in (*GAME.races, *GAME.powers):
        found += [f"{key} drafted", f"{key} conquers", f"{key} declines"]
    for key in GAME.finds:
        found += [f"{key} found", f"{key} taken from another"]
    found.remove("well_of_eternity taken from another")  # it lies in the water
    for key, trait in GAME.traits.items():
        found += [f"{key} pays"] * trait.answers("income")
        found += [f"{key} changes a price"] * (trait.answers("cost") or trait.answers("fixed"))
    found += [f"{what} changes a price" for what in BILL]
    found += [f"{key} armed" for key in STRIKING] + [f"{key} strikes" for key in STRIKING]
    found += [f"{key} is spent in vain" for key in STRIKING if key != "doomhammer"]  # its blow never fails
    found += [f"{key} {how}" for key in LAID for how in ("moves", "stays")]
    found += [f"{key} lands without a fare" for key in FREE]
    found += [f"{key} reaches {where}" for key in WINGS for where in ("far", "another island")]
    found += [f"{key} takes a toll" for key in TOLLS] + [f"the toll of {key} cannot be paid" for key in TOLLS]
    found += [f"phase {key}" for key in GAME.phases if key not in ABSTRACT]
    found += [f"verb {verb}" for verb in verbs()]
    found += [f"done in {phase}" for phase in DONE] + [f"gather in {phase}" for phase in GATHER]
    found += [f"plays on {island['key']}" for island in rules_of("azeroth", "3")["islands"]]
    found += [f"a team game of {n} to the end" for n in SIDES]
    return found + [f"{n} players to the end" for n in GAME.players]


def verbs() -> list:
    """Every verb that some phase or trait carries out."""
    doers = (*GAME.phases.values(), *GAME.traits.values())
    return sorted({name[3:] for doer in doers for name in dir(doer) if name.startswith("do_")})
