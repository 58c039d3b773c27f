"""Capitol's hints: houses that take the lead, low cards for building, bids up to a fair price."""

from tests.bots.looks import appeal, in_order, most_appealing, value
from tests.games.capitol.positions import position

from campidoglio.games.capitol.state import Phase


def test_a_low_card_whose_action_is_possible_is_played_first() -> None:
    game = position(hands=["white 1, white 8, roof 1", "roof 2"], finished=["round 1"])
    assert most_appealing(game) == "permit colour=white value=1"
    assert in_order(game, "permit colour=white value=1", "permit colour=white value=8")
    assert in_order(game, "pass", "roof value=1")


def test_a_house_goes_where_it_takes_the_lead_beside_fountains() -> None:
    game = position(
        hands=["black 1", "roof 2"],
        finished=["round 1, round 2"],
        placed="palatine round 1:1; tiber_island round 0:1",
    )
    game.play(0, "permit colour=black value=1")
    assert in_order(
        game,
        "house prefecture=palatine shape=round height=2",
        "house prefecture=tiber_island shape=round height=2",
        "skip",
    )


def test_a_bid_grows_up_to_a_fair_price() -> None:
    game = position(hands=["floor 8, white 8, red 8", "roof 2"], phase=Phase.BID)
    assert appeal(game, "bid_floor value=8") > appeal(game, "seal")
    game.play(0, "bid_floor value=8")
    game.play(0, "bid_permit colour=red value=8")
    assert in_order(game, "seal", "bid_permit colour=white value=8")


def test_a_fountain_is_placed_where_one_leads() -> None:
    game = position(
        hands=["roof 1", "roof 2"],
        phase=Phase.SITE,
        placed="palatine round 0:1; aventine round 1:1",
    )
    assert in_order(game, "site prefecture=palatine", "site prefecture=quirinal", "site prefecture=aventine")


def test_being_first_is_worth_more_the_more_scorings_are_to_come() -> None:
    placed = "palatine round 0:1"
    early = position(hands=["roof 1", "roof 1"], placed=placed, round=1)
    late = position(hands=["roof 1", "roof 1"], placed=placed, round=4)
    leads = [value(game, 0) - value(game, 1) for game in (early, late)]
    assert leads[0] > leads[1] > 0
