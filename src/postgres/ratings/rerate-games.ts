// Ratings follow from results: what becomes of those has others made again.
import type pg from 'pg'
import type {
  Rated,
  RatedResult,
  RatingFormula,
  RatingPool,
  Voided,
} from '../../app/ratings/port.ts'
import { advisoryLocks } from '../connection/advisory-locks.ts'

/** Results that are in hand at once where many are rated again. */
const RESULTS_AT_ONCE = 500

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

const voidRated = `
update games set rating = 'void' where id = $1 and rating in ('due', 'made')`
const forget = `
delete from rated_games where game_id = $1
returning game_id as game, ruleset, pool, ended_at as "endedAt", players`
const concerned = `
select account_id as account, rating from ratings
where ruleset = $1 and pool = $2 and account_id in (
  select account_id from rating_changes where ${fromThere})`
const worthNow = `
select account_id as account, rating from ratings
where ruleset = $1 and pool = $2 and account_id = any ($3::uuid[])`
const forgetLasts = `
delete from ratings where ruleset = $1 and pool = $2 and account_id = any ($3::uuid[])`

const bothSat = `
select s.game_id as id from seats as s join seats as o using (game_id)
where s.account_id = $1 and o.account_id = $2 and s.status = 'over'`
const firstChanges = `
select distinct on (ruleset, pool) ruleset, pool, ended_at as "endedAt", game_id as game
from rating_changes where account_id = $1 order by ruleset, pool, ended_at, game_id`
/** Ids stand nowhere else in it. */
const moveResults = `
update rated_games set players = replace(players::text, $1::text, $2::text)::json
where game_id in (select game_id from rating_changes where account_id = $1::uuid)`

type From = RatingPool & Pick<RatedResult, 'endedAt' | 'game'>

/** A game counts for nothing any more; null: it did not, or had not ended in a rating yet. */
export async function voidGame(
  client: pg.PoolClient,
  game: string,
  formula: RatingFormula,
): Promise<Voided | null> {
  await lockRatings(client)
  const { rowCount } = await client.query(voidRated, [game])
  if (rowCount === 0) return null
  const { rows } = await client.query<RatedResult>(forget, [game])
  const [result] = rows
  if (!result) return { changes: [] }
  const { ruleset, pool, endedAt } = result
  const before = await worth(client, concerned, [ruleset, pool, endedAt, game])
  await rerateFrom(client, result, formula)
  await settleLasts(client, result, accountsIn([result]))
  const after = await worth(client, worthNow, [ruleset, pool, [...before.keys()]])
  const changes = [...before].map(([account, rating]) => {
    return { account, before: rating, after: after.get(account) ?? null }
  })
  return { changes: changes.filter(({ before: was, after: is }) => was !== is) }
}

/**
 * What an account was rated for is another's, as if that one had played it; where both played it
 * counts for nothing. Before the seats go over.
 */
export async function moveRatings(
  client: pg.PoolClient,
  { guest, into, formula }: { guest: string; into: string; formula: RatingFormula },
): Promise<void> {
  await lockRatings(client)
  const { rows: shared } = await client.query<{ id: string }>(bothSat, [guest, into])
  for (const { id } of shared) await voidGame(client, id, formula)
  const { rows: firsts } = await client.query<From>(firstChanges, [guest])
  await client.query(moveResults, [guest, into])
  for (const first of firsts) {
    await rerateFrom(client, first, formula)
    await settleLasts(client, first, [guest, into])
  }
}

/** Whoever has no game left in a pool has no rating there; what others came to last is theirs. */
async function settleLasts(
  client: pg.PoolClient,
  { ruleset, pool }: RatingPool,
  accounts: readonly string[],
): Promise<void> {
  const { rows } = await client.query<Rated & { account: string }>(lastOf, [
    accounts,
    ruleset,
    pool,
  ])
  await client.query(forgetLasts, [ruleset, pool, accounts])
  await keepLasts(
    client,
    { ruleset, pool },
    new Map(rows.map(({ account, ...one }) => [account, one])),
  )
}

async function worth(client: pg.PoolClient, text: string, values: unknown[]) {
  const { rows } = await client.query<{ account: string; rating: number }>(text, values)
  return new Map(rows.map(({ account, rating }) => [account, rating]))
}

const accountsIn = (results: readonly RatedResult[]): string[] => [
  ...new Set(results.flatMap(({ players }) => players.flatMap(({ account }) => account ?? []))),
]

export const lockRatings = (client: pg.PoolClient) =>
  client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.ratings])

/** Forgets what came of a game and of all that ended after it, and rates them again. */
export async function rerateFrom(
  client: pg.PoolClient,
  from: From,
  formula: RatingFormula,
): Promise<void> {
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
  await keepLasts(client, from, known)
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
  const unknown = accountsIn(results).filter((account) => !known.has(account))
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
  { rate }: RatingFormula,
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

async function keepLasts(
  client: pg.PoolClient,
  { ruleset, pool }: RatingPool,
  known: ReadonlyMap<string, Rated>,
): Promise<void> {
  const lasts = [...known]
  await client.query(keepLast, [
    ...[ruleset, pool, lasts.map(([account]) => account), lasts.map(([, { mu }]) => mu)],
    ...[lasts.map(([, { sigma }]) => sigma), lasts.map(([, { games }]) => games)],
  ])
}
