"""Stands for some game in the source of kernels: `specialise` puts the game's own rules in its place."""

from typing import Any

rules: Any = None
