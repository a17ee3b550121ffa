import { serviceError } from '../core/errors.ts'
import type { Cursor } from '../core/schema.ts'

/**
 * Number of hexadecimal digits of the log's hash in a cursor, which distinguish two branches of a
 * log.
 */
const HEAD_DIGITS = 8

interface Heads {
  headOf(version: number): string
  /** Number of times the log has lost rows while the game was in this node's cache. */
  readonly rewinds?: number
}

/** A cursor identifies not only a version but also the log row that contains the version. */
export const cursorAt = (log: Heads, version: number): string =>
  version === 0 ? '0' : cursorOf(version, log.headOf(version))

export const cursorOf = (version: number, head: string): string =>
  `${version}.${head.slice(0, HEAD_DIGITS)}`

export function versionIn(cursor: Cursor): number {
  const version = Number.parseInt(String(cursor), 10)
  if (Number.isNaN(version)) throw serviceError('invalid-version', { facts: { at: cursor } })
  return version
}

/**
 * Throws `history-rewound` if a database failover lost rows that the reader had received: the log
 * is shorter than the cursor's version, or has a different row at that version.
 */
export function requireCursor(log: Heads, version: number, cursor: Cursor): number {
  const known = versionIn(cursor)
  const [, head = ''] = String(cursor).split('.')
  if (known > version) throw head || log.rewinds ? rewoundTo(version) : beyond(version, known)
  if (known > 0 && !log.headOf(known).startsWith(head)) throw rewoundTo(version)
  return known
}

export function requireVersion(version: number, known: number): void {
  if (known > version) throw beyond(version, known)
}

const beyond = (version: number, asked: number) =>
  serviceError('history-rewound', {
    detail:
      `The game is at version ${version}, but you requested version ${asked}. Request version ` +
      `${version} or earlier.`,
    facts: { version },
  })

export const rewoundTo = (version: number) =>
  serviceError('history-rewound', { facts: { version } })
