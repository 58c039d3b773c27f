"""Messages of the socket are read strictly, and what cannot be read is refused with a code."""

import pytest

from campidoglio.server.web.frames import read_frame
from campidoglio.server.wire.answers import Refused
from campidoglio.server.wire.asks import Hello, Play


def test_a_message_is_read_by_its_type() -> None:
    assert read_frame('{"type": "hello", "since": 3}') == Hello(3)
    frame = '{"type": "play", "request": "r1", "question": 4, "actions": ["pass"]}'
    assert read_frame(frame) == Play("r1", 4, ["pass"])


@pytest.mark.parametrize(
    ("frame", "request_id", "code"),
    [
        ("", None, "unreadable"),
        ("hello", None, "unreadable"),
        ("[]", None, "unreadable"),
        ("{}", None, "unreadable"),
        ('{"type": "dance", "request": "r1"}', "r1", "unreadable"),
        ('{"type": "undo"}', None, "unreadable"),
        ('{"type": "undo", "request": ""}', "", "unreadable"),
        ('{"type": "undo", "request": "a b"}', "a b", "unreadable"),
        ('{"type": "undo", "request": "r1", "seat": 0}', "r1", "unreadable"),
        ('{"type": "undo", "request": 7}', None, "unreadable"),
        ('{"type": "play", "request": "r1", "question": "4", "actions": ["pass"]}', "r1", "unreadable"),
        ('{"type": "play", "request": "r1", "question": 4, "actions": []}', "r1", "unreadable"),
        ('{"type": "say", "request": "r1", "text": "' + "a" * 501 + '"}', "r1", "unreadable"),
        ('{"type": "undo", "request": "' + "r" * 65 + '"}', None, "unreadable"),
        ('{"type": "hello", "since": ' + "[" * 7000 + "]" * 7000 + "}", None, "unreadable"),
        ("[" * 16000, None, "unreadable"),
        ('{"a":' * 3000, None, "too_deep"),
        ('{"type": "undo", "\\ud800": 1}', None, "unreadable"),
        ("\ud800", None, "unreadable"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_code(frame: str, request_id: str | None, code: str) -> None:
    refusal = read_frame(frame)
    assert isinstance(refusal, Refused)
    assert (refusal.request, refusal.code) == (request_id, code)
    assert refusal.sentence.endswith(".")
    assert len(refusal.sentence) < 400
