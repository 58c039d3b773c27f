"""Search: a bot that thinks ahead on what its seat could know, and nothing more."""
