import t from 'tap'
import { waitFor } from './following.ts'
import { startGraphqlService } from './graphql-service.ts'

const query = `subscription {
  accountNews { state { id games { id } } news { news game { id awaits outcome { reason } } } }
}`
interface AccountMessage {
  readonly state: { readonly games: readonly unknown[] } | null
  readonly news: readonly { readonly news: readonly string[]; readonly game: { id: string } }[]
}

t.test('an account follows its games over a WebSocket', async (t) => {
  const { ask, signUp, follower } = await startGraphqlService(t)
  const token = await signUp('Ada')
  const client = follower(token)
  const messages: AccountMessage[] = []
  client.subscribe<{ accountNews: AccountMessage }>(
    { query },
    { next: ({ data }) => messages.push(data!.accountNews), error() {}, complete() {} },
  )
  await waitFor(() => messages.length > 0)

  const { data } = await ask(
    `mutation {
      createGame(input: {ruleset: "goalscorer", seats: [{kind: ME}, {kind: BOT}]}) { id }
    }`,
    { token },
  )
  const all = () => messages.flatMap(({ news }) => news)
  await waitFor(() => all().some(({ news }) => news.includes('TURN')))
  await client.dispose()

  t.match(messages[0], { state: { games: [] }, news: [] })
  t.equal(all()[0]?.game.id, data.createGame.id)
})
