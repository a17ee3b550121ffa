import {
  type GameStore,
  IdempotencyKeyTaken,
  type IdempotencyRecord,
  type ListedGame,
  type LobbyChange,
  RematchExists,
  type SecretGameRecord,
} from '../../src/app/runtime/port.ts'
import type { Put, SimulatedDatabase } from './database.ts'
import { recordEnd } from './log.ts'

/** The simulation omits the game store's functions for forks, imports and admin operations. */
export type SimulatedGameStore = Omit<GameStore, 'fork' | 'bring' | 'inTurn'>

/**
 * Simulates the database tables for games and idempotency keys, with the same guarantees as
 * `src/postgres/games`.
 */
export function simulatedGames(database: SimulatedDatabase): SimulatedGameStore {
  const { games, keys, salts } = database
  const all = () => [...games.values()]
  return {
    async create(game, change, claim) {
      if (claim) throw new Error('match requests are not simulated')
      database.transaction((put) => {
        const isRematch = ({ rematchOf, status }: SecretGameRecord) =>
          rematchOf !== null && rematchOf === game.rematchOf && status !== 'cancelled'
        if (all().some(isRematch)) throw new RematchExists()
        write(database, put, game, change)
      })
    },
    find: async (id) => copyOf(games.get(id)),
    async change(id, decide) {
      const game = copyOf(games.get(id))
      if (game) database.transaction((put) => write(database, put, game, decide(game)))
    },
    async close(ended) {
      if (games.get(ended.gameId)?.status !== 'running') return
      database.transaction((put) => recordEnd(database, put, ended))
    },
    rematchOf: async (id) =>
      all().find(({ rematchOf, status }) => rematchOf === id && status !== 'cancelled')?.id ?? null,
    salts: async (id) => [...(salts.get(id) ?? [])],
    lockSeeds: async () => 0,
    packagesInUse: async () => [],

    ...gameLists(database),

    findKey: async (account, key) => keys.get(nameOf({ account, key })) ?? null,
    async keepKey(record) {
      if (keys.has(nameOf(record))) return
      database.transaction((put) => put(keys, nameOf(record), stored(record)))
    },
    purgeKeys: async () => 0,
  }
}

type GameLists = Pick<
  GameStore,
  | 'list'
  | 'listed'
  | 'invited'
  | 'countHosted'
  | 'countThinking'
  | 'unfinishedOf'
  | 'openBefore'
  | 'begun'
  | 'countBegun'
  | 'heads'
>

function gameLists(database: SimulatedDatabase): GameLists {
  const all = () => [...database.games.values()]
  return {
    async list({ status, ruleset, mine, forks, seenBy, before, limit }) {
      return all()
        .filter((game) => !status || game.status === status)
        .filter((game) => !ruleset || game.ruleset === ruleset)
        .filter((game) => !before || game.id < before)
        .filter((game) => forks || game.origin === null)
        .filter(
          (game) => (mine ? false : game.visibility === 'public') || isOf(game, mine ?? seenBy),
        )
        .sort(newestFirst)
        .slice(0, limit)
        .map((game) => listed(database, game))
    },
    listed: async (ids) =>
      all()
        .filter(({ id }) => ids.includes(id))
        .sort(newestFirst)
        .map((game) => listed(database, game)),
    async invited(code) {
      const game = all().find(({ inviteCode }) => inviteCode === code)
      return game ? { ...game, hostName: game.host } : null
    },
    countHosted: async (account) => unfinished(all()).filter(({ host }) => host === account).length,
    countThinking: async (account, levels) =>
      unfinished(all()).filter(
        ({ host, absenceLevel, seats }) =>
          host === account &&
          [absenceLevel, ...seats.map(({ level }) => level)].some(
            (level) => level !== null && levels.includes(level),
          ),
      ).length,
    unfinishedOf: async (account) =>
      unfinished(all())
        .filter((game) => isOf(game, account))
        .sort(newestFirst)
        .map(({ id }) => id),
    openBefore: async (before, most) =>
      idsOf(all().filter(({ status, id }) => status === 'open' && id < before)).slice(0, most),
    begun: async (after, most) =>
      idsOf(all().filter(({ id, startedAt }) => startedAt !== null && id > (after ?? ''))).slice(
        0,
        most,
      ),
    countBegun: async (after) =>
      all().filter(({ id, startedAt }) => startedAt !== null && id > (after ?? '')).length,
    async heads(ids) {
      const heads = ids.flatMap((id) => {
        const last = database.rowsOf(id).at(-1)
        return last ? [[id, last.head] as const] : []
      })
      return new Map(heads)
    },
  }
}

function write(
  database: SimulatedDatabase,
  put: Put,
  game: SecretGameRecord,
  { seats, status, startedAt, host, row, salts, removed, key }: LobbyChange,
): void {
  if (key && database.keys.has(nameOf(key))) throw new IdempotencyKeyTaken()
  if (key) put(database.keys, nameOf(key), stored(key))
  const endedAt = status === 'over' && row ? row.at : null
  const change = { seats, status, startedAt, host, endedAt, removed: removed ?? game.removed }
  put(database.games, game.id, { ...game, ...change })
  if (!row) return
  if (database.rowsOf(game.id).length > 0) throw new Error(`${game.id} has a first row`)
  put(database.rows, game.id, [row])
  const accountOf = (seat: number) => seats.find((one) => one.seat === seat)?.account ?? null
  put(
    database.salts,
    game.id,
    salts.map((one) => ({ ...one, account: accountOf(one.seat) })),
  )
}

const nameOf = ({ account, key }: Pick<IdempotencyRecord, 'account' | 'key'>): string =>
  `${account} ${key}`

/** Copies the answer through JSON, because the real database stores answers as JSON. */
const stored = (record: IdempotencyRecord): IdempotencyRecord => ({
  ...record,
  answer: JSON.parse(JSON.stringify(record.answer)),
})

/** Copies a game record, because the real database returns new objects for each query. */
const copyOf = (game: SecretGameRecord | undefined): SecretGameRecord | null =>
  game ? { ...game, seats: game.seats.map((seat) => ({ ...seat })) } : null

function listed(database: SimulatedDatabase, game: SecretGameRecord): ListedGame {
  const last = database.rowsOf(game.id).at(-1)
  return { ...game, version: last?.lastVersion ?? 0, head: last?.head ?? null }
}

const isOf = ({ host, seats }: SecretGameRecord, account: string): boolean =>
  host === account || seats.some((seat) => seat.account === account)

const unfinished = (games: readonly SecretGameRecord[]): SecretGameRecord[] =>
  games.filter(({ status }) => status === 'open' || status === 'running')

const idsOf = (games: readonly SecretGameRecord[]): string[] => games.map(({ id }) => id).sort()

const newestFirst = (one: SecretGameRecord, other: SecretGameRecord): number =>
  one.id < other.id ? 1 : -1
