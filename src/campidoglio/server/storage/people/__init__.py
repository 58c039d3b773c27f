"""What is kept of people besides their games: accounts, and whatever belongs to being known to others."""
