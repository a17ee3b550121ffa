import pg from 'pg'
import t from 'tap'
import type { SearchedGames } from '../../src/app/admin/port.ts'
import { newId } from '../../src/app/core/ids.ts'
import { anywhere } from '../../src/postgres/admin/find-ids.ts'
import { SESSION_OPTIONS } from '../../src/postgres/connection/pools.ts'
import { gamesSearched, reachedBy, SEARCH_WINDOW } from '../../src/postgres/games/game-search.ts'
import { makeManyGames } from '../../tools/bench/many-games.ts'
import { costOf } from '../../tools/bench/plans.ts'
import { migratedDatabase } from '../database.ts'

const GAMES = process.env.SOAK ? 1_000_000 : 20_000
const LIMIT = 51
/**
 * Number of index ranges that a game search reads: one for each combination of two visibilities and
 * four statuses or, for the games of an account, four for hosted games and four for games with a
 * seat.
 */
const RUNS = 8
const PAGES_PER_ID = 4
const PART_PAGES_MAX = 400
const WINDOW_PAGES_MAX = 6 * SEARCH_WINDOW

interface People {
  readonly host: string
  readonly regular: string
  readonly newcomer: string
  readonly middle: string
}

const anything = {
  status: null,
  ruleset: null,
  account: null,
  pack: null,
  from: null,
  before: null,
  forks: true,
  limit: LIMIT,
} as const
const pack = 'many superclub'

const searches: Readonly<Record<string, (at: People) => SearchedGames>> = {
  'all there are': () => anything,
  'a status': () => ({ ...anything, status: 'running' }),
  'a ruleset': () => ({ ...anything, ruleset: 'superclub' }),
  'a ruleset in a status': () => ({ ...anything, ruleset: 'superclub', status: 'open' }),
  'made before': ({ middle }) => ({ ...anything, before: middle }),
  'made since, of a ruleset': ({ middle }) => ({ ...anything, ruleset: 'superclub', from: middle }),
  'of an account': ({ host }) => ({ ...anything, account: host }),
  'of an account, of a ruleset, in a status': ({ regular }) => ({
    ...anything,
    account: regular,
    ruleset: 'title-chase',
    status: 'over',
  }),
  'of an account without any': ({ newcomer }) => ({ ...anything, account: newcomer }),
  'of a pack': () => ({ ...anything, pack }),
}
/**
 * Combinations of search filters for which no index exists. With these filters, a game search reads
 * only a fixed number of games.
 */
const windows: Readonly<Record<string, (at: People) => SearchedGames>> = {
  'of a pack, in a status': () => ({ ...anything, pack, status: 'running' }),
  'of a pack that was never played so': () => ({ ...anything, pack, ruleset: 'goalscorer' }),
  'of an account and a pack': ({ host }) => ({ ...anything, account: host, pack }),
}

t.test('a page of a search reads an index, or a bounded window', async (t) => {
  const url = await migratedDatabase(t)
  const client = new pg.Client({ connectionString: url, options: SESSION_OPTIONS })
  await client.connect()
  t.teardown(() => client.end())
  const [host, regular, newcomer] = [newId(1), newId(2), newId(3)]
  for (const id of [host, regular, newcomer])
    await client.query(
      `insert into accounts (id, name, kind, created_at) values ($1, 'Ann', 'human', now())`,
      [id],
    )
  await makeManyGames(url, { games: GAMES, regulars: [host, regular] })
  const { rows } = await client.query<{ id: string }>(
    `select id from games order by id offset ${GAMES / 2} limit 1`,
  )
  const people: People = { host, regular, newcomer, middle: rows[0]!.id }

  for (const [name, search] of Object.entries(searches)) {
    const { rows, pages, scanned } = await costOf(client, gamesSearched(search(people)))

    t.ok(rows <= LIMIT * RUNS, `${name}: ${rows} rows are read`)
    t.ok(pages <= LIMIT * RUNS * PAGES_PER_ID, `${name}: ${pages} pages are`)
    t.same(scanned, [], name)
  }
  const part = people.middle.replaceAll('-', '').slice(22)
  const { scanned, pages } = await costOf(client, { text: anywhere('games'), values: [part, 20] })
  t.same(scanned, [], 'a part of an id')
  t.ok(pages <= PART_PAGES_MAX, `a part of an id: ${pages} pages are`)
  for (const [name, search] of Object.entries(windows)) {
    const filter = search(people)
    const { rows, pages, scanned } = await costOf(client, gamesSearched(filter))

    // The search finds a game twice if the account both hosts and plays the game.
    const rowsMax = (filter.account === null ? 2 : 2 + RUNS) * SEARCH_WINDOW
    t.ok(rows <= rowsMax, `${name}: ${rows} rows are`)
    t.ok(pages <= WINDOW_PAGES_MAX, `${name}: ${pages} pages are`)
    t.same(scanned, [], name)
  }
  for (const [name, search] of Object.entries({ ...searches, ...windows })) {
    const filter = search(people)

    t.same(await searched(client, filter), await plainlySearched(client, filter), name)
  }
})

async function searched(client: pg.Client, filter: SearchedGames): Promise<string[]> {
  const found: string[] = []
  for (let before = filter.before; found.length < filter.limit; ) {
    const { text, values } = gamesSearched({ ...filter, before })
    const { rows } = await client.query<{ id: string; fits: boolean }>(text, values)
    found.push(...rows.filter(({ fits }) => fits).map(({ id }) => id))
    const reached = reachedBy(filter, rows)
    if (reached === null) break
    before = reached
  }
  return found.slice(0, filter.limit)
}

async function plainlySearched(client: pg.Client, filter: SearchedGames): Promise<string[]> {
  const { status, ruleset, account, pack, from, before, limit } = filter
  const { rows } = await client.query<{ id: string }>(
    `select id from games where ($1::text is null or status = $1)
       and ($2::text is null or ruleset = $2) and ($3::uuid is null or host_id = $3 or exists (
         select from seats where game_id = id and account_id = $3))
       and ($4::text is null or pack_hash = $4) and ($5::uuid is null or id >= $5)
       and ($6::uuid is null or id < $6)
     order by id desc limit $7`,
    [status, ruleset, account, pack, from, before, limit],
  )
  return rows.map(({ id }) => id)
}
