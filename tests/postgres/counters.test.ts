import t from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import { migrate } from '../../src/bin/migrate.ts'
import { startEmbedded } from '../../src/postgres/embedded/embedded.ts'
import { copiedCluster } from '../support/cluster.ts'
import { observe, playOne, readyMove, send, twoPlayers } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { guest, type Node, startNode } from '../support/service.ts'

const GAMES = 32
/**
 * Number of moves that the test sends one after another. The number is low, because a node also
 * polls the database every few seconds, which adds statements.
 */
const SINGLE_MOVES = 4
/**
 * Maximum number of statements that a node executes for its start and stop messages and for its
 * scheduler lease.
 */
const OF_A_NODE = 12

const statements = `
select trim(query) as text, calls::int as calls from pg_stat_statements
where query !~ 'pg_stat_statements|clock_timestamp'`
const forget = 'select pg_stat_statements_reset()'
/**
 * PostgreSQL adds the disk flushes of a database session to its statistics only when the session
 * ends, so the test closes the connections first.
 */
const flushes = `
select coalesce(sum(fsyncs), 0)::int as flushes from pg_stat_io
where object = 'wal' and backend_type = 'client backend'`

type Callers = readonly [Caller, Caller]

async function readyAt(node: Node, callers: Callers, ids: readonly string[]) {
  const ready = ids.map(async (id) => {
    const { decisions } = await observe(node, callers[0], id)
    const mover = decisions.length > 0 ? callers[0] : callers[1]
    return { id, mover, input: await readyMove(node, mover, id) }
  })
  return Promise.all(ready)
}

t.test('a move takes one statement and flush, shared by concurrent moves', async (t) => {
  const settings = { shared_preload_libraries: 'pg_stat_statements' }
  const server = await startEmbedded({ dir: await copiedCluster(t.testdir()), settings })
  t.teardown(() => server.stop())
  const { url } = server
  await migrate(url)
  await queryAt(url, 'create extension pg_stat_statements')
  const flushed = async () => (await queryAt(url, flushes))[0]!.rows[0].flushes
  const early = await startNode(t, url)
  const callers = [await guest(early, 'Ann'), await guest(early, 'Bob')] as const
  const ids: string[] = []
  for (let made = 0; made < GAMES; made += 1) ids.push((await twoPlayers(early, ...callers)).id)
  await early.services.close()
  const before = await flushed()
  const node = await startNode(t, url)
  // When a node first stores a move of a game, the node executes additional statements, so the test
  // makes one move per game before it counts statements.
  for (const id of ids) await playOne(node, callers, id)

  const ready = await readyAt(node, callers, ids)
  const [others, single] = [ready.slice(SINGLE_MOVES), ready.slice(0, SINGLE_MOVES)]
  const askedFor: { text: string; calls: number }[][] = []
  for (const { id, mover, input } of single) {
    await queryAt(url, forget)
    await send(node, mover, id, input)
    askedFor.push((await queryAt(url, statements))[0]!.rows)
  }
  await queryAt(url, forget)
  await Promise.all(others.map(({ id, mover, input }) => send(node, mover, id, input)))
  const [together] = await queryAt(url, statements)
  await node.services.close()
  const flushesOfAll = (await flushed()) - before

  const [alone] = askedFor.toSorted((one, other) => one.length - other.length)
  t.match(alone, [{ text: /^insert into commits /, calls: 1 }])
  t.equal(alone!.length, 1, 'no other statements')
  const calls = together!.rows.reduce((sum, row) => sum + row.calls, 0)
  t.ok(calls <= 0.2 * others.length, `${calls} statements for ${others.length} moves at once`)
  const apart = GAMES + SINGLE_MOVES
  const most = apart + calls + OF_A_NODE
  t.ok(flushesOfAll <= most, `${flushesOfAll} flushes for ${apart} moves alone, ${calls} batches`)
  t.ok(flushesOfAll >= GAMES, 'acknowledged moves were durable')
})
