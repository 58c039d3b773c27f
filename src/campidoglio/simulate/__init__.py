"""Bulk simulation: games by the million, a row each, and what they come to under one rule and another."""
