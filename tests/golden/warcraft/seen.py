"""How to tell what recorded games of Warcraft show, in the words of wanted.py."""

from golden.warcraft import battles, deeds, ends

whole = ends.whole
LOOKS = (*deeds.LOOKS, *battles.LOOKS, *ends.LOOKS)
