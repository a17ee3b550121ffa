import type { EventsAnswer, VisibleEvent, WaitAnswer } from '../../../../app/games/schema.ts'
import type { ChainCheck } from '../../../../app/runtime/verify-schema.ts'
import { game, head } from './ids.ts'
import { moveAnswerExample, movedExample } from './play.ts'

const { version, decisions, outcome } = moveAnswerExample

export const seenExample: VisibleEvent = movedExample[0]!

export const eventsExample: EventsAnswer = {
  items: movedExample,
  next: null,
  version,
  over: false,
  causes: null,
}

export const rawExample = `${JSON.stringify({ kind: 'header', game })}\n`

export const waitExample: WaitAnswer = {
  reason: 'turn',
  version,
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
