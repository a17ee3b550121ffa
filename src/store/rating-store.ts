import type pg from 'pg'
import type {
  BoardRow,
  Formula,
  Rated,
  RatedResult,
  RatingPool,
  RatingRow,
  RatingStore,
} from '../service/rating-ports.ts'
import { advisoryLocks } from './advisory-locks.ts'
import type { Pool } from './pools.ts'

/** Results that are in hand at once where many are rated again. */
const RESULTS_AT_ONCE = 500

const due = `
select id from games
where rating = 'due' and ended_at is not null and not id = any ($1::uuid[])
order by ended_at, id limit $2`
const settled = `
select id from games where rating in ('made', 'none') and ($1::uuid is null or id > $1)
order by id limit $2`

const pass = `
with gone as (delete from rated_games where game_id = $1)
update games set rating = 'none' where id = $1 and rating is not null`
const settle = `update games set rating = 'made' where id = $1`
const insertResult = `
insert into rated_games (game_id, ruleset, pool, ended_at, players) values ($1, $2, $3, $4, $5)
on conflict (game_id) do`
const keepResult = `${insertResult} nothing`
const correctResult = `${insertResult} update set ruleset = excluded.ruleset,
  pool = excluded.pool, ended_at = excluded.ended_at, players = excluded.players`
const valuesOf = ({ game, ruleset, pool, endedAt, players }: RatedResult): unknown[] => [
  ...[game, ruleset, pool, endedAt, JSON.stringify(players)],
]

const fromThere = 'ruleset = $1 and pool = $2 and (ended_at, game_id) >= ($3, $4::uuid)'
const rewind = `delete from rating_changes where ${fromThere}`
const openResults = `
declare results no scroll cursor for
select game_id as game, ruleset, pool, ended_at as "endedAt", players from rated_games
where ${fromThere} order by ended_at, game_id`
const nextResults = `fetch ${RESULTS_AT_ONCE} from results`
const closeResults = 'close results'

const lastOf = `
select distinct on (account_id) account_id as account, mu, sigma, games from rating_changes
where account_id = any ($1::uuid[]) and ruleset = $2 and pool = $3
order by account_id, ended_at desc, game_id desc`
const insertChanges = `
insert into rating_changes
  (ruleset, pool, formula, account_id, ended_at, game_id, place, mu, sigma, games)
select $1, $2, $3, changes.*
from unnest($4::uuid[], $5::bigint[], $6::uuid[], $7::smallint[], $8::float8[], $9::float8[],
  $10::int[]) as changes`
const keepLast = `
insert into ratings (ruleset, pool, account_id, mu, sigma, games)
select $1, $2, lasts.* from unnest($3::uuid[], $4::float8[], $5::float8[], $6::int[]) as lasts
on conflict (account_id, ruleset, pool) do update
set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`

/** No more is read than a page needs, however many are worth less. */
const board = `
select r.account_id as account, a.name, r.rating, r.games
from ratings as r join accounts as a on a.id = r.account_id and a.left_at is null
where r.ruleset = $1 and r.pool = $2 and r.games >= $3
  and ($4::float8 is null or r.rating < $4 or r.rating = $4 and r.account_id > $5::uuid)
order by r.rating desc, r.account_id limit $6`

const ofAccount = `
select r.ruleset, r.pool, r.rating, r.games, (
  select coalesce(json_agg(last), '[]'::json) from (
    select c.ended_at as at, c.place, c.mu - 3 * c.sigma as rating, c.games,
      case when g.visibility = 'public' or exists (
        select from seats as s where s.game_id = g.id and s.account_id = $2::uuid)
        then g.id end as game
    from rating_changes as c join games as g on g.id = c.game_id
    where c.account_id = r.account_id and c.ruleset = r.ruleset and c.pool = r.pool
    order by c.ended_at desc, c.game_id desc limit $3) as last) as history
from ratings as r where r.account_id = $1 order by r.ruleset, r.pool desc`

interface Wires {
  readonly lobby: Pool
  readonly readers: Pool
  readonly lists: Pool
}

export const ratingStore = ({ lobby, readers, lists }: Wires): RatingStore => ({
  due: (except, most) => idsOf(readers, due, [except, most]),

  take: (result, formula) =>
    lobby.transaction(async (client) => {
      await takeTurns(client)
      const { rowCount } = await client.query(keepResult, valuesOf(result))
      await client.query(settle, [result.game])
      if (rowCount === 1) await rateFrom(client, result, formula)
    }),

  async pass(game) {
    await lobby.query(pass, [game])
  },

  settled: (after, most) => idsOf(readers, settled, [after, most]),

  async correct(result) {
    await lobby.transaction(async (client) => {
      await client.query(correctResult, valuesOf(result))
      await client.query(settle, [result.game])
    })
  },

  rebuild: (formula) =>
    lobby.transaction(async (client) => {
      await takeTurns(client)
      await client.query('delete from rating_changes')
      await client.query('delete from ratings')
      const { rows } = await client.query<RatingPool>(
        'select distinct ruleset, pool from rated_games',
      )
      for (const pool of rows) await rateFrom(client, { ...pool, ...FIRST }, formula)
    }),

  board({ ruleset, pool }, { gamesMin, after, limit }) {
    const place = [after?.rating ?? null, after?.account ?? null]
    return lists.query<BoardRow & pg.QueryResultRow>(board, [
      ...[ruleset, pool, gamesMin, ...place, limit],
    ])
  },

  of: (account, seenBy, historyMax) =>
    lists.query<RatingRow & pg.QueryResultRow>(ofAccount, [account, seenBy, historyMax]),
})

type From = RatingPool & Pick<RatedResult, 'endedAt' | 'game'>
/** Before all others. */
const FIRST = { endedAt: 0, game: '00000000-0000-0000-0000-000000000000' }

async function idsOf(readers: Pool, text: string, values: unknown[]): Promise<string[]> {
  const rows = await readers.query<{ id: string }>(text, values)
  return rows.map(({ id }) => id)
}

const takeTurns = (client: pg.PoolClient) =>
  client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.ratings])

/** Forgets what came of a game and of all that ended after it, and rates them again. */
async function rateFrom(client: pg.PoolClient, from: From, formula: Formula): Promise<void> {
  const { ruleset, pool } = from
  const there = [ruleset, pool, from.endedAt, from.game]
  await client.query(rewind, there)
  await client.query(openResults, there)
  const known = new Map<string, Rated>()
  for (let results = await fetched(client); results.length > 0; results = await fetched(client)) {
    await learn(client, from, known, results)
    await keepChanges(client, from, formula.number, changesIn(results, known, formula))
  }
  await client.query(closeResults)
  const lasts = [...known]
  await client.query(keepLast, [
    ...[ruleset, pool, lasts.map(([account]) => account), lasts.map(([, { mu }]) => mu)],
    ...[lasts.map(([, { sigma }]) => sigma), lasts.map(([, { games }]) => games)],
  ])
}

const fetched = async (client: pg.PoolClient): Promise<RatedResult[]> =>
  (await client.query<RatedResult>(nextResults)).rows

/** What those who play for the first time here had come to before. */
async function learn(
  client: pg.PoolClient,
  { ruleset, pool }: RatingPool,
  known: Map<string, Rated>,
  results: readonly RatedResult[],
): Promise<void> {
  const accounts = results.flatMap(({ players }) => players.flatMap(({ account }) => account ?? []))
  const unknown = [...new Set(accounts)].filter((account) => !known.has(account))
  const { rows } = await client.query<Rated & { account: string }>(lastOf, [unknown, ruleset, pool])
  for (const { account, mu, sigma, games } of rows) known.set(account, { mu, sigma, games })
}

interface Change extends Rated, Pick<RatedResult, 'endedAt' | 'game'> {
  readonly account: string
  readonly place: number
}

/** In `known` each game finds what the one before has left there. */
function changesIn(
  results: readonly RatedResult[],
  known: Map<string, Rated>,
  { rate }: Formula,
): Change[] {
  return results.flatMap((result) => {
    const { game, endedAt, players } = result
    const after = rate(result, known)
    for (const [account, rated] of after) known.set(account, rated)
    return players.flatMap(({ account, place }) => {
      const rated = account === null ? undefined : after.get(account)
      return account !== null && rated ? [{ account, place, game, endedAt, ...rated }] : []
    })
  })
}

const keepChanges = (
  client: pg.PoolClient,
  { ruleset, pool }: RatingPool,
  formula: number,
  changes: readonly Change[],
) =>
  client.query(insertChanges, [
    ...[ruleset, pool, formula, changes.map(({ account }) => account)],
    ...[changes.map(({ endedAt }) => endedAt), changes.map(({ game }) => game)],
    ...[changes.map(({ place }) => place), changes.map(({ mu }) => mu)],
    ...[changes.map(({ sigma }) => sigma), changes.map(({ games }) => games)],
  ])
