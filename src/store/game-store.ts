import type pg from 'pg'
import {
  type GameRecord,
  type GameStore,
  type HolderSalt,
  type InvitedGame,
  type KeyRecord,
  KeyTaken,
  type ListedGame,
  type LobbyChange,
  type SeatRecord,
  type SecretGameRecord,
} from '../service/ports.ts'
import { CHANNEL, insertFirstRow, rowValues } from './event-log.ts'
import { columns, SAVED, seatsOfGame } from './game-columns.ts'
import { gamesHostedBy, gamesListed, gamesUnfinishedOf } from './game-lists.ts'
import type { Pool } from './pools.ts'
import { type Seeds, type StoredGame, seedColumns } from './seeds.ts'

const findGame = `
select ${columns}, ${seedColumns}, g.save, ${seatsOfGame} from games as g where g.id = $1`

const findInvited = `
select ${columns}, ${seatsOfGame}, h.name as "hostName"
from games as g left join accounts as h on h.id = g.host_id and h.left_at is null
where g.invite_code = $1`

const saltsOfGame = `
select seat, encode(salt, 'hex') as salt from holder_salts where game_id = $1 order by seat`

const gamesBegun = `
select id from games where status in ('running', 'over') and ($1::uuid is null or id > $1)
order by id limit $2`
const countBegun = `select count(*) from games where status in ('running', 'over')`

/** Another node may be at it, too. */
const purgeKeys = `
with old as (
  delete from idempotency_keys where (account_id, key) in (
    select account_id, key from idempotency_keys where created_at < $1
    order by created_at limit $2 for update skip locked)
  returning 1)
select count(*) from old`

interface Wires {
  readonly lobby: Pool
  readonly readers: Pool
  readonly lists: Pool
  readonly seeds: Seeds
}

export function gameStore({ lobby, readers, lists, seeds }: Wires): GameStore {
  return {
    async create(game, change) {
      await lobby.transaction(async (client) => {
        await insertGame(client, game, seeds.stored(game))
        await applyChange(client, game, change)
      })
    },

    async find(id) {
      const [game] = await readers.query<StoredGame & pg.QueryResultRow>(findGame, [id], 'game')
      return game ? seeds.read(game) : null
    },

    change: (id, decide) =>
      lobby.transaction(async (client) => {
        await client.query('select from games where id = $1 for update', [id])
        const { rows } = await client.query<StoredGame>(findGame, [id])
        const [game] = rows
        if (game) await applyChange(client, game, decide(seeds.read(game)))
      }),

    lockSeeds: (most) => seeds.lockAway(most),

    salts: (id) => readers.query<HolderSalt & Record<string, unknown>>(saltsOfGame, [id], 'salts'),

    list(query) {
      const { text, values } = gamesListed(query)
      return lists.query<ListedGame & Record<string, unknown>>(text, values)
    },

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

    async unfinishedOf(account) {
      const { text, values } = gamesUnfinishedOf(account)
      const rows = await readers.query<{ id: string }>(text, values)
      return rows.map(({ id }) => id)
    },

    ...gamesWithLog(readers),

    async findKey(account, key) {
      const [row] = await readers.query<KeyRecord>(
        `select account_id as account, key, request_hash as "requestHash", answer
         from idempotency_keys where account_id = $1 and key = $2`,
        [account, key],
        'key',
      )
      return row ?? null
    },

    async purgeKeys(before, most) {
      const [row] = await readers.query<{ count: number }>(purgeKeys, [before, most], 'purge-keys')
      return row?.count ?? 0
    },
  }
}

const gamesWithLog = (readers: Pool): Pick<GameStore, 'begun' | 'countBegun'> => ({
  async begun(after, most) {
    const rows = await readers.query<{ id: string }>(gamesBegun, [after, most])
    return rows.map(({ id }) => id)
  },

  async countBegun() {
    const [row] = await readers.query<{ count: number }>(countBegun)
    return row?.count ?? 0
  },
})

async function insertGame(
  client: pg.PoolClient,
  game: SecretGameRecord,
  seed: unknown[],
): Promise<void> {
  await client.query(
    `insert into games (id, ruleset, status, visibility, invite_code, host_id, pack_hash, options,
       decision_seconds, absence, hints, commitment, save, created_at, seed, locked_seed, seed_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      ...[game.id, game.ruleset, game.status, game.visibility, game.inviteCode, game.host],
      ...[game.packHash, JSON.stringify(game.options), game.decisionSeconds, game.absence],
      ...[game.hints, game.commitment, saveColumn(game), game.createdAt, ...seed],
    ],
  )
}

const saveColumn = ({ save, saved }: SecretGameRecord): string | null =>
  save === null ? null : JSON.stringify({ ...save, [SAVED]: saved })

async function applyChange(
  client: pg.PoolClient,
  { id }: Pick<GameRecord, 'id'>,
  change: LobbyChange,
): Promise<void> {
  if (change.key) await insertKey(client, change.key)
  const { rows: before } = await client.query<{ account: string | null }>(
    'delete from seats where game_id = $1 returning account_id as account',
    [id],
  )
  for (const seat of change.seats) await insertSeat(client, id, seat)
  const known = [...before, ...change.seats, { account: change.host }]
  const accounts = new Set(known.flatMap(({ account }) => account ?? []))
  await client.query('select pg_notify($1, $2)', [CHANNEL, ['lobby', id, ...accounts].join(' ')])
  await client.query(
    `update games set status = $2, host_id = $3, started_at = $4, ended_at = $5 where id = $1`,
    [
      ...[id, change.status, change.host, change.startedAt],
      change.status === 'over' ? (change.row?.at ?? null) : null,
    ],
  )
  if (!change.row) return
  await client.query(insertFirstRow, rowValues(change.row))
  if (change.salts.length > 0) await insertSalts(client, id, change.salts)
  const rung = `rows ${id}:${change.row.lastVersion}`
  await client.query('select pg_notify($1, $2)', [CHANNEL, rung])
}

const insertSeat = (client: pg.PoolClient, gameId: string, seat: SeatRecord) =>
  client.query(
    `insert into seats (game_id, seat, kind, account_id, joined, choices, entropy)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[gameId, seat.seat, seat.kind, seat.account, seat.joined],
      ...[JSON.stringify(seat.choices ?? null), seat.entropy],
    ],
  )

const insertSalts = (client: pg.PoolClient, gameId: string, salts: readonly HolderSalt[]) =>
  client.query(
    `insert into holder_salts (game_id, seat, salt)
     select $1, r.seat, decode(r.salt, 'hex')
     from unnest($2::smallint[], $3::text[]) as r (seat, salt)`,
    [gameId, salts.map(({ seat }) => seat), salts.map(({ salt }) => salt)],
  )

async function insertKey(client: pg.PoolClient, record: KeyRecord): Promise<void> {
  const { rowCount } = await client.query(
    `insert into idempotency_keys (account_id, key, request_hash, answer, created_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [
      ...[record.account, record.key, record.requestHash, JSON.stringify(record.answer)],
      record.createdAt,
    ],
  )
  if (rowCount === 0) throw new KeyTaken()
}
