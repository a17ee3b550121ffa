import type { RunningService } from '../../src/app/service/create-service.ts'
import type { Flow, Sink } from '../../src/app/streams/following.ts'
import type { NodeProcess } from './node.ts'
import type { Scheduler } from './scheduler.ts'

/** Number of broken connections per ten thousand batches of a stream. */
const BREAKS = 50

/** Error for a connection that is lost before the client receives a response. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

export type OpenStream<Batch> = (
  services: RunningService,
  sink: Sink<Batch>,
  signal: AbortSignal,
) => Promise<Flow>

export interface ClientStream {
  readonly ended: Promise<void>
  isOver(): boolean
  /**
   * Returns the error that ended the stream; undefined until the stream ends, and null if the
   * stream ended normally.
   */
  reason(): unknown
  stop(): void
}

/** Opens a simulated stream whose batches arrive late but in order, until the connection breaks. */
export function openStream<Batch>(
  scheduler: Scheduler,
  process: NodeProcess,
  open: OpenStream<Batch>,
  take: (batch: Batch) => void,
): ClientStream {
  const pipe: ({ readonly batch: Batch } | { readonly failure: unknown })[] = []
  const hungUp = new AbortController()
  let flow: Flow | null = null
  let reason: unknown
  let isOver = false
  let resolve = () => {}
  const ended = new Promise<void>((settle) => {
    resolve = settle
  })
  const hangUp = () => {
    flow?.stop()
    hungUp.abort()
  }
  const end = (why: unknown) => {
    if (isOver) return
    isOver = true
    reason = why
    process.calls.delete(lose)
    scheduler.schedule(hangUp, { owner: process })
    resolve()
  }
  const lose = () => end(new ConnectionLost(process.name))
  const deliver = () => {
    if (isOver) return
    if (scheduler.faults.strike('a stream breaks', BREAKS)) return lose()
    const next = pipe.shift()!
    if ('batch' in next) take(next.batch)
    else end(next.failure)
  }
  const send = (item: (typeof pipe)[number]) => {
    pipe.push(item)
    scheduler.schedule(deliver, { owner: null })
  }
  const sink: Sink<Batch> = {
    take(batch) {
      send({ batch })
      return true
    },
    end: (failure) => send({ failure }),
  }
  const opened = (begun: Flow) => {
    flow = begun
    if (isOver) hangUp()
    else flow.resume()
  }
  const begin = () => {
    if (!process.services) return lose()
    open(process.services, sink, hungUp.signal).then(opened, (failure) => send({ failure }))
  }
  process.calls.add(lose)
  scheduler.schedule(begin, { owner: process })
  return { ended, isOver: () => isOver, reason: () => reason, stop: () => end(undefined) }
}
