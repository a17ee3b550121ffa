#!/usr/bin/env python3
"""Checks the luck and the chain of heads of an ended game, as docs/luck.md says. It needs nothing
but Python's standard library and knows no rules: whether the moves were legal it cannot say.

usage: verify.py GAME.ndjson [--commitment HASH] [--head HASH]...
       verify.py --vectors docs/luck.md

exit code: 0 all holds, 1 something does not, 2 called wrongly
"""

import argparse
import hashlib
import hmac
import json
import sys

WORDS = 2**32


def hmac_sha256(key, text):
    return hmac.new(key, text.encode(), hashlib.sha256)


# Luck


def message(game, entropy, number, turn):
    listed = json.dumps([game, *entropy], ensure_ascii=False, separators=(",", ":"))
    return f"{listed}:{number}:{turn}"


def words(seed, text):
    digest = hmac_sha256(seed, text).digest()
    return [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]


def luck_of(seed, game, entropy):
    """The luck of a game: the number of a draw and its limit give a number below that limit."""

    def draw(number, limit):
        fair = WORDS - WORDS % limit
        turn = 0
        while True:
            for word in words(seed, message(game, entropy, number, turn)):
                if word < fair:
                    return word % limit
            turn += 1

    return draw


def shuffled(things, draw, number):
    things = list(things)
    for place in range(len(things) - 1, 0, -1):
        other = draw(number, place + 1)
        number += 1
        things[place], things[other] = things[other], things[place]
    return things


# Dice in the log: each as the number of its sides (or its faces), and what was rolled


def dice_of(fields, sides):
    return lambda event, pack: [(range(1, sides + 1), event[field]) for field in fields]


def both_dice(event, pack):
    return [(range(1, 7), die) for die in event["dice"]]


def faced_die(event, pack):
    return [(pack["dice"][event["die"]], event["face"])]


DICE = {
    "starplayer": {"dice.rolled": both_dice},
    "rising-star": {
        "die.rolled": dice_of(["value"], 6),
        "match.dice-rolled": dice_of(["red", "blue"], 12),
    },
    "superclub": {
        "manager.rolled": dice_of(["die"], 6),
        "tie.rolled": dice_of(["die"], 6),
        "training.rolled": dice_of(["die"], 6),
    },
    "title-chase": {"die.rolled": faced_die, "match.rolled": faced_die},
}


def dice_in(commit, ruleset, pack):
    known = DICE.get(ruleset, {})
    return [
        die
        for event in commit["events"]
        if event["type"] in known
        for die in known[event["type"]](event, pack)
    ]


# The chain of heads


def chain_key(seed):
    return hmac_sha256(seed, "touchline/head").digest()


def start_of(header):
    return hashlib.sha256(f"touchline/game/{header['game']}".encode()).hexdigest()


def next_head(key, before, packed):
    return hmac_sha256(key, before + packed).hexdigest()


# A whole game


class Findings:
    """What was found: each thing that does not hold, and what was looked at."""

    def __init__(self):
        self.wrong = []
        self.rows = self.commits = self.events = 0
        self.dice = self.draws = 0
        self.covers_table = False

    def must(self, holds, sentence):
        if not holds:
            self.wrong.append(sentence)


def verify(header, rows, commitment, kept):
    found = Findings()
    seed = bytes.fromhex(header["seed"])
    hashed = hashlib.sha256(seed).hexdigest()
    found.must(hashed == header["commitment"], "the seed is not the one that was committed to")
    if commitment is not None:
        found.must(commitment == hashed, "the commitment is not the one that was shown before")
    heads = check_rows(header, rows, seed, found)
    for head in kept:
        found.must(head in heads, f"the head {head} is not on the chain")
    return found


def check_rows(header, rows, seed, found):
    draw = luck_of(seed, header.get("lot", header["game"]), header["entropy"])
    key, head = chain_key(seed), start_of(header)
    at = drawn = 0
    heads = set()
    for row in rows:
        head = next_head(key, head, row["packed"])
        heads.add(head)
        where = f"row {found.rows}, after version {found.events}"
        found.must(head == row["head"], f"{where}: its head is not the one that follows")
        found.must(row["firstVersion"] == found.events, f"{where}: it begins elsewhere")
        for commit in json.loads(row["packed"]):
            if found.commits == 0:
                check_opening(header, commit, found)
            found.must(commit["at"] >= at, f"{where}: is earlier than the previous commit")
            found.must(commit["drawn"] >= drawn, f"{where}: has fewer draws than the previous commit")
            check_dice(header, commit, (draw, drawn), where, found)
            at, drawn = commit["at"], commit["drawn"]
            found.commits += 1
            found.events += len(commit["events"])
        found.must(row["lastVersion"] == found.events, f"{where}: it has another number of events")
        found.rows += 1
    found.must(found.rows > 0, "there are no rows")
    found.draws = drawn
    return heads


def check_opening(header, commit, found):
    opening = commit["cause"].get("opening")
    if opening is None:
        return
    found.covers_table = True
    pack = json.dumps(
        header["contentPack"]["content"], ensure_ascii=False, separators=(",", ":")
    )
    told = dict(
        header["table"],
        ruleset=header["ruleset"],
        contentPack=hashlib.sha256(f"{header['ruleset']}\n{pack}".encode()).hexdigest(),
    )
    for name in ["ruleset", "contentPack", "options", "choices", "decisionSeconds"]:
        found.must(opening[name] == told[name], f"the header says another {name} than the log")
    found.must(opening.get("lot") == header.get("lot"), "the header says another lot than the log")
    found.must(len(opening["seats"]) == told["seats"], "the header has another number of seats")


def check_dice(header, commit, luck, where, found):
    draw, first = luck
    dice = dice_in(commit, header["ruleset"], header["contentPack"]["content"])
    if len(dice) != commit["drawn"] - first:
        return
    for number, (faces, rolled) in enumerate(dice, first):
        face = faces[draw(number, len(faces))]
        found.must(face == rolled, f"{where}: draw {number} gives {face}, and it says {rolled}")
        found.dice += 1


# Sealed seasons


def deal_seed(seed, season, deal):
    listed = json.dumps(["deal", season, deal], separators=(",", ":"))
    return hmac_sha256(seed, listed).hexdigest()


def thought_seed(seed, lot, decision):
    listed = json.dumps(["bot", lot, decision], separators=(",", ":"))
    return int.from_bytes(hmac_sha256(seed, listed).digest()[:4], "big") >> 1


# The test vectors of the page


def check_vectors(page):
    vectors = json.loads(page.split("```json vectors\n")[1].split("```")[0])
    seed = bytes.fromhex(vectors["seed"])
    game, entropy = vectors["game"], vectors["entropy"]
    draw = luck_of(seed, game, entropy)
    text = message(game, entropy, 0, 0)
    same = [
        ("commitment", hashlib.sha256(seed).hexdigest(), vectors["commitment"]),
        ("message", text, vectors["message"]),
        ("words", words(seed, text), vectors["words"]),
        ("key", chain_key(seed).hex(), vectors["chain"]["key"]),
        ("start", start_of(vectors), vectors["chain"]["start"]),
    ]
    for one in vectors["draws"]:
        same.append((f"draw {one['number']}", draw(one["number"], one["limit"]), one["gives"]))
    deal = vectors["deal"]
    dealt = deal_seed(seed, deal["season"], deal["number"])
    dealt_text = message(deal["lot"], ["", ""], 0, 0)
    same.append(("seed of the deal", dealt, deal["seed"]))
    same.append(("message of the deal", dealt_text, deal["message"]))
    same.append(("words of the deal", words(bytes.fromhex(dealt), dealt_text), deal["words"]))
    thought = deal["thought"]
    told = thought_seed(bytes.fromhex(dealt), deal["lot"], thought["decision"])
    same.append(("thought of the deal", told, thought["gives"]))
    shuffle = vectors["shuffle"]
    same.append(("shuffle", shuffled(shuffle["of"], draw, shuffle["first"]), shuffle["gives"]))
    head = start_of(vectors)
    for row in vectors["chain"]["rows"]:
        head = next_head(chain_key(seed), head, row["packed"])
        same.append((f"head of {row['packed']}", head, row["head"]))
    return len(same), [what for what, ours, theirs in same if ours != theirs]


# The command


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("file")
    parser.add_argument("--commitment", help="that you were shown before the game")
    parser.add_argument("--head", action="append", default=[], help="that you kept")
    parser.add_argument("--vectors", action="store_true", help="FILE is docs/luck.md")
    asked = parser.parse_args()
    with open(asked.file, encoding="utf-8") as file:
        text = file.read()
    if asked.vectors:
        count, wrong = check_vectors(text)
        print(f"{count} vectors, {len(wrong)} of them wrong: {wrong}" if wrong else f"{count} vectors hold.")
        return 1 if wrong else 0
    header, *rows = [json.loads(line) for line in text.split("\n") if line.strip()]
    if header.get("format") != "touchline-log" or header["formatVersion"] != 1:
        parser.error("that is not a log of version 1")
    if header["seed"] is None:
        parser.error("the log has no seed: the game has not ended")
    found = verify(header, rows, asked.commitment, asked.head)
    print(f"{found.rows} rows, {found.commits} commits, {found.events} events.")
    print(f"Heads cover {'the table and the rows' if found.covers_table else 'the rows'}.")
    print(f"{found.draws} draws, of which {found.dice} are dice in the log.")
    for sentence in found.wrong:
        print(f"WRONG: {sentence}.")
    if not found.wrong:
        print("The seed, the chain of heads and the dice hold.")
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
