"""Calls, streams and games over the REST API, with Python's standard library alone."""

from __future__ import annotations

import json
import random
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import TYPE_CHECKING, Any, Callable, Iterator

from ._types import OPERATIONS, Calls

if TYPE_CHECKING:
    from ._types import Decision, FollowedEvent, LabelledMove, Move, Outcome, Problem, WaitAnswer

    Think = Callable[[Decision, "Refusal | None"], "Move | None"]

RETRIES_MAX = 3
RETRY_AFTER_SECONDS_MAX = 30
REFUSALS_MAX = 5
# Must be shorter than the time-outs of most proxies.
WAIT_SECONDS = 25
TIMEOUT_SECONDS = 75
PASSING = (429, 502, 503, 504)


class Refusal(Exception):
    """The service or the rules refused a request. `problem` is its whole answer."""

    def __init__(self, problem: Problem) -> None:
        clause = problem.get("clause")
        super().__init__(problem["detail"] + (f" ({clause})" if clause else ""))
        self.problem = problem
        self.status: int = problem["status"]
        self.code: str = problem["code"]
        # The clause of the rulebook that the refusal follows from.
        self.clause: str | None = clause
        # Up to three legal moves that resemble the refused one.
        self.nearest: list[LabelledMove] = problem.get("nearest", [])
        self.retry_after: int | None = problem.get("retryAfter")


class Touchline(Calls):
    """A connection with the token of an account, or without one."""

    def __init__(self, url: str, token: str | None = None, timeout: float = TIMEOUT_SECONDS) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.timeout = timeout

    def call(
        self,
        operation_id: str,
        path: Any = None,
        query: Any = None,
        body: Any = None,
        key: str | None = None,
    ) -> Any:
        """The answer of an operation. A request with a `key` is executed once and may be retried."""
        method, template = OPERATIONS[operation_id]
        request = self._request(method, template, path, query, body, key)
        is_repeatable = method == "GET" or key is not None
        for tries in range(RETRIES_MAX + 1):
            is_last = tries == RETRIES_MAX or not is_repeatable
            try:
                with urllib.request.urlopen(request, timeout=self.timeout) as answer:
                    return _content_of(answer.headers, answer.read())
            except urllib.error.HTTPError as error:
                refusal = _refusal_of(error)
                wait = refusal.retry_after or 0
                if is_last or error.code not in PASSING or wait > RETRY_AFTER_SECONDS_MAX:
                    raise refusal from None
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                if is_last:
                    raise
                wait = 0
            time.sleep(max(wait, _back_off(tries)))
        raise AssertionError("the last try returns or raises")

    def stream(
        self, game: str, after: int | str | None = None, words: bool = False
    ) -> Iterator[FollowedEvent]:
        """Each event of a game once, until it ends. Reconnects and continues after the last one."""
        cursor = after
        tries = 0
        while True:
            try:
                for event in self._events(game, cursor, words):
                    if event.get("over") is True:
                        return
                    cursor = event["cursor"]
                    tries = 0
                    yield event
            except (urllib.error.URLError, ConnectionError, TimeoutError, ValueError):
                pass
            time.sleep(_back_off(tries))
            tries = min(tries + 1, 5)

    def play(self, game: str, think: Think) -> Outcome | None:
        """Plays your seat until the game is over, with one call a turn.

        `think(decision, refusal)` returns a move, such as `decision["examples"][0]`, or None to
        leave an optional decision open. It is called again with the refusal of its move. Returns
        the outcome; None if the game was cancelled.
        """
        turn = self._next_turn(game)
        while turn.get("outcome") is None:
            if turn.get("reason") == "over":
                return None
            turn = self._answered(game, turn, think) or self._next_turn(game)
        return turn["outcome"]

    def _answered(self, game: str, turn: WaitAnswer, think: Think) -> WaitAnswer | None:
        for decision in turn["decisions"]:
            if decision["suspended"]:
                continue
            answer = self._answer_to(game, decision, think)
            if answer is not None:
                return answer
        return None

    def _answer_to(self, game: str, decision: Any, think: Think) -> Any:
        """The next turn; None if the decision is left open, or somebody else has closed it."""
        refusal = None
        for _ in range(REFUSALS_MAX + 1):
            move = think(decision, refusal)
            if move is None:
                if decision["optional"]:
                    return None
                raise ValueError(f"{decision['kind']} needs an answer")
            try:
                answer = self.call(
                    "submitMove",
                    {"game": game},
                    query={"include": ["decisions", "words"], "wait": WAIT_SECONDS},
                    body={"decisionId": decision["id"], "move": move},
                    key=uuid.uuid4().hex,
                )
                return answer if answer["outcome"] is not None else answer.get("next")
            except Refusal as error:
                if error.status == 409:
                    return None
                if "decision" not in error.problem:
                    raise
                refusal = error
        assert refusal is not None
        raise refusal

    def _next_turn(self, game: str) -> WaitAnswer:
        query = {"include": ["decisions", "words"], "timeout": WAIT_SECONDS}
        return self.call("waitForGame", {"game": game}, query=query)

    def _events(self, game: str, after: int | str | None, words: bool) -> Iterator[Any]:
        query = {"after": after, "include": ["words"] if words else None}
        request = self._request(*OPERATIONS["streamGame"], {"game": game}, query)
        request.add_header("Accept", "application/x-ndjson")
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as answer:
                for line in answer:
                    if not line.strip():
                        continue
                    item = json.loads(line)
                    if "code" in item:
                        raise Refusal(item)
                    yield item
        except urllib.error.HTTPError as error:
            refusal = _refusal_of(error)
            if refusal.status not in PASSING:
                raise refusal from None

    def _request(
        self,
        method: str,
        template: str,
        path: Any = None,
        query: Any = None,
        body: Any = None,
        key: str | None = None,
    ) -> urllib.request.Request:
        parts = {name: urllib.parse.quote(str(value), safe="") for name, value in (path or {}).items()}
        url = self.url + template.format(**parts)
        given = {name: _text_of(value) for name, value in (query or {}).items() if value is not None}
        if given:
            url += "?" + urllib.parse.urlencode(given)
        headers = {}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        if key is not None:
            headers["Idempotency-Key"] = key
        content = None
        if isinstance(body, str):
            headers["Content-Type"] = "application/x-ndjson"
            content = body.encode()
        elif body is not None:
            headers["Content-Type"] = "application/json"
            content = json.dumps(body).encode()
        return urllib.request.Request(url, content, headers, method=method)


def connect(url: str, token: str | None = None) -> Touchline:
    return Touchline(url, token)


def _text_of(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(str(one) for one in value)
    return str(value)


def _content_of(headers: Any, content: bytes) -> Any:
    if not content:
        return None
    return json.loads(content) if "json" in headers.get("Content-Type", "") else content.decode()


def _refusal_of(error: urllib.error.HTTPError) -> Refusal:
    try:
        problem = json.loads(error.read())
        if "detail" in problem:
            return Refusal(problem)
    except ValueError:
        pass
    detail = f"No service answered ({error.code})."
    strange: Any = {"type": "about:blank", "title": str(error.reason), "status": error.code}
    return Refusal({**strange, "code": "internal-error", "detail": detail})


def _back_off(tries: int) -> float:
    """Seconds, spread so that clients do not come back together."""
    return 0.2 * 2**tries * (0.5 + random.random() / 2)
