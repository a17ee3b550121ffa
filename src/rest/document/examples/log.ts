import type { EventsAnswer, SeenEvent, WaitAnswer } from '../../../service/shapes/games.ts'
import type { ChainCheck } from '../../../service/shapes/verify.ts'
import { briefExample } from './games.ts'
import { game, head } from './ids.ts'
import { seenMoveExample } from './play.ts'

export const seenExample: SeenEvent = seenMoveExample

export const eventsExample: EventsAnswer = {
  items: [seenExample],
  next: null,
  version: 5,
  over: false,
  causes: null,
}

export const rawExample = `${JSON.stringify({ kind: 'header', game })}\n`

export const waitExample: WaitAnswer = {
  reason: 'turn',
  version: 5,
  more: false,
  events: [seenExample],
  decisions: [briefExample],
  outcome: null,
}

export const chainFound = {
  ...{ ok: true, rows: 61, head, commitmentHolds: true, chainHolds: true, broken: null },
  receipt: { head, version: 5, row: 4, reason: null },
}

export const chainExample: ChainCheck = { ...chainFound, version: 212 }
