"""The rule lab: games are played in several ways by a process of its own, and people play on undisturbed."""
