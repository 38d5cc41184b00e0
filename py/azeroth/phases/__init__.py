"""Small World of Warcraft: decisions of a turn that only this game has, one file each."""
