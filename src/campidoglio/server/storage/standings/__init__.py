"""What is kept of finished games: results, and the ratings that follow from them."""
