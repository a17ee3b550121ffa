import pg from 'pg'
import t from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import { listGamesInput } from '../../src/app/games/schema.ts'
import { errorOf, observe, playOne, twoPlayers } from '../support/players.ts'
import { guest, type Node, sharedServices, startNode, startServices } from '../support/service.ts'

const CROWD = 100

const list = ({ services }: Node, caller: Caller, input: object = {}) =>
  services.games.list(caller, listGamesInput.parse(input))

t.test('stalled lists do not slow down players', async (t) => {
  const node = await startServices(t)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers)
  const { version } = await observe(node, callers[0], id)
  const clerk = new pg.Client(node.url)
  await clerk.connect()
  t.teardown(() => clerk.end())
  await clerk.query('begin')
  await clerk.query('lock table seats in access exclusive mode')

  const lists = Array.from({ length: CROWD }, () => list(node, callers[0]))
  const answers = Promise.allSettled(lists)
  const refused = await errorOf(list(node, callers[0]))
  await playOne(node, callers, id)
  const seen = await observe(node, callers[1], id)
  const eve = await guest(node, 'Eve')
  await clerk.query('commit')

  t.same(refused, { code: 'busy', kind: 'busy' }, 'a caller over the limit is refused at once')
  t.ok(seen.version > version)
  t.equal(eve.account.name, 'Eve')
  const settled = await answers
  const listed = settled.filter(({ status }) => status === 'fulfilled')
  const errors = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  t.ok(listed.length > 0, 'the others get their lists')
  t.ok(errors.length > 0)
  t.same(
    errors.filter(({ kind, retryAfterSeconds }) => kind !== 'busy' || !retryAfterSeconds),
    [],
  )
})

t.test('games are found by status, among all and among mine', async (t) => {
  const node = await sharedServices()
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const standing = async (id: string) => {
    const found: string[] = []
    for (const status of listGamesInput.shape.status.unwrap().options)
      for (const mine of [true, false])
        for (const ruleset of ['goalscorer', 'superclub', undefined])
          for (const caller of callers) {
            const { items } = await list(node, caller, { status, mine, ruleset })
            const isThere = items.some((game) => game.id === id)
            if (isThere) found.push([status, mine ? 'mine' : 'all', ruleset ?? 'any'].join(' '))
          }
    return found
  }
  const everywhere = (status: string) =>
    ['mine', 'all'].flatMap((whose) =>
      ['goalscorer', 'any'].flatMap((ruleset) =>
        callers.map(() => [status, whose, ruleset].join(' ')),
      ),
    )

  const { id } = await twoPlayers(node, ...callers)
  t.same(await standing(id), everywhere('running'))
  await node.services.games.resign(callers[0], id)
  t.same(await standing(id), everywhere('over'))
})

t.test('lists show whose turn it is, on every node, and filter by my turn', async (t) => {
  const node = await startServices(t)
  const other = await startNode(t, node.url)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const eve = await guest(node, 'Eve')
  const { id } = await twoPlayers(node, ...callers)
  await twoPlayers(node, callers[1], eve)
  const listedGame = async (at: Node, caller: Caller) =>
    (await list(at, caller)).items.find((game) => game.id === id)!
  const awaiting = async (caller: Caller) =>
    (await list(other, caller, { awaitsMe: true })).items.map((game) => game.id)

  const strange = await listedGame(other, eve)
  const seats: (number | null)[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const mover = (await observe(node, callers[0], id)).decisions.length > 0 ? 0 : 1
    seats.push(mover)
    for (const caller of callers)
      for (const at of [node, other]) t.same((await listedGame(at, caller)).awaits, [mover])
    t.same((await listedGame(other, eve)).awaits, [mover], 'it is cached')
    t.equal((await awaiting(callers[mover]!)).includes(id), true)
    t.equal((await awaiting(callers[1 - mover]!)).includes(id), false)
    t.equal((await awaiting(eve)).includes(id), false)
    await playOne(node, callers, id)
  }
  const { version } = await observe(node, callers[0], id)
  t.equal((await listedGame(other, eve)).version, version)
  await node.services.games.resign(callers[0], id)

  t.same([strange.awaits, strange.outcome], [null, null], 'other games are not folded for it')
  t.ok(new Set(seats).size === 2)
  const over = await listedGame(other, callers[1])
  t.match(over, { status: 'over', awaits: [], outcome: { ranking: [[1], [0]] } })
  t.match(await listedGame(other, eve), { outcome: { ranking: [[1], [0]] } }, 'it is cached')
})
