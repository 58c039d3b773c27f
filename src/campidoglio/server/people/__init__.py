"""People, besides the tables where they play: who has an account, and what belongs to whom."""
