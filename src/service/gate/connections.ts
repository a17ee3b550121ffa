import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/**
 * Lets an answer be long in coming: elsewhere a quiet connection is a dead one. Injected requests
 * have no socket of that kind.
 */
export function letIdle({ socket }: Pick<ServerResponse, 'socket'>): void {
  if (socket instanceof Socket) socket.setTimeout(0)
}

/**
 * Whether this is the last request that a connection is for. Kept connections are renewed, so that a
 * new node gets its share of them. Not Node's own limit: what a client sends beyond that, unasked or
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

interface Page {
  /** As a browser says it; undefined: it is no browser. */
  readonly origin: string | undefined
  /** To which it talks: our name and port. */
  readonly host: string
}

/** Browsers say which page calls; it must be ours, or one that the operator knows. */
export function isWelcome({ origin, host }: Page, webPages: readonly string[]): boolean {
  if (origin === undefined || webPages.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
