"""When a difference is settled: a sequential test with stated error rates.

The test looks at two bots deal by deal: by how much the first one's win share was above the second one's,
over all games of the deal, so that the luck of the deal has cancelled out. For two players such a deal has
five outcomes, from two losses to two wins, and the test is the one that is known as pentanomial; with more
players there are more outcomes, and nothing else changes.

That the two bots are equal is held against the first one being better, and against the second one being
better: by `margin`, by twice that, by four times … together. How much more likely one is than the other is
found by maximum likelihood, from the outcomes seen and nothing assumed of their spread (a generalised
sequential probability ratio test, its alternatives mixed in equal parts). The verdict is

- "first" or "second" when that one's being better is 2 / `alpha` times as likely as equality: for equal bots
  the chance that this ever happens is at most `alpha`, both sides together;
- "equal" when either one's being better by `margin` is less than `beta` times as likely as equality: if one
  of them is better by that much or more, the chance of this is at most `beta`;
- None as long as more deals are needed.

The rates hold for many deals, and are checked by simulation in the tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import exp, log
from typing import Literal

FEWEST_DEALS = 10
"""No verdict comes earlier: the likelihoods hold for many deals."""
UNSEEN = 1e-3
"""So often the outcomes that no deal had yet are taken as seen, so that they stay possible."""
ANCHORS = (-1.0, -0.5, 0.0, 0.5, 1.0)

Verdict = Literal["first", "second", "equal"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rates:
    """The difference in win share that matters, and how often a verdict may be wrong."""

    margin: float = 0.1
    alpha: float = 0.05
    beta: float = 0.05

    def shared(self, tests: int) -> Rates:
        """The rates for each of several tests, so that all together keep to them."""
        return Rates(margin=self.margin, alpha=self.alpha / tests, beta=self.beta / tests)


@dataclass(slots=True)
class Duel:
    """The deals that two bots have played against each other, by outcome."""

    outcomes: Counter[float] = field(default_factory=Counter)

    def add(self, difference: float) -> None:
        """Take in a deal: the first bot's win share less the second one's, from -1 to 1."""
        # Sums of thirds and fifths differ in their last digits; they are one outcome all the same.
        self.outcomes[round(difference, 9)] += 1

    @property
    def deals(self) -> int:
        """How many there are."""
        return self.outcomes.total()

    def verdict(self, rates: Rates) -> Verdict | None:
        """What is settled by now."""
        if self.deals < FEWEST_DEALS:
            return None
        first, second = self._evidence(rates.margin), self._evidence(-rates.margin)
        if max(map(_mixed, (first, second))) >= log(2 / rates.alpha):
            return "first" if _mixed(first) > _mixed(second) else "second"
        return "equal" if max(first[0], second[0]) <= log(rates.beta) else None

    def _evidence(self, difference: float) -> list[float]:
        """How much likelier than none this difference is, and twice it, and so on."""
        found = []
        while abs(difference) < 1:
            found.append(log_likelihood_ratio(self.outcomes, 0.0, difference))
            difference *= 2
        return found


def _mixed(evidence: list[float]) -> float:
    """The logarithm of the mean of likelihood ratios that are given as logarithms."""
    largest = max(evidence)
    return largest + log(sum(exp(each - largest) for each in evidence) / len(evidence))


def log_likelihood_ratio(outcomes: Mapping[float, int], null: float, other: float) -> float:
    """How much likelier the outcomes are if their mean is `other` than if it is `null`, as a logarithm."""
    counts = dict.fromkeys(ANCHORS, UNSEEN) | dict(outcomes)
    tilt_null, tilt_other = _tilt(counts, null), _tilt(counts, other)
    return sum(
        count * (log(1 + tilt_null * (outcome - null)) - log(1 + tilt_other * (outcome - other)))
        for outcome, count in counts.items()
    )


def _tilt(counts: Mapping[float, float], mean: float) -> float:
    """How the outcomes' weights must be bent so that their mean is `mean` and they stay as likely as can be.

    The likeliest weights are proportional to count / (1 + tilt × (outcome - mean)). The tilt at which their
    mean is right is found between the two at which a weight would be infinite; what is summed falls in
    between.
    """
    low, high = -1 / (max(counts) - mean), -1 / (min(counts) - mean)
    for _ in range(60):
        tilt = (low + high) / 2
        off = sum(
            count * (outcome - mean) / (1 + tilt * (outcome - mean)) for outcome, count in counts.items()
        )
        if off > 0:
            low = tilt
        else:
            high = tilt
    return (low + high) / 2
