import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import {
  type Beside,
  type HolderSalt,
  IdempotencyKeyTaken,
  type IdempotencyRecord,
  type LobbyChange,
  type MatchClaim,
  MatchClaimLost,
  type NewRow,
  RematchExists,
  type SeatRecord,
  type SecretGameRecord,
  type StoredRow,
} from '../../app/runtime/port.ts'
import { recordOutcomeWith } from '../audit/audit-outcomes.ts'
import { dateOf, dateOrNull } from '../connection/columns.ts'
import { columnsOf, insertFirstRow, insertOtherRows, rowValues } from '../log/event-log.ts'
import { plainColumns, SAVED } from './game-columns.ts'
import { insertKey, keyValues } from './idempotency-keys.ts'

const insertSeats = (games: string, seats: number) => `
insert into seats (game_id, seat, kind, account_id, joined, choices, entropy, level)
select ${games}.id, r.seat, r.kind, r.account, r.joined, coalesce(r.choices, 'null'), r.entropy,
  r.level
from ${games}, json_to_recordset($${seats}) as r (seat smallint, kind text, account uuid,
  joined boolean, choices json, entropy text, level text)`

const fields = Object.keys(plainColumns) as (keyof typeof plainColumns)[]
const gameColumns = [
  'id',
  ...Object.values(plainColumns),
  ...['status', 'host_id', 'options', 'save', 'origin', 'rating'],
  ...['created_at', 'started_at', 'ended_at', 'locked_seed', 'seed_key'],
]
const place = (column: string) => `$${gameColumns.indexOf(column) + 1}`

const insertGame = `
with made as (
  insert into games (${gameColumns.join(', ')}, forked)
  values (${gameColumns.map(place).join(', ')}, ${place('origin')}::json is not null)
  on conflict (rematch_of) where rematch_of is not null and status <> 'cancelled' do nothing
  returning id
) ${insertSeats('made', gameColumns.length + 1)}`

/**
 * Changed seats are deleted and inserted again, because the service's database role may not update
 * every column of a seat.
 */
const changeGame = `
with changed as (
  update games set status = $2, host_id = $3, started_at = $4, ended_at = $5,
    removed = coalesce($8, removed) where id = $1
  returning id
), gone as (
  delete from seats where game_id = $1 and seat = any ($6::smallint[]) returning seat
), cleared as (
  select changed.id from changed where (select count(*) from gone) >= 0
) ${insertSeats('cleared', 7)}`

export const recordFinished = `
update games set status = case when ended.off_by is null then 'over' else 'cancelled' end,
  ended_at = ended.at, ended_by = ended.off_by, ended_reason = ended.reason
from unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::text[]) as ended (id, at, off_by, reason)
where games.id = ended.id and status = 'running'`
export const finishedColumns = (ended: readonly Closed[]): unknown[] => [
  ended.map(({ gameId }) => gameId),
  ended.map(({ at }) => dateOf(at)),
  ended.map(({ cancelled }) => cancelled?.by ?? null),
  ended.map(({ cancelled }) => cancelled?.reason ?? null),
]
type Closed = Pick<NewRow, 'gameId' | 'at' | 'cancelled'>

export async function writeNew(
  client: pg.PoolClient,
  game: SecretGameRecord,
  seed: unknown[],
  change: LobbyChange,
): Promise<void> {
  if (change.key) await keepKey(client, change.key)
  const { rowCount } = await client.query(insertGame, [
    game.id,
    ...fields.map((field) => game[field]),
    ...[change.status, change.host, JSON.stringify(game.options), saveColumn(game)],
    ...[originColumn(game), game.rated ? 'due' : null, dateOf(game.createdAt)],
    ...[dateOrNull(change.startedAt), endOf(change), ...seed, JSON.stringify(change.seats)],
  ])
  if (rowCount === 0) throw new RematchExists()
  await writeRest(client, game.id, change)
}

const saveColumn = ({ save, saved }: SecretGameRecord): string | null =>
  save === null ? null : JSON.stringify({ ...save, [SAVED]: saved })

const originColumn = ({ origin }: SecretGameRecord): string | null =>
  origin && JSON.stringify(origin)

const endOf = ({ status, row }: LobbyChange): Date | null =>
  status === 'over' && row ? dateOf(row.at) : null

const ROWS_AT_ONCE = 500

export async function writeFork(
  client: pg.PoolClient,
  game: SecretGameRecord,
  seed: unknown[],
  rows: readonly StoredRow[],
  beside: Beside,
): Promise<void> {
  const { seats, startedAt, host } = game
  const begun = { seats, startedAt, host, status: 'running', row: null, salts: [] } as const
  await writeNew(client, game, seed, { ...begun, ...beside })
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await client.query(insertOtherRows, columnsOf(rows.slice(first, first + ROWS_AT_ONCE)))
}

export async function writeChange(
  client: pg.PoolClient,
  game: SecretGameRecord,
  change: LobbyChange,
): Promise<void> {
  if (change.key) await keepKey(client, change.key)
  const [before, after] = [seatsByNumber(game.seats), seatsByNumber(change.seats)]
  const numbers = [...new Set([...before.keys(), ...after.keys()])]
  const changed = numbers.filter((seat) => !isDeepStrictEqual(before.get(seat), after.get(seat)))
  await client.query(changeGame, [
    ...[game.id, change.status, change.host, dateOrNull(change.startedAt), endOf(change), changed],
    JSON.stringify(changed.flatMap((seat) => after.get(seat) ?? [])),
    change.removed ?? null,
  ])
  await writeRest(client, game.id, change)
}

const seatsByNumber = (seats: readonly SeatRecord[]): ReadonlyMap<number, SeatRecord> =>
  new Map(seats.map((seat) => [seat.seat, seat]))

async function writeRest(
  client: pg.PoolClient,
  gameId: string,
  { row, salts, capability }: LobbyChange,
): Promise<void> {
  if (capability) await recordOutcomeWith(client, capability)
  if (!row) return
  await client.query(insertFirstRow, rowValues(row))
  if (salts.length > 0) await insertSalts(client, gameId, salts)
}

const insertSalts = (client: pg.PoolClient, gameId: string, salts: readonly HolderSalt[]) =>
  client.query(
    `insert into holder_salts (game_id, seat, salt)
     select $1, r.seat, decode(r.salt, 'hex')
     from unnest($2::smallint[], $3::text[]) as r (seat, salt)`,
    [gameId, salts.map(({ seat }) => seat), salts.map(({ salt }) => salt)],
  )

async function keepKey(client: pg.PoolClient, record: IdempotencyRecord): Promise<void> {
  const { rowCount } = await client.query(insertKey, keyValues(record))
  if (rowCount === 0) throw new IdempotencyKeyTaken()
}

/**
 * Assigns a new game to the claimed matchmaking requests. Call this function in the transaction
 * that creates the game. Throws if the claim on a request has expired.
 */
export async function fulfilMatchRequests(
  client: pg.PoolClient,
  { id, wishes }: MatchClaim,
  game: string,
): Promise<void> {
  const fulfil = 'update pairings set game_id = $2 where claim = $1 and game_id is null'
  const { rowCount } = await client.query(fulfil, [id, game])
  if (rowCount !== wishes) throw new MatchClaimLost()
}
