"""The cards, one small file each, named as in decks.py."""
