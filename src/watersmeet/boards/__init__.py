"""Boards: cells, neighbours, names and symmetries, shared by the games that are played on them."""
