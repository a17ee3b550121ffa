import type { Socket } from 'node:net'
import type { ExecutionResult } from 'graphql'
import type { WebSocket } from 'ws'
import type { Step } from './follow.ts'

interface Delivery {
  payloadOf(step: Step): Buffer | ExecutionResult
  send(payload: Buffer): Promise<void>
}

const ended = { done: true, value: undefined } as const

/**
 * Writes the payloads of a subscription directly to the socket. The returned iterator yields no
 * payloads: it only reports errors and ends when the subscription ends.
 */
export function delivered(
  steps: AsyncIterable<Step>,
  { payloadOf, send }: Delivery,
): AsyncIterableIterator<ExecutionResult> {
  const source = steps[Symbol.asyncIterator]()
  const end = async () => {
    await source.return?.()
    return ended
  }
  return {
    async next() {
      try {
        for (let step = await source.next(); !step.done; step = await source.next()) {
          const payload = payloadOf(step.value)
          if (!Buffer.isBuffer(payload)) return { done: false, value: payload }
          await send(payload)
        }
        return ended
      } catch (error) {
        await end()
        throw error
      }
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

const TAIL = Buffer.from('}')

export function senderTo(socket: WebSocket, id: string): Delivery['send'] {
  const head = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`)
  return (payload) =>
    new Promise((resolve) => {
      if (socket.readyState !== socket.OPEN) resolve()
      // Writing to a WebSocket fails only if the socket has closed. The errors are ignored, because
      // the subscription ends when its socket closes.
      else socket.send(Buffer.concat([head, payload, TAIL]), { binary: false }, () => resolve())
    })
}

/**
 * If a client has more unread data than `UNREAD_BYTES_MAX`, the service stops reading the client's
 * messages.
 */
const UNREAD_BYTES_MAX = 1_024 * 1_024

export function applyBackpressure(socket: WebSocket, connection: Socket): void {
  socket.on('message', () => {
    if (socket.bufferedAmount > UNREAD_BYTES_MAX) socket.pause()
  })
  connection.on('drain', () => socket.resume())
}
