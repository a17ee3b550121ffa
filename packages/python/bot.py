"""Plays one game of any ruleset against the built-in bots: bot.py URL RULESET [SEATS]"""

import json
import sys

from touchline_client import Refusal, Touchline, connect


class Counted(Touchline):
    calls = 0
    turns = 0

    def _request(self, method, template, *rest):
        self.calls += 1
        self.turns += template.endswith("/moves")
        return super()._request(method, template, *rest)


def think(decision, refusal: Refusal | None):
    """The favourite of the built-in bot, or after a refusal the nearest legal move."""
    if refusal:
        return next((one["move"] for one in refusal.nearest if one["move"]), None)
    return decision["examples"][0] if decision["examples"] else None


url, ruleset = sys.argv[1], sys.argv[2]
token = connect(url).call("signUp", body={"name": "Python", "kind": "agent"})["token"]
touchline = Counted(url, token)
rules = touchline.call("showRuleset", {"ruleset": ruleset})
bots = [{"kind": "bot"}] * (int(sys.argv[3]) - 1 if len(sys.argv) > 3 else rules["seats"]["min"] - 1)
body = {"ruleset": ruleset, "seats": [{"kind": "me"}, *bots]}
game = touchline.call("createGame", body=body, key="a new game")["id"]
touchline.calls = 0
outcome = touchline.play(game, think)
print(json.dumps({"outcome": outcome, "calls": touchline.calls, "turns": touchline.turns}))
