import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { networkOf } from './networks.ts'

/** A request that is injected without a network connection has no real socket. */
export function allowSlowResponse({ socket }: Pick<ServerResponse, 'socket'>): void {
  if (socket instanceof Socket) socket.setTimeout(0)
}

export function onDisconnect(answer: ServerResponse, listener: () => void): void {
  if (answer.destroyed) listener()
  else answer.once('close', listener)
}

const bringing = new WeakSet<Socket>()

/** An upload may be slow because the service reads it slowly, so the upload must not time out. */
export function allowSlowRequest(request: Pick<IncomingMessage, 'socket' | 'once'>): void {
  const { socket } = request
  if (!(socket instanceof Socket)) return
  bringing.add(socket)
  request.once('close', () => bringing.delete(socket))
}

export const allowsSlowRequest = (socket: Socket): boolean => bringing.has(socket)

/**
 * Returns a function that returns true for the last request that a connection may send. The number
 * of requests per connection is limited, so that clients reconnect and new nodes get a share of the
 * connections. Node's `maxRequestsPerSocket` option is not used, because Node would then leave
 * pipelined requests unanswered.
 */
export function lastOf(most: number): (connection: object) => boolean {
  const requests = new WeakMap<object, number>()
  return (connection) => {
    const count = (requests.get(connection) ?? 0) + 1
    requests.set(connection, count)
    return count >= most
  }
}

/**
 * Number of connections above the limit that still get an error response. Any further connections
 * are closed without a response.
 */
const TOLD_MAX = 100
const TOLD_MILLISECONDS = 1_000

/**
 * Limits the connections of each network, because a single network must not be able to use all
 * connections of the node.
 */
export class ConnectionShares {
  readonly #most: number
  readonly #held = new Map<string, number>()
  readonly #tooMany = new WeakSet<object>()

  constructor(most: number) {
    this.#most = most
  }

  take(connection: Socket): void {
    const network = networkOf(connection.remoteAddress ?? '')
    const held = (this.#held.get(network) ?? 0) + 1
    this.#held.set(network, held)
    connection.once('close', () => this.#give(network))
    if (held <= this.#most) return
    this.#tooMany.add(connection)
    if (held > this.#most + TOLD_MAX) connection.destroy()
    else connection.setTimeout(TOLD_MILLISECONDS)
  }

  isTooMany(connection: object): boolean {
    return this.#tooMany.has(connection)
  }

  #give(network: string): void {
    const left = (this.#held.get(network) ?? 1) - 1
    if (left === 0) this.#held.delete(network)
    else this.#held.set(network, left)
  }
}

const UNUSED_MILLISECONDS = 500

/**
 * Closes connections without requests during a shutdown. Browsers open connections in advance, and
 * Node would wait until the unused connections time out.
 */
export class IdleConnections {
  readonly #all = new Set<Socket>()
  #isOver = false

  add(connection: Socket): void {
    this.#all.add(connection)
    connection.once('close', () => this.#all.delete(connection))
    if (this.#isOver) connection.setTimeout(UNUSED_MILLISECONDS)
  }

  hangUp(): void {
    this.#isOver = true
    for (const connection of this.#all)
      if (connection.bytesRead === 0) connection.setTimeout(UNUSED_MILLISECONDS)
  }
}

interface Page {
  readonly origin: string | undefined
  readonly host: string
}

export function isAllowedOrigin({ origin, host }: Page, webPages: readonly string[]): boolean {
  if (origin === undefined || webPages.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
