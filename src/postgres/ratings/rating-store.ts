import type pg from 'pg'
import type {
  LeaderboardRow,
  RatedResult,
  RatingPool,
  RatingRow,
  RatingStore,
} from '../../app/ratings/port.ts'
import type { Pool } from '../connection/pools.ts'
import { lockRatings, rerateFrom, voidGame } from './rerate-games.ts'

const due = `
select id from games
where rating = 'due' and ended_at is not null and not id = any ($1::uuid[])
order by ended_at, id limit $2`
const settled = `
select id from games where rating in ('made', 'none') and ($1::uuid is null or id > $1)
order by id limit $2`

const pass = `
with gone as (delete from rated_games where game_id = $1)
update games set rating = 'none' where id = $1 and rating <> 'void'`
/** What somebody has said to count for nothing stays so. */
const settle = `update games set rating = 'made' where id = $1 and rating <> 'void'`
const insertResult = `
insert into rated_games (game_id, ruleset, pool, ended_at, players) values ($1, $2, $3, $4, $5)
on conflict (game_id) do`
const keepResult = `${insertResult} nothing`
const correctResult = `${insertResult} update set ruleset = excluded.ruleset,
  pool = excluded.pool, ended_at = excluded.ended_at, players = excluded.players`
const valuesOf = ({ game, ruleset, pool, endedAt, players }: RatedResult): unknown[] => [
  ...[game, ruleset, pool, endedAt, JSON.stringify(players)],
]

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
      await lockRatings(client)
      const { rowCount: isRated } = await client.query(settle, [result.game])
      if (isRated === 0) return
      const { rowCount } = await client.query(keepResult, valuesOf(result))
      if (rowCount === 1) await rerateFrom(client, result, formula)
    }),

  async pass(game) {
    await lobby.query(pass, [game])
  },

  settled: (after, most) => idsOf(readers, settled, [after, most]),

  async correct(result) {
    await lobby.transaction(async (client) => {
      const { rowCount: isRated } = await client.query(settle, [result.game])
      if (isRated === 1) await client.query(correctResult, valuesOf(result))
    })
  },

  rebuild: (formula) =>
    lobby.transaction(async (client) => {
      await lockRatings(client)
      await client.query('delete from rating_changes')
      await client.query('delete from ratings')
      const { rows } = await client.query<RatingPool>(
        'select distinct ruleset, pool from rated_games',
      )
      for (const pool of rows) await rerateFrom(client, { ...pool, ...FIRST }, formula)
    }),

  // What would come of it is what comes of it, taken back.
  ifVoid: (game, formula) => takenBack(lobby, (client) => voidGame(client, game, formula)),

  board({ ruleset, pool }, { gamesMin, after, limit }) {
    const place = [after?.rating ?? null, after?.account ?? null]
    return lists.query<LeaderboardRow & pg.QueryResultRow>(board, [
      ...[ruleset, pool, gamesMin, ...place, limit],
    ])
  },

  of: (account, seenBy, historyMax) =>
    lists.query<RatingRow & pg.QueryResultRow>(ofAccount, [account, seenBy, historyMax]),
})

/** Before all others. */
const FIRST = { endedAt: 0, game: '00000000-0000-0000-0000-000000000000' }

async function idsOf(readers: Pool, text: string, values: unknown[]): Promise<string[]> {
  const rows = await readers.query<{ id: string }>(text, values)
  return rows.map(({ id }) => id)
}

class TakenBack extends Error {}

async function takenBack<T>(lobby: Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const found: T[] = []
  const done = lobby.transaction(async (client) => {
    found.push(await work(client))
    throw new TakenBack()
  })
  await done.catch((error) => {
    if (!(error instanceof TakenBack)) throw error
  })
  return found[0]!
}
