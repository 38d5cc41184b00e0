"""What games of conquest and decline share: bands, regions, a column of combinations, the turn."""
