"""One folder a game. Each knows only the kernel."""
