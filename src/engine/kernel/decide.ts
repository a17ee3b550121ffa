import { Refusal } from './refusal.ts'
import type { Answer, OpenQuestion, Play, Ruleset } from './ruleset.ts'
import type { Decision, Types } from './types.ts'

/** The longest cascades of a sane game: a season of league rounds that need nobody's answer. */
export const EVENTS_PER_COMMIT_MAX = 20_000

/** How much has happened so far: a list of events, or their number alone. */
interface Happened {
  readonly length: number
}

/**
 * Calls the handler of one type of move; TypeScript cannot follow that the table ties each to its
 * own type.
 */
export function decide<K extends Types>(
  rules: Ruleset<K>,
  play: Play<K>,
  answer: OpenQuestion<K> & { readonly move: K['move'] },
): void {
  const judge = rules.decide[answer.move.type as K['move']['type']] as (
    play: Play<K>,
    answer: Answer<K>,
  ) => void
  judge(play, answer as Answer<K>)
}

/** All that follows of itself, until somebody is asked. Bounded by the limit of events. */
export function settle<K extends Types>(rules: Ruleset<K>, play: Play<K>, events: Happened): void {
  if (!rules.proceed) return
  for (let before = events.length; rules.proceed(play); before = events.length)
    if (events.length === before) throw new Error(`${rules.id} goes on and on, and does nothing`)
}

/** Nobody waits for a seat that has left: what it is still asked is answered in the same commit. */
export function answerForAbsent<K extends Types>(
  rules: Ruleset<K>,
  absent: readonly boolean[],
  play: Play<K>,
  events: Happened,
): void {
  if (!absent.includes(true)) return
  const { table, state } = play
  const isAway = ({ seat, kind, suspendedBy }: Decision<K>) =>
    absent[seat] === true &&
    suspendedBy === undefined &&
    rules.defaults[kind as K['kind']] !== 'none'
  // Bounded by the limit of events: an answer that leaves none is a bug.
  while (rules.outcome(state, table) === null) {
    const decision = rules.openDecisions(state, table).find(isAway)
    if (!decision) return
    const before = events.length
    answerByDefault(rules, play, { seat: decision.seat, decision })
    settle(rules, play, events)
    if (events.length === before)
      throw new Error(`${rules.id}: the default of ${decision.kind} does nothing`)
  }
}

export function answerByDefault<K extends Types>(
  rules: Ruleset<K>,
  play: Play<K>,
  asked: OpenQuestion<K>,
): void {
  const answer = rules.defaults[asked.decision.kind as K['kind']]
  if (answer === 'none') throw new Error(`${rules.id} has no default for ${asked.decision.kind}`)
  const move = answer(play, asked)
  if (move === null) return
  try {
    decide(rules, play, { seat: asked.seat, decision: asked.decision, move })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Error(`${rules.id} refuses its own default: ${error.code} ${JSON.stringify(move)}`)
  }
}
