# What only the page says, about all games.
