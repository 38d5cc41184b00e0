"""The fourteen races of the box, one file each."""
