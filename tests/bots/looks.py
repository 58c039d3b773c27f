"""What a game's hints say of its positions."""

from itertools import pairwise

from campidoglio import Game
from campidoglio.bots.search.hints import hints_of


def appeal(game: Game, action: str) -> int:
    """How promising an action of the first seat that is asked looks."""
    book = game.rulebook
    return int(hints_of(book)["appeal"](game.state, game.actors[0], book.actions.encode(action)))


def in_order(game: Game, *actions: str) -> bool:
    """Whether each action looks better than the next."""
    looks = [appeal(game, action) for action in actions]
    return all(better > worse for better, worse in pairwise(looks))


def most_appealing(game: Game) -> str:
    """The legal action that looks best."""
    return max(map(str, game.legal(game.actors[0])), key=lambda action: appeal(game, action))


def value(game: Game, seat: int) -> int:
    """What a seat's score may come to."""
    return int(hints_of(game.rulebook)["value"](game.state, seat))
