"""Bots think in processes of their own, under a lease and a deadline, so that no table ever hangs."""
