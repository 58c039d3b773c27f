"""What every game shares, and no game by name: state, actions, chance, settings, engines, records."""
