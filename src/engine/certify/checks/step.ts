import { type Chance, seededLuck } from '../../kernel/chance.ts'
import type { Commit, Game } from '../../kernel/game.ts'
import { copied } from '../../kernel/json.ts'
import { demand, demandSame } from '../../kernel/law.ts'
import { isBlocking, type OpenDecision } from '../../kernel/open-decisions.ts'
import { secondsFor } from '../../kernel/pace.ts'
import { submit } from '../../kernel/perform.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { listMoves, sampleMove } from '../../kernel/sampling.ts'
import { countAll, isAmong, type Space } from '../../kernel/space.ts'
import { spacesOf, suggestMove } from '../../kernel/turn.ts'
import type { Tagged, Viewer } from '../../kernel/types.ts'
import { decisionsFor, gameVisibleTo, redact, specOf } from '../../kernel/visibility.ts'
import { branch } from '../../kernel/world.ts'
import type { Listed } from './near.ts'
import { freeze, notPlain } from './plain.ts'
import { viewersOf } from './viewers.ts'
import { checkRefused } from './words.ts'

/**
 * If a decision has more legal moves than this number, only some of the legal moves are checked.
 */
const TRIED_MOVES_MAX = 16
const NEAR_MISSES = 8

export function checkQuestions(rules: Ruleset, game: Game): void {
  const wrong = notPlain(game.state)
  demand(wrong === null, `the state is plain JSON (not so at ${wrong})`)
  const outcome = rules.outcome(game.state, game.table)
  demand(game.over === (outcome !== null), 'over means that there is an outcome')
  const waiting = game.open.some(isBlocking)
  demand(waiting !== game.over, 'the game waits for a seat or has an outcome, never both')
  if (outcome) checkOutcome(game, outcome)
  const ids = game.open.map(({ id }) => id)
  demandSame(new Set(ids).size, ids.length, 'ids of decisions are unique')
  const keys = game.open.map(({ key }) => key)
  demandSame(new Set(keys).size, keys.length, `keys of decisions are unique: ${keys}`)
  for (const one of game.open) {
    const { kind, standing, suspendedBy, deadline, left } = one
    const code = suspendedBy
    demand(code === undefined || code in rules.refusals, `${code} is declared`)
    demand(one.seat < game.table.seats, `${kind} is addressed to a seat of the table`)
    demand(kind in rules.defaults, `${kind} is a declared kind`)
    demand(rules.defaults[kind] !== 'none' || standing, `${kind} has a default`)
    const hasClock = (deadline ?? left) !== null
    const seconds = secondsFor({ paces: rules.paces, table: game.table }, kind)
    demand(code !== undefined || hasClock === (seconds !== null), `${kind} has its clock, or none`)
    demand(!game.resigned[one.seat] || !isBlocking(one), 'no decision blocks for a resigned seat')
  }
}

function checkOutcome(game: Game, outcome: NonNullable<ReturnType<Ruleset['outcome']>>): void {
  const ranked = outcome.ranking.flat().toSorted((one, other) => one - other)
  const seats = Array.from({ length: game.table.seats }, (_, seat) => seat)
  demandSame(ranked, seats, 'every seat has one place in the ranking')
  demandSame(outcome.scores.length, game.table.seats, 'every seat has a score')
  demandSame(game.open.length, 0, 'no decision is open after the end')
  const stayed = outcome.ranking.findLastIndex((place) => place.some((one) => !game.resigned[one]))
  const before = outcome.ranking.slice(0, stayed + 1).flat()
  demand(!before.some((seat) => game.resigned[seat]), 'seats that left rank behind all others')
}

export function checkEvents(rules: Ruleset, game: Game, { events }: Commit): void {
  for (const event of events) {
    const spec = specOf(rules, event.type)
    demandSame(spec.schema.parse(event), event)
    const wrong = notPlain(event)
    demand(wrong === null, `${event.type} is plain JSON (not so at ${wrong})`)
    for (const viewer of viewersOf(game)) {
      const seen = redact(rules, event, viewer)
      if (seen === null || seen === event) continue
      const mask = spec.masked ?? spec.schema
      demandSame(mask.parse(seen), seen, `the mask of ${event.type} parses`)
    }
  }
}

export function checkSilence(rules: Ruleset, before: Game, after: Game): void {
  if (after.privateCommits.length === 0) return
  for (const viewer of viewersOf(after)) {
    if (gameVisibleTo(after, viewer).version === after.version) continue
    const [was, is] = [before, after].map(({ state, table, open }) => ({
      view: rules.viewFor(state, viewer, table),
      decisions: decisionsFor(open, viewer),
    }))
    demandSame(is, was, `${viewer} sees a private commit of others`)
  }
}

export function checkViews(rules: Ruleset, game: Game, viewers: readonly Viewer[]): void {
  const state = freeze(copied(game.state))
  for (const viewer of viewers) {
    const view = rules.viewFor(state, viewer, game.table)
    demandSame(rules.view.parse(view), view, `the view of ${viewer} parses strictly`)
    demand(rules.text(view, viewer, game.table).length > 0, 'the view has a text')
  }
}

export function checkMoves(rules: Ruleset, game: Game, chance: Chance): void {
  const frozen = { ...game, state: freeze(copied(game.state)) }
  for (const decision of game.open) {
    const spaces = spacesOf(rules, frozen, decision)
    for (const { type } of spaces)
      demand(decision.moves.includes(type), `${decision.kind} asks for ${type}`)
    const samples = samplesOf(spaces, chance)
    if (!isBlocking(decision)) continue
    demand(samples.length > 0, `there is a legal move for ${decision.kind}`)
    const suggested = suggestMove(rules, frozen, decision, chance)
    demand(suggested !== null, `a move is suggested for ${decision.kind}`)
    mustAccept(rules, game, decision, suggested!, 'suggested')
    for (const move of samples) {
      const schema = rules.moves[move.type]!
      demandSame(schema.parse(move), move, 'a move of a space is well-formed')
      demand(isAmong(spaces, move), 'a move of a space is among its moves')
      const exact = spaces.filter(({ type }) => type === move.type).every((one) => one.exact)
      if (exact) mustAccept(rules, game, decision, move, 'listed')
    }
  }
}

export function checkNearMisses(
  rules: Ruleset,
  game: Game,
  listed: Listed,
  chance: Chance,
  onRefusal: (refusal: Refusal, decision: OpenDecision, move: Tagged) => void = () => {},
): void {
  for (const decision of game.open) {
    if (decision.suspendedBy !== undefined) continue
    const spaces = spacesOf(rules, game, decision)
    const samples = samplesOf(spaces, chance)
    for (const move of samples) listed.remember(move)
    for (let tried = 0; tried < NEAR_MISSES; tried += 1) {
      const near = samples.length > 0 ? listed.near(chance.pick(samples), chance) : null
      const late = listed.late(decision.moves, chance)
      for (const move of [near, late])
        if (move && !isAmong(spaces, move))
          onRefusal(mustRefuse(rules, game, decision, move), decision, move)
    }
  }
}

function samplesOf(spaces: readonly Space[], chance: Chance): Tagged[] {
  if (countAll(spaces) === 0) return []
  return listMoves(spaces, TRIED_MOVES_MAX) ?? [sampleMove(spaces, chance)]
}

/**
 * The seed of the random draws is the version of the game. With the same draws at every version,
 * rules that repeat tied die rolls would never end.
 */
const luckAt = ({ version }: Game) => seededLuck(version)

function mustAccept(
  rules: Ruleset,
  game: Game,
  { seat, id: decisionId, kind }: OpenDecision,
  move: Tagged,
  how: string,
): void {
  try {
    submit(rules, branch(game), { seat, decisionId, move }, luckAt(game), game.at)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Error(`a ${how} move is refused (${error.code}) at ${kind}: ${JSON.stringify(move)}`)
  }
}

function mustRefuse(rules: Ruleset, game: Game, decision: OpenDecision, move: Tagged): Refusal {
  const { seat, id: decisionId, kind } = decision
  try {
    submit(rules, game, { seat, decisionId, move }, luckAt(game), game.at)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    checkRefused(rules, game, error, seat)
    return error
  }
  throw new Error(`an unlisted move is accepted at ${kind}: ${JSON.stringify(move)}`)
}

export function checkMalformed(rules: Ruleset, game: Game, junk: readonly unknown[]): void {
  const before = JSON.stringify(game)
  let trial = branch(game)
  for (const decision of game.open) {
    if (decision.suspendedBy !== undefined) continue
    const type = decision.moves[0]
    for (const one of junk) {
      const tagged =
        typeof one === 'object' && one !== null ? { ...one, type } : { type, junk: one }
      for (const move of [one, tagged])
        if (!refusesCleanly(rules, trial, decision, move, before)) trial = branch(game)
    }
  }
  demandSame(JSON.stringify(game), before, 'a refused move changes nothing')
}

/**
 * Returns true if the rules refuse the invalid input without changing the game, and false if the
 * input happens to be a legal move.
 */
function refusesCleanly(
  rules: Ruleset,
  game: Game,
  { seat, id: decisionId }: OpenDecision,
  move: unknown,
  before: string,
): boolean {
  try {
    submit(rules, game, { seat, decisionId, move }, luckAt(game), game.at)
    return false
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    demandSame(JSON.stringify(game), before, `${error.code} changes nothing`)
    demand(typeof error.code === 'string')
    return true
  }
}
