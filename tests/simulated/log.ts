import type { EventLog, NewRow, SecretGameRecord, StoredRow } from '../../src/app/runtime/port.ts'
import type { Put, SimulatedDatabase } from './database.ts'

/**
 * Simulates the database tables for logs and leases, with the same guarantees as
 * `src/postgres/log`.
 */
export function simulatedLog(database: SimulatedDatabase): EventLog {
  const { lease } = database
  return {
    partitionOf: () => '',
    statementsAtOnce: 2,
    restMilliseconds: 0,
    epoch: () => 0,

    async append(rows) {
      const { server } = database
      // True if this database server has also stored the previous row of each game, so that the
      // previous rows need no check.
      const isKnown = rows.every((row) => row.server === server)
      return database.transaction((put) =>
        rows.map((row) => (appendRow(database, put, row, isKnown) ? server : null)),
      )
    },

    async tails(requests) {
      const tails = new Map<string, StoredRow[]>()
      for (const { gameId, from } of requests) {
        const rows = database.rowsOf(gameId).filter(({ firstVersion }) => firstVersion >= from)
        if (rows.length > 0) tails.set(gameId, rows)
      }
      return tails
    },

    async versions(gameIds) {
      const versions = gameIds.flatMap((id) => {
        const last = database.rowsOf(id).at(-1)
        return last ? [[id, last.lastVersion] as const] : []
      })
      return new Map(versions)
    },

    async *rows(gameId, from = 0) {
      yield* database.rowsOf(gameId).filter(({ firstVersion }) => firstVersion >= from)
    },

    async due(behind, until) {
      const games = [...database.rows.values()]
        .flatMap((rows) => rows.at(-1) ?? [])
        .flatMap(({ gameId, lastVersion: version, wakeAt, at }) =>
          wakeAt === null ? [] : [{ gameId, version, wakeAt, at }],
        )
        .filter(({ gameId, wakeAt }) => wakeAt <= until && isBehind({ wakeAt, gameId }, behind))
        .sort((one, other) => (isBehind(one, other) ? 1 : -1))
      return { games, reached: null }
    },

    scannedUntil: async () => lease.scannedUntil,

    async acquireSchedulerLease(holder, { now, milliseconds }) {
      const isHeld = lease.heldUntil >= now && lease.heldUntil <= now + 2 * milliseconds
      if (isHeld && lease.holder !== holder) return false
      Object.assign(lease, { holder, heldUntil: now + milliseconds })
      return true
    },

    async releaseSchedulerLease(holder) {
      if (lease.holder === holder) lease.heldUntil = 0
    },

    async markScanned(until, now) {
      lease.scannedUntil = lease.scannedUntil > now ? until : Math.max(lease.scannedUntil, until)
    },
  }
}

function appendRow(database: SimulatedDatabase, put: Put, row: NewRow, isKnown: boolean): boolean {
  const { before, server: _, over, cancelled, auditIds: __, ...stored } = row
  const rows = database.rowsOf(row.gameId)
  const isTaken = rows.some(({ firstVersion }) => firstVersion === row.firstVersion)
  const isThere = rows.some(
    ({ firstVersion, lastVersion, head }) =>
      firstVersion === before.firstVersion &&
      lastVersion === row.firstVersion &&
      head === before.head,
  )
  if (isTaken || !(isKnown || isThere)) {
    database.refused += 1
    return false
  }
  database.appended += 1
  put(database.rows, row.gameId, [...rows, stored])
  if (over) recordEnd(database, put, { gameId: row.gameId, at: row.at, cancelled })
  return true
}

export function recordEnd(
  database: SimulatedDatabase,
  put: Put,
  { gameId, at, cancelled }: Pick<NewRow, 'gameId' | 'at' | 'cancelled'>,
): void {
  const game = database.games.get(gameId)
  const status: SecretGameRecord['status'] = cancelled ? 'cancelled' : 'over'
  if (game) put(database.games, gameId, { ...game, status, endedAt: at, cancelled })
}

interface Position {
  readonly wakeAt: number
  /**
   * Games with the same wake-up time are ordered by id; null stands for the position after the last
   * game.
   */
  readonly gameId: string | null
}

const isBehind = (one: Position, other: Position): boolean =>
  one.wakeAt === other.wakeAt
    ? other.gameId !== null && (one.gameId ?? '') > other.gameId
    : one.wakeAt > other.wakeAt
