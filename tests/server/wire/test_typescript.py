"""The page's types of the wire are those of the server."""

import re
from pathlib import Path

from campidoglio.server.wire.typescript import typescript

PAGE = Path(__file__).parents[3] / "web" / "src" / "wire.ts"


def test_the_page_has_the_types_of_this_server() -> None:
    assert PAGE.read_text("utf-8") == typescript(), (
        "make it again: python -m campidoglio.server.wire.typescript > web/src/wire.ts"
    )


def test_a_message_of_the_socket_says_which_it_is() -> None:
    assert 'export interface Pong {\n  readonly type: "pong"\n}' in typescript()


def test_what_may_be_left_out_of_an_ask_is_marked_and_what_the_server_sends_is_not() -> None:
    written = typescript()
    assert "readonly level?: string | null" in written
    assert "readonly level: string | null" in written


def test_unions_keep_their_names() -> None:
    written = typescript()
    assert "export type Tempo = Untimed | RealTime | Correspondence" in written
    assert "readonly tempo: Tempo" in written


def test_the_words_of_a_field_go_with_it() -> None:
    assert "  /** Whether the reader is the table's host. */\n  readonly host: boolean" in typescript()


def test_every_type_is_there_once() -> None:
    names = re.findall(r"^export (?:type|interface) (\w+)", typescript(), re.MULTILINE)
    assert {"TableInfo", "Position", "Tempo", "Line", "Ask", "Answer"} <= set(names)
    assert len(names) == len(set(names))
