"""The decisions of a turn, one file each."""
