import type pg from 'pg'
import {
  type GameRecord,
  type GameStore,
  type HolderSalt,
  type KeyRecord,
  KeyTaken,
  type ListedGames,
  type LobbyChange,
  type SeatRecord,
  type SecretGameRecord,
} from '../service/ports.ts'
import { CHANNEL, insertFirstRow, rowValues } from './event-log.ts'
import type { Pool } from './pools.ts'
import { type Seeds, type StoredGame, seedColumns } from './seeds.ts'

const UNFINISHED_MAX = 1_000

const columns = `g.id, g.ruleset, g.status, g.visibility, g.invite_code as "inviteCode",
  g.host_id as host, g.pack_hash as "packHash", g.options, g.decision_seconds as "decisionSeconds",
  g.absence, g.created_at as "createdAt", g.started_at as "startedAt", g.ended_at as "endedAt",
  g.commitment`
const seatsOfGame = `(
  select coalesce(json_agg(json_build_object('seat', s.seat, 'kind', s.kind,
    'account', s.account_id, 'name', case when a.left_at is null then a.name end,
    'joined', s.joined, 'choices', s.choices, 'entropy', s.entropy) order by s.seat), '[]'::json)
  from seats as s left join accounts as a on a.id = s.account_id
  where s.game_id = g.id) as seats`

const findGame = `
select ${columns}, ${seedColumns}, g.save, ${seatsOfGame} from games as g where g.id = $1`

const saltsOfGame = `
select seat, encode(salt, 'hex') as salt from holder_salts where game_id = $1 order by seat`

/** Another node may be at it, too. */
const purgeKeys = `
with old as (
  delete from idempotency_keys where (account_id, key) in (
    select account_id, key from idempotency_keys where created_at < $1
    order by created_at limit $2 for update skip locked)
  returning 1)
select count(*) from old`

export function gameStore(writers: Pool, readers: Pool, seeds: Seeds): GameStore {
  return {
    async create(game, change) {
      await writers.transaction(async (client) => {
        await insertGame(client, game, seeds.stored(game))
        await applyChange(client, game, change)
      })
    },

    async find(id) {
      const [game] = await readers.query<StoredGame & pg.QueryResultRow>(findGame, [id], 'game')
      return game ? seeds.read(game) : null
    },

    change: (id, decide) =>
      writers.transaction(async (client) => {
        await client.query('select from games where id = $1 for update', [id])
        const { rows } = await client.query<StoredGame>(findGame, [id])
        const [game] = rows
        if (game) await applyChange(client, game, decide(seeds.read(game)))
      }),

    lockSeeds: (most) => seeds.lockAway(most),

    salts: (id) => readers.query<HolderSalt & Record<string, unknown>>(saltsOfGame, [id], 'salts'),

    list: (query) => listGames(readers, query),

    async countHosted(account) {
      const [row] = await readers.query<{ count: number }>(
        `select count(*) from games where host_id = $1 and status in ('open', 'running')`,
        [account],
      )
      return row?.count ?? 0
    },

    async unfinishedOf(account) {
      const rows = await readers.query<{ id: string }>(
        `select id from games where status in ('open', 'running') and (host_id = $1
           or id in (select game_id from seats where account_id = $1)) limit ${UNFINISHED_MAX}`,
        [account],
      )
      return rows.map(({ id }) => id)
    },

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

async function insertGame(
  client: pg.PoolClient,
  game: SecretGameRecord,
  seed: unknown[],
): Promise<void> {
  await client.query(
    `insert into games (id, ruleset, status, visibility, invite_code, host_id, pack_hash, options,
       decision_seconds, absence, commitment, save, created_at, seed, locked_seed, seed_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      ...[game.id, game.ruleset, game.status, game.visibility, game.inviteCode, game.host],
      ...[game.packHash, JSON.stringify(game.options), game.decisionSeconds, game.absence],
      ...[game.commitment, game.save === null ? null : JSON.stringify(game.save), game.createdAt],
      ...seed,
    ],
  )
}

async function applyChange(
  client: pg.PoolClient,
  { id }: Pick<GameRecord, 'id'>,
  change: LobbyChange,
): Promise<void> {
  if (change.key) await insertKey(client, change.key)
  await client.query('delete from seats where game_id = $1', [id])
  for (const seat of change.seats) await insertSeat(client, id, seat)
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

async function listGames(readers: Pool, query: ListedGames): Promise<GameRecord[]> {
  const values: unknown[] = []
  const value = (one: unknown): string => `$${values.push(one)}`
  const wheres = ['true']
  if (query.status) wheres.push(`g.status = ${value(query.status)}`)
  if (query.ruleset) wheres.push(`g.ruleset = ${value(query.ruleset)}`)
  const belongsTo = (account: string): string => {
    const place = value(account)
    return `(g.host_id = ${place} or exists (select from seats as own
      where own.game_id = g.id and own.account_id = ${place}))`
  }
  if (query.mine) wheres.push(belongsTo(query.mine))
  else if (query.seenBy !== 'admin')
    wheres.push(`(g.visibility = 'public' or ${belongsTo(query.seenBy)})`)
  if (query.before) {
    const { createdAt, id } = query.before
    wheres.push(`(g.created_at, g.id) < (${value(createdAt)}, ${value(id)})`)
  }
  return readers.query<GameRecord & Record<string, unknown>>(
    `select ${columns}, ${seatsOfGame} from games as g where ${wheres.join(' and ')}
     order by g.created_at desc, g.id desc limit ${value(query.limit)}`,
    values,
  )
}
