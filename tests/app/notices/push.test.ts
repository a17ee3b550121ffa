import t, { type Test } from 'tap'
import { createGameInput } from '../../../src/app/games/schema.ts'
import { quietEnd } from '../../../src/app/notices/quiet-hours.ts'
import { defaultNotices } from '../../../src/app/notices/schema.ts'
import { browserAt, claimsOf } from '../../support/browser-subscription.ts'
import { errorOf, playOne, twoPlayers } from '../../support/players.ts'
import { queryAt } from '../../support/query.ts'
import { outside, receiver, settings } from '../../support/receiver.ts'
import {
  guest,
  type NodeOptions,
  startNode,
  startServices,
  testClock,
} from '../../support/service.ts'
import { untilAsync } from '../../support/until.ts'

const PUBLIC_URL = 'https://touchline.example.com'
const withPush = (options: NodeOptions = {}): NodeOptions => ({
  ...options,
  settings: { ...settings, webhooks: false, publicUrl: PUBLIC_URL },
  parts: { outside },
})

async function startPush(t: Test) {
  const clock = testClock()
  const node = await startServices(t, withPush({ clock }))
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const to = await receiver()
  const browserOf = async (caller: typeof ann, path: string) => {
    const browser = browserAt(to, path)
    const { id } = await node.services.notices.subscribe(caller, browser.subscription)
    return { ...browser, id }
  }
  const later = async (seconds = 21) => {
    await node.services.post()
    clock.skip(seconds)
    await node.services.post()
  }
  return { node, clock, ann, bob, to, browserOf, later }
}

t.test('an unanswered turn is announced once, encrypted for the browser', async (t) => {
  const { node, ann, bob, browserOf, later } = await startPush(t)
  const browser = await browserOf(ann, '/status/201/turn')
  const { id: game } = await twoPlayers(node, ann, bob)

  await node.services.post()
  t.equal(browser.received().length, 0, 'Ann has 20 seconds to answer')
  await later()
  await later()

  const [request] = browser.received()
  t.equal(browser.received().length, 1)
  t.same(browser.notices(), [
    { type: 'turn', game, title: 'Goalscorer', names: ['Bob'], deadline: null },
  ])
  const { key } = await node.services.notices.key()
  t.match(await claimsOf(request!, key), {
    isNamed: true,
    aud: new URL(browser.subscription.endpoint).origin,
    sub: PUBLIC_URL,
  })
  t.match(request?.headers, { topic: game.replaceAll('-', ''), urgency: 'high' })
})

t.test('a turn that was answered in time is not announced', async (t) => {
  const { node, ann, bob, browserOf, later } = await startPush(t)
  const browser = await browserOf(ann, '/status/201/answered')
  const { id: game } = await twoPlayers(node, ann, bob)
  await node.services.post()
  await playOne(node, [ann, bob], game)
  await node.services.games.resign(bob, game)

  await later()

  t.same(
    browser.notices().map(({ type }) => type),
    ['over'],
  )
})

t.test('a player at the table gets no notice until 20 seconds after leaving it', async (t) => {
  const { node, clock, ann, bob, browserOf, later } = await startPush(t)
  const browser = await browserOf(ann, '/status/201/here')
  const { id: game } = await twoPlayers(node, ann, bob, { decisionSeconds: 86_400 })
  const { ports, node: id } = node.services.context
  const alive = `insert into nodes (id, seen_at, report)
    values ('${id}', now() + interval '1 day', '{}')
    on conflict (id) do update set seen_at = excluded.seen_at`
  await queryAt(node.url, alive)
  const isHere = (here: number, at = clock.now()) =>
    ports.tables.setPresence({ game, seat: 0, node: id, here, at })
  await isHere(1)

  for (let looks = 0; looks < 5; looks += 1) await later()
  t.equal(browser.received().length, 0, 'Ann looks at the question')
  await isHere(0)
  await later(5)
  t.equal(browser.received().length, 0, 'Ann may only have reloaded the page')
  await later(20)
  t.equal(browser.received().length, 1)

  await isHere(1)
  await node.services.games.resign(bob, game)
  await later()
  t.equal(browser.received().length, 1, 'Ann sees that the game is over')
})

t.test(
  'a player with days for a decision gets the notice at once, with the deadline',
  async (t) => {
    const { node, clock, ann, bob, browserOf } = await startPush(t)
    const browser = await browserOf(ann, '/status/201/days')
    await twoPlayers(node, ann, bob, { decisionSeconds: 86_400 })
    await node.services.post()
    const [notice] = browser.notices()
    t.equal(notice?.type, 'turn')
    t.ok(Math.abs(notice!.deadline! - clock.now() - 86_400_000) < 60_000)
  },
)

t.test('a player with a reserved seat gets a notice of the game', async (t) => {
  const { node, ann, bob, browserOf } = await startPush(t)
  const browser = await browserOf(bob, '/status/201/invited')
  const seats = [{ kind: 'me' }, { kind: 'account', account: bob.account.id }]
  const input = createGameInput.parse({ ruleset: 'goalscorer', seats })
  const { answer } = await node.services.games.create(ann, input)
  await untilAsync(async () => {
    await node.services.post()
    return browser.notices().length > 0
  })
  t.same(browser.notices(), [
    { type: 'invited', game: answer.id, title: 'Goalscorer', names: ['Ann'], deadline: null },
  ])
})

t.test('quiet hours delay a notice; muted games and unwanted types send none', async (t) => {
  const { node, clock, ann, bob, browserOf, later } = await startPush(t)
  const browser = await browserOf(ann, '/status/201/quiet')
  const now = new Date(clock.now())
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes()
  const quiet = { from: minute, until: (minute + 60) % 1_440 }
  const { notices } = node.services
  await notices.change(ann, { ...defaultNotices, quiet })
  const { id: game } = await twoPlayers(node, ann, bob)

  await later()
  t.equal(browser.received().length, 0, 'it waits')
  await later(3_600)
  t.equal(browser.received().length, 1, 'it is sent afterwards')

  await notices.change(ann, { ...defaultNotices, types: ['over'] })
  const { id: other } = await twoPlayers(node, ann, bob)
  await later()
  t.equal(browser.received().length, 1, 'Ann has switched off notices of turns')

  await notices.mute(ann, game, { muted: true })
  t.same((await notices.show(ann)).muted, [game])
  for (const one of [game, other]) await node.services.games.resign(bob, one)
  await later()
  t.same(
    browser.notices().map(({ type, game }) => ({ type, game })),
    [
      { type: 'turn', game },
      { type: 'over', game: other },
    ],
  )
})

t.test('a browser that has ended its subscription leaves the list', async (t) => {
  const { node, ann, bob, browserOf, later } = await startPush(t)
  const gone = await browserOf(ann, '/status/404/gone')
  const kept = await browserOf(ann, '/status/201/kept')
  await twoPlayers(node, ann, bob)
  await later()
  const { browsers } = await node.services.notices.show(ann)
  t.equal(gone.received().length, 1)
  t.same(
    browsers.map(({ id }) => id),
    [kept.id],
  )
  await node.services.notices.unsubscribe(ann, kept.id)
  t.match(await errorOf(node.services.notices.unsubscribe(ann, kept.id)), {
    code: 'browser-unknown',
  })
})

t.test('a browser that changes its account receives the notices of the new one only', async (t) => {
  const { node, ann, bob, browserOf, later } = await startPush(t)
  const browser = await browserOf(ann, '/status/201/moved')
  await node.services.notices.subscribe(bob, browser.subscription)
  await twoPlayers(node, ann, bob)
  await later()
  t.same((await node.services.notices.show(ann)).browsers, [])
  t.equal(browser.received().length, 0, 'it is the turn of Ann')
})

t.test('two nodes send one notice', async (t) => {
  const { node, clock, ann, bob, browserOf } = await startPush(t)
  const other = await startNode(t, node.url, withPush({ clock }))
  const browser = await browserOf(ann, '/status/201/nodes')
  await twoPlayers(node, ann, bob)
  const post = () => Promise.all([node, other].map(({ services }) => services.post()))
  await post()
  clock.skip(21)
  await post()
  await post()
  t.equal(browser.received().length, 1)
})

t.test('a service without PUBLIC_URL accepts no browser', async (t) => {
  const node = await startServices(t)
  t.match(await errorOf(node.services.notices.key()), { code: 'push-off' })
})

t.test('quiet hours end at their last minute, also after midnight', (t) => {
  const at = (text: string) => Date.parse(`2026-03-10T${text}:30Z`)
  const night = { from: 22 * 60, until: 7 * 60 }
  t.equal(quietEnd(night, 'UTC', at('21:59')), null)
  t.equal(quietEnd(night, 'UTC', at('22:00')), Date.parse('2026-03-11T07:00:00Z'))
  t.equal(quietEnd(night, 'UTC', at('06:59')), Date.parse('2026-03-10T07:00:00Z'))
  t.equal(quietEnd(night, 'UTC', at('07:00')), null)
  t.equal(quietEnd(night, 'Europe/Berlin', at('21:00')), Date.parse('2026-03-11T06:00:00Z'))
  t.end()
})
