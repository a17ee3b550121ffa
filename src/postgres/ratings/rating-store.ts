import { type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm'
import type {
  LeaderboardPage,
  LeaderboardRow,
  RatedResult,
  RatedScore,
  RatingEffect,
  RatingFormula,
  RatingPool,
  RatingRow,
  RatingStore,
} from '../../app/ratings/port.ts'
import type { Rating } from '../../engine/bots/weng-lin.ts'
import { millisecondsOf } from '../connection/columns.ts'
import type { EntityPool, Pools } from '../connection/entity-pool.ts'
import { games } from '../games/game-entity.ts'
import type { PostgresNotifier } from '../notifier/postgres-notifier.ts'
import { ratedGames, ratingChanges, ratings } from './rating-entities.ts'
import { lockRatings, rerateFrom, voidGame } from './rerate-games.ts'

/**
 * The statement is raw SQL, because it returns the last changes of each rating as JSON, without the
 * ids of other players' private games.
 */
const ofAccount = `
select r.ruleset, r.pool, r.rating, r.games, r.mu as mean, r.sigma as deviation, (
  select coalesce(json_agg(last), '[]'::json) from (
    select ${millisecondsOf('c.ended_at')} as at, c.place, c.mu - 3 * c.sigma as rating, c.games,
      c.mu as mean, c.sigma as deviation,
      case when g.visibility = 'public' or exists (
        select from seats as s where s.game_id = g.id and s.account_id = $2::uuid)
        then g.id end as game
    from rating_changes as c join games as g on g.id = c.game_id
    where c.account_id = r.account_id and c.ruleset = r.ruleset and c.pool = r.pool
    order by c.ended_at desc, c.game_id desc limit $3) as last) as history
from ratings as r where r.account_id = $1 order by r.ruleset, r.pool desc`

/**
 * The statement is raw SQL, because each rating change is returned together with the preceding
 * change.
 */
const effects = `
select c.account_id as account, c.mu, c.sigma, (
  select json_build_object('mu', b.mu, 'sigma', b.sigma) from rating_changes as b
  where b.account_id = c.account_id and b.ruleset = c.ruleset and b.pool = c.pool
    and (b.ended_at, b.game_id) < (c.ended_at, c.game_id)
  order by b.ended_at desc, b.game_id desc limit 1) as before
from rated_games as g join rating_changes as c on c.ruleset = g.ruleset and c.pool = g.pool
  and c.ended_at = g.ended_at and c.game_id = g.game_id
where g.game_id = $1`
interface EffectRow extends Rating {
  readonly account: string
  readonly before: Rating | null
}
const scoreBetween = `
select count(*) filter (where mine.place < theirs.place) as won,
  count(*) filter (where mine.place > theirs.place) as lost,
  count(*) filter (where mine.place = theirs.place) as tied
from rating_changes as mine join rating_changes as theirs on theirs.game_id = mine.game_id
where mine.account_id = $1 and theirs.account_id = $2`

/**
 * Stores the result of a game. Returns false if the game was rated before, or if an operator has
 * voided the game's rating.
 */
async function take(manager: EntityManager, result: RatedResult, formula: RatingFormula) {
  await lockRatings(manager)
  const { game, players } = result
  if (!(await settle(manager, game, 'made'))) return false
  if (await manager.existsBy(ratedGames, { game })) return false
  await manager.insert(ratedGames, { ...result, players: [...players] })
  await rerateFrom(manager, result, formula)
  return true
}

export const ratingStore = (
  { lobby, readers, lists }: Pools,
  notifier: Pick<PostgresNotifier, 'notifyRated'>,
): RatingStore => ({
  async due(except, most) {
    const due = { rating: 'due', endedAt: Not(IsNull()), id: Not(In([...except])) } as const
    const order = { endedAt: 'ASC', id: 'ASC' } as const
    const found = await readers.orm((manager) =>
      manager.find(games, { where: due, order, take: most }),
    )
    return found.map(({ id }) => id)
  },

  async settled(after, most) {
    const where = { rating: In(['made', 'none']), ...(after !== null && { id: MoreThan(after) }) }
    const found = await readers.orm((manager) =>
      manager.find(games, { where, order: { id: 'ASC' }, take: most }),
    )
    return found.map(({ id }) => id)
  },

  async take(result, formula) {
    const isNew = await lobby.ormTransaction((manager) => take(manager, result, formula))
    const accounts = result.players.flatMap(({ account }) => account ?? [])
    if (isNew) notifier.notifyRated(result.game, accounts)
  },

  pass: (game) =>
    lobby.ormTransaction(async (manager) => {
      await manager.delete(ratedGames, { game })
      await settle(manager, game, 'none')
    }),

  correct: (result) =>
    lobby.ormTransaction(async (manager) => {
      if (await settle(manager, result.game, 'made'))
        await manager.upsert(ratedGames, { ...result, players: [...result.players] }, ['game'])
    }),

  rebuild: (formula) =>
    lobby.ormTransaction(async (manager) => {
      await lockRatings(manager)
      for (const table of [ratingChanges, ratings])
        await manager.createQueryBuilder().delete().from(table).execute()
      const pools = await manager
        .createQueryBuilder(ratedGames, 'rated')
        .select(['rated.ruleset as ruleset', 'rated.pool as pool'])
        .distinct()
        .getRawMany<RatingPool>()
      for (const pool of pools) await rerateFrom(manager, { ...pool, ...FIRST }, formula)
    }),

  // Previews how voiding a game would change ratings, by voiding it in a transaction that is rolled
  // back.
  ifVoid: (game, formula) => rolledBack(lobby, (manager) => voidGame(manager, game, formula)),

  board: (pool, page) => lists.orm((manager) => leaderboard(manager, pool, page)),

  effectsOf: (game) => effectsIn(readers, game),

  async score(account, other) {
    const row = await readers.one<RatedScore>(scoreBetween, [account, other])
    return row ?? { won: 0, lost: 0, tied: 0 }
  },

  of: (account, seenBy, historyMax) =>
    lists.query<RatingRow>(ofAccount, [account, seenBy, historyMax]),
})

const FIRST = { endedAt: 0, game: '00000000-0000-0000-0000-000000000000' }

/**
 * Records whether a game was rated. Returns false if the game has no rating, or if an operator has
 * voided the rating. Voiding a rating cannot be undone.
 */
async function settle(
  manager: EntityManager,
  id: string,
  rating: 'made' | 'none',
): Promise<boolean> {
  const { affected } = await manager.update(games, { id, rating: Not('void' as const) }, { rating })
  return affected === 1
}

async function leaderboard(
  manager: EntityManager,
  { ruleset, pool }: RatingPool,
  { gamesMin, after, limit }: LeaderboardPage,
): Promise<LeaderboardRow[]> {
  const query = manager.createQueryBuilder(ratings, 'r')
  query.innerJoin('r.holder', 'holder', 'holder.leftAt is null')
  query.select(['r.account as account', 'holder.name as name', 'r.rating as rating'])
  query.addSelect('r.games', 'games')
  query.addSelect('r.mu', 'mean').addSelect('r.sigma', 'deviation')
  query.where('r.ruleset = :ruleset and r.pool = :pool', { ruleset, pool })
  query.andWhere('r.games >= :gamesMin', { gamesMin })
  if (after)
    query.andWhere('(r.rating < :rating or r.rating = :rating and r.account > :account)', after)
  query.orderBy('r.rating', 'DESC').addOrderBy('r.account').limit(limit)
  return query.getRawMany<LeaderboardRow>()
}

class RolledBack extends Error {}

async function rolledBack<T>(
  lobby: EntityPool,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const found: T[] = []
  const done = lobby.ormTransaction(async (manager) => {
    found.push(await work(manager))
    throw new RolledBack()
  })
  await done.catch((error) => {
    if (!(error instanceof RolledBack)) throw error
  })
  return found[0]!
}

async function effectsIn(readers: EntityPool, game: string): Promise<RatingEffect[]> {
  const rows = await readers.query<EffectRow>(effects, [game])
  return rows.map(({ account, mu, sigma, before }) => ({ account, before, after: { mu, sigma } }))
}
