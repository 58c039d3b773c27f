"""What tests of the page do over HTTP as the guest of a browser: get a name, make tables, wait for an end."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from playwright.sync_api import APIRequestContext, Page

MOST_LOOKS = 600


class Guest:
    """The guest that a page belongs to."""

    def __init__(self, page: Page, house: str, name: str = "Livia") -> None:
        self._http: APIRequestContext = page.request
        self._house = house
        self._csrf = str(self._post("me", {"name": name})["csrf"])

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        csrf = {"x-csrf-token": self._csrf} if path != "me" else {}
        headers = {"origin": self._house, **csrf}
        answer = self._http.post(f"{self._house}/api/{path}", data=body, headers=headers)
        assert answer.ok, answer.text()
        read: dict[str, Any] = answer.json()
        return read

    def make_table(self, *seats: str, game: str = "campanile", **more: Any) -> str:
        """A new table; a seat is "me", "open", or the level of a bot. Gives its id."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats
        ]
        made = self._post("tables", {"request": uuid4().hex, "game": game, "seats": wishes, **more})
        return str(made["id"])

    def look(self, table: str) -> dict[str, Any]:
        """All that the guest may know of a table."""
        read: dict[str, Any] = self._http.get(f"{self._house}/api/tables/{table}").json()
        return read

    def watch_to_the_end(self, page: Page, table: str) -> None:
        """Wait until a game between bots is over."""
        for _ in range(MOST_LOOKS):
            if self.look(table)["table"]["status"] == "over":
                return
            page.wait_for_timeout(100)
        raise AssertionError("the game does not end")
