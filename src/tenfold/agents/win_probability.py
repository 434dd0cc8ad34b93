"""What judges tell, as chances to win."""

from collections.abc import Sequence
from math import exp

from tenfold.core.search_model import SearchModel


def win_probabilities(values: Sequence[float], spread: float) -> list[float]:
    """What a judge tells of each seat as chances that add up to one; where it tells nothing, even ones."""
    most = max(values)
    weights = [exp((value - most) / spread) for value in values] if spread > 0 else list(values)
    total = sum(weights)
    if total <= 0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


def gain_in_probability(gain: float, search_model: SearchModel, seats: int, chance: float) -> float:
    """What a seat with a chance would gain of it by a gain that the judge tells.

    A gain is told against the others, as far as a seat minds them: what is won in chance others lose.
    """
    own = gain / (1.0 + search_model.opponent_weight / (seats - 1))
    if search_model.logit_scale <= 0:
        return own
    odds = chance * exp(max(-50.0, min(own * seats / (seats - 1) / search_model.logit_scale, 50.0)))
    return odds / (odds + 1.0 - chance) - chance
