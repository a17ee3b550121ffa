import { type Chance, seededChance, seededLuck } from '../../kernel/chance.ts'
import { type Commit, fold, type Game, replay } from '../../kernel/game.ts'
import { demand, demandSame } from '../../kernel/law.ts'
import { nextDeadline, nextDue } from '../../kernel/open-decisions.ts'
import { create, expire, resign, submit } from '../../kernel/perform.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { sampleMove } from '../../kernel/sampling.ts'
import { countAll } from '../../kernel/space.ts'
import { spacesOf, suggestMove } from '../../kernel/turn.ts'
import type { Table } from '../../kernel/types.ts'
import { verify } from '../../kernel/verify.ts'
import { branch } from '../../kernel/world.ts'
import { checkFrames } from './frames.ts'
import { Listed } from './near.ts'
import { copy, freeze } from './plain.ts'
import {
  checkEvents,
  checkMalformed,
  checkMoves,
  checkNearMisses,
  checkQuestions,
  checkSilence,
  checkViews,
} from './step.ts'
import { Twin } from './twin.ts'
import { viewersOf } from './viewers.ts'
import { checkAsked, checkRefused, checkTold } from './words.ts'
import { checkSetup, checkWorlds } from './worlds.ts'

export const AT = Date.UTC(2026, 0, 1)
/**
 * Maximum number of commits in the log of a test game, which no game of the built-in rulesets
 * reaches.
 */
const COMMITS_MAX = 100_000
/** Number of commits to play in a test game whose options allow the game to continue forever. */
const UNBOUNDED_COMMITS = 400
/**
 * On average, one in `HULL_DRAWS` random moves is drawn from a set that may also contain illegal
 * moves.
 */
const HULL_DRAWS = 4

export interface Pace {
  /**
   * The slow checks run after the first commit of a test game, after every `stride`-th commit and
   * after the last commit.
   */
  readonly stride: number
}

export interface PlayedGame {
  readonly game: Game
  readonly commits: readonly Commit[]
}

type Extra = (game: Game, commit: Commit) => void

export function playOut(
  rules: Ruleset,
  table: Table,
  seed: number,
  { stride }: Pace,
  also: Extra = () => {},
): PlayedGame {
  checkSetup(rules, table, seed)
  const luck = seededLuck(seed)
  const bots = seededChance(seed + 1)
  const { game, commit } = create(rules, table, luck, AT)
  const shadow = replay(rules, table, [])
  const twin = new Twin(rules, game, luck)
  const listed = new Listed()
  const commits: Commit[] = []
  let latest: Commit | null = commit
  const endless = rules.unbounded?.(table) === true
  for (let asked = 0; ; asked += 1) {
    demand(asked < COMMITS_MAX, `no end after ${COMMITS_MAX} questions`)
    if (latest) {
      const stored = freeze(copy(latest))
      commits.push(stored)
      checkEvents(rules, game, stored)
      checkTold(rules, game, stored)
      checkSilence(rules, shadow, game)
      checkFrames(rules, shadow, stored)
      fold(rules, shadow, stored)
      twin.follow(game, stored)
      checkQuestions(rules, game)
      also(game, stored)
      if (isLooked(commits.length, stride, seed) || game.over) {
        twin.check(game)
        lookClosely(rules, game, shadow, { listed, chance: bots, count: commits.length })
      }
    }
    if (game.over || (endless && commits.length > UNBOUNDED_COMMITS)) break
    latest = randomMove(rules, game, bots, seed, asked)
  }
  demandSame(replay(rules, table, commits), game, 'the log replays to the identical game')
  demandSame(verify(rules, table, commits, [seededLuck(seed)]).difference, null, 'it verifies')
  return { game, commits }
}

/**
 * True if the slow checks run after the commit of a test game. The seed of a test game shifts the
 * selection of the checked commits, so that different commits are checked in each game.
 */
const isLooked = (count: number, stride: number, seed: number): boolean =>
  count <= 3 || (count + seed) % stride === 0

/** Runs the slow checks of a test game for only one seat and one viewer. */
function lookClosely(
  rules: Ruleset,
  game: Game,
  shadow: Game,
  { listed, chance, count }: { listed: Listed; chance: Chance; count: number },
): void {
  demandSame(shadow, game, 'every prefix of the log replays to the game at that time')
  const seat = count % game.table.seats
  checkViews(rules, game, game.over ? viewersOf(game) : [seat, 'spectator', 'admin'])
  checkAsked(rules, game, seededChance(count))
  if (game.over) return
  checkMoves(rules, game, chance)
  checkNearMisses(rules, game, listed, chance)
  const imagining = viewersOf(game).filter((viewer) => viewer !== 'admin')
  checkWorlds(rules, game, imagining[count % imagining.length]!, chance)
}

export function lookAround(rules: Ruleset, start: Game, seed: number): void {
  const chance = seededChance(seed)
  const listed = new Listed()
  for (let game = 0; game < START_GAMES; game += 1) {
    const world = branch(start)
    for (let asked = 0; asked < START_MOVES && !world.over; asked += 1) {
      checkQuestions(rules, world)
      checkMoves(rules, world, chance)
      checkNearMisses(rules, world, listed, chance)
      for (const viewer of viewersOf(world))
        if (viewer !== 'admin') checkWorlds(rules, world, viewer, chance)
      const commit = randomMove(rules, world, chance, seed, asked)
      if (commit) checkEvents(rules, world, commit)
    }
    checkViews(rules, world, viewersOf(world))
  }
}

const START_GAMES = 6
const START_MOVES = 4

/**
 * Plays a random move in a test game. Returns null if the rules refuse the random move, which can
 * happen if the ruleset describes the legal moves only approximately.
 */
export function randomMove(
  rules: Ruleset,
  game: Game,
  bots: Chance,
  seed: number,
  asked: number,
): Commit | null {
  const answerable = game.open.filter(({ suspendedBy }) => suspendedBy === undefined)
  const decision = bots.pick(answerable)
  const { seat, id: decisionId } = decision
  const spaces = spacesOf(rules, game, decision)
  const drawn = bots.below(HULL_DRAWS) === 0 && countAll(spaces) > 0
  const move = drawn ? sampleMove(spaces, bots) : suggestMove(rules, game, decision, bots, spaces)
  if (move === null) return null
  try {
    return submit(rules, game, { seat, decisionId, move }, seededLuck(seed), AT + asked)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    demand(error.code in rules.refusals, `${error.code} is declared`)
    demand(error.clause !== null, `${error.code} names its clause`)
    checkRefused(rules, game, error, seat)
    const exact = spaces.filter(({ type }) => type === move.type).every((one) => one.exact)
    demand(drawn && !exact, `${JSON.stringify(move)} is refused with ${error.code} but was offered`)
    return null
  }
}

export function timeOutsFinish(rules: Ruleset, table: Table, seed: number): void {
  const timed = { ...table, decisionSeconds: 60 }
  const luck = seededLuck(seed)
  const { game } = create(rules, timed, luck, AT)
  for (let commits = 0; !game.over; commits += 1) {
    demand(commits < COMMITS_MAX, 'time-outs alone finish the game')
    const now = nextDeadline(game.open)
    demand(now !== null, 'a game that waits for somebody has a time limit')
    expire(rules, game, nextDue(game.open, now!)!, luck, now!)
    checkQuestions(rules, game)
  }
}

export function resigningFinishes(rules: Ruleset, table: Table, seed: number): void {
  const luck = seededLuck(seed)
  const chance = seededChance(seed)
  const { game } = create(rules, table, luck, AT)
  const leavers = chance.shuffle(Array.from({ length: table.seats }, (_, seat) => seat))
  const between = chance.below(30)
  for (const [place, seat] of leavers.entries()) {
    const twin = new Twin(rules, game, luck)
    for (let moves = 0; moves < between && !game.over; moves += 1) {
      const commit = randomMove(rules, game, chance, seed, place * between + moves)
      if (commit) twin.follow(game, commit)
    }
    twin.check(game)
    if (game.over) return
    resign(rules, game, seat, luck, AT)
    checkQuestions(rules, game)
  }
  demand(game.over, 'all seats resigning ends the game')
}

export function malformedIsRefused(rules: Ruleset, table: Table, seed: number): void {
  const luck = seededLuck(seed)
  const chance = seededChance(seed)
  const { game } = create(rules, table, luck, AT)
  for (let round = 0; round < 6 && !game.over; round += 1) {
    const junk = Array.from({ length: JUNK }, () => junkFrom(chance))
    checkMalformed(rules, game, junk)
    for (let moves = 0; moves < 7 && !game.over; moves += 1)
      randomMove(rules, game, chance, seed, round)
  }
}

const JUNK = 12
const ODD = [null, true, 0, -1, 1.5, 1e300, '', 'x', '__proto__', '\u0000', 'é'.repeat(300)]

function junkFrom(chance: Chance, depth = 0): unknown {
  const kind = chance.below(depth > 2 ? 1 : 3)
  if (kind === 0) return chance.pick(ODD)
  const parts = Array.from({ length: chance.below(4) }, () => junkFrom(chance, depth + 1))
  if (kind === 1) return parts
  return Object.fromEntries(parts.map((part) => [String(chance.pick(ODD)), part]))
}
