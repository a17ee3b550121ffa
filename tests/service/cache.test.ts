import t from 'tap'
import { observe, playOne, twoPlayers } from '../support/players.ts'
import { guest, startServices } from '../support/service.ts'

t.test('games that have grown weigh more, and leave the cache to others', async (t) => {
  const node = await startServices(t, { settings: { cachedEventsMax: 300 } })
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const cached = async () => {
    const { registry } = node.services.metrics
    const [, count] = /^touchline_cached_games (\d+)$/m.exec(await registry.metrics()) ?? []
    return Number(count)
  }
  const games = await Promise.all(
    Array.from({ length: 4 }, () =>
      twoPlayers(node, callers[0], callers[1], { ruleset: 'rising-star', options: { seasons: 3 } }),
    ),
  )
  for (const { id } of games) await playOne(node, callers, id)
  t.equal(await cached(), 4)

  for (const { id } of games)
    while ((await observe(node, callers[0], id)).version < 120) await playOne(node, callers, id)

  t.ok((await cached()) < 3, 'each weighs more than twice as much')
})
