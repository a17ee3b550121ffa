import { digest, type HeavyVersions, type Line, type ReadOn } from './digest.ts'
import { eventContext } from './event-text.ts'
import type { Game } from './game.ts'
import { isBlocking, type OpenDecision } from './open-decisions.ts'
import { labelOf, lineOf, questionContext, questionOf } from './question-text.ts'
import { cancelledText, pausedText } from './reason-texts.ts'
import type { Ruleset } from './ruleset.ts'
import { countAll, type Space } from './space.ts'
import { duration, listed, type QuestionContext, type Wording } from './texts.ts'
import { spacesOf } from './turn.ts'
import type { Types, Viewer } from './types.ts'
import { decisionsFor } from './visibility.ts'

interface EventsToDigest {
  readonly lines: readonly Line[]
  readonly most: number
  readonly readOn: ReadOn
  readonly heavy?: HeavyVersions
}

/**
 * Returns the answers that appear as a numbered list in the description of a turn, best first. If
 * there is no numbered list, the description of a turn shows the legal moves as sets.
 */
export type OptionsOf<K extends Types> = (decision: OpenDecision<K>) => readonly K['move'][]

export const newsUpTo = (version: string, { lines, most, readOn, heavy }: EventsToDigest): string =>
  [`v${version}`, ...digest(lines, most, readOn, heavy)].join(' ')

interface TextSettings<K extends Types> {
  readonly now: number
  readonly optionsOf: OptionsOf<K>
  /**
   * Maximum length of the line that describes the legal moves of one type. If the line about one
   * type of move is too long, a reference to the rules replaces the line.
   */
  readonly lineMost?: number
}

export function linesOfNow<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  viewer: Viewer,
  settings: TextSettings<K>,
): string[] {
  const { table, state } = game
  const context = eventContext(rules, table, viewer)
  if (game.cancelled) return [cancelledText(game.cancelled.reason)]
  const outcome = rules.outcome(state, table)
  if (outcome) return [rules.words.end(outcome, context)]
  if (game.paused) return [...factsFor(rules, game, viewer), pausedText(game.paused.reason)]
  const { own, others } = decisionsFor(game.open, viewer)
  const questions = own.flatMap((one) => textOfQuestion(rules, game, one, settings))
  const isAsked = own.some(isBlocking)
  const waits = others.filter(({ standing }) => !standing).map((one) => context.who(one.seat))
  const awaited = isAsked || waits.length === 0 ? [] : [`${listed([...new Set(waits)])} to answer.`]
  return [...factsFor(rules, game, viewer), ...questions, ...awaited]
}

/** Returns facts about the position that concern the seat. Spectators get no facts. */
export function factsFor<K extends Types>(
  rules: Ruleset<K>,
  { state, table }: Game<K>,
  viewer: Viewer,
  wording?: Wording,
): readonly string[] {
  if (typeof viewer !== 'number') return []
  const view = rules.viewFor(state, viewer, table)
  return rules.words.facts({ ...eventContext(rules, table, viewer, wording), view, seat: viewer })
}

/**
 * Returns a reference to a decision: the id of the decision and the last version of the game that
 * the viewer has seen.
 */
export const nameOf = ({ id, openedAt }: OpenDecision, version: number): string =>
  openedAt === version ? id : `${id}@${version}`

export function namedQuestion(name: string): { readonly id: string; readonly readUpTo: number } {
  const [id = '', version = /^\d*/.exec(id)?.[0]] = name.split('@')
  const readUpTo = Number(version)
  return { id, readUpTo: Number.isSafeInteger(readUpTo) ? readUpTo : 0 }
}

function textOfQuestion<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  decision: OpenDecision<K>,
  { now, optionsOf, lineMost = Number.POSITIVE_INFINITY }: TextSettings<K>,
): string[] {
  const context = questionContext(rules, game, decision)
  const time = decision.deadline === null ? '' : ` ${duration(decision.deadline - now)}.`
  const question = `[${nameOf(decision, game.version)}] ${questionOf(rules, context)}${time}`
  if (decision.suspendedBy !== undefined) return [`${question} It waits.`]
  const spaces = spacesOf(rules, game, decision)
  const options = optionsOf(decision)
  const numbered = options.map((move, place) => `${place + 1}) ${labelOf(rules, move, context)}`)
  const isComplete = spaces.every(({ exact }) => exact) && countAll(spaces) <= options.length
  const rest = isComplete ? [] : linesOf(rules, spaces, context, options)
  const short = rest.map(({ type, line }) =>
    line.length > lineMost ? `${type} (fields: see rules)` : line,
  )
  const before = options.length === 0 ? 'Answers: ' : 'or '
  return [question, ...numbered, ...(rest.length === 0 ? [] : [before + short.join('; ')])]
}

function linesOf<K extends Types>(
  rules: Ruleset<K>,
  spaces: readonly Space<K['move']>[],
  context: QuestionContext<K>,
  shown: readonly K['move'][],
) {
  const types = [...new Set(spaces.map(({ type }) => type))]
  return types.flatMap((type) => {
    const ofType = spaces.filter((space) => space.type === type)
    const isExact = ofType.every(({ exact }) => exact)
    const count = shown.filter((move) => move.type === type).length
    return isExact && countAll(ofType) <= count
      ? []
      : [{ type, line: lineOf(rules, ofType, context) }]
  })
}
