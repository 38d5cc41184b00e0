"""The phases of Warcraft: steps of a round and what is decided within them."""
