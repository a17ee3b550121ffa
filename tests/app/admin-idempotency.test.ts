import pg from 'pg'
import t from 'tap'
import { adminOperations } from '../../src/app/admin/operations/index.ts'
import type { Caller } from '../../src/app/core/caller.ts'
import { newId } from '../../src/app/core/ids.ts'
import type { ForkInput } from '../../src/app/runtime/lifecycle-schema.ts'
import { adminOf, openHiddenState, perform } from '../support/admin.ts'
import { againstBot, errorOf, observe, twoPlayers } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { guest, type Node, startNode, startServices, testClock } from '../support/service.ts'

const starting = { kind: 'verify', ruleset: 'goalscorer' }

const startJob = ({ services }: Node, caller: Caller, key: string, input: object = starting) =>
  services.admin.act('job.start', { caller, id: undefined, input: { ...input }, key })

t.test('a key runs an operation once, however many nodes get the request', async (t) => {
  const node = await startServices(t)
  const other = await startNode(t, node.url)
  const { admin } = node

  const answers = await Promise.all(
    [node, other, node, other].map((one) => startJob(one, admin, 'k-1')),
  )

  t.same(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1)
  const { items } = await perform(node.services, 'jobs', admin)
  t.equal(items.length, 1)
  const { items: audit } = await adminOf(node.services).audit(admin)
  t.equal(audit.filter(({ action }) => action === 'job.start').length, 1)
  const differs = startJob(other, admin, 'k-1', { kind: 'verify' })
  t.match(await errorOf(differs), { code: 'idempotency-mismatch' })
})

t.test('a refused or interrupted operation frees its key', async (t) => {
  const node = await startServices(t)
  const { admin, url } = node
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const { id, version: at } = await twoPlayers(node, ann, bob)
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const input = { reason: 'fault', at, seats, decisionSeconds: null }
  const fork = () =>
    node.services.admin.act('game.fork', { caller: admin, id, input, key: 'k-2' }) as Promise<{
      readonly id: string
    }>
  t.match(await errorOf(fork()), { code: 'look-needed' })
  await openHiddenState(node.services, admin, id)
  const lost = new pg.Client(url)
  await lost.connect()
  await lost.query('select pg_advisory_lock($1, hashtext($2))', [7_230, `${admin.account.id} k-2`])

  const forking = fork()
  await lost.end()

  t.equal((await forking).id, (await fork()).id)
})

t.test('a retried request for more time under a key adds it once', async (t) => {
  const node = await startServices(t)
  const ann = await guest(node, 'Ann')
  const { id } = await againstBot(node, ann, { decisionSeconds: 3_600 })
  const own = async () => (await observe(node, ann, id)).decisions[0]!
  const { id: decisionId, deadline } = await own()
  const input = { reason: 'players-asked', seat: 0, decisionId, seconds: 60 }
  const extend = () =>
    node.services.admin.act('game.extend', { caller: node.admin, id, input, key: 'k-3' })

  const answers = await Promise.all([extend(), extend()])

  t.equal((await own()).deadline, deadline! + 60_000)
  t.same(JSON.stringify(answers[0]), JSON.stringify(answers[1]))
})

t.test('every POST operation is idempotent under a key, unless it stores nothing', async (t) => {
  const node = await startServices(t)
  const { id } = await againstBot(node, await guest(node, 'Ann'))
  const pause = () =>
    node.services.admin.act('game.pause', {
      caller: node.admin,
      id,
      input: { reason: 'dispute' },
      key: 'k-4',
    })
  t.same(JSON.stringify(await pause()), JSON.stringify(await pause()))

  const posted = Object.values(adminOperations).filter(({ at }) => at.startsWith('POST'))
  const unkept = posted.filter(({ idempotent: keyed }) => !keyed).map(({ name }) => name)
  t.same(unkept.sort(), ['account.export', 'game.import', 'token.create'])
})

t.test('an operation whose outcome cannot be stored changes nothing', async (t) => {
  const node = await startServices(t)
  const { services, admin, url } = node
  const ann = await guest(node, 'Ann')
  await queryAt(url, fullDisk, fullDiskAt('audits', 'when (new.of_id is not null)'))
  const account = ann.account.id
  const renaming = perform(services, 'renameAccount', admin, account, {
    reason: 'abuse',
    name: 'Somebody',
  })
  await t.rejects(renaming, /disk is full/)
  const given = perform(services, 'giveRole', admin, account, {
    reason: 'joins',
    role: 'support',
    confirm: 'Ann',
  })
  await t.rejects(given, /disk is full/)
  const { id } = await againstBot(node, ann)
  const pause = () => perform(services, 'pauseGame', admin, id, { reason: 'dispute' })
  await t.rejects(pause(), /disk is full/)
  t.equal((await observe(node, ann, id)).paused, null, 'the log is unchanged')

  await queryAt(url, 'drop trigger full_disk on audits')
  t.match(await pause(), { game: id, paused: { reason: 'dispute' } })

  t.match(await perform(services, 'account', admin, account), { name: 'Ann', role: null })
})

t.test('a fork and a token are stored together with their outcome', async (t) => {
  const node = await startServices(t)
  const { services, admin, url } = node
  const ann = await guest(node, 'Ann')
  const over = await againstBot(node, ann)
  await services.games.resign(ann, over.id)
  const { version: at } = over
  const seats: ForkInput['seats'] = [{ kind: 'me' }, { kind: 'bot' }]
  const reason = 'fault'
  const runs: Readonly<Record<string, () => Promise<unknown>>> = {
    'game.fork': () => perform(services, 'forkGame', admin, over.id, { reason, at, seats }),
    'token.create': () =>
      perform(services, 'createToken', admin, undefined, {
        reason: 'joins',
        name: 'Olga',
        scopes: ['support'],
      }),
  }
  const counts = async () => {
    const tables = ['games', 'seats', 'commits', 'tokens', 'accounts']
    const [found] = await queryAt(
      url,
      `select ${tables.map((one) => `(select count(*)::int from ${one}) as ${one}`).join()},
         (select count(*)::int from games where status = 'open') as open,
         (select count(*)::int from seats where account_id is not null) as taken`,
    )
    return found!.rows[0]
  }
  const outcomes = async (action: string) => {
    const [found] = await queryAt(
      url,
      `select outcome from audits where action = '${action}' and of_id is not null order by id`,
    )
    return found!.rows.map(({ outcome }) => outcome)
  }
  const before = await counts()

  await queryAt(url, fullDisk, fullDiskAt('audits', 'when (new.of_id is not null)'))
  for (const [action, run] of Object.entries(runs)) {
    await t.rejects(run(), /disk is full/, action)
    t.same(await outcomes(action), [])
  }
  t.same(await counts(), before, 'nothing exists without its outcome')

  await queryAt(url, 'drop trigger full_disk on audits')
  const changed = ['seats', 'commits', 'tokens']
  for (const table of changed) await queryAt(url, fullDiskAt(table, ''))
  for (const [action, run] of Object.entries(runs)) {
    await t.rejects(run(), /disk is full/, action)
    t.same(await outcomes(action), ['failed'], 'no outcome exists without its subject')
  }
  t.same(await counts(), before)

  for (const table of changed) await queryAt(url, `drop trigger full_disk on ${table}`)
  for (const [action, run] of Object.entries(runs)) {
    await run()
    t.same(await outcomes(action), ['failed', 'done'], action)
  }
})

const fullDisk = `create function full_disk() returns trigger language plpgsql as
  $$ begin raise exception 'the disk is full'; end $$`
const fullDiskAt = (table: string, when: string) =>
  `create trigger full_disk before insert on ${table} for each row ${when}
   execute function full_disk()`

t.test('health lists the operations without a recorded outcome', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const { services, store, admin } = node
  const { id: game } = await againstBot(node, await guest(node, 'Ann'))
  await perform(services, 'pauseGame', admin, game, { reason: 'dispute' })
  const at = clock.now()
  const entry = {
    ...({ id: newId(at), at, account: admin.account.id, role: 'owner', token: null } as const),
    game,
    subject: null,
    running: true,
    reason: 'fault',
    detail: {},
  }
  await store.audits.add({ ...entry, action: 'game.cancel' })
  await store.audits.add({ ...entry, id: newId(at), action: 'game.log' })
  const unknown = async () => (await perform(services, 'health', admin)).unknown
  t.same(await unknown(), [], 'it may still be running')

  clock.skip(60)

  t.same(await unknown(), [{ id: entry.id, at, act: 'game.cancel', game }])
  const { warnings } = await perform(services, 'health', admin)
  t.ok(warnings.includes('admin operations with unknown outcome: 1'))
  await store.audits.conclude({ at, of: { ...entry, action: 'game.cancel' }, outcome: 'done' })
  await store.audits.conclude({ at, of: { ...entry, action: 'game.cancel' }, outcome: 'failed' })
  t.same(await unknown(), [])
  const { items } = await adminOf(services).audit(admin, { game })
  t.equal(items.find(({ id }) => id === entry.id)?.outcome, 'done', 'the first statement remains')
})
