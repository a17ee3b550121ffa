import t from 'tap'
import { newId } from '../../src/app/core/ids.ts'
import { createGameInput } from '../../src/app/games/schema.ts'
import { observe } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { guest, startServices, testClock } from '../support/service.ts'
import { until } from '../support/until.ts'

const DAY = 24 * 3600_000
const daysAgo = (days: number) => Date.now() - days * DAY
const timeAgo = (days: number) => `to_timestamp(${daysAgo(days) / 1_000})`

t.test('keys and audits are purged after their time, in steps, not before', async (t) => {
  const node = await startServices(t, { settings: { auditRetentionDays: 90 } })
  const { url, store } = node
  const ann = await guest(node, 'Ann')
  const { id } = ann.account
  const keep = (key: string, days: number) =>
    `insert into idempotency_keys values ('${id}', '${key}', '', '{}', ${timeAgo(days)})`
  const audit = (days: number) =>
    `insert into audits (id, at, action, running, detail)
     values ('${newId(daysAgo(days))}', ${timeAgo(days)}, 'look', false, '{}')`
  const old = Array.from({ length: 1_200 }, (_, place) => keep(`old ${place}`, 8 + place))
  await queryAt(url, old.join(';'), keep('young', 6), ...[400, 91, 89, 1].map(audit))
  const left = async () => {
    const [keys, audits] = await queryAt(
      url,
      'select key from idempotency_keys',
      `select round(extract(epoch from now() - at) / 86400)::int as days from audits order by at`,
    )
    return { keys: keys!.rows.map(({ key }) => key), days: audits!.rows.map(({ days }) => days) }
  }

  await node.services.sweep()

  t.same(await left(), { keys: ['young'], days: [89, 1] })
  t.equal(await store.games.purgeKeys(daysAgo(5), 10), 1)
})

t.test('an open game is cancelled after seven days, not before', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const { games } = node.services
  const ann = await guest(node, 'Ann')
  const create = async (seats: readonly { readonly kind: 'me' | 'open' | 'bot' }[]) =>
    (await games.create(ann, createGameInput.parse({ ruleset: 'goalscorer', seats }))).answer
  const started = await create([{ kind: 'me' }, { kind: 'bot' }])
  const old = await create([{ kind: 'me' }, { kind: 'open' }])
  clock.skip(2 * 86_400)
  const young = await create([{ kind: 'me' }, { kind: 'open' }])

  const told: string[] = []
  node.store.notifier.on('lobby', (id, accounts) => void told.push(id, ...accounts))
  clock.skip(6 * 86_400)
  await node.services.sweep()
  await until(() => told.includes(old.id))

  const statusOf = async ({ id }: { readonly id: string }) => (await observe(node, ann, id)).status
  t.equal(await statusOf(old), 'cancelled')
  t.same(told.slice(-2), [old.id, ann.account.id], 'its players hear of it')
  t.equal(await statusOf(young), 'open')
  t.equal(await statusOf(started), 'running')
})

t.test('a young audit cannot be deleted, an old one only as a whole', async (t) => {
  const { url, store } = await startServices(t)
  const audit = (days: number) =>
    `insert into audits (id, at, action, running, detail)
     values ('${newId(daysAgo(days))}', ${timeAgo(days)}, 'look', false, '{}')`
  await queryAt(url, ...[31, 29].map(audit))

  t.equal(await store.audits.purge(newId(daysAgo(30)), 10), 1)
  await t.rejects(store.audits.purge(newId(daysAgo(0)), 10), { code: '23001' })
  for (const text of ['delete from audits', 'update audits set at = now()', 'truncate audits'])
    await t.rejects(queryAt(url, text), { code: '23001' }, text)
})
