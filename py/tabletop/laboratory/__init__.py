"""The laboratory: opponents meet by the hundred, their weights are bred; the site goes without it."""
