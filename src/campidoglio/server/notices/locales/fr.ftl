# What notices say, beside the name of the game.

notice-turn = C’est ton tour.
notice-trial = Les avis te parviennent ici.
