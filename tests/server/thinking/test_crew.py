"""Whatever happens to its workers, the crew makes every choice, and says who really made it."""

from __future__ import annotations

import asyncio
import os
import threading
from pathlib import Path
from typing import Any

import pytest
from tests.bots.tables import elsewhere, positions
from tests.server.thinking.workers import (
    ANSWER,
    DIE,
    HANG,
    LIMITS,
    MISBEHAVIOUR,
    WARMS_AT_ONCE,
    Program,
)

import campidoglio
from campidoglio import Game
from campidoglio.bots import levels
from campidoglio.bots.greedy import GreedyBot
from campidoglio.bots.question import Question, ask
from campidoglio.kernel.actions import Action
from campidoglio.server.thinking import standing_in
from campidoglio.server.thinking.crew import Chosen, Closed, Crew

pytestmark = pytest.mark.anyio

ONCE = "if times('asked') == 1:\n    {}\nelse:\n    right(line)"
AT_LEVEL = "if asked['level'] == '{}':\n    {}\nelse:\n    right(line)"


def new_game() -> Game:
    return campidoglio.new("campanile", players=3, seed=7)


async def chosen_by(crew: Crew, level: str = "medium", game: Game | None = None, seed: int = 5) -> Chosen:
    game = game or new_game()
    chosen = await crew.choose(game, game.actors[0], level, seed=seed)
    assert chosen.action in map(str, game.legal(game.actors[0]))
    return chosen


def greedy_choice(game: Game) -> str:
    return str(levels.make("medium", seed=5).choose(ask(game, game.actors[0])))


# Workers that do as they should


async def test_real_workers_choose_at_every_level_in_every_game() -> None:
    async with Crew.open(2) as crew:
        for name in campidoglio.game_names():
            game = campidoglio.new(name, players=3, seed=7)
            for level in ("random", "easy", "medium"):
                assert (await chosen_by(crew, level, game)).level == level


async def test_thinking_gives_way_to_the_server() -> None:
    async with Crew.open(1) as crew:
        await chosen_by(crew)
        (process,) = crew.processes
        assert os.getpriority(os.PRIO_PROCESS, process) > os.getpriority(os.PRIO_PROCESS, 0)


async def test_several_workers_think_at_once(tmp_path: Path) -> None:
    """The first is answered only when a second is asked, which one worker could never do."""
    program = Program(tmp_path, "while times('asked') < 2:\n    time.sleep(0.01)\nright(line)")
    async with program.crew(2) as crew:
        chosen = await asyncio.gather(chosen_by(crew, "easy"), chosen_by(crew, "easy"))
    assert [each.level for each in chosen] == ["easy", "easy"]
    assert program.log.count("started") == 2


async def test_where_there_is_no_choice_nobody_is_asked(tmp_path: Path) -> None:
    program = Program(tmp_path, DIE)
    game = campidoglio.new("capitol", players=2, seed=1)
    forced = next(each for each in forced_positions(game))
    async with program.crew() as crew:
        assert (await chosen_by(crew, "hard", forced)).level == "hard"
    assert "asked" not in program.log


def forced_positions(game: Game) -> Any:
    """Positions of a game in which there is one legal action."""
    while not game.over:
        legal = game.legal(game.actors[0])
        if len(legal) == 1:
            yield game
        game.play(game.actors[0], legal[0])


async def test_a_level_that_is_none_is_refused(tmp_path: Path) -> None:
    async with Program(tmp_path, ANSWER).crew() as crew:
        with pytest.raises(levels.UnknownBot, match="random, easy"):
            await chosen_by(crew, "search:walks=1000000000")


# What a bot knows


@pytest.mark.parametrize("name", campidoglio.game_names())
async def test_what_leaves_the_server_depends_only_on_what_the_seat_knows(name: str, tmp_path: Path) -> None:
    """So neither a bot's choice nor a hint, and no worker's fault, can tell more than that."""
    program = Program(tmp_path, ANSWER)
    asked = 0
    async with program.crew() as crew:
        for game in positions(name):
            seat = game.actors[-1]
            asked += len(game.legal(seat)) > 1
            here = await crew.choose(game, seat, "medium", seed=3)
            assert await crew.choose(elsewhere(game, seat, 8), seat, "medium", seed=3) == here
    lines = program.lines
    assert len(lines) == 2 * asked > 0
    assert lines[::2] == lines[1::2]


@pytest.mark.parametrize("name", ["campanile", "capital_lux", "capitol"])
async def test_a_worker_is_not_told_the_true_position_nor_the_seed(name: str, tmp_path: Path) -> None:
    program = Program(tmp_path, ANSWER)
    game = campidoglio.new(name, players=3, seed=2**200 + 1)
    async with program.crew() as crew:
        await chosen_by(crew, game=game)
    told = game.rulebook.state.from_snapshot(program.lines[0]["state"])
    assert told != game.state
    assert told.chance_key != game.state.chance_key
    assert game.rulebook.view(told, game.actors[0]) == game.view(game.actors[0])


# Workers that do not


@pytest.mark.parametrize("misbehaviour", MISBEHAVIOUR.values(), ids=MISBEHAVIOUR)
async def test_a_worker_that_fails_once_is_replaced_and_the_question_asked_again(
    misbehaviour: str, tmp_path: Path
) -> None:
    program = Program(tmp_path, ONCE.format(misbehaviour))
    async with program.crew(**LIMITS.get(misbehaviour, {})) as crew:
        chosen = await chosen_by(crew)
    assert chosen == Chosen(greedy_choice(new_game()), "medium")
    assert program.log.count("asked") == 2


@pytest.mark.parametrize("misbehaviour", MISBEHAVIOUR.values(), ids=MISBEHAVIOUR)
async def test_workers_that_always_fail_are_asked_twice_and_then_none_of_them(
    misbehaviour: str, tmp_path: Path
) -> None:
    program = Program(tmp_path, misbehaviour)
    async with program.crew(**LIMITS.get(misbehaviour, {})) as crew:
        chosen = await chosen_by(crew)
    assert chosen == Chosen(greedy_choice(new_game()), "medium")
    assert program.log.count("asked") <= 2


async def test_a_search_that_fails_twice_gives_way_to_a_simpler_bot(tmp_path: Path) -> None:
    program = Program(tmp_path, AT_LEVEL.format("hard", DIE))
    async with program.crew(warmer=WARMS_AT_ONCE) as crew:
        await until_warm(crew, "campanile")
        chosen = await chosen_by(crew, "hard")
    assert chosen.level == "medium"
    assert [word for word in program.log if word in levels.LEVELS] == ["hard", "hard", "medium"]


async def test_after_a_failure_the_next_question_is_answered_by_a_worker(tmp_path: Path) -> None:
    program = Program(tmp_path, AT_LEVEL.format("easy", DIE))
    async with program.crew() as crew:
        assert (await chosen_by(crew, "easy")).level == "medium"
        assert (await chosen_by(crew, "random")).level == "random"
    assert program.log.count("started") == 3


async def test_a_worker_that_was_killed_between_questions_is_not_missed(tmp_path: Path) -> None:
    program = Program(tmp_path, ANSWER)
    async with program.crew() as crew:
        assert (await chosen_by(crew)).level == "medium"
        os.kill(crew.processes[0], 9)
        assert (await chosen_by(crew, "random")).level == "random"
    assert program.log.count("started") == 2


async def test_with_no_worker_at_all_every_choice_is_made() -> None:
    crew = Crew(1, worker=("/nowhere/at/all",), games=())
    await crew.start()
    try:
        await until_resting(crew)
        assert await chosen_by(crew) == Chosen(greedy_choice(new_game()), "medium")
    finally:
        await crew.close()


async def until_resting(crew: Crew) -> None:
    """Let the crew find out that its worker cannot be started."""
    for _ in range(1000):
        if crew.is_resting:
            return
        await asyncio.sleep(0.02)


async def test_a_question_that_waits_too_long_is_answered_here(tmp_path: Path) -> None:
    program = Program(tmp_path, HANG)
    async with program.crew(altogether=0.2) as crew:
        assert await chosen_by(crew, "easy") == Chosen(greedy_choice(new_game()), "medium")


async def test_where_too_many_wait_a_glance_must_do(tmp_path: Path) -> None:
    async with Program(tmp_path, ANSWER).crew(waiting=0) as crew:
        assert (await chosen_by(crew)).level == "easy"


# Bots of this process


class Broken:
    """A bot that fails."""

    def __init__(self, **settings: Any) -> None: ...

    def choose(self, question: Question) -> Action:
        raise RuntimeError("a fault")


async def test_a_stand_in_that_fails_gives_way_to_a_glance_and_that_to_any_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Program(tmp_path, DIE).crew() as crew:
        monkeypatch.setattr(standing_in, "GreedyBot", Broken)
        assert (await chosen_by(crew)).level == "easy"
        monkeypatch.setattr(standing_in, "hints_of", lambda rulebook: {})
        chosen = await chosen_by(crew)
        assert chosen == Chosen(str(new_game().legal(new_game().actors[0])[0]), "random")


async def test_stand_ins_think_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    class Observed(GreedyBot):
        def choose(self, question: Question) -> Action:
            threads.append(threading.current_thread())
            return question.legal[0]

    monkeypatch.setattr(standing_in, "GreedyBot", Observed)
    async with Program(tmp_path, DIE).crew() as crew:
        await chosen_by(crew)
    assert threads
    assert threading.current_thread() not in threads


# Warming up


async def test_until_its_search_is_compiled_medium_plays_for_the_searching_levels(tmp_path: Path) -> None:
    program = Program(tmp_path, ANSWER)
    async with program.crew() as crew:
        assert [(await chosen_by(crew, level)).level for level in ("hard", "expert")] == ["medium", "medium"]
    assert "hard" not in program.log


async def test_a_warm_game_is_played_at_the_level_asked_for(tmp_path: Path) -> None:
    program = Program(
        tmp_path,
        "say(json.dumps({'type': 'answered', 'number': asked['number'], 'action': LEGAL}))".replace(
            "LEGAL", repr(str(new_game().legal(new_game().actors[0])[1]))
        ),
    )
    async with program.crew(warmer=WARMS_AT_ONCE) as crew:
        await until_warm(crew, "campanile")
        assert (await chosen_by(crew, "expert")).level == "expert"


async def until_warm(crew: Crew, game: str) -> None:
    """Wait until the search of a game is ready."""
    while game not in crew.warm:
        await asyncio.sleep(0.02)


# The end


async def test_who_waits_when_the_crew_is_closed_is_told_and_no_process_is_left(tmp_path: Path) -> None:
    program = Program(tmp_path, HANG)
    async with program.crew() as crew:
        waiting = asyncio.create_task(chosen_by(crew))
        while "asked" not in program.log:
            await asyncio.sleep(0.02)
        processes = crew.processes
    with pytest.raises(Closed):
        await waiting
    with pytest.raises(Closed):
        await chosen_by(crew)
    assert len(processes) == 1
    with pytest.raises(ProcessLookupError):
        os.kill(processes[0], 0)


async def test_a_question_that_nobody_waits_for_any_more_is_not_asked(tmp_path: Path) -> None:
    program = Program(tmp_path, "while not times('go'):\n    time.sleep(0.01)\nright(line)")
    async with program.crew() as crew:
        first = asyncio.create_task(chosen_by(crew, "easy"))
        while "asked" not in program.log:
            await asyncio.sleep(0.02)
        second = asyncio.create_task(chosen_by(crew, "random"))
        await asyncio.sleep(0.1)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        program.note("go")
        await first
        assert (await chosen_by(crew, "easy")).level == "easy"
    assert "random" not in program.log
