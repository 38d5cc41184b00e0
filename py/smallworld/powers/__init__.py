"""The twenty powers of the box, one file each."""
