"""Flex, by Cameron Browne: eliminate or immobilise the other side, on tiles that either side may turn over."""

CARD = {
    "name": "flex",
    "title": "Flex",
    "version": 1,
    "designers": ("Cameron Browne",),
    "year": 2003,
    "credit": "Flex is Cameron Browne's, © 2003.",
    "players": (2, 2),
    "ages": 10,
    "minutes": (20, 60),
    "feel": "The board itself takes sides: turn one tile over, and a piece stands stuck.",
    "sides": ("white", "black"),
    "tones": ("ivory", "slate"),
    "options": {},
}
