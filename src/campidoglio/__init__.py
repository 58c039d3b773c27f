"""Campidoglio: board games written once as plain rules, played in the terminal and simulated at speed."""

__version__ = "0.1.0"
