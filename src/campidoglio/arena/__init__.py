"""Matches between bots: fair seats, the same deals for all, honest intervals, on one machine or on many."""
