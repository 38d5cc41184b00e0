"""Small World of Warcraft: powers, one file each."""
