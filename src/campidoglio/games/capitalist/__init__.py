"""Capitali$t (INFO-F209, 2022-2023), the ordinary and the quick game, for 2 to 8 players."""

from campidoglio.games.capitalist import choices, ending, hints, rules
from campidoglio.games.capitalist.actions import ACTIONS
from campidoglio.games.capitalist.figures import FIGURE_NAMES, figures
from campidoglio.games.capitalist.observation import OBSERVATION_SIZE, observe
from campidoglio.games.capitalist.reasons import why_not
from campidoglio.games.capitalist.settings import SETTINGS
from campidoglio.games.capitalist.state import FEWEST_PLAYERS, MOST_PLAYERS, Ending, State
from campidoglio.games.capitalist.story import story
from campidoglio.games.capitalist.view import view
from campidoglio.kernel.rulebook import Rulebook

RULEBOOK = Rulebook(
    name="capitalist",
    rules_version=1,
    fewest_players=FEWEST_PLAYERS,
    most_players=MOST_PLAYERS,
    settings=SETTINGS,
    state=State,
    actions=ACTIONS,
    legal_limit=choices.LEGAL_LIMIT,
    endings=Ending,
    setup=rules.setup,
    due=choices.due,
    legal=choices.legal,
    ending=ending.ending,
    score=ending.score,
    beats=ending.beats,
    outside=choices.outside,
    resample=rules.resample,
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
