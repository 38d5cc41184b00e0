"""The battle: dice, losses, abilities, cards played in it."""
