"""The public library: games, positions, records."""
