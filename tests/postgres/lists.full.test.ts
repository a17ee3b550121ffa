import pg from 'pg'
import t, { type Test } from 'tap'
import { newId } from '../../src/app/core/ids.ts'
import type { ListedGames } from '../../src/app/runtime/port.ts'
import { SESSION_OPTIONS } from '../../src/postgres/connection/pools.ts'
import { countHosted, gamesListed, gamesUnfinishedOf } from '../../src/postgres/games/game-lists.ts'
import { dueGames, WAKE_TIMES_PER_STEP } from '../../src/postgres/log/wake-ups.ts'
import { makeManyGames } from '../../tools/bench/many-games.ts'
import { costOf } from '../../tools/bench/plans.ts'
import { migratedDatabase } from '../database.ts'

const [few, many] = process.env.SOAK ? [10_000, 1_000_000] : [4_000, 20_000]
const LIMIT = 51
/**
 * Number of index ranges that a list query reads: one per game status for public games, for hosted
 * games and for seats.
 */
const RUNS = 12
/**
 * Maximum number of table rows that a list query reads per game: rows of the game, of its seats and
 * their accounts, and the last log row.
 */
const ROWS_PER_GAME = 9
/**
 * Maximum number of database pages that a list query reads per game. Most of these pages are index
 * pages, because an index of a million games has four levels.
 */
const PAGES_PER_GAME = 20
const rowsMax = LIMIT * ROWS_PER_GAME + RUNS
const pagesMax = (LIMIT + RUNS) * PAGES_PER_GAME

async function databaseOf(t: Test, games: number) {
  const url = await migratedDatabase(t)
  const client = new pg.Client({ connectionString: url, options: SESSION_OPTIONS })
  await client.connect()
  t.teardown(() => client.end())
  const accounts = [newId(1), newId(2), newId(3)] as const
  const [host, regular, newcomer] = accounts
  for (const id of accounts)
    await client.query(
      `insert into accounts (id, name, kind, created_at) values ($1, 'Ann', 'human', now())`,
      [id],
    )
  await makeManyGames(url, { games, regulars: [host, regular] })
  const middle = await client.query<{ id: string }>(
    `select id from games order by id offset ${games / 2} limit 1`,
  )
  return { client, host, regular, newcomer, middle: middle.rows[0]!.id }
}
type Database = Awaited<ReturnType<typeof databaseOf>>

const everything = {
  status: null,
  ruleset: null,
  mine: null,
  before: null,
  forks: false,
  limit: LIMIT,
} as const

const lists: Readonly<Record<string, (at: Database) => ListedGames>> = {
  'all that anybody may see': ({ newcomer }) => ({ ...everything, seenBy: newcomer }),
  'the lobby': ({ newcomer }) => ({ ...everything, seenBy: newcomer, status: 'open' }),
  'the lobby, for a regular': ({ regular }) => ({ ...everything, seenBy: regular, status: 'open' }),
  'a ruleset': ({ regular }) => ({ ...everything, seenBy: regular, ruleset: 'superclub' }),
  'a ruleset in a status': ({ newcomer }) => ({
    ...everything,
    seenBy: newcomer,
    ruleset: 'superclub',
    status: 'over',
  }),
  'a page in the middle': ({ regular, middle }) => ({
    ...everything,
    seenBy: regular,
    before: middle,
  }),
  'mine, without any': ({ newcomer }) => ({ ...everything, seenBy: newcomer, mine: newcomer }),
  'mine, of many': ({ regular }) => ({ ...everything, seenBy: regular, mine: regular }),
  'mine, of many that I host': ({ host }) => ({ ...everything, seenBy: host, mine: host }),
  'my running games': ({ host }) => ({
    ...everything,
    seenBy: host,
    mine: host,
    status: 'running',
  }),
  'mine of a ruleset': ({ host }) => ({
    ...everything,
    seenBy: host,
    mine: host,
    ruleset: 'title-chase',
  }),
}

t.test('the number of games does not matter', async (t) => {
  const small = await databaseOf(t, few)
  const large = await databaseOf(t, many)
  const both = (ask: (at: Database) => Parameters<typeof costOf>[1]) =>
    Promise.all([small, large].map((at) => costOf(at.client, ask(at))))

  t.test('a page costs in proportion to its games', async (t) => {
    for (const [name, query] of Object.entries(lists)) {
      const [before, after] = await both((at) => gamesListed(query(at)))

      t.ok(after!.rows <= rowsMax, `${name}: ${before!.rows}, ${after!.rows} rows are read`)
      t.ok(after!.pages <= pagesMax, `${name}: ${before!.pages}, ${after!.pages} pages are`)
      t.same(after!.scanned, [], name)
    }
  })

  t.test('a page shows the same games as a full scan', async (t) => {
    for (const [name, query] of Object.entries(lists)) {
      const listing = query(large)
      const { text, values } = gamesListed(listing)
      const { rows } = await large.client.query<{ id: string }>(text, values)

      t.same(
        rows.map(({ id }) => id),
        await plainly(large.client, listing),
        name,
      )
    }
  })

  t.test('so does a list of an account’s unfinished games', async (t) => {
    const gamesHostedBy = (account: string) => ({ text: countHosted, values: [account] })
    for (const ask of [gamesUnfinishedOf, gamesHostedBy])
      for (const who of ['newcomer', 'regular', 'host'] as const) {
        const [before, after] = await both((at) => ask(at[who]))

        t.ok(after!.rows <= before!.rows + LIMIT, `${ask.name}: ${before!.rows}, ${after!.rows}`)
        t.same(after!.scanned, [])
      }
  })

  t.test('the scheduler reads a bounded number of wake-ups', async (t) => {
    const now = Date.now()
    for (const wakeAt of [0, now - 3_000]) {
      const values = [wakeAt, newId(1), now]
      const [, after] = await both(() => ({ text: dueGames, values }))

      t.ok(after!.rows <= 3 * WAKE_TIMES_PER_STEP, `${after!.rows} rows are read`)
      t.same(after!.scanned, [])
    }
  })
})

async function plainly(client: pg.Client, query: ListedGames): Promise<string[]> {
  const { status, ruleset, mine, seenBy, before, limit } = query
  const { rows } = await client.query<{ id: string }>(
    `select id from games where ($1::text is null or status = $1)
       and ($2::text is null or ruleset = $2) and ($3::uuid is null or id < $3)
       and ($4 and visibility = 'public' or host_id = $5 or exists (
         select from seats where game_id = id and account_id = $5))
     order by created_at desc, id desc limit $6`,
    [status, ruleset, before, mine === null, mine ?? seenBy, limit],
  )
  return rows.map(({ id }) => id)
}
