"""`python -m campidoglio` is the command `campidoglio`."""

from campidoglio.cli import main

main(prog_name="campidoglio")
