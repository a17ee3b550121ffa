import t, { type Test } from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import { ServiceError } from '../../src/app/core/errors.ts'
import type { Ports } from '../../src/app/core/ports.ts'
import { createGameInput } from '../../src/app/games/schema.ts'
import { createServices } from '../../src/app/service/create-service.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { adminOf } from '../support/admin.ts'
import { withClient } from '../support/client.ts'
import { errorOf, observe, playOne, readyMove, send, twoPlayers } from '../support/players.ts'
import { guest, type Node, startNode, startServices } from '../support/service.ts'

async function twoNodes(t: Test) {
  const one = await startServices(t)
  const two = await startNode(t, one.url)
  const callers = [await guest(one, 'Ann'), await guest(one, 'Bob')] as const
  return { one, two, callers, admin: one.admin }
}

t.test('two nodes play one game in turn, and neither gives a stale refusal', async (t) => {
  const { one, two, callers, admin } = await twoNodes(t)
  const game = await twoPlayers(one, callers[0], callers[1])

  // The test alternates between the nodes, so that the cache of each node is outdated at every
  // move.
  let nodes: [Node, Node] = [one, two]
  for (let moves = 0; moves < 30; moves += 1) {
    const seat = await playOne(nodes[0], callers, game.id)
    if (seat === null) break
    nodes = [nodes[1], nodes[0]]
  }
  const seen = await Promise.all([one, two].map((node) => observe(node, callers[0], game.id)))
  const { serverTime: _, ...first } = seen[0]!
  const { serverTime: __, ...second } = seen[1]!

  t.same(first, second)
  t.match(await adminOf(one.services).verify(admin, game.id, {}), { ok: true })
})

t.test('a refusal based on a stale fold is evaluated again', async (t) => {
  const { one, two, callers } = await twoNodes(t)
  const game = await twoPlayers(one, callers[0], callers[1])
  await observe(two, callers[0], game.id)
  const mover = await playOne(one, callers, game.id)
  const next = await observe(one, callers[0], game.id)
  const seat = next.decisions[0]?.seat ?? next.others[0]!.seat
  const ready = await readyMove(one, callers[seat]!, game.id)

  // The second node must reload the game from the database before it refuses a decision id as
  // unknown.
  const answer = await send(two, callers[seat]!, game.id, ready)

  t.not(mover, null)
  t.ok(answer.version > next.version)
})

t.test('of two nodes that answer one decision at once, one wins', async (t) => {
  const { one, two, callers, admin } = await twoNodes(t)
  const game = await twoPlayers(one, callers[0], callers[1])

  const lost: unknown[] = []
  for (let round = 0; round < 12; round += 1) {
    const { outcome, decisions, others } = await observe(one, callers[0], game.id)
    if (outcome) break
    const caller = callers[decisions[0]?.seat ?? others[0]!.seat] as Caller
    const ready = await readyMove(one, caller, game.id)
    await observe(two, caller, game.id)
    const both = await Promise.allSettled([
      send(one, caller, game.id, ready),
      send(two, caller, game.id, ready),
    ])
    t.equal(both.filter(({ status }) => status === 'fulfilled').length, 1)
    for (const one of both) if (one.status === 'rejected') lost.push(one.reason.code)
  }

  t.same([...new Set(lost)], ['decision-closed'])
  t.match(await adminOf(two.services).verify(admin, game.id, {}), { ok: true })
})

t.test('under a crowd at one game every request is answered exactly once', async (t) => {
  const { one, two, callers, admin } = await twoNodes(t)
  const game = await twoPlayers(one, callers[0], callers[1])
  let made = 0
  const reasons = new Map<string, number>()
  const player = async (node: Node, caller: Caller) => {
    for (let tries = 0; tries < 25; tries += 1) {
      try {
        await send(node, caller, game.id, await readyMove(node, caller, game.id))
        made += 1
      } catch (error) {
        if (!(error instanceof ServiceError) && (error as Error).message !== 'nothing is asked')
          throw error
        const code = error instanceof ServiceError ? error.code : 'not asked'
        reasons.set(code, (reasons.get(code) ?? 0) + 1)
      }
    }
  }

  await Promise.all(
    [one, two, one, two].flatMap((node) => callers.map((caller) => player(node, caller))),
  )
  const log = await adminOf(one.services).log(admin, game.id, { after: 0, limit: 1000 })
  const report = await adminOf(two.services).verify(admin, game.id, {})

  const known = ['not asked', 'decision-closed', 'game-over', 'busy', 'invalid-parameters']
  t.same(
    [...reasons.keys()].filter((code) => !known.includes(code)),
    [],
  )
  t.equal(log.items.filter(({ cause }) => cause.kind === 'move').length, made)
  t.match(report, { ok: true })
})

t.test('an account may not play another’s seat', async (t) => {
  const { one, callers } = await twoNodes(t)
  const game = await twoPlayers(one, callers[0], callers[1])
  const { decisions } = await observe(one, callers[0], game.id)
  const [mover, other] = decisions.length > 0 ? callers : [callers[1], callers[0]]
  const ready = await readyMove(one, mover, game.id)
  const stranger = await guest(one, 'Eve')

  t.same(await errorOf(send(one, other, game.id, ready)), {
    code: 'not-your-decision',
    kind: 'forbidden',
  })
  t.same(await errorOf(send(one, stranger, game.id, ready)), {
    code: 'not-seated',
    kind: 'forbidden',
  })
})

async function waitingTable(t: Test, late: (store: Ports, gate: Promise<void>) => Partial<Ports>) {
  const one = await startServices(t)
  const { store } = await startNode(t, one.url)
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const ports = { ...store, ...late(store, gate) }
  const settings = { sweepMilliseconds: 3_600_000 }
  const services = withClient(await createServices({ ports, registry, settings }))
  const [ann, bob] = [await guest(one, 'Ann'), await guest(one, 'Bob')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const input = createGameInput.parse({ ruleset: 'goalscorer', seats })
  const { id } = (await one.services.games.create(ann, input)).answer
  const load = () => observe({ services, store }, ann, id)
  return { load, start: () => one.services.games.join(bob, id, {}), open }
}

for (const [what, late] of [
  [
    'rows that were read before it',
    ({ log }: Ports, gate: Promise<void>) => ({
      log: {
        ...log,
        async tails(requests: Parameters<Ports['log']['tails']>[0]) {
          const found = await log.tails(requests)
          await gate
          return found
        },
      },
    }),
  ],
  [
    'a record that was read after it',
    ({ games }: Ports, gate: Promise<void>) => ({
      games: { ...games, find: (id: string) => gate.then(() => games.find(id)) },
    }),
  ],
] as const)
  t.test(`a game that starts while it is loaded, with ${what}, is seen whole`, async (t) => {
    const { load, start, open } = await waitingTable(t, late)

    const before = load()
    await new Promise(setImmediate)
    await start()
    const after = load()
    open()

    for (const { status, view } of await Promise.all([before, after]))
      t.match({ status, view }, { status: 'running', view: Object })
  })
