"""Play in the terminal, and step through games that were played."""
