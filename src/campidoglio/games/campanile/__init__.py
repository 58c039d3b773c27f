"""Campanile, by Hanno and Wilfried Kuhn (Blatz, 1996), for 2 to 5 players."""

from campidoglio.games.campanile import hints, rules
from campidoglio.games.campanile.figures import FIGURE_NAMES, figures
from campidoglio.games.campanile.observation import OBSERVATION_SIZE, observe
from campidoglio.games.campanile.reasons import why_not
from campidoglio.games.campanile.story import story
from campidoglio.games.campanile.view import view
from campidoglio.kernel.rulebook import Rulebook, higher_score_wins
from campidoglio.kernel.settings import Choice, Settings

RULEBOOK = Rulebook(
    name="campanile",
    rules_version=1,
    fewest_players=rules.FEWEST_PLAYERS,
    most_players=rules.MOST_PLAYERS,
    settings=Settings(
        (
            Choice(
                "bet_on",
                rules.BetOn,
                rules.BetOn.SHOWING,
                "bet on a tower whose style shows on a pile, or on the tower just built on",
            ),
        )
    ),
    state=rules.State,
    actions=rules.ACTIONS,
    legal_limit=rules.LEGAL_LIMIT,
    endings=rules.Ending,
    setup=rules.setup,
    due=rules.due,
    legal=rules.legal,
    ending=rules.ending,
    score=rules.score,
    beats=higher_score_wins,
    resample=rules.resample,
    observe=observe,
    observation_size=OBSERVATION_SIZE,
    view=view,
    story=story,
    figures=figures,
    figure_names=FIGURE_NAMES,
    hints={"appeal": hints.appeal, "value": hints.value},
    why_not=why_not,
)
