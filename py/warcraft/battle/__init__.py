"""The battle: its rounds and phases, who takes part, losses, the cards played in it."""
