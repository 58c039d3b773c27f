"""Every refusal over HTTP is a `Problem`: a stable code and a sentence, never a trace of our own faults."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from campidoglio.kernel.errors import CampidoglioError
from campidoglio.server.people.refusals import NotGranted
from campidoglio.server.storage.errors import StorageError
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.wire.answers import Problem

_log = logging.getLogger(__name__)

CONFLICT = 409
STATUS = {
    "unreadable": 400,
    "too_deep": 400,
    "bad_name": 400,
    "bad_setting": 400,
    "bad_tempo": 400,
    "unknown_seat": 400,
    "unknown_bot": 400,
    "unreadable_action": 400,
    "no_guest": 401,
    "bad_token": 401,
    "wrong_password": 403,
    "bad_csrf": 403,
    "foreign_origin": 403,
    "banned": 403,
    "silenced": 403,
    "not_welcome": 403,
    "oneself": 400,
    "not_host": 403,
    "not_for_programs": 403,
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_token": 404,
    "unknown_session": 404,
    "unknown_person": 404,
    "unknown_address": 404,
    "bad_address": 400,
    "bad_key": 400,
    "unknown_request": 404,
    "unknown_friend": 404,
    "unknown_invitation": 404,
    "not_friends": 403,
    "not_at_table": 403,
    "no_account": 404,
    "not_found": 404,
    "too_big": 413,
    "not_json": 415,
    "too_fast": 429,
    "too_many": 429,
    "lab_full": 429,
    "lab_closed": 403,
    "storage_failed": 503,
}
"""The status that goes with a code; every other refusal is a conflict with how the table stands."""

NAMES = {400: "unreadable", 404: "not_found", 405: "wrong_method", 413: "too_big"}
"""The code that goes with a status of the framework's own."""

FAULT = "The server made a mistake. Nothing was changed; please try again."
"""What is said of a fault of ours: its details are for the server's log only."""

NOT_KEPT = "The server cannot reach what it keeps. Please try again in a moment."

RESPONSES = {
    status: ResponseSpec(Problem, description=words, generate_examples=False)
    for status, words in {
        400: "What came cannot be read, or names something that does not exist.",
        401: "Nobody knows who asks.",
        403: "This may not be done, or not from there.",
        404: "There is no such thing.",
        405: "Not by this method.",
        409: "Not as things stand at the table.",
        413: "The body is too large.",
        415: "The body is not JSON.",
        429: "Too much at once.",
        503: "The database cannot be reached.",
    }.items()
}
"""What every path may answer besides its own."""


def problem_of(refusal: Refusal | CampidoglioError) -> Problem:
    """What is told of a refusal."""
    if isinstance(refusal, Refusal):
        return Problem(refusal.code, _as_sentence(refusal.sentence), refusal.reason)
    if isinstance(refusal, NotGranted):
        return Problem(refusal.reply, str(refusal))
    if isinstance(refusal, StorageError):
        # What it says is for the server's log: it names the database.
        _log.error("storage failed", exc_info=refusal)
        return Problem("storage_failed", NOT_KEPT)
    return Problem(refusal.code, _as_sentence(str(refusal)))


def _as_sentence(words: str) -> str:
    """What the kernel says goes on after a colon elsewhere; here it stands alone."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")


def _answer(problem: Problem, status: int) -> Response[Problem]:
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def _refuse(request: Request[Any, Any, Any], refusal: Exception) -> Response[Problem]:
    assert isinstance(refusal, Refusal | CampidoglioError)
    problem = problem_of(refusal)
    return _answer(problem, STATUS.get(problem.code, CONFLICT))


def _too_deep(request: Request[Any, Any, Any], refusal: Exception) -> Response[Problem]:
    return _answer(Problem("too_deep", "The body is nested too deeply."), 400)


def _misread(request: Request[Any, Any, Any], refusal: Exception) -> Response[Problem]:
    """What the framework itself refused."""
    assert isinstance(refusal, HTTPException)
    if refusal.status_code >= 500:
        return _fault(request, refusal)
    code = NAMES.get(refusal.status_code, "refused")
    return _answer(Problem(code, _sentence(refusal)), refusal.status_code)


def _sentence(refusal: HTTPException) -> str:
    if isinstance(refusal, ValidationException) and isinstance(refusal.extra, list):
        wrong = [f"{entry.get('key', 'body')}: {entry.get('message', 'wrong')}" for entry in refusal.extra]
        return f"What came is not what was expected. {'; '.join(wrong)}."
    return {404: "There is nothing at this address.", 413: "The body is too large."}.get(
        refusal.status_code, f"{refusal.detail}."
    )


def _fault(request: Request[Any, Any, Any], fault: Exception) -> Response[Problem]:
    _log.error("%s %s failed", request.method, request.url.path, exc_info=fault)
    return _answer(Problem("fault", FAULT), 500)


HANDLERS: ExceptionHandlersMap = {
    Refusal: _refuse,
    CampidoglioError: _refuse,
    RecursionError: _too_deep,
    HTTPException: _misread,
    Exception: _fault,
}
"""Every exception is answered by the nearest of these."""
