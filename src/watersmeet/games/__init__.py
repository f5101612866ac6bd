"""The games, one folder each. `registry` lists them; nothing here is imported before it is asked for."""
