import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { newId } from '../../../src/app/core/ids.ts'
import { proxyTo } from '../../support/database-proxy.ts'
import { playOne, twoPlayers } from '../../support/players.ts'
import { addressAt, receiver } from '../../support/receiver.ts'
import { guest, startNode, startServices } from '../../support/service.ts'
import { until, untilAsync } from '../../support/until.ts'
import {
  createWebhook,
  deliveriesOf,
  postUntil,
  startWebhookService,
  verified,
  withWebhooks,
} from './webhook-service.ts'

const QUIET_MILLISECONDS = 200

function slowNames() {
  let free = () => {}
  let waiting: Promise<void> | null = null
  let asked = 0
  return {
    asked: () => asked,
    next() {
      waiting = new Promise((resolve) => {
        free = resolve
      })
    },
    free: () => free(),
    resolve: async () => {
      const held = waiting
      waiting = null
      asked += 1
      await held
      return ['127.0.0.1']
    },
  }
}

t.test('the answer of a previous address does not affect the current one', async (t) => {
  const names = slowNames()
  const node = await startServices(
    t,
    withWebhooks({ parts: { outside: { resolve: names.resolve } } }),
  )
  const to = await receiver()
  const ann = await guest(node, 'Ann')
  const hook = await createWebhook(node, ann, addressAt(to, '/status/410'))
  const { id } = hook.webhook
  const at = Date.now()
  const message = {
    webhook: id,
    type: 'game.over' as const,
    game: null,
    version: 1,
    at,
    body: '{}',
  }
  await node.store.webhooks.tell([
    { id: newId(at), dueAt: at, message: { id: 'msg_moved', ...message } },
  ])

  names.next()
  const asked = names.asked()
  const posting = node.services.post()
  await until(() => names.asked() > asked)
  await node.services.webhooks.change(ann, id, { url: addressAt(to, '/ok/moved') })
  names.free()
  await posting

  t.match(await node.services.webhooks.list(ann), [{ state: 'on', off: null, failingSince: null }])
  await postUntil(node, async () => to.at('/ok/moved').length > 0)
  const [delivery] = await deliveriesOf(node, ann, hook)
  t.match(delivery, { outcome: 'delivered', tries: [{ status: 410 }, { status: 204 }] })
})

t.test('a webhook stays off, whatever its owner changes meanwhile', async (t) => {
  const names = slowNames()
  const node = await startServices(
    t,
    withWebhooks({ parts: { outside: { resolve: names.resolve } } }),
  )
  const to = await receiver()
  const ann = await guest(node, 'Ann')
  const { id } = (await createWebhook(node, ann, addressAt(to, '/ok/first'))).webhook
  const url = addressAt(to, '/ok/second')

  names.next()
  const asked = names.asked()
  const moving = node.services.webhooks.change(ann, id, { url })
  await until(() => names.asked() > asked)
  await node.services.webhooks.change(ann, id, { on: false, events: ['game.over'] })
  names.free()
  t.match(await moving, { url, state: 'off' })

  const [kept] = await node.services.webhooks.list(ann)
  t.match(kept, { url, off: 'owner', events: ['game.over'] })
})

t.test('after an outage all games that were missed are announced', async (t) => {
  const home = await startServices(t)
  const cable = await proxyTo(t, home.url)
  const node = await startNode(t, cable.url, withWebhooks())
  const to = await receiver()
  const [ann, bob] = [await guest(home, 'Ann'), await guest(home, 'Bob')]
  const hook = await createWebhook(node, ann, addressAt(to, '/ok/after'), ['game.over'])
  await node.services.post()
  const games = [await twoPlayers(node, ann, bob), await twoPlayers(node, ann, bob)]
  await sleep(QUIET_MILLISECONDS)
  await node.services.post()

  await Promise.all(games.map(({ id }) => node.services.games.resign(bob, id)))
  await cable.cut()
  await t.rejects(node.services.post())
  await cable.mend()
  await untilAsync(async () => (await node.services.readinessProblem()) === null)

  const toldOf = () => to.at('/ok/after').map((one) => verified(hook, one).data.game)
  await postUntil(node, async () => toldOf().length >= games.length)
  await node.services.post()
  t.same(toldOf().sort(), games.map(({ id }) => id).sort())
})

t.test('a long game is not announced again after its record was purged', async (t) => {
  const node = await startWebhookService(t)
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  await createWebhook(node, ann, addressAt(node.to, '/ok/months'))
  await node.services.post()
  const { id: game } = await twoPlayers(node, ann, bob)
  const types = () => node.to.at('/ok/months').map(({ body }) => JSON.parse(body).type)
  await postUntil(node, async () => types().includes('game.started'))
  await node.services.post()
  const before = types()

  node.clock.skip(31 * 24 * 3_600)
  await node.services.sweep()
  const other = await startNode(t, node.url, withWebhooks({ clock: node.clock }))
  await other.services.post()
  t.same(types(), before)

  for (let moves = 0; moves < 4; moves += 1) await playOne(node, [ann, bob], game)
  await postUntil(node, async () => types().length > before.length)
  t.same([...new Set(types().slice(before.length))], ['turn.opened'])
})
