"""Every kind of decision in the game."""
