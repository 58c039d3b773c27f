"""Capital Lux's hints: cards go where there is room, and what is over a limit is in danger."""

from tests.bots.looks import in_order, most_appealing, value
from tests.games.capital_lux.positions import do, draft, keep_all, position


def test_high_cards_are_kept() -> None:
    game = draft(["green2 yellow3 blue4 pink5 green6 yellow2", "blue2 blue3 blue5 pink2 pink3 pink4"])
    assert most_appealing(game) == "keep colour=green value=6"
    keep_all(game, "green6 pink5", "blue5 pink4")
    assert not game.over


def test_a_card_goes_to_the_city_while_there_is_room() -> None:
    game = position(capital="green6 green5", hands=["green5 blue5", "pink2 pink3"])
    assert most_appealing(game) == "city colour=green value=5"
    assert in_order(game, "city colour=green value=5", "city colour=blue value=5")


def test_a_card_goes_to_the_capital_where_the_city_is_over_the_limit() -> None:
    game = position(capital="green2", cities=["green6 green3"], hands=["green5", "pink2 pink3"])
    assert most_appealing(game) == "capital colour=green value=5"


def test_a_modifier_that_adds_goes_where_one_leads() -> None:
    game = position(
        capital="green2 pink2",
        cities=["green6", "pink6"],
        hands=["blue5 blue4", "pink3 pink4"],
        laid=[(1, "yellow", 2), (1, "yellow", -1), (1, "yellow", -3)],
    )
    do(game, 0, "capital", "blue5")
    assert in_order(game, "place colour=green", "place colour=pink")


def test_gold_is_paid_to_keep_a_colour() -> None:
    game = position(capital="green2 blue2", cities=["green5"], hands=["blue2", "pink2"], gold=[6], ender=1)
    do(game, 0, "city", "blue2")
    assert most_appealing(game) == "pay colour=green"


def test_a_city_over_its_limit_is_worth_less() -> None:
    within = position(capital="green6 green5", cities=["green6 green4"], hands=["blue2", "pink2"])
    over = position(capital="green3", cities=["green6 green4"], hands=["blue2", "pink2"])
    assert value(within, 0) > value(over, 0)
    assert value(within, 0) > value(within, 1)
