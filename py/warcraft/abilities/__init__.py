"""The abilities of units, one small file each, named as in units.py."""
