"""`python -m watersmeet` is the command."""

from watersmeet.cli.main import main

main()
