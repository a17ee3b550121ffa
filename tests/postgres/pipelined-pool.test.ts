import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import t, { type Test } from 'tap'
import { Unavailable } from '../../src/app/core/ports.ts'
import { OutageDetector } from '../../src/postgres/connection/outage-detector.ts'
import { PipelinedPool } from '../../src/postgres/connection/pipelined-pool.ts'
import { freshDatabase } from '../database.ts'

const own = { name: 'own', text: 'select pg_backend_pid()::text' }
const half = { name: 'half', text: 'select (1 / $1::int)::text' }

function poolTo(t: Test, url: string): PipelinedPool {
  const pool = new PipelinedPool(url, new OutageDetector())
  t.teardown(() => pool.end())
  return pool
}

t.test('statements are prepared once, and return a count and texts', async (t) => {
  const pool = poolTo(t, await freshDatabase(t))
  const some = { name: 'some', text: 'select $1::text || n from generate_series(1, 3) as n' }

  for (const word of ['a', 'ß']) {
    const texts = [`${word}1`, `${word}2`, `${word}3`]
    t.same(await pool.run(some, [word]), { count: 3, texts })
  }
  const [first, second] = [await pool.run(own, []), await pool.run(own, [])]
  t.same(first, second, 'a free connection is reused')
})

t.test('a failing statement throws, and the next one works', async (t) => {
  const pool = poolTo(t, await freshDatabase(t))

  await t.rejects(pool.run(half, ['0']), { code: '22012' })
  t.same(await pool.run(half, ['1']), { count: 1, texts: ['1'] })
})

t.test('several statements are one transaction: all or none', async (t) => {
  const pool = poolTo(t, await freshDatabase(t))
  const make = { name: 'make', text: 'create table words (word text)' }
  const keep = { name: 'keep', text: 'insert into words values ($1) returning word' }
  const count = { name: 'count', text: 'select count(*)::text from words' }
  const kept = (word: string) => ({ statement: keep, values: [word] })
  const divided = (by: string) => ({ statement: half, values: [by] })
  await pool.run(make, [])

  await t.rejects(pool.runAll([kept('a'), divided('0'), kept('b')]), { code: '22012' })
  t.same(await pool.run(count, []), { count: 1, texts: ['0'] })

  t.same(await pool.runAll([kept('a'), divided('1'), kept('b')]), [
    { count: 1, texts: ['a'] },
    { count: 1, texts: ['1'] },
    { count: 1, texts: ['b'] },
  ])
  t.same(await pool.run(count, []), { count: 1, texts: ['2'] })
})

t.test('an outage fails pending statements at once', async (t) => {
  const traffic = new OutageDetector()
  const pool = new PipelinedPool(await freshDatabase(t), traffic)
  t.teardown(() => pool.end())
  await pool.run(own, [])
  let isAnswered = false
  const rest = { name: 'rest', text: 'select pg_sleep(3)::text' }
  const resting = pool.run(rest, []).finally(() => {
    isAnswered = true
  })

  traffic.markDown()

  t.notOk(isAnswered)
  await t.rejects(resting, Unavailable)
  await t.rejects(pool.run(own, []), Unavailable)
  traffic.markUp()
  t.equal((await pool.run(own, [])).count, 1)
})

t.test('a backend that dies costs only its current statement', async (t) => {
  const url = await freshDatabase(t)
  const pool = poolTo(t, url)
  const clerk = new pg.Client(url)
  await clerk.connect()
  t.teardown(() => clerk.end())
  const { texts } = await pool.run(own, [])

  const resting = pool.run({ name: 'rest', text: 'select pg_sleep(60)::text' }, [])
  const failed = t.rejects(resting, Unavailable)
  const sleepers = `select pid from pg_stat_activity where query like '%pg_sleep(60)::%'
    and pid <> pg_backend_pid() and state = 'active'`
  while ((await clerk.query(sleepers)).rows.length === 0) await sleep(5)
  await clerk.query(`select pg_terminate_backend($1)`, [texts[0]])
  await failed

  t.not((await pool.run(own, [])).texts[0], texts[0])
})

t.test('a connection that hangs is closed', async (t) => {
  const { hostname, port, href } = new URL(await freshDatabase(t))
  let isStuck = false
  const wire = net.createServer((client) => {
    const server = net.connect(Number(port), hostname)
    client.on('data', (bytes) => isStuck || server.write(bytes))
    server.on('data', (bytes) => client.write(bytes))
    for (const socket of [client, server])
      socket.on('error', () => {}).on('close', () => [client, server].map((one) => one.destroy()))
  })
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve))
  t.teardown(() => wire.close())
  const through = new URL(href)
  through.host = `127.0.0.1:${(wire.address() as net.AddressInfo).port}`
  const pool = poolTo(t, through.href)
  await pool.run(own, [])

  isStuck = true
  await t.rejects(pool.run(own, []), Unavailable)
  isStuck = false

  t.equal((await pool.run(own, [])).count, 1)
})
