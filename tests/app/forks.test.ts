import t from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import { type ForkInput, forkInput } from '../../src/app/runtime/lifecycle-schema.ts'
import { adminOf, openHiddenState } from '../support/admin.ts'
import { againstBot, errorOf, observe, playOne, send, twoPlayers } from '../support/players.ts'
import { guest, type Node, sharedServices } from '../support/service.ts'

const MOVES = 12

async function endedGame(node: Node) {
  const players = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...players, { decisionSeconds: 60 })
  for (let moves = 0; moves < MOVES; moves += 1) await playOne(node, players, id)
  const { version } = await observe(node, players[0], id)
  await node.services.games.resign(players[1], id)
  return { players, ann: players[0], bob: players[1], id, at: version }
}

const meAndBot: ForkInput['seats'] = [{ kind: 'me' }, { kind: 'bot' }]

async function fork(node: Node, caller: Caller, game: string, input: Partial<ForkInput> = {}) {
  const parsed = forkInput.parse({ at: 1, seats: meAndBot, ...input })
  return (await node.services.games.fork(caller, game, parsed)).answer
}

async function linesOf({ services }: Node, caller: Caller, game: string) {
  const lines: string[] = []
  for await (const line of services.games.raw(caller, game)) lines.push(line)
  return lines.slice(1).map((line) => JSON.parse(line))
}

const commitsIn = (rows: readonly { readonly packed: string }[]) =>
  rows.flatMap(({ packed }) => JSON.parse(packed) as { cause: { kind: string } }[])

t.test('anyone who may see an ended game forks it, with its log so far', async (t) => {
  const node = await sharedServices()
  const { games } = node.services
  const { ann, bob, id, at } = await endedGame(node)

  const made = await fork(node, bob, id, { at, seats: [{ kind: 'bot' }, { kind: 'me' }] })

  const then = await observe(node, bob, id, at)
  const now = await observe(node, bob, made.id)
  t.match(made, {
    status: 'running',
    visibility: 'private',
    seat: 1,
    origin: { game: id, version: at },
  })
  t.match(now, { paused: null, ended: null, decisionSeconds: null, seat: 1 })
  t.ok(now.version > at, 'including the fork and the bot’s moves since')
  t.not(now.fairness.commitment, then.fairness.commitment, 'with its own seed')
  t.same(await errorOf(observe(node, ann, made.id)), { code: 'game-unknown', kind: 'unknown' })
  await games.cancel(bob, made.id, { reason: 'other' })
  const [before, after] = [await linesOf(node, ann, id), await linesOf(node, bob, made.id)]
  const place = commitsIn(after).findIndex(({ cause }) => cause.kind === 'fork')
  t.same(commitsIn(after).slice(0, place), commitsIn(before).slice(0, place))
  t.match(await observe(node, bob, made.id), {
    status: 'cancelled',
    outcome: null,
    ended: { by: 'host', reason: 'other' },
  })
})

t.test('the host plays all seats of a fork, and sees all or one of them', async (t) => {
  const node = await sharedServices()
  const { ann, id, at } = await endedGame(node)
  const { games } = node.services

  const made = await fork(node, ann, id, { at, seats: [{ kind: 'me' }, { kind: 'me' }] })
  // The random draws of a fork differ from the draws of the original game, so the fork may end
  // earlier.
  for (let moves = 0; moves < 6; moves += 1) {
    const { decisions } = await games.decisions(ann, made.id)
    const open = decisions.find(({ optional }) => !optional)
    if (!open && moves > 0) break
    const sent = { decisionId: open!.id, move: open!.examples[0], moveId: `${moves}` }
    const { version } = await send(node, ann, made.id, sent)
    t.equal((await send(node, ann, made.id, sent)).version, version, 'the first answer again')
  }

  const seen = await observe(node, ann, made.id)
  const blind = await games.observe(ann, made.id, { text: false, as: 1 })
  t.same(
    seen.seats.map(({ kind, account }) => [kind, account]),
    [
      ['host', null],
      ['host', null],
    ],
  )
  t.equal(seen.seat, null)
  t.ok(blind.decisions.every(({ seat }) => seat === 1))
  t.same(await errorOf(games.observe(ann, id, { text: false, as: 1 })), {
    code: 'not-your-seat',
    kind: 'forbidden',
  })
})

t.test('only an ended, full game can be forked, at a version it had', async (t) => {
  const node = await sharedServices()
  const { ann, bob, id, at } = await endedGame(node)
  const running = await againstBot(node, ann)
  const stranger = await guest(node, 'Cleo')
  const { id: cleo } = stranger.account
  const three: ForkInput['seats'] = [...meAndBot, { kind: 'bot' }]
  const withAll: ForkInput['seats'] = [{ kind: 'me' }, { kind: 'account', account: cleo }]
  const twice: ForkInput['seats'] = [{ kind: 'account', account: cleo }, withAll[1]!]
  const refused = async (game: string, input: Partial<ForkInput>) =>
    (await errorOf(fork(node, ann, game, input)))?.code

  t.equal(await refused(running.id, {}), 'game-not-over')
  t.equal(await refused(id, { at: 1_000_000 }), 'history-rewound')
  t.equal(await refused(id, { at: (await observe(node, ann, id)).version }), 'game-over')
  t.equal(await refused(id, { at, seats: three }), 'invalid-input')
  t.equal(await refused(id, { at, seats: twice }), 'already-seated')
  const made = await fork(node, bob, id, { at, seats: withAll, decisionSeconds: 30 })
  t.equal((await observe(node, stranger, made.id)).seat, 1)
  t.equal(
    (await errorOf(node.services.games.cancel(bob, made.id, { reason: 'other' })))?.code,
    'others-are-seated',
  )
  t.ok((await observe(node, bob, made.id)).decisionSeconds === 30)
})

t.test('lists omit forks unless requested; a key makes one fork', async (t) => {
  const node = await sharedServices()
  const { games } = node.services
  const { bob, id, at } = await endedGame(node)
  const input = forkInput.parse({ at, seats: meAndBot })
  const first = await games.fork(bob, id, input, { key: 'again' })
  const second = await games.fork(bob, id, input, { key: 'again' })
  const list = async (forks: boolean) => {
    const { items } = await games.list(bob, { mine: true, forks, limit: 10 })
    return items.map((game) => game.id)
  }

  t.same([second.replayed, second.answer.id], [true, first.answer.id])
  t.same(await list(false), [id])
  t.same(await list(true), [first.answer.id, id])
})

t.test('a viewer of hidden state forks the game only without other players', async (t) => {
  const node = await sharedServices()
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const { id } = await twoPlayers(node, ann, bob)
  await openHiddenState(node.services, node.admin, id)
  const { version: at } = await observe(node, ann, id)
  await node.services.games.resign(ann, id)
  const withAdmin = { kind: 'account', account: node.admin.account.id } as const
  const withBob = { kind: 'account', account: bob.account.id } as const

  const asHost = await errorOf(fork(node, node.admin, id, { at, seats: [{ kind: 'me' }, withBob] }))
  const asGuest = await errorOf(fork(node, ann, id, { at, seats: [{ kind: 'me' }, withAdmin] }))
  const unseated = await fork(node, node.admin, id, { at, seats: [withBob, { kind: 'bot' }] })
  const alone = await fork(node, node.admin, id, { at, seats: meAndBot })

  t.same(asHost, { code: 'has-looked', kind: 'forbidden' })
  t.same(asGuest, { code: 'has-looked', kind: 'forbidden' })
  t.same([unseated.seat, alone.seat], [null, 0])
  await node.services.games.cancel(node.admin, alone.id, { reason: 'other' })
  const again = fork(node, node.admin, alone.id, { at, seats: [{ kind: 'me' }, withBob] })
  t.same(await errorOf(again), { code: 'has-looked', kind: 'forbidden' }, 'a fork of a fork, too')
})

t.test('a fork is verified with all its seeds, and so is a fork of a fork', async (t) => {
  const node = await sharedServices()
  const { ann, id, at } = await endedGame(node)
  const { games } = node.services
  const first = await fork(node, ann, id, { at, seats: [{ kind: 'bot' }, { kind: 'bot' }] })
  await games.wait(ann, first.id, { timeoutSeconds: 20, until: 'turn', limit: 1, after: 0 })
  const middle = (await observe(node, ann, first.id)).version - 10
  const second = await fork(node, ann, first.id, { at: middle })
  await games.resign(ann, second.id)

  for (const game of [first.id, second.id])
    t.match(await adminOf(node.services).verify(node.admin, game), {
      verdict: 'proved',
      unverified: 0,
      difference: null,
      mismatches: [],
      broken: null,
    })
})

t.test('a fork at a version before another fork starts from the origin', async (t) => {
  const node = await sharedServices()
  const { ann, id, at } = await endedGame(node)
  const { games } = node.services
  const first = await fork(node, ann, id, { at })
  await games.resign(ann, first.id)

  const made = [
    await fork(node, ann, first.id, { at: at - 1 }),
    await fork(node, ann, first.id, { at }),
    await fork(node, ann, first.id, { at: at + 1 }),
  ]

  t.same(
    made.map(({ origin }) => origin?.game),
    [id, id, first.id],
  )
  for (const game of made) {
    await games.resign(ann, game.id)
    t.match(await adminOf(node.services).verify(node.admin, game.id), {
      verdict: 'proved',
      unverified: 0,
      difference: null,
      mismatches: [],
      broken: null,
    })
  }
})
