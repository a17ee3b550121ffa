import pg from 'pg'
import t from 'tap'
import { newId } from '../../src/app/core/ids.ts'
import { exportInput } from '../../src/app/jobs/schema.ts'
import { AS_INDEXED, rowsOfGames } from '../../src/postgres/log/log-export.ts'
import { againstBot } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { storeFirst } from '../support/rows.ts'
import { guest, type Served, startServices } from '../support/service.ts'
import { untilAsync } from '../support/until.ts'

async function withGames(node: Served, count: number): Promise<string[]> {
  const ann = await guest(node, 'Ann')
  const ids: string[] = []
  for (let game = 0; game < count; game += 1) {
    const { id } = await againstBot(node, ann)
    await node.services.games.resign(ann, id)
    ids.push(id)
  }
  return ids
}

t.test('rows come sorted from the index', async (t) => {
  const node = await startServices(t)
  const ids = (await withGames(node, 3)).reverse()
  const client = new pg.Client({ connectionString: node.url, options: AS_INDEXED })
  await client.connect()
  t.teardown(() => client.end())

  const { rows } = await client.query<Record<string, number>>(rowsOfGames(ids))
  const plan = await client.query(`explain (format json) ${rowsOfGames(ids)}`)

  t.ok(rows.length > ids.length)
  const places = rows.map(({ place, first_version: first }) => [place!, first!] as const)
  t.same(
    places,
    places.toSorted(([one, from], [other, since]) => one - other || from - since),
  )
  t.notMatch(JSON.stringify(plan.rows), /"Node Type":"Sort"/)
})

t.test('lines contain the stored numbers, hashes and bytes unchanged', async (t) => {
  const node = await startServices(t)
  const [, id] = await withGames(node, 2)
  const stored: string[] = []
  for await (const row of node.store.log.rows(id!))
    stored.push(
      `{"row":${row.firstVersion},"to":${row.lastVersion},"at":${row.at},"head":"${row.head}",` +
        `"packed":${row.packed}}\n`,
    )
  const reading = node.store.exports.reading()
  t.teardown(() => reading.end())

  const texts: string[] = []
  let [to, head] = [0, '']
  for await (const lines of reading.lines([id!])) {
    texts.push(Buffer.from(lines.bytes).toString())
    to = lines.to
    head = lines.head
  }

  t.equal(texts.join(''), stored.join(''))
  t.match(JSON.parse(stored.at(-1)!), { to, head })
})

t.test('a log longer than one fetch is exported whole, at its reader’s pace', async (t) => {
  const { url, store } = await startServices(t)
  const game = newId(Date.now())
  await storeFirst(url, game)
  await queryAt(
    url,
    `insert into commits (game_id, first_version, last_version, at, packed, head)
     select game_id, v, v + 1, at, packed, head from commits, generate_series(1, 1999) as v
     where game_id = '${game}'`,
  )
  const states = async () => {
    const [found] = await queryAt(
      url,
      `select state from pg_stat_activity
       where application_name = 'touchline export' and datname = current_database()`,
    )
    return found!.rows.map(({ state }) => state)
  }
  const reading = store.exports.reading()
  t.teardown(() => reading.end())

  let text = ''
  for await (const { bytes } of reading.lines([game])) text += Buffer.from(bytes).toString()
  const lines = text.trimEnd().split('\n')
  t.same(
    lines.map((line) => JSON.parse(line).row),
    lines.map((_, row) => row),
  )
  t.equal(lines.length, 2_000)
  t.same(await states(), ['idle'])

  const slow = reading.lines([game])[Symbol.asyncIterator]()
  await slow.next()
  await untilAsync(async () => (await states()).join() === 'idle in transaction')
  await slow.return?.()
  await untilAsync(async () => (await states()).length === 0)
})

t.test('a running export keeps its slot, and a fourth waits for one', async (t) => {
  const node = await startServices(t)
  const ids = await withGames(node, 2)
  const request = { caller: node.admin, id: undefined, input: exportInput.parse({}) }
  const begun = async () => {
    const lines = (await node.services.admin.act('game.export', request)) as AsyncIterable<string>
    const iterator = lines[Symbol.asyncIterator]()
    const first = await iterator.next()
    return { first: String(first.value), iterator }
  }
  const rest = async ({ iterator }: Awaited<ReturnType<typeof begun>>) => {
    const chunks: string[] = []
    for (let one = await iterator.next(); !one.done; one = await iterator.next())
      chunks.push(String(one.value))
    return chunks.at(-1)
  }
  const three = [await begun(), await begun(), await begun()] as const

  await t.rejects(begun(), { code: 'busy' })

  const ends = `{"eof":{"games":${ids.length},"rows":`
  for (const one of three) t.match(one.first, '"touchline-export"')
  t.match(await rest(three[0]), ends)
  const fourth = await begun()
  await t.rejects(begun(), { code: 'busy' })
  for (const one of [three[1], three[2], fourth]) t.match(await rest(one), ends)
  const again = await begun()
  await again.iterator.return?.()
  for (const one of [await begun(), await begun(), await begun()]) t.match(await rest(one), ends)
})
