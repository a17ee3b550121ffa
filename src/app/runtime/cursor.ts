import { serviceError } from '../core/errors.ts'
import type { Cursor } from '../core/schema.ts'

/** Digits of the head in a cursor, which distinguish two branches of a log. */
const HEAD_DIGITS = 8

interface Heads {
  headOf(version: number): string
}

/** Identifies a version and its row. */
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
 * Version of a reader's cursor. Throws `history-rewound` if the log is shorter or has another row
 * there: a failover has lost rows that the reader received.
 */
export function requireCursor(log: Heads, version: number, cursor: Cursor): number {
  const known = versionIn(cursor)
  requireVersion(version, known)
  const [, head = ''] = String(cursor).split('.')
  if (known > 0 && !log.headOf(known).startsWith(head)) throw rewoundTo(version)
  return known
}

/** Throws `history-rewound` if the reader has a later version than the log. */
export function requireVersion(version: number, known: number): void {
  if (known > version) throw rewoundTo(version)
}

export const rewoundTo = (version: number) =>
  serviceError('history-rewound', { facts: { version } })
