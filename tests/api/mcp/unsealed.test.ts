import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import t from 'tap'
import { listening, sharedRestService } from '../rest/rest-service.ts'

const ruleset = 'title-chase'
const options = { teamAssignment: 'random', version: 'mini' }

t.test('agents see that a host has loaded an unverified save', async (t) => {
  const service = await sharedRestService()
  const { call, signUp } = service
  const base = await listening(service)
  const [ada, grace] = [await signUp('Ada'), await signUp('Grace')].map(({ token }) => token)
  const agent = new Client({ name: 'an agent', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${grace}` } }
  await agent.connect(new StreamableHTTPClientTransport(new URL(`${base}/mcp`), { requestInit }))
  t.teardown(() => agent.close())
  const tell = async (name: string, args: Record<string, unknown>) => {
    const { content } = await agent.callTool({ name, arguments: args })
    return (content as { text: string }[])[0]!.text
  }
  const create = async (body: object) => {
    const created = await call('POST /v1/games', { token: ada, body: { ruleset, ...body } })
    return created.body.id as string
  }
  const warning = /the host loaded the save although it could not be verified/
  const seats = [{ kind: 'me' }, { kind: 'open' }]

  const first = await create({ options, seats })
  const sealed = await tell('join_game', { game: first })
  const { body } = await call(`GET /v1/games/${first}/save`, { token: ada })
  const { seal: _, ...save } = body
  const game = await create({ save, unsealed: true, seats })
  const lobby = JSON.parse(await tell('list', { ruleset }))
  const texts = [
    await tell('join_game', { game }),
    await tell('observe', { game }),
    await tell('observe', { game, after: 0 }),
    await tell('wait', { game, after: 0, wait: 0 }),
  ]

  t.notMatch(sealed, warning)
  t.match(lobby, { games: [{ id: game, save: warning }] })
  for (const text of texts) t.match(text, warning)
  const log = await call(`GET /v1/games/${game}/events?limit=1&include=words`, { token: ada })
  t.match(log.body, { items: [{ version: 1, words: warning }] }, 'so does the log over REST')
})
