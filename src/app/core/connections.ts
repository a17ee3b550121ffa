import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { networkOf } from './networks.ts'

/**
 * Lets an answer be long in coming: elsewhere a quiet connection is a dead one. Injected requests
 * have no socket of that kind.
 */
export function allowSlowResponse({ socket }: Pick<ServerResponse, 'socket'>): void {
  if (socket instanceof Socket) socket.setTimeout(0)
}

/** At once where the reader of an answer is gone, as one may be who was not yet known. */
export function onDisconnect(answer: ServerResponse, act: () => void): void {
  if (answer.destroyed) act()
  else answer.once('close', act)
}

const bringing = new WeakSet<Socket>()

/** Lets a request be long in coming: what comes is judged meanwhile, and taken no faster. */
export function allowSlowRequest(request: Pick<IncomingMessage, 'socket' | 'once'>): void {
  const { socket } = request
  if (!(socket instanceof Socket)) return
  bringing.add(socket)
  request.once('close', () => bringing.delete(socket))
}

export const allowsSlowRequest = (socket: Socket): boolean => bringing.has(socket)

/**
 * Whether this is the last request that a connection is for. Kept connections are renewed: so a
 * new node gets its share of them. Not Node's own limit: what a client sends beyond it, unasked or
 * since it was not told to hang up, is answered without a word.
 */
export function lastOf(most: number): (connection: object) => boolean {
  const asked = new WeakMap<object, number>()
  return (connection) => {
    const count = (asked.get(connection) ?? 0) + 1
    asked.set(connection, count)
    return count >= most
  }
}

/** Whoever holds too many is told so, on so many connections more; all beyond are cut. */
const TOLD_MAX = 100
const TOLD_MILLISECONDS = 1_000

/** How many connections each network holds, lest one of them holds all there can be. */
export class ConnectionShares {
  readonly #most: number
  readonly #held = new Map<string, number>()
  readonly #tooMany = new WeakSet<object>()

  constructor(most: number) {
    this.#most = most
  }

  /** Counts a connection for as long as it lasts. */
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

  /** Whether a connection is one too many: its one request is answered so. */
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
 * The connections on which nothing was ever asked, as browsers and clients open them to have one in
 * hand: Node takes them for busy, and a node that stops would wait for each until its time is up.
 */
export class IdleConnections {
  readonly #all = new Set<Socket>()
  #isOver = false

  add(connection: Socket): void {
    this.#all.add(connection)
    connection.once('close', () => this.#all.delete(connection))
    if (this.#isOver) connection.setTimeout(UNUSED_MILLISECONDS)
  }

  /** Who asks in the very moment is still told that the node goes. */
  hangUp(): void {
    this.#isOver = true
    for (const connection of this.#all)
      if (connection.bytesRead === 0) connection.setTimeout(UNUSED_MILLISECONDS)
  }
}

interface Page {
  /** As a browser says it; undefined: it is no browser. */
  readonly origin: string | undefined
  /** To which it talks: our name and port. */
  readonly host: string
}

/** Browsers say which page calls; it must be ours, or one that the operator knows. */
export function isAllowedOrigin({ origin, host }: Page, webPages: readonly string[]): boolean {
  if (origin === undefined || webPages.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
