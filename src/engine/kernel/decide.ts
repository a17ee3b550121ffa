import { Refusal } from './refusal.ts'
import type { Answer, OpenQuestion, Play, Ruleset } from './ruleset.ts'
import type { Decision, Types } from './types.ts'

export const EVENTS_PER_COMMIT_MAX = 20_000

interface EventCount {
  readonly length: number
}

/**
 * Calls the handler for the type of the move. The cast is needed because the compiler cannot see
 * that the selected handler matches the type of the move.
 */
export function decide<K extends Types>(
  rules: Ruleset<K>,
  play: Play<K>,
  answer: OpenQuestion<K> & { readonly move: K['move'] },
): void {
  const handler = rules.decide[answer.move.type as K['move']['type']] as (
    play: Play<K>,
    answer: Answer<K>,
  ) => void
  handler(play, answer as Answer<K>)
}

/**
 * Runs the automatic steps of the rules until a seat must decide. If the rules never stop, the
 * maximum number of events per move prevents an endless loop.
 */
export function settle<K extends Types>(
  rules: Ruleset<K>,
  play: Play<K>,
  events: EventCount,
): void {
  if (!rules.proceed) return
  for (let before = events.length; rules.proceed(play); before = events.length)
    if (events.length === before) throw new Error(`${rules.id}: proceed emits no event`)
}

/**
 * Answers the decisions of resigned seats immediately, so that no game waits for resigned seats.
 */
export function answerForAbsent<K extends Types>(
  rules: Ruleset<K>,
  absent: readonly boolean[],
  play: Play<K>,
  events: EventCount,
): void {
  if (!absent.includes(true)) return
  const { table, state } = play
  const isAway = ({ seat, kind, suspendedBy }: Decision<K>) =>
    absent[seat] === true &&
    suspendedBy === undefined &&
    rules.defaults[kind as K['kind']] !== 'none'
  while (rules.outcome(state, table) === null) {
    const decision = rules.openDecisions(state, table).find(isAway)
    if (!decision) return
    const before = events.length
    answerByDefault(rules, play, { seat: decision.seat, decision })
    settle(rules, play, events)
    if (events.length === before)
      throw new Error(`${rules.id}: the default of ${decision.kind} emits nothing`)
  }
}

export function answerByDefault<K extends Types>(
  rules: Ruleset<K>,
  play: Play<K>,
  question: OpenQuestion<K>,
): void {
  const answer = rules.defaults[question.decision.kind as K['kind']]
  if (answer === 'none') throw new Error(`${rules.id} has no default for ${question.decision.kind}`)
  const move = answer(play, question)
  if (move === null) return
  try {
    decide(rules, play, { seat: question.seat, decision: question.decision, move })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Error(`${rules.id} refuses its own default: ${error.code} ${JSON.stringify(move)}`)
  }
}
