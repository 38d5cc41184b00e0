"""Small World of Warcraft: what lies on the map and belongs to no single trait, one file each."""
