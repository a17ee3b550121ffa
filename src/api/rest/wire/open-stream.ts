import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Wire } from './wire.ts'

type Out = Pick<
  ServerResponse | Socket,
  'write' | 'destroy' | 'destroyed' | 'writableNeedDrain' | 'writableEnded'
> & { once(event: 'drain' | 'close', listener: () => void): unknown } & {
  off(event: 'drain' | 'close', listener: () => void): unknown
}

export interface OpenStream {
  readonly out: Out
  readonly wire: Pick<Wire<never>, 'heartbeat'>
  readonly endsAt: number
  end(): void
}

export function sendHeartbeat(stream: OpenStream): void {
  const { out, wire, endsAt } = stream
  if (performance.now() > endsAt) stream.end()
  else if (!out.writableNeedDrain && !out.writableEnded) out.write(wire.heartbeat)
}

/**
 * Resolves when the output stream drains or closes. A client is disconnected if it reads nothing
 * for too long.
 */
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
