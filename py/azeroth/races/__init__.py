"""Small World of Warcraft: races, one file each."""
