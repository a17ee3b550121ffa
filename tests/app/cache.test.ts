import t from 'tap'
import { createGameInput } from '../../src/app/games/schema.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { observe, playOne, twoPlayers } from '../support/players.ts'
import { guest, type Node, startServices } from '../support/service.ts'

async function cachedGames({ services }: Node): Promise<number> {
  const text = await services.metrics.registry.metrics()
  return Number(/^touchline_cached_games (\d+)$/m.exec(text)?.[1])
}

t.test('longer games weigh more, and leave room for others', async (t) => {
  const node = await startServices(t, { settings: { cachedEventsMax: 300 } })
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const games = await Promise.all(
    Array.from({ length: 4 }, () =>
      twoPlayers(node, callers[0], callers[1], { ruleset: 'rising-star', options: { seasons: 3 } }),
    ),
  )
  for (const { id } of games) await playOne(node, callers, id)
  t.equal(await cachedGames(node), 4)

  for (const { id } of games)
    while ((await observe(node, callers[0], id)).version < 120) await playOne(node, callers, id)

  t.ok((await cachedGames(node)) < 3, 'each weighs more than twice as much')
})

t.test('the weight of a game includes its unregistered pack', async (t) => {
  const node = await startServices(t, { settings: { cachedEventsMax: 2_500 } })
  const { games, packs } = node.services
  const ann = await guest(node, 'Ann')
  const content = { ...(registry.superclub!.packs[0] as object), id: 'own' }
  const { name } = await packs.upload(ann, { content })
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const play = async (contentPack: string) => {
    const terms = createGameInput.parse({ ruleset: 'superclub', contentPack, seats })
    const { answer } = await games.create(ann, terms)
    await observe(node, ann, answer.id)
  }

  for (let made = 0; made < 4; made += 1) await play('superclub-house')
  t.equal(await cachedGames(node), 4)
  for (let made = 0; made < 4; made += 1) await play(name)

  t.ok((await cachedGames(node)) < 4)
})
