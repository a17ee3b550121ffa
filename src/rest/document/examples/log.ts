import { briefExample } from './games.ts'
import { game } from './ids.ts'
import { seenMoveExample } from './play.ts'

export const seenExample = seenMoveExample

export const eventsExample = {
  items: [seenExample],
  next: null,
  version: 5,
  over: false,
  causes: null,
}

export const rawExample = `${JSON.stringify({ kind: 'header', game })}\n`

export const waitExample = {
  reason: 'turn',
  version: 5,
  events: [seenExample],
  decisions: [briefExample],
  outcome: null,
}
