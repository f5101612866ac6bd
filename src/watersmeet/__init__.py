"""Watersmeet: five board games, one place."""

__version__ = "0.1.0"
