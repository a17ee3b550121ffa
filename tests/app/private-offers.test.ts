import t from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import { createGameInput, eventsInput, observeInput } from '../../src/app/games/schema.ts'
import { errorOf, observe, playOne, send, waitFor } from '../support/players.ts'
import { guest, type Node, sharedServices } from '../support/service.ts'

interface Market {
  readonly view: {
    readonly shared: {
      readonly phase: string
      readonly first: number
      readonly managers: readonly { readonly squad: readonly { readonly card: string }[] }[]
    }
  }
}

/**
 * Starts a game in which three managers are in the Training phase. In the Training phase, the
 * champion is the first manager and may offer a trade to the next manager.
 */
async function inTraining(node: Node) {
  const callers = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => guest(node, name)))
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const input = createGameInput.parse({ ruleset: 'superclub', seats })
  const { id } = (await node.services.games.create(callers[0]!, input)).answer
  for (const other of callers.slice(1)) await node.services.games.join(other, id, {})
  const position = async () => (await observe(node, callers[0]!, id)) as unknown as Market
  while ((await position()).view.shared.phase !== 'training') await playOne(node, callers, id)
  const { managers, first } = (await position()).view.shared
  const [from, to, third] = [first, (first + 1) % 3, (first + 2) % 3]
  const [ann, bob, eve] = [callers[from]!, callers[to]!, callers[third]!]
  return { callers, ann, bob, eve, id, to, card: managers[from]!.squad[0]!.card }
}

t.test('SC-R37 a pending offer is invisible to third seats', async (t) => {
  const node = await sharedServices()
  const { games } = node.services
  const { callers, ann, bob, eve, id, to, card } = await inTraining(node)
  const watcher = await guest(node, 'Wil')
  const ask = async (caller: Caller, kind: string) =>
    (await games.decisions(caller, id)).decisions.find((one) => one.kind === kind)!
  const shown = async (caller: Caller) => {
    const { version: after } = await observe(node, caller, id)
    const probe = eventsInput.parse({ after: after + 1 })
    const { serverTime: _, ...seen } = await observe(node, caller, id)
    const { serverTime: __, ...listed } = await games.decisions(caller, id)
    return {
      seen,
      asked: listed,
      watched: (await games.observe(caller, id, observeInput.parse({ since: 0 }))).beats,
      moments: await games.moments(caller, id),
      events: await games.events(caller, id, eventsInput.parse({ limit: 500 })),
      chain: await games.verify(caller, id, {}),
      receipt: await games.verify(caller, id, { version: after + 1 }),
      told: await games.tell(caller, id, 0),
      probe: await errorOf(games.events(caller, id, probe)),
      waited: await waitFor(node, caller, id, { timeoutSeconds: 0, until: 'change' }),
    }
  }
  const before = await Promise.all([eve, watcher].map(shown))
  const { version } = await observe(node, eve, id)
  const stop = new AbortController()
  const { batches } = await games.follow(eve, id, { after: version, signal: stop.signal })
  const next = batches[Symbol.asyncIterator]().next()
  const waiting = waitFor(node, eve, id, { after: version, until: 'change' })

  const trade = { give: { cash: 0, players: [card], staff: [] } }
  const take = { cash: 0, players: [], staff: [] }
  const { id: decisionId } = await ask(ann, 'market')
  const move = { type: 'trade-propose', to, ...trade, take }
  const proposed = await send(node, ann, id, { decisionId, move })
  const after = await Promise.all([eve, watcher].map(shown))
  const offered = await ask(bob, 'trade-response')
  await playOne(node, callers, id)
  const [firstBatch, waited] = [await next, await waiting]
  stop.abort()
  const log = await games.events(eve, id, eventsInput.parse({ after: version, limit: 500 }))
  const inside = await Promise.all([1, 2].map((more) => observe(node, eve, id, version + more)))

  t.equal(proposed.version, version + 1)
  t.ok(offered, 'the recipient is asked')
  t.same(after, before)
  t.match(after[0]?.probe, { code: 'history-rewound' })
  const blanks = log.items.findIndex(({ event }) => event !== null)
  t.equal(blanks, 2, 'then two blanks appear, as always')
  t.equal(new Set(log.items.slice(0, 3).map(({ at }) => at)).size, 1, 'in one commit')
  const between = inside.map(({ version }) => version)
  t.same(between, [version, version], 'with nothing in between')
  t.equal(firstBatch.value?.events.length, log.items.length, 'at once')
  t.match(waited, { reason: 'change', version: log.version })
})
