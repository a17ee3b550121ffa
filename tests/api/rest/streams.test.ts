import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import t from 'tap'
import { z } from 'zod'
import { Streams } from '../../../src/api/rest/wire/streams.ts'
import { sse } from '../../../src/api/rest/wire/wire.ts'
import type { FollowedBatch } from '../../../src/app/streams/following.ts'
import { miniRulesets } from '../../engine/kernel/rulesets/index.ts'
import { messagesOf, openStream, parts } from './read-stream.ts'
import { listening, type RestService, sharedRestService, startRestService } from './rest-service.ts'

interface Table {
  readonly service: RestService
  readonly game: string
  readonly url: string
  readonly tokens: readonly string[]
}

async function startGame(service: RestService, ruleset = 'goalscorer'): Promise<Table> {
  const tokens = [(await service.signUp('Ada')).token, (await service.signUp('Grace')).token]
  const body = { ruleset, seats: [{ kind: 'me' }, { kind: 'open' }] }
  const created = await service.call('POST /v1/games', { token: tokens[0], body })
  const game = `/v1/games/${created.body.id}`
  await service.call(`POST ${game}/seats`, { token: tokens[1] })
  return { service, game, url: (await listening(service)) + game, tokens }
}

async function play({ service: { call }, game, tokens }: Table, most = 1_000): Promise<void> {
  for (let made = 0; made < most; ) {
    for (const token of tokens) {
      const listed = await call(`GET ${game}/decisions`, { token })
      const [decision] = listed.body.decisions
      if (!decision) continue
      const body = { decisionId: decision.id, move: decision.examples[0] }
      const moved = await call(`POST ${game}/moves`, { token, body })
      if (moved.status !== 201) throw new Error(moved.text)
      if (moved.body.outcome) return
      made += 1
      if (made === most) return
    }
  }
}

t.test('events survive reconnects exactly once', async (t) => {
  const table = await startGame(await sharedRestService())
  const token = table.tokens[1]!
  const seen: string[] = []
  let last: { version: number } | null = null
  const reading = (async () => {
    while (last === null) {
      const lastEventId = seen.at(-1) ?? 0
      const abort = new AbortController()
      const answer = await openStream(table.url, { token, lastEventId, signal: abort.signal })
      let count = 0
      for await (const { id, event, data } of messagesOf(answer)) {
        if (event === 'over') last = data
        else seen.push(id!)
        if (event !== 'over') t.equal(data.cursor, id)
        count += 1
        if (count === 40) break
      }
      abort.abort()
    }
  })()

  await play(table)
  await reading

  const { body } = await table.service.call(`GET ${table.game}`, { token })
  t.same(last, { version: body.version, over: true, ended: body.ended })
  t.match(body.ended, { by: 'rules' })
  t.same(
    seen.map((cursor) => Number.parseInt(cursor, 10)),
    Array.from({ length: body.version }, (_, index) => index + 1),
  )
})

t.test('a client with all events of an ended game learns not to reconnect', async (t) => {
  const table = await startGame(await sharedRestService())
  const [token = ''] = table.tokens
  await play(table, 2)
  await table.service.call(`POST ${table.game}/resignation`, { token })
  const ids: string[] = []
  for await (const { id } of messagesOf(await openStream(table.url, { token })))
    if (id !== null) ids.push(id)
  const last = ids.at(-1)!

  const again = await openStream(table.url, { token, lastEventId: last })
  t.equal(again.status, 204)
  t.equal(await again.text(), '')
  const early = await openStream(table.url, { token, lastEventId: Number.parseInt(last, 10) - 1 })
  t.same([early.status, (await early.text()).includes('event: over')], [200, true])
  const response = await openStream(table.url, { token, after: last })
  t.equal(response.status, 200, 'a reader from there on learns that it is over')
})

t.test('NDJSON on request, from a version on', async (t) => {
  const table = await startGame(await sharedRestService())
  await play(table, 6)
  await table.service.call(`POST ${table.game}/resignation`, { token: table.tokens[0] })

  const accept = 'application/x-ndjson'
  const answer = await openStream(table.url, { token: table.tokens[1]!, accept, after: 4 })
  const lines: { version: number; over?: boolean }[] = []
  for await (const line of parts(answer, '\n')) if (line !== '') lines.push(JSON.parse(line))

  t.match(answer.headers.get('content-type'), /^application\/x-ndjson/)
  t.equal(answer.headers.get('x-accel-buffering'), 'no')
  t.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  t.equal(lines[0]?.version, 5)
  const ended = { by: 'rules', reason: 'resigned', at: Number }
  t.match(lines.at(-1), { version: lines.at(-2)?.version, over: true, ended })
})

const sealed = {
  ...miniRulesets['line-up']!,
  content: z.strictObject({ id: z.string() }),
  packs: [{ id: 'none' }],
}

t.test('a hidden event is a numbered blank', async (t) => {
  const table = await startGame(
    await startRestService(t, { rulesets: { 'line-up': sealed } }),
    'line-up',
  )
  const stranger = await table.service.signUp('Stranger')
  await play(table, 1)
  const ids: (string | null)[] = []
  const blanks: number[] = []
  const { body } = await table.service.call(`GET ${table.game}`, { token: stranger.token })
  const abort = new AbortController()
  const answer = await openStream(table.url, { token: stranger.token, signal: abort.signal })
  for await (const { id, data } of messagesOf(answer)) {
    ids.push(id)
    if (data.event === null) blanks.push(data.version)
    if (data.version === body.version) break
  }
  abort.abort()

  t.same(
    ids.map((cursor) => Number.parseInt(cursor ?? '', 10)),
    Array.from({ length: body.version }, (_, index) => index + 1),
  )
  t.not(blanks.length, 0, 'something is hidden')
  const page = await table.service.call(`GET ${table.game}/events`, { token: stranger.token })
  t.same(
    page.body.items.filter((item: { event: unknown }) => item.event === null).length,
    blanks.length,
  )
})

t.test('a quiet stream sends heartbeats, and ends with its token', async (t) => {
  const table = await startGame(await startRestService(t, { streams: { heartbeatSeconds: 0.05 } }))
  const { call } = table.service
  const made = await call('POST /v1/tokens', { token: table.tokens[0], body: { scopes: ['read'] } })
  const answer = await openStream(table.url, { token: made.body.secret, after: 4 })
  const beats: string[] = []
  for await (const part of parts(answer, '\n\n')) {
    beats.push(part)
    if (beats.length === 3) {
      await call(`DELETE /v1/tokens/${made.body.id}`, { token: table.tokens[0] })
    }
  }
  t.same(beats.slice(0, 3), ['retry: 2000', ':', ':'])
  t.pass('it has ended')
})

t.test('an account has a limited number of streams, each of limited age', async (t) => {
  // Streams live long enough that, even on a slow machine, two streams are still open when the
  // third stream starts.
  const streams = { streamSecondsMax: 2, heartbeatSeconds: 0.1 }
  const table = await startGame(
    await startRestService(t, { env: { STREAMS_PER_TOKEN: '2' }, streams }),
  )
  const [token = ''] = table.tokens
  const open = [await openStream(table.url, { token }), await openStream(table.url, { token })]

  const facts = { limit: 'streams', most: 2 }
  const third = { status: 429, code: 'too-many-streams', facts, retryAfter: 1 }
  await t.rejects(openStream(table.url, { token }), third)
  await t.rejects(openStream(table.url, { token, after: 999 }), third)

  for (const answer of open) await answer.text()
  const again = new AbortController()
  await openStream(table.url, { token, signal: again.signal })
  again.abort()
  const ahead = { status: 409, code: 'history-rewound' }
  await t.rejects(openStream(table.url, { token, after: 999 }), ahead)
})

t.test('streams and waits end when the node closes', async (t) => {
  const table = await startGame(await startRestService(t))
  const [token = ''] = table.tokens
  const answer = await openStream(table.url, { token, after: 4 })
  const arrived = once(table.service.app.server, 'request')
  const waiting = fetch(`${table.url}/wait?until=change&timeout=50`, {
    headers: { authorization: `Bearer ${table.tokens[1]}` },
  })
  await arrived

  await table.service.app.close()

  t.equal(await answer.text(), 'retry: 2000\n\n')
  t.match(await (await waiting).json(), { reason: 'time-up' })
})

t.test('a move on one node reaches the followers of another', async (t) => {
  const table = await startGame(await sharedRestService())
  // The second node polls the database only once an hour, so only a notification can deliver the
  // event in time.
  const settings = { pollMilliseconds: 3_600_000, lookMilliseconds: 3_600_000 }
  const other = await startRestService(t, { database: table.service.database, settings })
  const url = (await listening(other)) + table.game
  const abort = new AbortController()
  const token = table.tokens[1]!
  const answer = await openStream(url, { token, after: 4, signal: abort.signal })
  const messages = messagesOf(answer)
  await play(table, 1)
  await messages.next()

  await play(table, 1)
  const { value } = await messages.next()
  abort.abort()

  t.equal(value?.data.version, 6)
})

t.test('a waiting player learns when it is their turn', async (t) => {
  const table = await startGame(await sharedRestService())
  const { call } = table.service
  const [ada, grace] = table.tokens
  const now = await call(`GET ${table.game}/wait?timeout=5`, { token: ada })
  t.match(now, { status: 200, body: { reason: 'turn', decisions: [{ seat: 0 }] } })
  const notYet = await call(`GET ${table.game}/wait?timeout=0.1`, { token: grace })
  t.match(notYet, { status: 200, body: { reason: 'time-up', decisions: [] } })

  const news = await call(`GET ${table.game}/wait?until=news&timeout=0.1`, { token: ada })
  t.match(news, { body: { reason: 'time-up', decisions: [{ seat: 0 }] } }, 'no news, though asked')
  const waiting = call(`GET ${table.game}/wait?until=change&after=4&timeout=30`, { token: grace })
  await play(table, 1)
  t.match(await waiting, { body: { reason: 'change', events: [{ version: 5 }] } })
  await call(`POST ${table.game}/resignation`, { token: ada })
  t.match(await call(`GET ${table.game}/wait`, { token: grace }), { body: { reason: 'over' } })
  t.equal((await call(`GET ${table.game}/wait?timeout=61`, { token: grace })).status, 400)
})

t.test('a reader that stalls costs nothing and is disconnected', async (t) => {
  const streams = new Streams({ stallSecondsMax: 0.8 })
  const event = {
    version: 1,
    cursor: '1',
    at: 0,
    event: { type: 'much', text: 'x'.repeat(10_000) },
  }
  let pulled = 0
  async function* batches(): AsyncGenerator<FollowedBatch> {
    for (; pulled < 10_000; pulled += 1) {
      const [from, to] = [pulled, pulled + 1]
      yield { from, to, cursor: `${to}`, events: [event], over: false, ended: null }
    }
  }
  let cut: Promise<unknown> = Promise.reject(new Error('nobody has come'))
  cut.catch(() => {})
  const server = createServer((_, raw: ServerResponse) => {
    cut = once(raw, 'close')
    const reply = { raw, header: () => {}, hijack: () => {}, getHeaders: () => ({}) }
    const source = { follow: async () => ({ batches: batches() }), watch: () => () => {} }
    // The cast is needed because the fake HTTP reply has only the properties that a stream uses.
    void streams.send(reply as unknown as FastifyReply, sse, source)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  const request = get({ port, host: '127.0.0.1' })
  const answer = await new Promise<IncomingMessage>((resolve) => request.on('response', resolve))
  answer.pause()
  // The server closes the connection of a client that reads too slowly, which Node.js reports to
  // the client as an error.
  answer.on('error', () => {})
  request.on('error', () => {})
  await sleep(300)
  const before = pulled
  await sleep(300)
  t.equal(pulled, before, `it stops after ${before} of 10,000 batches`)
  t.ok(before < 5_000)
  await cut
  request.destroy()
  streams.endAll()
})
