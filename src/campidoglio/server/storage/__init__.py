"""What the server keeps: entries of tables, answers already given, guests and tokens. It knows no game."""
