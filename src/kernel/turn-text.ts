import { askedOf, labelOf, lineOf, questionOf } from './ask.ts'
import { digest, type Line, type ReadOn } from './digest.ts'
import type { Game } from './game.ts'
import { isBlocking, type OpenDecision } from './open.ts'
import type { Ruleset } from './ruleset.ts'
import { decisionsFor } from './seen.ts'
import { countAll, type Space } from './space.ts'
import { toldTo } from './tell.ts'
import { spacesOf } from './turn.ts'
import type { Seat, Types } from './types.ts'
import { type Asked, listed } from './words.ts'

interface News {
  readonly lines: readonly Line[]
  /** So many characters of what has happened. */
  readonly most: number
  readonly readOn: ReadOn
}

/** Answers that are numbered for the reader, the most sensible first; none: the plain list. */
export type OptionsOf<K extends Types> = (decision: OpenDecision<K>) => readonly K['move'][]

/**
 * All that a seat needs for its turn, and nothing else: what happened, how it stands, what it is
 * asked, some answers by number, and all the others.
 */
export function textForTurn<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  seat: Seat,
  { lines, most, readOn }: News,
  optionsOf: OptionsOf<K>,
): string {
  const { version, table, state } = game
  const told = toldTo(rules, table, seat)
  const news = [`v${version}`, ...digest(lines, most, readOn)].join(' ')
  const outcome = rules.outcome(state, table)
  if (outcome) return [news, rules.words?.end(outcome, told) ?? 'The game is over.'].join('\n')
  const { own, others } = decisionsFor(game.open, seat)
  const view = rules.viewFor(state, seat, table)
  const facts = rules.words?.facts({ ...told, view, seat }) ?? []
  const asked = own.flatMap((decision) => textOfQuestion(rules, game, decision, optionsOf))
  const isAsked = own.some(isBlocking)
  const waits = others.filter(({ standing }) => !standing).map((one) => told.who(one.seat))
  const awaited = isAsked || waits.length === 0 ? [] : [`${listed([...new Set(waits)])} to answer.`]
  return [news, ...facts, ...asked, ...awaited].join('\n')
}

/** The question, its numbered answers, and all others in a line. */
function textOfQuestion<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  decision: OpenDecision<K>,
  optionsOf: OptionsOf<K>,
): string[] {
  const asked = askedOf(rules, game, decision)
  const question = `[${decision.id}] ${questionOf(rules, asked)}`
  if (decision.suspendedBy !== undefined) return [`${question} It waits.`]
  const spaces = spacesOf(rules, game, decision)
  const options = optionsOf(decision)
  const numbered = options.map((move, place) => `${place + 1}) ${labelOf(rules, move, asked)}`)
  const isAllTold = spaces.every(({ exact }) => exact) && countAll(spaces) <= options.length
  const rest = isAllTold ? [] : linesOf(rules, spaces, asked, options)
  return [question, ...numbered, ...(rest.length === 0 ? [] : [`or ${rest.join('; ')}`])]
}

/** A line for each type of move that is not told whole. */
function linesOf<K extends Types>(
  rules: Ruleset<K>,
  spaces: readonly Space<K['move']>[],
  asked: Asked<K>,
  told: readonly K['move'][],
): string[] {
  const types = [...new Set(spaces.map(({ type }) => type))]
  return types.flatMap((type) => {
    const ofType = spaces.filter((space) => space.type === type)
    const isExact = ofType.every(({ exact }) => exact)
    const count = told.filter((move) => move.type === type).length
    return isExact && countAll(ofType) <= count ? [] : [lineOf(rules, ofType, asked)]
  })
}
