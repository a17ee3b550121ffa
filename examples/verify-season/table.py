#!/usr/bin/env python3
"""Recomputes the standings of a sealed season from its bundle, as docs/luck.md says, with nothing
but Python's standard library. It checks the commitment and the seed of each deal; that the games
gave these results is checked by `npm run verify -- FILE --season`.

usage: table.py BUNDLE.ndjson
exit code: 0 all holds, 1 something does not
"""

import hashlib
import hmac
import json
import math
import sys


def density(t, freedom):
    log = math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2)
    log -= math.log(freedom * math.pi) / 2
    return math.exp(log - (freedom + 1) / 2 * math.log1p(t * t / freedom))


def quantile(freedom, tail=0.975):
    """Student's t, by Simpson's rule and bisection."""

    def below(t, steps=2000):
        width = t / steps
        inner = sum((4 if n % 2 else 2) * density(n * width, freedom) for n in range(1, steps))
        return 0.5 + (density(0, freedom) + inner + density(t, freedom)) * width / 3

    low, high = 0.0, 13.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if below(middle) < tail else (low, middle)
    return high


def mean(numbers):
    return sum(numbers) / len(numbers)


def reach(numbers, factor):
    middle = mean(numbers)
    variance = sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1)
    return factor * math.sqrt(variance / len(numbers))


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        bundle, *lines = [json.loads(line) for line in file if line.strip()]
    season, wrong = bundle["season"], []
    seed = bytes.fromhex(season["seed"])
    if hashlib.sha256(seed).hexdigest() != season["commitment"]:
        wrong.append("the seed is not the one that was committed to")
    deals = {one["game"]: one["deal"] for one in bundle["fixtures"]}
    for game in (line for line in lines if "lucks" in line):
        deal = deals.get(game["game"])
        message = json.dumps(["deal", season["id"], deal], separators=(",", ":"))
        dealt = hmac.new(seed, message.encode(), hashlib.sha256).hexdigest()
        luck = game["lucks"][0]
        if luck["seed"] != dealt or luck["lot"] != f"{season['id']}/{deal}":
            wrong.append(f"{game['game']} was dealt otherwise")

    wins = {one["account"]: [0.0] * season["deals"] for one in bundle["entries"] if one["state"] == "in"}
    for one in bundle["fixtures"]:
        if one["account"] in wins and one["result"]:
            wins[one["account"]][one["deal"]] = one["result"]["win"]
    factor = quantile(season["deals"] - 1)
    first, rank, ranks = None, 0, {}
    for place, (account, own) in enumerate(
        sorted(wins.items(), key=lambda item: (-mean(item[1]), item[0])), 1
    ):
        apart = [one - other for one, other in zip(wins[first], own)] if first else [0.0, 0.0]
        if first is None or mean(apart) - reach(apart, factor) > 0:
            first, rank = account, place
        ranks[account] = (rank, mean(own), reach(own, factor))
    for told in bundle["standings"]:
        if told["rank"] is None:
            continue
        rank, share, half = ranks[told["account"]]
        print(f"{rank:3} {told['name'] or told['account']:30} {share:.3f} ± {half:.3f}")
        same = rank == told["rank"] and abs(share - told["share"]) < 1e-5
        if not same or abs(half - told["shareReach"]) > 1e-4:
            wrong.append(f"the row of {told['account']} differs")
    for sentence in wrong:
        print(f"WRONG: {sentence}.")
    if not wrong:
        print("The commitment, the deals and the table hold.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
