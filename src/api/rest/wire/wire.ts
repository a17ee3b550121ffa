import type { FollowedEvent } from '../../../app/games/schema.ts'
import type { Ended } from '../../../app/runtime/lifecycle-schema.ts'
import type { AccountBatch } from '../../../app/streams/account-feed.ts'
import type { FollowedBatch } from '../../../app/streams/following.ts'
import type { Problem } from '../problems/problem.ts'

export interface Wire<Batch> {
  readonly type: string
  readonly hello: string
  /** Text that is sent regularly, so that proxies do not close idle event streams. */
  readonly heartbeat: string
  frame(batch: Batch): Buffer
  problem(problem: Problem): string
}

const RECONNECT_MILLISECONDS = 2_000

export const sse: Wire<FollowedBatch> = wire({
  type: 'text/event-stream; charset=utf-8',
  hello: `retry: ${RECONNECT_MILLISECONDS}\n\n`,
  heartbeat: ':\n\n',
  event: (event) => `id: ${event.cursor}\ndata: ${JSON.stringify(event)}\n\n`,
  end: (end) => `event: over\ndata: ${JSON.stringify(end)}\n\n`,
  problem: (problem) => `event: problem\ndata: ${JSON.stringify(problem)}\n\n`,
})

export const ndjson: Wire<FollowedBatch> = wire({
  type: 'application/x-ndjson; charset=utf-8',
  hello: '\n',
  heartbeat: '\n',
  event: (event) => `${JSON.stringify(event)}\n`,
  end: (end) => `${JSON.stringify(end)}\n`,
  problem: (problem) => `${JSON.stringify(problem)}\n`,
})

/**
 * Encoded messages of account streams are not cached, because each message has only one recipient.
 */
const ofAccount = (
  { type, hello, heartbeat, problem }: Wire<FollowedBatch>,
  written: (message: AccountBatch[number]) => string,
): Wire<AccountBatch> => ({
  type,
  hello,
  heartbeat,
  problem,
  frame: (batch) => Buffer.from(batch.map(written).join('')),
})
const accountSse = ofAccount(sse, (message) => {
  const event = 'news' in message ? 'news' : 'state'
  return `id: ${message.id}\nevent: ${event}\ndata: ${JSON.stringify(message)}\n\n`
})
const accountNdjson = ofAccount(ndjson, (message) => `${JSON.stringify(message)}\n`)

export interface StreamEnd {
  readonly version: number
  readonly over: true
  readonly ended: Ended
}

/** Each state is encoded only once, because all clients get the same states. */
const ofState = (
  { type, hello, heartbeat, problem }: Wire<FollowedBatch>,
  written: (state: object) => string,
): Wire<object> => {
  const frames = new WeakMap<object, Buffer>()
  return {
    ...{ type, hello, heartbeat, problem },
    frame(state) {
      const frame = frames.get(state) ?? Buffer.from(written(state))
      frames.set(state, frame)
      return frame
    },
  }
}
const stateSse = ofState(sse, (state) => `data: ${JSON.stringify(state)}\n\n`)
const stateNdjson = ofState(ndjson, (state) => `${JSON.stringify(state)}\n`)

interface Format extends Omit<Wire<FollowedBatch>, 'frame'> {
  event(event: FollowedEvent): string
  end(end: StreamEnd): string
}

/**
 * Each batch of events is encoded only once, because all clients with the same view of the game get
 * the same batch.
 */
function wire({ event, end, ...rest }: Format): Wire<FollowedBatch> {
  const frames = new WeakMap<FollowedBatch, Buffer>()
  return {
    ...rest,
    frame(batch) {
      const known = frames.get(batch)
      if (known) return known
      const { ended, to: version } = batch
      const last = ended ? end({ version, over: true, ended }) : ''
      const frame = Buffer.from(batch.events.map(event).join('') + last)
      frames.set(batch, frame)
      return frame
    },
  }
}

export const wireFor = (accept?: string): Wire<FollowedBatch> => (wantsLines(accept) ? ndjson : sse)
export const accountWireFor = (accept?: string): Wire<AccountBatch> =>
  wantsLines(accept) ? accountNdjson : accountSse

export const stateWireFor = (accept?: string): Wire<object> =>
  wantsLines(accept) ? stateNdjson : stateSse

function wantsLines(accept = ''): boolean {
  const lines = accept.search(/application\/(x-ndjson|jsonl|json)\b/)
  const events = accept.indexOf('text/event-stream')
  return lines >= 0 && (events < 0 || lines < events)
}
