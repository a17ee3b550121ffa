import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Wire } from './wire.ts'

/** What a stream is written to. */
type Out = Pick<
  ServerResponse | Socket,
  'write' | 'destroy' | 'destroyed' | 'writableNeedDrain' | 'writableEnded'
> & { once(event: 'drain' | 'close', listener: () => void): unknown } & {
  off(event: 'drain' | 'close', listener: () => void): unknown
}

/** A stream that somebody reads, however it comes to what it sends. */
export interface OpenStream {
  readonly out: Out
  readonly wire: Pick<Wire<never>, 'heartbeat'>
  readonly endsAt: number
  end(): void
}

/** A sign of life; or the end of it, where it is time. */
export function sendHeartbeat(stream: OpenStream): void {
  const { out, wire, endsAt } = stream
  if (performance.now() > endsAt) stream.end()
  else if (!out.writableNeedDrain && !out.writableEnded) out.write(wire.heartbeat)
}

/** Resolves when more is taken, or it is gone; a reader who takes nothing for long is cut. */
export function drained(out: Out, stallSecondsMax: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => out.destroy(), stallSecondsMax * 1000)
    const done = () => {
      clearTimeout(cut)
      out.off('drain', done)
      out.off('close', done)
      resolve()
    }
    out.once('drain', done)
    out.once('close', done)
    if (out.destroyed) done()
  })
}
