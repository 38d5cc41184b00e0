"""The box as it was when saves did not yet say what they were dealt from; never to be changed."""

RACES = """
amazons dwarves elves ghouls giants halflings humans orcs ratmen skeletons sorcerers tritons trolls
wizards
""".split()
POWERS = """
alchemist berserk bivouacking commando diplomat dragon_master flying forest fortified heroic hill
merchant mounted pillaging seafaring spirit stout swamp underworld wealthy
""".split()
