// After a failover that loses events that clients have already received, every API must report the
// same error code.
import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { createClient } from 'graphql-ws'
import t, { type Test } from 'tap'
import { WebSocket } from 'ws'
import { loseRows } from '../../support/rows.ts'
import { until, untilAsync } from '../../support/until.ts'
import { messagesOf, openStream, parts } from './read-stream.ts'
import { startRestService } from './rest-service.ts'

async function startGame(t: Test) {
  const service = await startRestService(t)
  const { call, signUp, app } = service
  await app.listen({ port: 0 })
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const [token, other] = [(await signUp('Ada')).token, (await signUp('Grace')).token]
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { id } = (await call('POST /v1/games', { token, body })).body
  const game = `/v1/games/${id}`
  const { version: start } = (await call(`POST ${game}/seats`, { token: other })).body
  const { decisions } = (await call(`GET ${game}/decisions`, { token })).body
  const move = { decisionId: decisions[0].id, move: decisions[0].examples[0] }
  return { service, base, id: id as string, game, token, start: start as number, move }
}
type Table = Awaited<ReturnType<typeof startGame>>

/**
 * Deletes the last rows of a game's log and waits until the service has reconnected to the
 * database.
 */
async function loseEnd({ service, id, start }: Table): Promise<void> {
  await loseRows(service.database, id, start)
  await untilAsync(async () => (await service.call('GET /health/ready')).status === 200)
}

function reading<T>(messages: AsyncIterable<T>) {
  const read: T[] = []
  const end = (async () => {
    for await (const message of messages) read.push(message)
  })().catch((error: unknown) => error)
  return { read, end, done: end.then(() => read) }
}

async function* take<T>(messages: AsyncIterable<T>, most: number): AsyncGenerator<T> {
  let taken = 0
  for await (const message of messages) {
    yield message
    taken += 1
    if (taken === most) return
  }
}

t.test('streams report that their events are lost, and end', async (t) => {
  const table = await startGame(t)
  const { service, base, id, game, token, start, move } = table
  const events = reading(messagesOf(await openStream(base + game, { token })))
  const ndjson = { token, accept: 'application/x-ndjson' }
  const lines = reading(parts(await openStream(base + game, ndjson), '\n'))
  const socket = createClient({
    url: `${base.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: 0,
  })
  t.teardown(() => socket.dispose())
  const query = `subscription { gameEvents(id: "${id}") { to } }`
  const batches = reading(socket.iterate<{ gameEvents: { to: number } }>({ query }))
  const { version } = (await service.call(`POST ${game}/moves`, { token, body: move })).body
  await until(() => events.read.some((message) => message.data.version === version))
  await until(() => lines.read.some((line) => line.includes(`"version":${version},`)))
  await until(() => batches.read.at(-1)?.data?.gameEvents.to === version)

  await loseEnd(table)

  const facts = { version: start }
  const problem = { code: 'history-rewound', status: 409, facts }
  await events.end
  t.match(events.read.at(-1), { event: 'problem', data: problem })
  await lines.end
  t.match(JSON.parse(lines.read.at(-1)!), problem)
  t.match(await batches.end, [{ extensions: { code: 'history-rewound', facts } }])
})

t.test('a request for lost events is refused as history-rewound', async (t) => {
  const table = await startGame(t)
  const { service, base, id, game, token, start, move } = table
  const agent = new Client({ name: 'an agent', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await agent.connect(new StreamableHTTPClientTransport(new URL(`${base}/mcp`), { requestInit }))
  t.teardown(() => agent.close())
  const { version } = (await service.call(`POST ${game}/moves`, { token, body: move })).body

  await loseEnd(table)

  const facts = { version: start }
  const problem = { code: 'history-rewound', status: 409, facts }
  for (const line of [
    `GET ${game}?at=${version}`,
    `GET ${game}/events?after=${version}`,
    `GET ${game}/wait?after=${version}`,
  ])
    t.match((await service.call(line, { token })).body, problem, line)
  t.match(
    (await service.call(`POST ${game}/moves?after=${version}`, { token, body: move })).body,
    problem,
  )
  for (const from of [{ after: version }, { lastEventId: version }])
    await t.rejects(openStream(base + game, { token, ...from }), problem)
  const waited = await agent.callTool({ name: 'wait', arguments: { game: id, after: version } })
  const [content] = waited.content as { text: string }[]
  t.match(content!.text, /^No \(history-rewound\)/)
  const again = await service.call(`POST ${game}/moves?after=${start}`, { token, body: move })
  t.match(again, { status: 201, body: { version } }, 'and the lost move can be made again')
})

t.test('a reader on a lost branch gets history-rewound, however long the game is', async (t) => {
  const table = await startGame(t)
  const { service, base, id, game, token, start, move } = table
  const agent = new Client({ name: 'an agent', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await agent.connect(new StreamableHTTPClientTransport(new URL(`${base}/mcp`), { requestInit }))
  t.teardown(() => agent.close())
  const socket = createClient({
    url: `${base.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: 0,
  })
  t.teardown(() => socket.dispose())
  const field = `gameEvents(id: "${id}", afterCursor: $after) { cursor }`
  const query = `subscription ($after: String) { ${field} }`
  const follow = (after: string) =>
    socket.iterate<{ gameEvents: { cursor: string } }>({ query, variables: { after } })
  const call = (line: string) => service.call(line, { token })
  const lost = (await service.call(`POST ${game}/moves`, { token, body: move })).body
  const { cursor, version } = lost
  t.equal(cursor, `${version}.${lost.head.slice(0, 8)}`)
  for (const line of [`GET ${game}`, `GET ${game}/decisions`, `GET ${game}/events`])
    t.equal((await call(line)).body.cursor, cursor, line)
  t.equal((await call(`GET ${game}/wait?after=${cursor}&timeout=0`)).body.cursor, cursor)
  const [batch] = (await reading(take(follow(String(start)), 1)).done) as [
    { data: { gameEvents: object } },
  ]
  t.match(batch.data.gameEvents, { cursor })

  await loseEnd(table)
  const { decisions } = (await call(`GET ${game}/decisions`)).body
  const other = { decisionId: decisions[0].id, move: decisions[0].examples[1] }
  const grown = (await service.call(`POST ${game}/moves`, { token, body: other })).body

  t.equal(grown.version, version, 'the new branch is as long')
  const problem = { code: 'history-rewound', status: 409, facts: { version } }
  for (const line of [
    `GET ${game}?at=${cursor}`,
    `GET ${game}/events?after=${cursor}`,
    `GET ${game}/wait?after=${cursor}`,
  ])
    t.match((await call(line)).body, problem, line)
  const again = await service.call(`POST ${game}/moves?after=${cursor}`, { token, body: move })
  t.match(again.body, problem)
  for (const from of [{ after: cursor }, { lastEventId: cursor }])
    await t.rejects(openStream(base + game, { token, ...from }), problem)
  const { code, facts } = problem
  const refused = await reading(follow(cursor)).done
  t.match(refused, [{ errors: [{ extensions: { code, facts } }] }])
  const waited = await agent.callTool({ name: 'wait', arguments: { game: id, after: cursor } })
  t.match((waited.content as { text: string }[])[0]!.text, /^No \(history-rewound\)/)

  t.match(await call(`GET ${game}/events?after=${grown.cursor}`), { status: 200 })
  t.match(await call(`GET ${game}/events?after=${version}`), { status: 200 }, 'a bare version')
  for (const wrong of ['12.', '1.xyz', '-1', '3.0123456'])
    t.match(await call(`GET ${game}/events?after=${wrong}`), { status: 400 }, wrong)
})

t.test('a retry whose first answer is ahead of the log is refused alike', async (t) => {
  const service = await startRestService(t)
  const [host, guest] = [await service.signUp('Joan'), await service.signUp('Kate')]
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const keyed = (key: string) => ({ 'idempotency-key': key })
  const { body: made } = await service.call('POST /v1/games', { token: host.token, body })
  const join = () =>
    service.call(`POST /v1/games/${made.id}/seats`, { token: guest.token, headers: keyed('join') })
  const first = await join()

  // Deletes only the rows of the game's log, because the idempotency records are stored separately
  // and may survive a failover.
  await loseRows(service.database, made.id, 0)
  await untilAsync(async () => (await service.call('GET /health/ready')).status === 200)

  t.equal(first.status, 201)
  t.match((await join()).body, { code: 'history-rewound', facts: { version: 0 } })
})
