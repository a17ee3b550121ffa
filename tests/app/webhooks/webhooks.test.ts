import t from 'tap'
import { newId } from '../../../src/app/core/ids.ts'
import { listGamesInput } from '../../../src/app/games/schema.ts'
import { deliveriesInput, type NewWebhook } from '../../../src/app/webhooks/schema.ts'
import { keysFrom } from '../../../src/config/keys.ts'
import { perform } from '../../support/admin.ts'
import { SERVICE_KEY } from '../../support/keys.ts'
import { errorOf, playOne, twoPlayers } from '../../support/players.ts'
import { addressAt, type ReceivedRequest, receiver } from '../../support/receiver.ts'
import { guest, startNode, startServices, testClock } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import {
  allEvents,
  createWebhook,
  deliveriesOf,
  postUntil,
  startWebhookService,
  verified,
  withWebhooks,
} from './webhook-service.ts'

t.test('an account receives its games: ids and versions, signed, each once', async (t) => {
  const node = await startWebhookService(t)
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const hook = await createWebhook(node, ann, addressAt(node.to, '/ok/told'))
  const types = () => node.to.at('/ok/told').map((one) => verified(hook, one).type)
  await node.services.post()

  const { id: game } = await twoPlayers(node, ann, bob)
  await node.services.post()
  for (let moves = 0; moves < 4; moves += 1) await playOne(node, [ann, bob], game)
  await node.services.post()
  await node.services.games.resign(bob, game)
  await postUntil(node, async () => types().includes('game.over'))
  await node.services.post()

  const received = node.to.at('/ok/told').map((one) => verified(hook, one))
  t.equal(types().filter((type) => type === 'game.started').length, 1)
  t.equal(types().filter((type) => type === 'game.over').length, 1)
  t.ok(types().includes('turn.opened'))
  t.equal(
    new Set(node.to.at('/ok/told').map(({ headers }) => headers['webhook-id'])).size,
    received.length,
  )
  for (const { data } of received)
    t.same(Object.keys(data), ['game', 'version', 'seat', 'deadline'], JSON.stringify(data))
  t.ok(received.every(({ data }) => data.game === game))
  const { items } = await node.services.games.list(ann, listGamesInput.parse({ mine: true }))
  t.equal(received.find(({ type }) => type === 'game.over')?.data.version, items[0]?.version)
})

t.test('a failed delivery is retried with growing pauses until it arrives', async (t) => {
  const node = await startWebhookService(t)
  const ann = await guest(node, 'Ann')
  const flaky = await createWebhook(node, ann, addressAt(node.to, '/flaky/2/retries'))
  const later = await createWebhook(node, ann, addressAt(node.to, '/later/600'))
  await node.services.post()
  await twoPlayers(node, ann, await guest(node, 'Bob'))
  const waits = async (hook: NewWebhook) =>
    (await deliveriesOf(node, ann, hook)).map(({ outcome, nextTryAt }) =>
      outcome === null ? Math.round((nextTryAt! - node.clock.now()) / 1_000) : outcome,
    )

  // A node reserves a webhook delivery for 30 seconds while sending it.
  const are = async (hook: NewWebhook, isSo: (seconds: number) => boolean) => {
    const all = await waits(hook)
    return all.length > 0 && all.every((wait) => isSo(Number(wait)))
  }
  await postUntil(node, () => are(flaky, (seconds) => seconds >= 3 && seconds <= 6))
  await postUntil(node, () => are(later, (seconds) => seconds > 590))

  for (const seconds of [7, 37, 7, 37]) {
    node.clock.skip(seconds)
    await node.services.post()
  }

  t.ok((await waits(flaky)).every((outcome) => outcome === 'delivered'))
  const [one] = await deliveriesOf(node, ann, flaky)
  t.equal(one?.tries.at(-1)?.status, 204)
  const [hook] = await node.services.webhooks.list(ann)
  t.match(hook, { state: 'on', failingSince: null })
})

t.test('failures are described by a code, and redirects are not followed', async (t) => {
  const node = await startWebhookService(t)
  const ann = await guest(node, 'Ann')
  const tested = async (path: string, name?: string) => {
    const { webhook } = await createWebhook(node, ann, addressAt(node.to, path, name))
    const { outcome, tries } = await node.services.webhooks.test(ann, webhook.id)
    await node.services.webhooks.remove(ann, webhook.id)
    return [outcome, tries[0]?.problem]
  }

  t.same(await tested('/ok/tested'), ['delivered', null])
  t.same(await tested('/redirect'), ['given-up', 'status-307'])
  t.same(await tested('/status/500'), ['given-up', 'status-500'])
  t.same(await tested('/endless'), ['delivered', null])
  t.same(await tested('/silent'), ['given-up', 'timeout'])
  t.same(await tested('/slow-headers'), ['given-up', 'timeout'])
  t.same(await tested('/ok/other-name', 'hooks.example.net'), [
    'given-up',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ])
  t.equal(node.to.at('/ok').length + node.to.at('/ok/other-name').length, 0)
})

t.test('a name that resolves elsewhere by then is not contacted', async (t) => {
  let address = '127.0.0.1'
  const to = await receiver()
  const resolve = async () => [address]
  const node = await startServices(t, withWebhooks({ parts: { outside: { resolve } } }))
  const ann = await guest(node, 'Ann')
  const { webhook } = await createWebhook(node, ann, addressAt(to, '/ok/rebound'))

  address = '169.254.169.254'
  const { tries } = await node.services.webhooks.test(ann, webhook.id)

  t.match(tries, [{ status: null, problem: 'address-refused: port' }])
  t.same(to.at('/ok/rebound'), [])
})

t.test('410 disables a webhook, and so do seven days of failures', async (t) => {
  const node = await startWebhookService(t)
  const ann = await guest(node, 'Ann')
  const gone = await createWebhook(node, ann, addressAt(node.to, '/status/410'))
  const failing = await createWebhook(node, ann, addressAt(node.to, '/status/502'))
  await node.services.post()
  await twoPlayers(node, ann, await guest(node, 'Bob'))
  const states = async () =>
    (await node.services.webhooks.list(ann)).map(({ state, off }) => off ?? state)
  const become = (...wanted: readonly string[]) =>
    postUntil(node, async () => String(await states()) === String(wanted))

  await become('gone', 'failing')

  const [{ id: delivery } = { id: '' }] = await deliveriesOf(node, ann, failing)
  for (let days = 0; days < 8; days += 1) {
    t.same(await states(), ['gone', 'failing'])
    node.clock.skip(22 * 3_600)
    await node.services.webhooks.resend(ann, failing.webhook.id, { delivery })
    await node.services.post()
  }
  const [off] = (await node.services.webhooks.list(ann)).slice(1)
  t.match(off, { state: 'off', off: 'failing' })
  t.ok((await deliveriesOf(node, ann, failing)).every(({ outcome }) => outcome !== null))
  await t.rejects(node.services.webhooks.test(ann, gone.webhook.id), { code: 'webhook-is-off' })
  const again = await node.services.webhooks.change(ann, gone.webhook.id, { on: true })
  t.match(again, { state: 'on', off: null })
})

t.test('a ban disables webhooks under its own code, beyond its end', async (t) => {
  const node = await startWebhookService(t)
  const { services, admin } = node
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const hook = await createWebhook(node, ann, addressAt(node.to, '/later/600'))
  const put = await createWebhook(node, ann, addressAt(node.to, '/ok/put-off'))
  await services.webhooks.change(ann, put.webhook.id, { on: false })
  await services.post()
  await twoPlayers(node, ann, bob)
  await postUntil(node, async () => {
    const [sent] = await deliveriesOf(node, ann, hook)
    return sent?.nextTryAt !== null && (sent?.tries.length ?? 0) > 0
  })
  const input = { reason: 'legal', confirm: 'Ann' } as const

  await perform(services, 'banAccount', admin, ann.account.id, input)
  await perform(services, 'unbanAccount', admin, ann.account.id, input)
  await services.post()

  const all = await deliveriesOf(node, ann, hook)
  t.same([...new Set(all.map(({ outcome }) => outcome))], ['banned'])
  const shown = await services.webhooks.list(ann)
  t.same(
    shown.map(({ state, off }) => [state, off]),
    [
      ['off', 'banned'],
      ['off', 'owner'],
    ],
  )
  const back = await services.webhooks.change(ann, hook.webhook.id, { on: true })
  t.match(back, { state: 'on', off: null })
})

t.test('an owner cannot enable or bypass what an operator has disabled', async (t) => {
  const node = await startWebhookService(t)
  const { services, admin } = node
  const ann = await guest(node, 'Ann')
  const { id } = (await createWebhook(node, ann, addressAt(node.to, '/ok/kept-off'))).webhook
  const turn = (on: boolean) =>
    perform(services, 'switchWebhook', admin, id, { reason: 'abuse', on })
  await services.webhooks.change(ann, id, { on: false })

  t.match(await turn(false), { state: 'off', off: 'operator' })

  const again = addressAt(node.to, '/ok/another')
  for (const tried of [
    () => services.webhooks.change(ann, id, { on: true }),
    () => services.webhooks.change(ann, id, { on: false, events: ['game.over'] }),
    () => services.webhooks.remove(ann, id),
    () => createWebhook(node, ann, again),
  ])
    t.match(await errorOf(tried()), { code: 'webhook-kept-off' })
  t.match(await services.webhooks.list(ann), [{ id, state: 'off', off: 'operator' }])

  t.match(await turn(true), { state: 'on', off: null })
  t.match(await services.webhooks.change(ann, id, { on: false }), { off: 'owner' })
})

t.test('for a day both secrets sign, then the new one alone', async (t) => {
  const node = await startWebhookService(t)
  const ann = await guest(node, 'Ann')
  const hook = await createWebhook(node, ann, addressAt(node.to, '/ok/rotated'))
  const fresh = await node.services.webhooks.rotate(ann, hook.webhook.id)
  const last = async () => {
    const { message } = await node.services.webhooks.test(ann, hook.webhook.id)
    const isIt = ({ headers }: ReceivedRequest) => headers['webhook-id'] === message
    await until(() => node.to.arrived.some(isIt))
    return node.to.arrived.find(isIt)!
  }

  const both = await last()
  t.equal(verified(hook, both).type, 'webhook.test')
  t.equal(verified(fresh, both).type, 'webhook.test')
  t.equal(new Set([hook.secret, fresh.secret]).size, 2)

  node.clock.skip(24 * 3_600 + 1)
  const one = await last()
  t.equal(one.headers['webhook-signature']?.split(' ').length, 1)
})

t.test('many nodes deliver each message once, including those of a dead node', async (t) => {
  const node = await startWebhookService(t)
  const { url, clock, to } = node
  const start = () => startNode(t, url, withWebhooks({ clock }))
  const others = [await start(), await start()]
  const ann = await guest(node, 'Ann')
  const hook = await createWebhook(node, ann, addressAt(to, '/ok/many'))
  const at = clock.now()
  const messages = Array.from({ length: 60 }, (_, place) => ({
    id: newId(at),
    dueAt: at,
    message: {
      ...{ id: `msg_${place}`, webhook: hook.webhook.id, type: 'turn.opened' as const },
      ...{ game: null, version: place, at, body: '{}' },
    },
  }))
  t.equal(await node.store.webhooks.tell(messages), 60)
  t.equal(await node.store.webhooks.tell(messages), 0, 'announced before')
  const dead = await node.store.webhooks.take({ now: at, lease: at + 30_000, except: [], most: 10 })
  t.equal(dead.length, 10)

  await Promise.all([node, ...others].map(({ services }) => services.post()))
  await until(() => to.at('/ok/many').length >= 50)

  clock.skip(31)
  await Promise.all([node, ...others].map(({ services }) => services.post()))
  await until(() => to.at('/ok/many').length >= 60)
  const ids = to.at('/ok/many').map(({ headers }) => headers['webhook-id'])
  t.equal(ids.length, 60)
  t.equal(new Set(ids).size, 60)
  const late = {
    tried: { at, milliseconds: 1, status: 204, problem: null },
    ...{ nextAt: null, off: null, againAt: null },
  }
  t.notOk(await node.store.webhooks.settle(dead[0]!, { ...late, outcome: 'delivered' }), 'too late')
})

t.test('a hundred receivers that never answer delay no other', async (t) => {
  const resolve = (name: string) =>
    name.startsWith('silent') ? new Promise<string[]>(() => {}) : Promise.resolve(['127.0.0.1'])
  const slow = async (name: string) =>
    Promise.race([
      resolve(name),
      new Promise<string[]>((found) => setTimeout(() => found([]), 300)),
    ])
  const clock = testClock()
  const node = await startServices(
    t,
    withWebhooks({ clock, parts: { outside: { resolve: slow } } }),
  )
  const to = await receiver()
  const at = clock.now()
  const ann = await guest(node, 'Ann')
  const own = {
    ...{ account: ann.account.id, kind: 'webhook' as const, label: null, events: allEvents },
    ...{ off: null, madeAt: at, lastOkAt: null, failingSince: null },
  }
  const rows = Array.from({ length: 100 }, (_, place) => ({
    ...{ ...own, id: `00000000-0000-7000-8000-${String(place).padStart(12, '0')}` },
    ...{ url: `https://silent${place}.example.org/`, host: `silent${place}.example.org` },
  }))
  for (const row of rows) await node.store.webhooks.make(row, 'whsec_c2VjcmV0', 1_000)
  const healthy = {
    ...{ ...own, id: '00000000-0000-7000-8000-00000000ffff' },
    ...{ url: addressAt(to, '/ok/healthy'), host: 'hooks.example.org' },
  }
  await node.store.webhooks.make(healthy, 'whsec_c2VjcmV0', 1_000)
  const messageTo = ({ id: webhook }: { readonly id: string }, dueAt: number) => ({
    id: newId(at),
    dueAt,
    message: {
      ...{ id: `msg_silent_${webhook}`, webhook, type: 'game.over' as const, game: null },
      ...{ version: 1, at, body: '{}' },
    },
  })
  await node.store.webhooks.tell(rows.map((row) => messageTo(row, at - 1)))
  await node.store.webhooks.tell([messageTo(healthy, at)])

  await node.services.post()

  await until(() => to.at('/ok/healthy').length === 1)
  const [behind] = await node.store.webhooks.deliveries(rows[0]!.id, null, 1)
  t.match(behind?.tries, [{ status: null, problem: 'address-refused: not-resolved' }])
})

t.test('stalled games are announced, paused or unreadable', async (t) => {
  const node = await startWebhookService(t)
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const hook = await createWebhook(node, ann, addressAt(node.to, '/ok/stalled'), ['game.stalled'])
  await node.services.post()
  const { id: game } = await twoPlayers(node, ann, bob)

  await perform(node.services, 'pauseGame', node.admin, game, { reason: 'incident' })
  await postUntil(node, async () => node.to.at('/ok/stalled').length > 0)
  await node.services.post()

  const received = node.to.at('/ok/stalled').map((one) => verified(hook, one))
  t.match(received, [{ type: 'game.stalled', data: { game, seat: null } }])
  t.equal(received.length, 1)
})

t.test('another node finds what a node failed to announce', async (t) => {
  const node = await startWebhookService(t)
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  // Simulates a node that crashes after sending a webhook message and before recording the
  // delivery.
  const dying = await startNode(t, node.url, { clock: node.clock })
  const hook = await createWebhook(node, ann, addressAt(node.to, '/ok/forgotten'))
  await node.services.post()
  const { id: game } = await twoPlayers(dying, ann, bob)
  await dying.services.games.resign(bob, game)

  node.clock.skip(61)
  await node.services.post()
  const types = () => node.to.at('/ok/forgotten').map((one) => verified(hook, one).type)
  await postUntil(node, async () => types().includes('game.over'))
})

t.test('a webhook is private to its account, and only where allowed', async (t) => {
  const node = await startWebhookService(t)
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const { services } = node
  const { webhook } = await createWebhook(node, ann, addressAt(node.to, '/ok/own'))
  const { id } = webhook

  for (const call of [
    () => services.webhooks.change(bob, id, { on: false }),
    () => services.webhooks.remove(bob, id),
    () => services.webhooks.rotate(bob, id),
    () => services.webhooks.test(bob, id),
    () => services.webhooks.deliveries(bob, id, deliveriesInput.parse({})),
  ])
    t.match(await errorOf(call()), { code: 'webhook-unknown' })
  const refused = createWebhook(node, ann, 'http://hooks.example.org')
  t.match(await errorOf(refused), { code: 'address-refused' })
  for (let made = 1; made < 10; made += 1)
    await createWebhook(node, ann, addressAt(node.to, '/ok/own'))
  const eleventh = createWebhook(node, ann, addressAt(node.to, '/ok/own'))
  t.match(await errorOf(eleventh), { code: 'too-many-webhooks' })

  const { tries, id: delivery } = await services.webhooks.test(ann, id)
  t.equal(tries.length, 1)
  await services.webhooks.resend(ann, id, { delivery })
  await postUntil(node, async () => node.to.at('/ok/own').length === 2)
  const [first, second] = node.to.at('/ok/own').map(({ headers }) => headers['webhook-id'])
  t.equal(first, second)

  await services.accounts.leave(ann)
  t.same(await node.store.webhooks.of(ann.account.id), [])
  const off = await startNode(t, node.url)
  t.match(await errorOf(off.services.webhooks.list(bob)), { code: 'webhooks-off' })
})

t.test('a secret is re-encrypted under the new key, and signs as before', async (t) => {
  const node = await startWebhookService(t)
  const ann = await guest(node, 'Ann')
  const hook = await createWebhook(node, ann, addressAt(node.to, '/ok/key'))
  const both = keysFrom(['another-service-key-of-the-tests-9876543210', SERVICE_KEY])
  const alone = keysFrom(['another-service-key-of-the-tests-9876543210'])

  const renewed = await startNode(t, node.url, withWebhooks({ clock: node.clock, keys: both }))
  await renewed.services.sweep()
  const later = await startNode(t, node.url, withWebhooks({ clock: node.clock, keys: alone }))
  const { message, outcome } = await later.services.webhooks.test(ann, hook.webhook.id)

  t.equal(outcome, 'delivered')
  const isIt = ({ headers }: ReceivedRequest) => headers['webhook-id'] === message
  await until(() => node.to.arrived.some(isIt))
  t.equal(verified(hook, node.to.arrived.find(isIt)!).type, 'webhook.test')
})
