import { serviceError } from '../core/errors.ts'
import type { Cursor } from '../core/schema.ts'
import type { LiveGame } from './live-game.ts'

/** Digits of a head that a cursor holds: enough to tell two branches of one log apart. */
const HEAD_DIGITS = 8

type Heads = Pick<LiveGame, 'headOf'>

/** Identifies a version and the row that contains it. */
export const cursorAt = (log: Heads, version: number): string =>
  version === 0 ? '0' : cursorOf(version, log.headOf(version))

export const cursorOf = (version: number, head: string): string =>
  `${version}.${head.slice(0, HEAD_DIGITS)}`

export const versionIn = (cursor: Cursor): number =>
  typeof cursor === 'number' ? cursor : Number.parseInt(cursor, 10)

/**
 * The version of a reader's cursor. Throws `history-rewound` if the log is shorter, or holds another
 * row there: then a failover has lost what the reader received.
 */
export function requireCursor(log: Heads, version: number, cursor: Cursor): number {
  const known = versionIn(cursor)
  requireVersion(version, known)
  const [, head = ''] = String(cursor).split('.')
  if (known > 0 && !log.headOf(known).startsWith(head)) throw rewoundTo(version)
  return known
}

/** Throws `history-rewound` if a reader knows of a later version than the log holds. */
export function requireVersion(version: number, known: number): void {
  if (known > version) throw rewoundTo(version)
}

export const rewoundTo = (version: number) =>
  serviceError('history-rewound', { facts: { version } })
