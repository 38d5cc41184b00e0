"""Small World of Warcraft: artifacts, which go where they are used, one file each."""
