// Who follows a game, wherever they do.
import t from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import { waitInput } from '../../src/app/games/schema.ts'
import { perform } from '../support/desk.ts'
import { twoPlayers } from '../support/players.ts'
import { guest, type Node, startNode, startServices } from '../support/service.ts'
import { untilAsync } from '../support/until.ts'

t.test('who follows a game is asked of all nodes, and stored by none', async (t) => {
  const node = await startServices(t)
  const other = await startNode(t, node.url)
  const [ann, bob] = [await guest(node, 'Ann'), await guest(node, 'Bob')]
  const { id } = await twoPlayers(node, ann, bob)
  const leaving = new AbortController()
  const { signal } = leaving
  const attendance = () => perform(node.services, 'attendance', node.admin, id)
  const follow = async ({ services }: Node, who: Caller | null) => {
    const following = await services.games.follow(who, id, { after: 0, signal })
    for await (const _ of following.batches);
  }
  t.match(await attendance(), { seats: [], others: 0, failing: null })

  const all = [follow(node, ann), follow(other, ann), follow(other, null)]
  const input = waitInput.parse({ timeoutSeconds: 25, until: 'change' })
  const waiting = other.services.games.wait(bob, id, input, signal)

  const there = [
    { seat: 0, streams: 2 },
    { seat: 1, streams: 1 },
  ]
  await untilAsync(async () => {
    const { seats, others } = await attendance()
    return others === 1 && JSON.stringify(seats) === JSON.stringify(there)
  })
  leaving.abort()
  await Promise.allSettled([...all, waiting])
  t.match(await attendance(), { seats: [], others: 0 })
})
