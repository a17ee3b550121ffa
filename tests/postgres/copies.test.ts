// How logs come out of the database for exports.
import { EventEmitter } from 'node:events'
import pg from 'pg'
import t from 'tap'
import { exportInput } from '../../src/app/jobs/schema.ts'
import { rowsOfGames } from '../../src/postgres/connection/copied-lines.ts'
import { CopyOut } from '../../src/postgres/connection/copy-out.ts'
import { AS_INDEXED } from '../../src/postgres/connection/copy-pool.ts'
import { againstBot } from '../support/players.ts'
import { guest, type Served, startServices } from '../support/service.ts'

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

t.test('rows come in their order by the index, and are not sorted', async (t) => {
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

t.test('lines say what is stored: numbers, hashes and bytes as they are', async (t) => {
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

  const told: string[] = []
  let [to, head] = [0, '']
  for await (const lines of reading.lines([id!])) {
    told.push(Buffer.from(lines.bytes).toString())
    to = lines.to
    head = lines.head
  }

  t.equal(told.join(''), stored.join(''))
  t.match(JSON.parse(stored.at(-1)!), { to, head })
})

t.test('a message may be cut anywhere on its way, and is read all the same', async (t) => {
  const node = await startServices(t)
  const ids = await withGames(node, 2)
  const client = new pg.Client({ connectionString: node.url, options: AS_INDEXED })
  await client.connect()
  t.teardown(() => client.end())
  const sent: Buffer[] = []
  const whole = new CopyOut(rowsOfGames(ids))
  client.query({
    submit(connection: pg.Connection) {
      whole.submit(connection)
      connection.stream.on('data', (chunk: Buffer) => sent.push(Buffer.from(chunk)))
    },
    handleCommandComplete: () => whole.handleCommandComplete(),
    handleReadyForQuery: () => whole.handleReadyForQuery(),
    handleError: (error: Error) => whole.handleError(error),
  } as pg.Submittable)
  const linesOf = async (copy: CopyOut) => {
    const lines: Buffer[] = []
    for await (const { bytes } of copy.batches()) lines.push(bytes)
    return Buffer.concat(lines).toString()
  }
  const told = await linesOf(whole)
  const bytes = Buffer.concat(sent)

  t.match(told, '{"row":0,')
  for (const size of [1, 2, 3, 4, 5, 6, 7, 64, 1_000]) {
    const copy = new CopyOut(rowsOfGames(ids))
    const stream = new Replayed()
    const others: Buffer[] = []
    stream.on('data', (chunk: Buffer) => others.push(chunk))
    copy.submit({ stream, query() {} } as unknown as pg.Connection)
    for (let from = 0; from < bytes.length; from += size)
      stream.emit('data', Buffer.from(bytes.subarray(from, from + size)))
    copy.handleCommandComplete()
    copy.handleReadyForQuery()

    t.equal(await linesOf(copy), told, `in pieces of ${size}`)
    t.match(Buffer.concat(others).toString('latin1'), /^H.*COPY \d+\0Z/s, 'the driver has the rest')
  }
})

/** What a server has sent, in place of the socket. */
class Replayed extends EventEmitter {
  pause() {}
  resume() {}
}

t.test('an export that has begun keeps its place, and a fourth begins when one ends', async (t) => {
  const node = await startServices(t)
  const ids = await withGames(node, 2)
  const asked = { caller: node.admin, id: undefined, input: exportInput.parse({}) }
  const begun = async () => {
    const lines = (await node.services.admin.act('game.export', asked)) as AsyncIterable<string>
    const iterator = lines[Symbol.asyncIterator]()
    const first = await iterator.next()
    return { first: String(first.value), iterator }
  }
  const rest = async ({ iterator }: Awaited<ReturnType<typeof begun>>) => {
    const told: string[] = []
    for (let one = await iterator.next(); !one.done; one = await iterator.next())
      told.push(String(one.value))
    return told.at(-1)
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
