"""An environment to learn in: reset, step, legal, observe, over the API alone. No library.

As a program it plays one game at random: python3 touchline.py URL RULESET
"""

import itertools
import json
import random
import sys
import urllib.error
import urllib.request


class Environment:
    """A seat at one game after the other. Questions that stand are left alone."""

    def __init__(self, service="http://127.0.0.1:3000", ruleset="goalscorer", opponents=None):
        self._service = service
        self._ruleset = ruleset
        self._opponents = opponents
        self._token = None
        self._game = None
        self._standing = {"version": 0, "outcome": None}
        self._observed = {"view": None, "seat": 0, "asked": None}

    def reset(self):
        """A new game; one that still runs is given up."""
        if self._token is None:
            account = {"name": "Learner", "kind": "agent"}
            self._token = self._call("POST", "/accounts", account)["token"]
        if self._observed["asked"]:
            self._call("POST", f"/games/{self._game}/resignation")
        if self._opponents is None:
            seats = self._call("GET", f"/rulesets/{self._ruleset}")["seats"]
            self._opponents = [{"kind": "bot"}] * (seats["min"] - 1)
        wanted = {"ruleset": self._ruleset, "seats": [{"kind": "me"}, *self._opponents]}
        self._game = self._call("POST", "/games", wanted)["id"]
        self._standing = {"version": 0, "outcome": None}
        return self._until_asked()

    def observe(self):
        """What the seat sees, and what it is asked; nothing once the game is over."""
        return self._observed

    def legal(self, most=1_000):
        """The moves that may be made: all of them where they can be listed, else some."""
        asked = self._observed["asked"]
        if asked is None:
            return []
        lists = [moves_in(space, most) for space in asked["spaces"]]
        if any(moves is None for moves in lists):
            return asked["examples"]
        return list(itertools.chain(*lists))[:most]

    def step(self, move):
        """What is seen next, the reward, and whether the game is over.

        The reward is 1 for the first place, shared where it is shared, and else 0.
        """
        asked = self._observed["asked"]
        if asked is None:
            raise ValueError("the game is over: reset it")
        body = {"decisionId": asked["id"], "move": move}
        # The key makes a retry safe: a move that did arrive is not made twice.
        path = f"/games/{self._game}/moves?wait=25&include=decisions"
        answer = self._call("POST", path, body, asked["id"])
        self._standing = answer.get("next") or answer
        observed = self._until_asked()
        outcome = self._standing["outcome"]
        first = outcome["ranking"][0] if outcome else []
        reward = 1 / len(first) if observed["seat"] in first else 0
        return observed, reward, outcome is not None

    def _until_asked(self):
        path = f"/games/{self._game}"
        while True:
            seen = self._call("GET", path)
            over = self._standing["outcome"] is not None
            asked = next(filter(is_blocking, self._standing.get("decisions", [])), None)
            self._observed = {
                "view": seen["view"],
                "seat": seen["seat"],
                "asked": None if over else asked,
            }
            if asked or over:
                return self._observed
            self._standing = self._call("GET", f"{path}/wait?include=decisions")

    def _call(self, method, path, body=None, key=None):
        headers = {} if self._token is None else {"Authorization": f"Bearer {self._token}"}
        content = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            content = json.dumps(body).encode()
        if key is not None:
            headers["Idempotency-Key"] = key
        url = f"{self._service}/v1{path}"
        request = urllib.request.Request(url, content, headers, method=method)
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{error.code} {error.read().decode()}") from error


def is_blocking(asked):
    return "spaces" in asked and not asked.get("optional") and not asked.get("suspended")


def moves_in(space, most):
    """None: too many, not all legal, or of a form that is easier asked for than listed."""
    if not space["exact"]:
        return None
    moves = [{"type": space["type"]}]
    for field, domain in space["fields"].items():
        values = values_of(domain)
        if values is None or len(moves) * len(values) > most:
            return None
        moves = [{**move, field: value} for move in moves for value in values]
    return moves


def values_of(domain):
    if "is" in domain:
        return [domain["is"]]
    if "oneOf" in domain:
        return domain["oneOf"]
    if "from" in domain:
        return range(domain["from"], domain["to"] + 1, domain["step"])
    return None


def play(arguments):
    environment = Environment(*arguments)
    environment.reset()
    for steps in itertools.count(1):
        _, reward, done = environment.step(random.choice(environment.legal()))
        if done:
            print(f"over after {steps} steps: reward {reward:g}")
            return


if __name__ == "__main__":
    play(sys.argv[1:])
