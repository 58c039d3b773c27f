"""The engines: one rulebook, run as plain Python, as machine code, and on a GPU."""
