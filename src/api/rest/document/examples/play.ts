import type {
  DecisionsAnswer,
  MoveAnswer,
  MoveInput,
  VisibleEvent,
} from '../../../../app/games/schema.ts'
import { head, startedAt } from './ids.ts'
import { played } from './played.generated.ts'

const { before, move, after } = played

export const moveBodyExample: Pick<MoveInput, 'decisionId' | 'move'> = {
  decisionId: before.asked.id,
  move,
}

export const movedExample: VisibleEvent[] = after.events

/** A youth counter has moved, and the seat is asked for a first teamer. */
export const moveAnswerExample: MoveAnswer = {
  ruleset: 'goalscorer',
  version: after.version,
  head,
  events: movedExample,
  decisions: after.decisions,
  outcome: null,
}

/** As they are answered with `include=words`. */
export const decisionsExample: DecisionsAnswer = {
  version: before.version,
  decisions: [{ ...before.whole, manner: 'live' }],
  facts: before.facts,
  others: [],
  awaited: [],
  serverTime: startedAt + 1_500,
}

/** No example of ours: a save is the document of its ruleset. */
export const saveExample = { format: 'as-the-ruleset-has-it', formatVersion: 1 }
