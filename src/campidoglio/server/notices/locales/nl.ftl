# What notices say, beside the name of the game.

notice-turn = Jij bent aan de beurt.
notice-trial = Berichten bereiken je hier.
