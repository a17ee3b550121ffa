import type {
  DecisionsAnswer,
  MoveAnswer,
  MoveInput,
  VisibleEvent,
} from '../../../../app/games/schema.ts'
import { cursorOf } from '../../../../app/runtime/cursor.ts'
import { head, startedAt } from './ids.ts'
import { played } from './played.generated.ts'

const { before, move, after } = played

export const moveBodyExample: Pick<MoveInput, 'decisionId' | 'move'> = {
  decisionId: before.asked.id,
  move,
}

export const movedExample: VisibleEvent[] = after.events

/** A youth counter has moved; the seat must choose a first-team counter. */
export const moveAnswerExample: MoveAnswer = {
  ruleset: 'goalscorer',
  version: after.version,
  cursor: cursorOf(after.version, head),
  head,
  events: movedExample,
  decisions: after.decisions,
  outcome: null,
}

export const decisionsExample: DecisionsAnswer = {
  version: before.version,
  cursor: cursorOf(before.version, head),
  decisions: [{ ...before.whole, manner: 'live' }],
  facts: before.facts,
  others: [],
  awaited: [],
  serverTime: startedAt + 1_500,
}

/** A placeholder, since a save has its ruleset's format. */
export const saveExample = { format: 'as-the-ruleset-has-it', formatVersion: 1 }
