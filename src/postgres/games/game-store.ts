import type { PackageInUse } from '../../app/packs/game-pin.ts'
import type {
  GameRecord,
  GameStore,
  HeldSalt,
  InvitedGame,
  ListedGame,
  LobbyChange,
} from '../../app/runtime/port.ts'
import type { Pools } from '../connection/entity-pool.ts'
import type { Pool } from '../connection/pools.ts'
import type { Newest, RemoteRows } from '../log/log-export.ts'
import type { PostgresNotifier } from '../notifier/postgres-notifier.ts'
import { columns, seatsOf } from './game-columns.ts'
import {
  countHosted,
  gamesListed,
  gamesUnfinishedOf,
  gamesWith,
  type ListQuery,
  UNFINISHED_AT_ONCE,
} from './game-lists.ts'
import { idempotencyKeys } from './idempotency-keys.ts'
import {
  finishedColumns,
  fulfilMatchRequests,
  recordFinished,
  writeChange,
  writeFork,
  writeNew,
} from './lobby-writes.ts'
import { type Seeds, type StoredGame, seedColumns } from './seeds.ts'

const findGame = `
select ${columns}, ${seedColumns}, g.save, ${seatsOf('$1')} from games as g where g.id = $1`

const findRematch = `select id from games where rematch_of = $1 and status <> 'cancelled'`

const findInvited = `
select ${columns}, ${seatsOf('g.id')}, h.name as "hostName"
from games as g left join accounts as h on h.id = g.host_id and h.left_at is null
where g.invite_code = $1`

const openBefore = `select id from games where status = 'open' and id < $1 order by id limit $2`

const packagesInUse = `
  select ruleset, package::text::json as package, count(*)::int as games from games
  where package is not null and status in ('open', 'running')
  group by ruleset, package::text`

const saltsOfGame = `
select seat, encode(salt, 'hex') as salt, coalesce(first.before_id, s.account_id) as account
from holder_salts left join seats as s using (game_id, seat) left join lateral (
  select before_id from seatings as f
  where f.game_id = holder_salts.game_id and f.seat = holder_salts.seat order by f.at, f.id limit 1
) as first on true
where game_id = $1 order by seat`

/**
 * SQL condition that is true for games that have a log. A cancelled game has a log only if it had
 * started.
 */
export const isBegun = `(
  status in ('running', 'over') or status = 'cancelled' and ended_by is not null)`
const gamesBegun = `
select id from games where ${isBegun} and ($1::uuid is null or id > $1)
order by id limit $2`
const countBegun = `
select count(*) from games where ${isBegun} and ($1::uuid is null or id > $1)`

const headsOfGames = `
select asked.id::text as "gameId", newest.version, newest.head
from unnest($1::uuid[]) as asked (id)
cross join lateral (
  (select last_version as version, encode(head, 'hex') as head from commits
  where game_id = asked.id order by first_version desc limit 1)
  union all
  select last_version, encode(head, 'hex') from archived
  where game_id = asked.id and removed_at is not null
) as newest`

const headsKept = `
select game_id as "gameId", last_version as version, encode(head, 'hex') as head from archived
where game_id = any($1) and removed_at is not null`

const countThinking = `${countHosted} and (absence_level = any ($2)
  or exists (select from seats as s where s.game_id = g.id and s.level = any ($2)))`

type CommitNotifier = Pick<PostgresNotifier, 'notifyCommits' | 'notifyLobby'>
interface Wires extends Pools {
  readonly seeds: Seeds
  readonly notifier: CommitNotifier
  /**
   * Reads log rows from other database servers; null if the log is in the same database as the
   * games.
   */
  readonly apart: RemoteRows | null
}
export function gameStore(wires: Wires): GameStore {
  const { lobby, readers, lists, seeds, notifier, apart } = wires
  return {
    ...begunElsewhere(wires),

    async create(game, change, claim) {
      await lobby.transaction(async (client) => {
        await writeNew(client, game, seeds.stored(game), change)
        if (claim) await fulfilMatchRequests(client, claim, game.id)
      })
      tell(notifier, game, change)
    },

    async find(id) {
      const game = await readers.one<StoredGame>(findGame, [id], 'game')
      return game ? seeds.read(game) : null
    },

    async rematchOf(id) {
      const [found] = await readers.query<{ id: string }>(findRematch, [id], 'rematch')
      return found?.id ?? null
    },

    async change(id, decide) {
      const changed = await lobby.transaction(async (client) => {
        await client.query('select from games where id = $1 for update', [id])
        const { rows } = await client.query<StoredGame>(findGame, [id])
        if (!rows[0]) return null
        const game = seeds.read(rows[0])
        const change = decide(game)
        await writeChange(client, game, change)
        return { game, change }
      })
      if (changed) tell(notifier, changed.game, changed.change)
    },

    close: async (ended) =>
      void (await lobby.query(recordFinished, finishedColumns([ended]), 'close-books')),
    lockSeeds: (most) => seeds.lockAway(most),

    packagesInUse: () => readers.query<PackageInUse>(packagesInUse, [], 'packages-in-use'),

    salts: (id) => readers.query<HeldSalt>(saltsOfGame, [id], 'salts'),

    list: (query) => withVersions(lists, apart, gamesListed(query, apart !== null)),
    listed: (ids) => withVersions(lists, apart, gamesWith(ids, apart !== null)),

    invited: (code) => readers.one<InvitedGame>(findInvited, [code], 'invited'),
    countHosted: (account) => counted(readers, countHosted, [account]),
    countThinking: (account, levels) => counted(readers, countThinking, [account, levels]),
    async openBefore(before, most) {
      const rows = await readers.query<{ id: string }>(openBefore, [before, most])
      return rows.map(({ id }) => id)
    },
    unfinishedOf: (account) => unfinishedOf(readers, account),

    ...gamesWithLog(readers, apart),
    ...idempotencyKeys(wires),
  }
}

async function counted(readers: Pool, text: string, values: unknown[] = []): Promise<number> {
  return (await readers.one<{ count: number }>(text, values))!.count
}

async function unfinishedOf(readers: Pool, account: string): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const { text, values } = gamesUnfinishedOf(account, ids.at(-1))
    const rows = await readers.query<{ id: string }>(text, values)
    ids.push(...rows.map(({ id }) => id))
    if (rows.length < UNFINISHED_AT_ONCE) return ids
  }
}

async function withVersions(
  lists: Pool,
  apart: RemoteRows | null,
  { text, values }: ListQuery,
): Promise<ListedGame[]> {
  const games = await lists.query<ListedGame>(text, values)
  if (!apart) return games
  const rows = await apart.newest(games.map(({ id }) => id))
  return games.map((game) => ({ ...game, ...rows.get(game.id) }))
}
const begunElsewhere = ({ lobby, seeds, notifier }: Wires): Pick<GameStore, 'fork' | 'bring'> => ({
  async fork(game, rows, beside) {
    await lobby.transaction((client) => writeFork(client, game, seeds.stored(game), rows, beside))
    notifier.notifyLobby(game.id, accountsOf(game))
    notifier.notifyCommits(rows.slice(-1))
  },

  async bring(capability, game, rows) {
    capability.use()
    const ended = { gameId: game.id, at: game.endedAt!, cancelled: game.cancelled }
    await lobby.transaction(async (client) => {
      await writeFork(client, game, seeds.stored(game), rows, { key: null })
      await client.query(recordFinished, finishedColumns([ended]))
    })
  },
})

type WithLog = Pick<GameStore, 'begun' | 'countBegun' | 'heads'>

const gamesWithLog = (readers: Pool, apart: RemoteRows | null): WithLog => ({
  async begun(after, most) {
    const rows = await readers.query<{ id: string }>(gamesBegun, [after, most])
    return rows.map(({ id }) => id)
  },

  countBegun: (after = null) => counted(readers, countBegun, [after]),

  async heads(ids) {
    const rows = await (apart
      ? newestApart(readers, apart, ids)
      : found(readers, headsOfGames, ids))
    return new Map([...rows].flatMap(([id, { head }]) => (head === null ? [] : [[id, head]])))
  },
})

async function newestApart(readers: Pool, apart: RemoteRows, ids: readonly string[]) {
  const rows = await apart.newest(ids)
  const missing = ids.filter((id) => !rows.has(id))
  if (missing.length === 0) return rows
  return new Map([...rows, ...(await found(readers, headsKept, missing))])
}

async function found(readers: Pool, heads: string, ids: readonly string[]) {
  const rows = await readers.query<Newest & { gameId: string }>(heads, [ids])
  return new Map<string, Newest>(rows.map(({ gameId, ...row }) => [gameId, row]))
}

/**
 * Notifies all accounts that the change affects, including accounts that leave a seat. If the
 * change stores the game's first log row, a separate notification announces the row.
 */
function tell(notifier: CommitNotifier, { id, seats }: GameRecord, change: LobbyChange): void {
  const after = { seats: [...seats, ...change.seats], host: change.host }
  notifier.notifyLobby(id, accountsOf(after))
  if (change.row) notifier.notifyCommits([change.row])
}

const accountsOf = ({ seats, host }: Pick<GameRecord, 'seats' | 'host'>): string[] => [
  ...new Set([...seats, { account: host }].flatMap(({ account }) => account ?? [])),
]
