"""Capital Lux, by Eilif Svensson and Kristian Amundsen Østby (Aporta Games, 2016), for 2 to 4 players."""

from campidoglio.games.capital_lux import hints, rules, table
from campidoglio.games.capital_lux.figures import FIGURE_NAMES, figures
from campidoglio.games.capital_lux.observation import OBSERVATION_SIZE, observe
from campidoglio.games.capital_lux.reasons import why_not
from campidoglio.games.capital_lux.resampling import resample
from campidoglio.games.capital_lux.story import story
from campidoglio.games.capital_lux.view import view
from campidoglio.kernel.rulebook import Rulebook

RULEBOOK = Rulebook(
    name="capital_lux",
    rules_version=1,
    fewest_players=table.FEWEST_PLAYERS,
    most_players=table.MOST_PLAYERS,
    state=table.State,
    actions=rules.ACTIONS,
    legal_limit=rules.LEGAL_LIMIT,
    endings=table.Ending,
    setup=rules.setup,
    due=rules.due,
    legal=rules.legal,
    secret=rules.secret,
    ending=rules.ending,
    score=rules.score,
    beats=rules.beats,
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
