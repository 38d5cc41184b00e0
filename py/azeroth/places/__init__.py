"""Small World of Warcraft: legendary places, which lie where they were found, one file each."""
