import t from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import { createGameInput } from '../../src/app/games/schema.ts'
import { register } from '../../src/engine/kernel/define.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { tackle } from '../engine/kernel/rulesets/tackle.ts'
import { adminOf } from '../support/admin.ts'
import {
  errorOf,
  observe,
  playOne,
  readyMove,
  send,
  twoPlayers,
  waitFor,
} from '../support/players.ts'
import { guest, type Node, startNode, startServices, testClock } from '../support/service.ts'

const SECONDS = 30

interface Seen {
  readonly version: number
  readonly decisions: readonly { readonly deadline: number | null }[]
  readonly others: readonly { readonly deadline: number | null }[]
}

async function timedGame(t: Parameters<typeof startServices>[0], absence: 'default' | 'bot') {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const game = await twoPlayers(node, callers[0], callers[1], { decisionSeconds: SECONDS, absence })
  const { decisions, others } = await observe(node, callers[0], game.id)
  const askedSeat = decisions[0]?.seat ?? others[0]!.seat
  return { clock, node, callers, id: game.id, askedSeat, mover: callers[askedSeat]! }
}

const causes = async (
  { services, admin }: Awaited<ReturnType<typeof startServices>>,
  game: string,
): Promise<string[]> => {
  const { items } = await adminOf(services).log(admin, game, { after: 0, limit: 1000 })
  return items.map(({ cause }) => cause.kind)
}

t.test('a move after its deadline is refused, swept or not', async (t) => {
  const { clock, node, id, mover } = await timedGame(t, 'default')
  const ready = await readyMove(node, mover, id)
  clock.skip(SECONDS)

  const late = await errorOf(send(node, mover, id, ready))

  t.same(late, { code: 'decision-closed', kind: 'conflict' })
  t.same(await causes(node, id), ['setup', 'time-out'], 'the late move played the default')
})

t.test('an expired question is not shown', async (t) => {
  type Look = (node: Node, caller: Caller, id: string) => Promise<Seen>
  const readers: Readonly<Record<string, Look>> = {
    observe: (node, caller, id) => observe(node, caller, id),
    decisions: ({ services }, caller, id) => services.games.decisions(caller, id),
    wait: async (node, caller, id) => {
      const waited = await waitFor(node, caller, id, { timeoutSeconds: 0, after: 0 })
      return { ...waited, others: [] }
    },
  }
  for (const [name, read] of Object.entries(readers))
    for (const who of ['mover', 'stranger'] as const) {
      const { clock, node, id, mover } = await timedGame(t, 'default')
      const caller = who === 'mover' ? mover : await guest(node, 'Eve')
      const before = await read(node, caller, id)
      clock.skip(SECONDS)

      const seen = await read(node, caller, id)

      const open = [...seen.decisions, ...seen.others]
      const isLate = ({ deadline }: { deadline: number | null }) => deadline! <= clock.now()
      t.same(open.filter(isLate), [], `${name} by the ${who}`)
      t.ok(seen.version > before.version)
      t.same(await causes(node, id), ['setup', 'time-out'])
      const { values } = await node.services.metrics.timeOuts.get()
      t.equal(values[0]?.value, 1, 'and it is counted')
    }
})

t.test('of many concurrent readers on two nodes, one plays the time-out', async (t) => {
  const { clock, node, id, callers } = await timedGame(t, 'default')
  const other = await startNode(t, node.url, { clock })
  await observe(other, callers[0], id)
  clock.skip(SECONDS)

  const seen = await Promise.all(
    [node, other, node, other].flatMap((one) => callers.map((caller) => observe(one, caller, id))),
  )

  t.equal(new Set(seen.map(({ version }) => version)).size, 1)
  t.same(await causes(node, id), ['setup', 'time-out'])
  t.match(await adminOf(node.services).verify(node.admin, id, {}), { ok: true })
})

t.test('reading the game of an absent player wakes the bot', async (t) => {
  const { clock, node, id, callers, askedSeat } = await timedGame(t, 'bot')
  const other = callers[1 - askedSeat]!
  clock.skip(SECONDS)

  const seen = await observe(node, other, id)
  const { reason } = await waitFor(node, other, id)

  t.equal(seen.seats[askedSeat]!.controller, 'bot')
  t.equal(reason, 'turn', 'it continued the seat’s turn without a scheduler')
})

t.test('a game whose time-outs fail by a bug can still be read', async (t) => {
  const clock = testClock()
  const broken = () => {
    throw new Error('a bug of the ruleset')
  }
  const defaults = Object.fromEntries(
    Object.keys(registry.goalscorer!.defaults).map((kind) => [kind, broken]),
  )
  const reports: string[] = []
  const node = await startServices(t, {
    clock,
    registry: { goalscorer: { ...registry.goalscorer!, defaults } },
    parts: { report: (problem) => reports.push(problem) },
  })
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const game = await twoPlayers(node, ann, bob, { decisionSeconds: SECONDS, absence: 'default' })
  clock.skip(SECONDS)

  const seen = [await observe(node, ann, game.id), await observe(node, bob, game.id)]
  await node.services.sweep()

  t.same(
    seen.map(({ version }) => version),
    [game.version, game.version],
  )
  t.same(reports, [`${game.id} cannot be continued`], 'it is reported once')
})

t.test('two concurrent schedulers play a time-out once', async (t) => {
  const { clock, node, id } = await timedGame(t, 'default')
  const other = await startNode(t, node.url, { clock })
  clock.skip(SECONDS)

  for (let round = 0; round < 3; round += 1)
    await Promise.all([node, other, node, other].map(({ services }) => services.sweep()))

  t.same(await causes(node, id), ['setup', 'time-out'])
})

t.test('deadlines that passed while all nodes were down are enforced later', async (t) => {
  const { clock, node, id, callers } = await timedGame(t, 'default')
  await node.services.close()
  clock.skip(SECONDS * 100)

  const reborn = await startNode(t, node.url, { clock })
  await reborn.services.sweep()
  const after = await observe(reborn, callers[0], id)
  const open = [...after.decisions, ...after.others]

  t.ok(after.version > 0)
  t.ok(
    open.every(({ deadline }) => deadline !== null && deadline > clock.now()),
    'clocks that start after the outage start from now',
  )
  const kinds = (await adminOf(reborn.services).log(node.admin, id, { after: 0, limit: 10 })).items
  t.same(
    kinds.map(({ cause }) => cause.kind),
    ['setup', 'time-out'],
  )
  t.match(await adminOf(reborn.services).verify(node.admin, id, {}), { ok: true })
})

t.test('time-outs alone play a game to its end', async (t) => {
  const { clock, node, id, callers } = await timedGame(t, 'default')

  let over = false
  for (let rounds = 0; rounds < 300 && !over; rounds += 1) {
    clock.skip(SECONDS)
    await node.services.sweep()
    over = (await observe(node, callers[0], id)).status === 'over'
  }

  t.ok(over)
  t.match(await adminOf(node.services).verify(node.admin, id, {}), { ok: true })
})

t.test('a bot takes the seat of an absent player, who gets it back', async (t) => {
  const { clock, node, id, callers, askedSeat, mover } = await timedGame(t, 'bot')
  const other = callers[1 - askedSeat]!
  clock.skip(SECONDS)
  await node.services.sweep()

  const given = await observe(node, mover, id)
  // Waits until the bot has played for the timed-out player and the other player has a decision.
  await waitFor(node, other, id)
  const later = await observe(node, other, id)
  const join = () => node.services.games.join(mover, id, {}, { key: 'back' })
  const taken = await join()
  const back = await observe(node, mover, id)

  t.same(await join(), { ...taken, replayed: true }, 'a repeated question is answered alike')
  t.equal(given.seats[askedSeat]!.controller, 'bot')
  t.ok(later.version > given.version || later.decisions.length > 0)
  t.equal(back.seats[askedSeat]!.controller, 'player')
  const kinds = await causes(node, id)
  t.equal(kinds.filter((kind) => kind === 'hand-over').length, 2)
  t.same(await errorOf(node.services.games.join(mover, id, {})), {
    code: 'already-seated',
    kind: 'conflict',
  })
  t.match(await adminOf(node.services).verify(node.admin, id, {}), { ok: true })
})

t.test('a move takes the seat back from the bot', async (t) => {
  const { clock, node, id, callers, askedSeat, mover } = await timedGame(t, 'bot')
  clock.skip(SECONDS)
  await node.services.sweep()
  await waitFor(node, callers[1 - askedSeat]!, id)

  const refused = await errorOf(
    send(node, mover, id, { decisionId: 'long gone', move: { type: 'any' } }),
  )

  t.same(refused, { code: 'decision-closed', kind: 'conflict' })
  t.equal((await observe(node, mover, id)).seats[askedSeat]!.controller, 'player')
})

t.test('with `wait` no decision of any ruleset has a deadline', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  for (const ruleset of Object.keys(registry)) {
    const game = await twoPlayers(node, ann, bob, { ruleset, absence: 'wait' })
    clock.skip(365 * 24 * 3600)

    await node.services.sweep()

    const seen = await observe(node, ann, game.id)
    t.match(seen, { version: game.version, clocks: [], absence: 'wait' }, ruleset)
    t.not(await playOne(node, [ann, bob], game.id), null)
  }
})

t.test('with `wait` a time limit is refused', async (t) => {
  const node = await startServices(t)
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const malformed = { code: 'invalid-input', kind: 'malformed' }
  const waiting = (terms: object) => twoPlayers(node, ann, bob, { absence: 'wait', ...terms })
  const options = { decisionTimeLimitSeconds: 30 }

  t.same(await errorOf(waiting({ decisionSeconds: 60 })), malformed)
  t.same(await errorOf(waiting({ options })), malformed)
  const { absence } = await twoPlayers(node, ann, bob, { options })
  t.equal(absence, 'default', 'an option may limit time without a default pace')
})

t.test('the lobby shows the time limit of each kind of question', async (t) => {
  const node = await startServices(t)
  const ann = await guest(node, 'Ann')
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const open = async (terms: object) => {
    const input = createGameInput.parse({ ruleset: 'starplayer', seats, ...terms })
    const { answer } = await node.services.games.create(ann, input)
    return (await observe(node, ann, answer.id)).clocks
  }

  t.same(await open({}), [])
  t.same(await open({ decisionSeconds: 600, options: { claimSeconds: 7 } }), [
    { kind: 'roll', seconds: 600 },
    { kind: 'purchase', seconds: 600 },
    { kind: 'turn-end', seconds: 600 },
    { kind: 'tackle', seconds: 150 },
    { kind: 'choose-opponent', seconds: 600 },
    { kind: 'negotiate', seconds: 120 },
    { kind: 'answer-offer', seconds: 120 },
    { kind: 'settle-debt', seconds: 1200 },
    { kind: 'answer-sale', seconds: 1200 },
    { kind: 'claim-window', seconds: 7 },
  ])
})

t.test('missing a short question keeps the seat, missing a turn does not', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock, registry: { tackle: register(tackle) } })
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const day = 24 * 3600
  const terms = { ruleset: 'tackle', absence: 'bot', decisionSeconds: day } as const
  const { id } = await twoPlayers(node, ...callers, terms)
  await playOne(node, [...callers], id)
  const hands = async () =>
    (await observe(node, callers[0], id)).seats.map(({ controller }) => controller)
  clock.skip(10)
  await node.services.sweep()

  t.same(await causes(node, id), ['setup', 'move', 'time-out'], 'no player tackled')
  t.same(await hands(), ['player', 'player'])

  clock.skip(day)
  await node.services.sweep()
  t.equal((await hands()).filter((hand) => hand === 'bot').length, 1)
})
