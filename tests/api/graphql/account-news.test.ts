import t from 'tap'
import { openHouse } from './door.ts'
import { met } from './following.ts'

const query = `subscription {
  accountNews { state { id games { id } } news { news game { id awaits outcome { reason } } } }
}`
interface Told {
  readonly state: { readonly games: readonly unknown[] } | null
  readonly news: readonly { readonly news: readonly string[]; readonly game: { id: string } }[]
}

t.test('an account follows its games over a WebSocket', async (t) => {
  const { ask, signUp, follower } = await openHouse(t)
  const token = await signUp('Ada')
  const client = follower(token)
  const told: Told[] = []
  client.subscribe<{ accountNews: Told }>(
    { query },
    { next: ({ data }) => told.push(data!.accountNews), error() {}, complete() {} },
  )
  await met(() => told.length > 0)

  const { data } = await ask(
    `mutation {
      createGame(input: {ruleset: "goalscorer", seats: [{kind: ME}, {kind: BOT}]}) { id }
    }`,
    { token },
  )
  const all = () => told.flatMap(({ news }) => news)
  await met(() => all().some(({ news }) => news.includes('TURN')))
  await client.dispose()

  t.match(told[0], { state: { games: [] }, news: [] })
  t.equal(all()[0]?.game.id, data.createGame.id)
})
