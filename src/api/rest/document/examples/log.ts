import type { EventsAnswer, FollowedEvent, WaitAnswer } from '../../../../app/games/schema.ts'
import type { ChainCheck } from '../../../../app/runtime/verify-schema.ts'
import { game, head } from './ids.ts'
import { moveAnswerExample, movedExample } from './play.ts'

const { version, cursor, decisions, outcome } = moveAnswerExample

export const seenExample: FollowedEvent = { ...movedExample[0]!, cursor }

export const eventsExample: EventsAnswer = {
  items: movedExample,
  next: null,
  cursor,
  version,
  over: false,
  causes: null,
}

export const rawExample = `${JSON.stringify({ kind: 'header', game })}\n`

export const waitExample: WaitAnswer = {
  reason: 'turn',
  version,
  cursor,
  more: false,
  events: movedExample,
  decisions,
  outcome,
}

export const chainFound = {
  ok: true,
  rows: 61,
  head,
  commitmentHolds: true,
  chainHolds: true,
  broken: null,
  receipt: { head, version: 5, row: 4, reason: null },
}

export const chainExample: ChainCheck = { ...chainFound, version: 212 }
