# What notices say, beside the name of the game.

notice-turn = It is your turn.
notice-trial = Notices reach you here.
