// Ratings depend on the order in which games ended. If a result is added late or removed, all later
// games in the same rating pool are rated again.
import { type EntityManager, In } from 'typeorm'
import type {
  Rated,
  RatedResult,
  RatingFormula,
  RatingPool,
  Voided,
} from '../../app/ratings/port.ts'
import { advisoryLocks } from '../connection/advisory-locks.ts'
import { dateOf } from '../connection/columns.ts'
import { games } from '../games/game-entity.ts'
import { type RatingChange, ratedGames, ratingChanges, ratings } from './rating-entities.ts'

const RESULTS_AT_ONCE = 500

const fromThere = 'ruleset = $1 and pool = $2 and (ended_at, game_id) >= ($3, $4::uuid)'
const rewind = `delete from rating_changes where ${fromThere}`
const openResults = `
declare results no scroll cursor for
select game_id as game, ruleset, pool, ended_at as "endedAt", players from rated_games
where ${fromThere} order by ended_at, game_id`
const nextResults = `fetch ${RESULTS_AT_ONCE} from results`
const concerned = `
select account_id as account, rating from ratings
where ruleset = $1 and pool = $2 and account_id in (
  select account_id from rating_changes where ${fromThere})`

/**
 * The statement is raw SQL, because TypeORM does not offer SQL's `replace` function. Replacing the
 * account id in the JSON text is safe, because the id has no other meaning in the text.
 */
const moveResults = `
update rated_games set players = replace(players::text, $1::text, $2::text)::json
where game_id in (select game_id from rating_changes where account_id = $1::uuid)`
const bothPlayed = `
select s.game_id as id from seats as s join seats as o using (game_id)
where s.account_id = $1 and o.account_id = $2 and s.status = 'over'`

type From = RatingPool & Pick<RatedResult, 'endedAt' | 'game'>

/** Returns null if the game is not rated. */
export async function voidGame(
  manager: EntityManager,
  game: string,
  formula: RatingFormula,
): Promise<Voided | null> {
  await lockRatings(manager)
  const counts = { id: game, rating: In(['due', 'made']) }
  const { affected } = await manager.update(games, counts, { rating: 'void' })
  if (affected === 0) return null
  const result = await manager.findOneBy(ratedGames, { game })
  if (!result) return { changes: [] }
  await manager.delete(ratedGames, { game })
  const { ruleset, pool, endedAt } = result
  const before: Worth[] = await manager.query(concerned, [
    ...[ruleset, pool, dateOf(endedAt), game],
  ])
  await rerateFrom(manager, result, formula)
  await settleLasts(manager, result, accountsIn([result]))
  const account = In(before.map((one) => one.account))
  const after = await manager.findBy(ratings, { ruleset, pool, account })
  const changes = before.map((one) => {
    const now = after.find(({ account }) => account === one.account)
    return { account: one.account, before: one.rating, after: now?.rating ?? null }
  })
  return { changes: changes.filter(({ before: was, after: is }) => was !== is) }
}
interface Worth {
  readonly account: string
  readonly rating: number
}

/**
 * Transfers a guest's results to the account `into`. Games that both accounts played no longer
 * count for ratings. Call this function before the guest's seats are transferred.
 */
export async function moveRatings(
  manager: EntityManager,
  { guest, into, formula }: { guest: string; into: string; formula: RatingFormula },
): Promise<void> {
  await lockRatings(manager)
  const shared: { id: string }[] = await manager.query(bothPlayed, [guest, into])
  for (const { id } of shared) await voidGame(manager, id, formula)
  const firsts = await manager
    .createQueryBuilder(ratingChanges, 'change')
    .distinctOn(['change.ruleset', 'change.pool'])
    .where({ account: guest })
    .orderBy({ 'change.ruleset': 'ASC', 'change.pool': 'ASC' })
    .addOrderBy('change.endedAt')
    .addOrderBy('change.game')
    .getMany()
  await manager.query(moveResults, [guest, into])
  for (const first of firsts) {
    await rerateFrom(manager, first, formula)
    await settleLasts(manager, first, [guest, into])
  }
}

async function settleLasts(
  manager: EntityManager,
  { ruleset, pool }: RatingPool,
  accounts: readonly string[],
): Promise<void> {
  const lasts = await lastOf(manager, { ruleset, pool }, accounts)
  await manager.delete(ratings, { ruleset, pool, account: In([...accounts]) })
  await keepLasts(manager, { ruleset, pool }, lasts)
}

const accountsIn = (results: readonly RatedResult[]): string[] => [
  ...new Set(results.flatMap(({ players }) => players.flatMap(({ account }) => account ?? []))),
]

export const lockRatings = (manager: EntityManager) =>
  manager.query('select pg_advisory_xact_lock($1)', [advisoryLocks.ratings])

export async function rerateFrom(
  manager: EntityManager,
  { ruleset, pool, endedAt, game }: From,
  formula: RatingFormula,
): Promise<void> {
  const there = [ruleset, pool, dateOf(endedAt), game]
  await manager.query(rewind, there)
  await manager.query(openResults, there)
  const known = new Map<string, Rated>()
  for (;;) {
    const results: RatedResult[] = await manager.query(nextResults)
    if (results.length === 0) break
    const unknown = accountsIn(results).filter((account) => !known.has(account))
    for (const [account, rated] of await lastOf(manager, { ruleset, pool }, unknown))
      known.set(account, rated)
    await insertChanges(manager, changesIn(results, known, formula))
  }
  await manager.query('close results')
  await keepLasts(manager, { ruleset, pool }, known)
}

/**
 * The statement is raw SQL, because TypeORM's query builder is five times slower for thousands of
 * rows.
 */
const insertAll = `
insert into rating_changes
  (account_id, ruleset, pool, ended_at, game_id, place, mu, sigma, games, formula)
select * from unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[], $5::uuid[],
  $6::smallint[], $7::float8[], $8::float8[], $9::int[], $10::smallint[])`

function insertChanges(manager: EntityManager, changes: readonly RatingChange[]) {
  const column = <K extends keyof RatingChange>(name: K) => changes.map((change) => change[name])
  return manager.query(insertAll, [
    ...[column('account'), column('ruleset'), column('pool'), column('endedAt').map(dateOf)],
    ...[column('game'), column('place'), column('mu'), column('sigma'), column('games')],
    column('formula'),
  ])
}

async function lastOf(
  manager: EntityManager,
  { ruleset, pool }: RatingPool,
  accounts: readonly string[],
): Promise<Map<string, Rated>> {
  const found = await manager
    .createQueryBuilder(ratingChanges, 'change')
    .distinctOn(['change.account'])
    .where({ account: In([...accounts]), ruleset, pool })
    .orderBy('change.account')
    .addOrderBy('change.endedAt', 'DESC')
    .addOrderBy('change.game', 'DESC')
    .getMany()
  return new Map(found.map(({ account, mu, sigma, games }) => [account, { mu, sigma, games }]))
}

function changesIn(
  results: readonly RatedResult[],
  known: Map<string, Rated>,
  { rate, number }: RatingFormula,
): RatingChange[] {
  return results.flatMap((result) => {
    const { game, endedAt, players, ruleset, pool } = result
    const after = rate(result, known)
    for (const [account, rated] of after) known.set(account, rated)
    return players.flatMap(({ account, place }) => {
      const rated = account === null ? undefined : after.get(account)
      if (account === null || !rated) return []
      const { mu, sigma, games } = rated
      const change = { account, ruleset, pool, endedAt, game, place, formula: number }
      return [{ ...change, mu, sigma, games }]
    })
  })
}

async function keepLasts(
  manager: EntityManager,
  { ruleset, pool }: RatingPool,
  known: ReadonlyMap<string, Rated>,
): Promise<void> {
  const lasts = [...known].map(([account, { mu, sigma, games }]) => {
    return { account, ruleset, pool, mu, sigma, rating: mu - 3 * sigma, games }
  })
  for (let first = 0; first < lasts.length; first += ROWS_AT_ONCE)
    await manager.upsert(ratings, lasts.slice(first, first + ROWS_AT_ONCE), key)
}
/**
 * The number of rows per statement is limited, because Postgres allows at most 65,535 parameters.
 */
const ROWS_AT_ONCE = 2_000
const key = ['account', 'ruleset', 'pool']
