"""The sequential test names the stronger bot, and errs as seldom as it says."""

from collections import Counter
from math import log
from random import Random

import pytest

from campidoglio.arena.sequential import FEWEST_DEALS, Duel, Rates, log_likelihood_ratio

RATES = Rates(margin=0.2, alpha=0.1, beta=0.1)
MATCHES = 150
EVERY = 4
"""A look at the evidence after every deal would be slow; the test is made for it all the same."""


def test_for_two_outcomes_the_ratio_is_that_of_coin_throws() -> None:
    # A mean of 0.2 over the outcomes 1 and -1 is a chance of 0.6.
    seen = {1.0: 70, -1.0: 30}
    by_hand = 70 * log(0.6 / 0.5) + 30 * log(0.4 / 0.5)
    assert log_likelihood_ratio(seen, 0.0, 0.2) == pytest.approx(by_hand, abs=0.01)


def test_the_ratio_turns_round_with_the_hypotheses_and_with_the_bots() -> None:
    seen = {1.0: 12, 0.5: 9, 0.0: 20, -0.5: 3, -1.0: 4}
    mirrored = {-outcome: count for outcome, count in seen.items()}
    ratio = log_likelihood_ratio(seen, 0.0, 0.2)
    assert ratio > 0
    assert log_likelihood_ratio(seen, 0.2, 0.0) == pytest.approx(-ratio)
    assert log_likelihood_ratio(mirrored, 0.0, -0.2) == pytest.approx(ratio)


def test_for_many_small_differences_the_ratio_is_nearly_that_of_the_normal_distribution() -> None:
    seen = {1.0: 260, 0.5: 510, 0.0: 1020, -0.5: 500, -1.0: 250}
    deals = sum(seen.values())
    mean = sum(outcome * count for outcome, count in seen.items()) / deals
    variance = sum(count * (outcome - mean) ** 2 for outcome, count in seen.items()) / deals
    nearly = deals * 0.02 * (mean - 0.01) / variance
    assert log_likelihood_ratio(seen, 0.0, 0.02) == pytest.approx(nearly, rel=0.02)


def test_nothing_is_settled_by_a_few_deals() -> None:
    duel = Duel()
    for _ in range(FEWEST_DEALS - 1):
        duel.add(1.0)
    assert duel.verdict(RATES) is None
    duel.add(1.0)
    assert duel.verdict(RATES) == "first"


def test_the_second_bot_may_be_the_better_one() -> None:
    duel = Duel()
    for _ in range(FEWEST_DEALS + 5):
        duel.add(-1.0)
    assert duel.verdict(Rates()) == "second"


def test_bots_that_always_share_the_deals_are_soon_called_equal() -> None:
    duel = Duel()
    for _ in range(200):
        duel.add(0.0)
    assert duel.verdict(Rates(margin=0.1)) == "equal"


def test_several_tests_share_the_rates() -> None:
    assert Rates(margin=0.1, alpha=0.06, beta=0.03).shared(3) == Rates(margin=0.1, alpha=0.02, beta=0.01)


def settled(chance: Random, better: float) -> str | None:
    """The verdict on two bots of which the first wins each game with chance (1 + better) / 2."""
    duel = Duel()
    for number in range(1, 1000):
        duel.add(sum(1 if chance.random() < (1 + better) / 2 else -1 for _ in range(2)) / 2)
        if number % EVERY == 0 and (verdict := duel.verdict(RATES)) is not None:
            return verdict
    return None


def verdicts(better: float) -> Counter[str | None]:
    chance = Random(f"{better}")
    return Counter(settled(chance, better) for _ in range(MATCHES))


def test_equal_bots_are_told_apart_as_seldom_as_agreed() -> None:
    found = verdicts(0.0)
    assert found["first"] + found["second"] <= RATES.alpha * MATCHES
    assert found[None] == 0


@pytest.mark.parametrize(("better", "right", "wrong"), [(0.2, "first", "second"), (-0.2, "second", "first")])
def test_a_difference_of_the_margin_is_missed_as_seldom_as_agreed(
    better: float, right: str, wrong: str
) -> None:
    found = verdicts(better)
    assert MATCHES - found[right] <= RATES.beta * MATCHES
    assert found[wrong] == 0
