import type { FollowedBatch, Following } from '../../service/services.ts'
import type { SeenEvent } from '../../service/shapes/games.ts'
import type { Problem } from '../problems/problem.ts'

export type Followed = Pick<Following, 'batches'>

/** How a stream looks on the wire. */
export interface Wire {
  readonly type: string
  /** Before the first event. */
  readonly hello: string
  /** Keeps proxies from taking a quiet game for a dead one. */
  readonly heartbeat: string
  frame(batch: FollowedBatch): Buffer
  /** The last that is sent of a game that cannot be followed any more. */
  problem(problem: Problem): string
}

const RECONNECT_MILLISECONDS = 2_000

export const sse: Wire = wire({
  type: 'text/event-stream; charset=utf-8',
  hello: `retry: ${RECONNECT_MILLISECONDS}\n\n`,
  heartbeat: ':\n\n',
  event: (event) => `id: ${event.version}\ndata: ${JSON.stringify(event)}\n\n`,
  end: (end) => `event: over\ndata: ${JSON.stringify(end)}\n\n`,
  problem: (problem) => `event: problem\ndata: ${JSON.stringify(problem)}\n\n`,
})

export const ndjson: Wire = wire({
  type: 'application/x-ndjson; charset=utf-8',
  hello: '\n',
  heartbeat: '\n',
  event: (event) => `${JSON.stringify(event)}\n`,
  end: (end) => `${JSON.stringify(end)}\n`,
  problem: (problem) => `${JSON.stringify(problem)}\n`,
})

/** The last that is sent of a game that has ended. */
export interface StreamEnd {
  readonly version: number
  readonly over: true
}

interface Format extends Omit<Wire, 'frame'> {
  event(event: SeenEvent): string
  end(end: StreamEnd): string
}

/** Everybody of one audience is handed the same batch, so its bytes are made once. */
function wire({ event, end, ...rest }: Format): Wire {
  const frames = new WeakMap<FollowedBatch, Buffer>()
  return {
    ...rest,
    frame(batch) {
      const known = frames.get(batch)
      if (known) return known
      const last = batch.over ? end({ version: batch.to, over: true }) : ''
      const frame = Buffer.from(batch.events.map(event).join('') + last)
      frames.set(batch, frame)
      return frame
    },
  }
}

/** NDJSON for those who ask for it, or for it first; SSE for everybody else. */
export function wireFor(accept = ''): Wire {
  const lines = accept.search(/application\/(x-ndjson|jsonl|json)\b/)
  const events = accept.indexOf('text/event-stream')
  return lines >= 0 && (events < 0 || lines < events) ? ndjson : sse
}
