"""Pieces that lie on regions: each answers for the region it lies on."""
