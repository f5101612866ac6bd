"""The contract that every game keeps: for our own tests, and for people who add games."""
