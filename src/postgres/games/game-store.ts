import type pg from 'pg'
import type {
  GameRecord,
  GameStore,
  HeldSalt,
  InvitedGame,
  ListedGame,
  LobbyChange,
  StoredRow,
} from '../../app/runtime/port.ts'
import type { Pool } from '../connection/pools.ts'
import type { Newest, RemoteRows } from '../log/remote-rows.ts'
import type { CommittedRow } from '../notifier/pending-notifications.ts'
import { columns, seatsOf } from './game-columns.ts'
import {
  gamesHostedBy,
  gamesListed,
  gamesThinkingBy,
  gamesUnfinishedOf,
  gamesWith,
  type ListQuery,
  UNFINISHED_AT_ONCE,
} from './game-lists.ts'
import { idempotencyKeys } from './idempotency-keys.ts'
import {
  finishedColumns,
  recordFinished,
  writeChange,
  writeFork,
  writeNew,
} from './lobby-writes.ts'
import { fulfilMatchRequests } from './match-claims.ts'
import { type Seeds, type StoredGame, seedColumns } from './seeds.ts'

const findGame = `
select ${columns}, ${seedColumns}, g.save, ${seatsOf('$1')} from games as g where g.id = $1`

const findRematch = `select id from games where rematch_of = $1 and status <> 'cancelled'`

const findInvited = `
select ${columns}, ${seatsOf('g.id')}, h.name as "hostName"
from games as g left join accounts as h on h.id = g.host_id and h.left_at is null
where g.invite_code = $1`

const saltsOfGame = `
select seat, encode(salt, 'hex') as salt, coalesce(first.before_id, s.account_id) as account
from holder_salts left join seats as s using (game_id, seat) left join lateral (
  select before_id from seatings as f
  where f.game_id = holder_salts.game_id and f.seat = holder_salts.seat order by f.at, f.id limit 1
) as first on true
where game_id = $1 order by seat`

/** One that was called off has a log where it had started. */
export const isBegun = `(
  status in ('running', 'over') or status = 'cancelled' and ended_by is not null)`
const gamesBegun = `
select id from games where ${isBegun} and ($1::uuid is null or id > $1)
order by id limit $2`
const countBegun = `select count(*) from games where ${isBegun}`

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

/** Rings after what it tells is stored. */
interface CommitNotifier {
  notifyCommits(stored: readonly CommittedRow[]): void
  notifyLobby(gameId: string, accounts: readonly string[]): void
}
interface Wires {
  readonly lobby: Pool
  readonly readers: Pool
  readonly lists: Pool
  readonly seeds: Seeds
  readonly notifier: CommitNotifier
  /** Null: rows lie beside their games. */
  readonly apart: RemoteRows | null
}
export function gameStore({ lobby, readers, lists, seeds, notifier, apart }: Wires): GameStore {
  return {
    ...begunElsewhere({ lobby, seeds, notifier }),

    async create(game, change, claim) {
      await lobby.transaction(async (client) => {
        await writeNew(client, game, seeds.stored(game), change)
        if (claim) await fulfilMatchRequests(client, claim, game.id)
      })
      tell(notifier, game, change)
    },

    async find(id) {
      const [game] = await readers.query<StoredGame & pg.QueryResultRow>(findGame, [id], 'game')
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

    salts: (id) => readers.query<HeldSalt & Record<string, unknown>>(saltsOfGame, [id], 'salts'),

    list: (query) => withVersions(lists, apart, gamesListed(query, apart !== null)),
    listed: (ids) => withVersions(lists, apart, gamesWith(ids, apart !== null)),

    async invited(code) {
      const [game] = await readers.query<InvitedGame & pg.QueryResultRow>(
        findInvited,
        [code],
        'invited',
      )
      return game ?? null
    },

    async countHosted(account) {
      const { text, values } = gamesHostedBy(account)
      const [row] = await readers.query<{ count: number }>(text, values)
      return row?.count ?? 0
    },

    async countThinking(account, levels) {
      const { text, values } = gamesThinkingBy(account, levels)
      const [row] = await readers.query<{ count: number }>(text, values)
      return row?.count ?? 0
    },

    unfinishedOf: (account) => unfinishedOf(readers, account),

    ...gamesWithLog(readers, apart),
    ...idempotencyKeys({ lobby, readers }),
  }
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

/** That they have come to, wherever those lie. */
async function withVersions(
  lists: Pool,
  apart: RemoteRows | null,
  { text, values }: ListQuery,
): Promise<ListedGame[]> {
  const games = await lists.query<ListedGame & Record<string, unknown>>(text, values)
  if (!apart) return games
  const rows = await apart.newest(games.map(({ id }) => id))
  return games.map((game) => ({ ...game, ...rows.get(game.id) }))
}
/** Games that come with a log. */
const begunElsewhere = ({
  lobby,
  seeds,
  notifier,
}: Pick<Wires, 'lobby' | 'seeds' | 'notifier'>): Pick<GameStore, 'fork' | 'bring'> => ({
  async fork(game, rows, beside) {
    await lobby.transaction((client) => writeFork(client, game, seeds.stored(game), rows, beside))
    tellOfFork(notifier, game, rows)
  },

  async bring(warrant, game, rows) {
    warrant.use()
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

  async countBegun() {
    const [row] = await readers.query<{ count: number }>(countBegun)
    return row?.count ?? 0
  },

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

/** The accounts that it was about before or is about now have news; its first row rings. */
function tell(notifier: CommitNotifier, { id, seats }: GameRecord, change: LobbyChange): void {
  const after = { seats: [...seats, ...change.seats], host: change.host }
  notifier.notifyLobby(id, accountsOf(after))
  if (change.row) notifier.notifyCommits([change.row])
}

const accountsOf = ({ seats, host }: Pick<GameRecord, 'seats' | 'host'>): string[] => [
  ...new Set([...seats, { account: host }].flatMap(({ account }) => account ?? [])),
]

function tellOfFork(notifier: CommitNotifier, game: GameRecord, rows: readonly StoredRow[]): void {
  notifier.notifyLobby(game.id, accountsOf(game))
  notifier.notifyCommits(rows.slice(-1))
}
