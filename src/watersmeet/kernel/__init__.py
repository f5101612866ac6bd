"""What every game is written with."""
