import pg from 'pg'
import t from 'tap'
import type { Caller } from '../../src/service/caller.ts'
import { listGamesInput } from '../../src/service/shapes/games.ts'
import { errorOf, observe, playOne, twoPlayers } from '../support/players.ts'
import { guest, type Node, sharedServices, startServices } from '../support/service.ts'

/** More than may wait. */
const CROWD = 100

const list = ({ services }: Node, caller: Caller, input: object = {}) =>
  services.games.list(caller, listGamesInput.parse(input))

t.test('lists that stand still take nothing from those who play', async (t) => {
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

  t.same(refused, { code: 'busy', kind: 'busy' }, 'and who comes too many is told at once')
  t.ok(seen.version > version)
  t.equal(eve.account.name, 'Eve')
  const settled = await answers
  const listed = settled.filter(({ status }) => status === 'fulfilled')
  const told = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  t.ok(listed.length > 0, 'those before them have their lists')
  t.ok(told.length > 0)
  t.same(
    told.filter(({ kind, retryAfterSeconds }) => kind !== 'busy' || !retryAfterSeconds),
    [],
  )
})

t.test('games are found by how they stand, among all and among mine', async (t) => {
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
