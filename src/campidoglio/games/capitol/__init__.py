"""Capitol, by Alan R. Moon and Aaron Weissblum (Schmidt, 2001), for 2 to 4 players."""

from campidoglio.games.capitol import hints, rules
from campidoglio.games.capitol.board import BOARD
from campidoglio.games.capitol.cards import resample
from campidoglio.games.capitol.figures import FIGURE_NAMES, figures
from campidoglio.games.capitol.observation import OBSERVATION_SIZE, observe
from campidoglio.games.capitol.reasons import why_not
from campidoglio.games.capitol.state import FEWEST_PLAYERS, MOST_PLAYERS, Edition, Ending, State
from campidoglio.games.capitol.story import story
from campidoglio.games.capitol.view import view
from campidoglio.kernel.rulebook import Rulebook, higher_score_wins
from campidoglio.kernel.settings import Choice, Settings

RULEBOOK = Rulebook(
    name="capitol",
    rules_version=1,
    fewest_players=FEWEST_PLAYERS,
    most_players=MOST_PLAYERS,
    settings=Settings(
        (
            Choice(
                "edition",
                Edition,
                Edition.NL,
                "ties in auctions: nl, the lowest score, or nobody; fr, the highest card, then turn order",
            ),
            BOARD,
        )
    ),
    state=State,
    actions=rules.ACTIONS,
    legal_limit=rules.LEGAL_LIMIT,
    endings=Ending,
    setup=rules.setup,
    due=rules.due,
    legal=rules.legal,
    secret=rules.secret,
    ending=rules.ending,
    score=rules.score,
    beats=higher_score_wins,
    resample=resample,
    observe=observe,
    observation_size=OBSERVATION_SIZE,
    view=view,
    story=story,
    figures=figures,
    figure_names=FIGURE_NAMES,
    hints={"appeal": hints.appeal, "value": hints.value},
    search_manner=hints.SEARCH_MANNER,
    why_not=why_not,
)
