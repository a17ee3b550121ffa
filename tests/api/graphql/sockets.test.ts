import type { Client } from 'graphql-ws'
import t from 'tap'
import { type Batch, following, play, raw, startGame } from './following.ts'
import { sharedGraphqlService, startGraphqlService } from './graphql-service.ts'

async function read(client: Client, id: string, after: number, most = Infinity): Promise<Batch[]> {
  const batches: Batch[] = []
  const results = client.iterate<{ gameEvents: Batch }>({
    query: following,
    variables: { id, after },
  })
  for await (const { data, errors } of results) {
    if (errors) throw new Error(JSON.stringify(errors))
    batches.push(data!.gameEvents)
    if (batches.length >= most) break
  }
  return batches
}

t.test('events survive reconnects exactly once, and secrets stay hidden', async (t) => {
  const service = await sharedGraphqlService()
  const { services, follower, signUp } = service
  const [ada, grace] = [await signUp('Ada'), await signUp('Grace')]
  const id = await startGame(service, ada, grace)

  const whole = read(follower(grace), id, 0)
  const pieces: Batch[] = []
  const reconnecting = (async () => {
    while (!pieces.at(-1)?.over) {
      const client = follower(grace)
      pieces.push(...(await read(client, id, pieces.at(-1)?.to ?? 0, 3)))
      await client.dispose()
    }
  })()
  await play(services, id, [ada, grace], 1_000)
  const batches = await whole
  await reconnecting

  const events = batches.flatMap((batch) => batch.events)
  t.same(
    events.map(({ version }) => version),
    events.map((_, at) => at + 1),
  )
  t.equal(batches.at(-1)?.over, true)
  const again = pieces.flatMap((batch) => batch.events)
  t.same(
    again.map(({ version }) => version),
    events.map(({ version }) => version),
  )
  for (const [at, batch] of pieces.entries()) t.equal(batch.from, pieces[at - 1]?.to ?? 0)

  const dealt = events.filter(({ event }) => event?.type === 'counters.dealt')
  t.equal(dealt.length, 2)
  t.match(JSON.stringify(dealt[0]), '"identity":null', 'events of the other seat are masked')
})

t.test('a hidden event is a numbered blank for the other seat', async (t) => {
  const service = await sharedGraphqlService()
  const [ada, grace] = [await service.signUp('Ada'), await service.signUp('Grace')]
  const id = await startGame(service, ada, grace)
  for (const token of [ada, grace]) {
    const batches = await read(service.follower(token), id, 0, 1)
    const caller = await service.services.authenticate(token)
    const { items } = await service.services.games.events(caller, id, { after: 0, limit: 1_000 })
    t.same(
      batches[0]?.events.map(({ version, event }) => ({ version, event: event?.json ?? null })),
      items.slice(0, batches[0]?.events.length).map(({ version, event }) => ({ version, event })),
    )
  }
})

t.test('queries and mutations work on the socket, under the same limits', async (t) => {
  const service = await sharedGraphqlService()
  const client = service.follower(await service.signUp('Ada'))
  const one = async (query: string) => {
    const results = client.iterate<Record<string, unknown>>({ query })
    for await (const result of results) return result
    return null
  }
  t.match(await one('{ me { account { name } } }'), { data: { me: { account: { name: 'Ada' } } } })
  t.match(await one('{ game(id: "x") { id } }'), {
    data: null,
    errors: [{ path: ['game'], extensions: { code: 'invalid-input' } }],
  })
  const aliases = Array.from({ length: 16 }, (_, at) => `a${at}: id`).join(' ')
  t.equal(await refusedWith(one(`{ rulesets { ${aliases} } }`)), 'query-too-large')
  t.equal(await refusedWith(one('{ nowhere }')), 'malformed-query')
  t.equal(await refusedWith(one(`{ rulesets { ${'id '.repeat(1_100)} } }`)), 'malformed-query')
})

async function refusedWith(operation: Promise<unknown>): Promise<unknown> {
  try {
    return await operation
  } catch (errors) {
    return (errors as { extensions: { code: string } }[])[0]?.extensions.code
  }
}

t.test('an unauthorized socket is closed', async (t) => {
  const { url, signUp, follower } = await startGraphqlService(t, {
    env: { STREAMS_PER_TOKEN: '2' },
  })
  const token = await signUp('Ada')
  const silent = raw(url)
  const stranger = raw(url)
  await stranger.opened
  stranger.send({ type: 'connection_init', payload: { token: 'tl_wrong' } })
  t.equal(await stranger.closed, '4401 token-invalid')
  t.match(await raw(url, { origin: 'https://evil.example' }).closed, /403/)
  t.match(await raw(url.replace('graphql', 'v1/rulesets')).closed, /404/)
  const home = raw(url, { origin: new URL(url).origin, authorization: `Bearer ${token}` })
  await home.opened
  home.send({ type: 'connection_init' })
  await home.until('connection_ack')

  const second = follower(token, { lazy: false })
  await new Promise((resolve) => second.on('connected', resolve))
  const third = raw(url)
  await third.opened
  third.send({ type: 'connection_init', payload: { token } })
  t.equal(await third.closed, '4429 too-many-streams')

  home.send({ type: 'x'.repeat(20_000) })
  t.match(await home.closed, /^1009/, 'a message that is too large')
  t.match(await silent.closed, /^4408/, 'no message for three seconds')
})

t.test('anyone may follow a public game; a private one is unknown', async (t) => {
  const service = await sharedGraphqlService()
  const { services, follower, signUp, ask } = service
  const [ada, grace] = [await signUp('Ada'), await signUp('Grace')]
  const id = await startGame(service, ada, grace)
  const { data } = await ask(
    `mutation { createGame(input: { ruleset: "goalscorer", visibility: PRIVATE,
        seats: [{kind: ME}, {kind: BOT}] }) { id } }`,
    { token: ada },
  )
  const onlooker = follower(null)

  const whole = read(onlooker, id, 0)
  await play(services, id, [ada, grace], 1_000)
  t.equal((await whole).at(-1)?.over, true)
  await t.rejects(read(onlooker, data.createGame.id, 0), /game-unknown/)
  const seen = await ask(`{ game(id: "${id}") { seat status } }`)
  t.same(seen.data.game, { seat: null, status: 'OVER' })
  const acts = await ask(`mutation { resign(id: "${id}") { version } }`)
  t.match(acts.errors, [{ extensions: { code: 'token-missing' } }])
})

t.test('a socket has a limited number of operations, each with a unique id', async (t) => {
  const service = await sharedGraphqlService()
  const [ada, grace] = [await service.signUp('Ada'), await service.signUp('Grace')]
  const id = await startGame(service, ada, grace)
  const { socket, messages, send, opened, until, closed } = raw(service.url)
  t.teardown(() => socket.terminate())
  await opened
  send({ type: 'connection_init', payload: { token: ada } })
  await until('connection_ack')
  const payload = { query: following, variables: { id, after: 0 } }
  for (let at = 0; at <= 20; at += 1) send({ type: 'subscribe', id: `s${at}`, payload })
  await until('error')
  t.match(
    messages.find(({ type }) => type === 'error'),
    { payload: [{ extensions: { code: 'too-many-streams' } }] },
  )
  send({ type: 'complete', id: 's0' })
  send({ type: 'subscribe', id: 's1', payload })
  t.match(await closed, /^4409/, 'the id is taken')
})

t.test('a client that sends only refused messages is disconnected', async (t) => {
  const service = await startGraphqlService(t, {
    env: { RATE_LIMITS: 'on', READS_PER_MINUTE: '20' },
  })
  const { messages, send, opened, until, closed } = raw(service.url)
  await opened
  send({ type: 'connection_init', payload: { token: await service.signUp('Ada') } })
  await until('connection_ack')

  const payload = { query: '{ nothing }' }
  for (let at = 0; at <= 80; at += 1) send({ type: 'subscribe', id: `s${at}`, payload })

  t.equal(await closed, '4429 rate-limited')
  t.ok(messages.length < 80)
})

t.test('the end of the token or the node ends the stream', async (t) => {
  const service = await startGraphqlService(t)
  const { ask, signUp, follower } = service
  const [ada, grace] = [await signUp('Ada'), await signUp('Grace')]
  const id = await startGame(service, ada, grace)
  const made = await ask('mutation { createToken(scopes: [READ]) { id secret } }', { token: ada })
  const { id: tokenId, secret } = made.data.createToken
  const batches = follower(secret).iterate({ query: following, variables: { id, after: 0 } })
  t.match(await batches.next(), { value: { data: { gameEvents: { from: 0 } } } })
  const ends = batches.next().then(
    () => null,
    ({ code, reason }) => `${code} ${reason}`,
  )
  await ask(`mutation { revokeToken(id: "${tokenId}") }`, { token: ada })
  t.equal(await ends, '4401 token-invalid', 'without a move')

  const last = raw(service.url)
  await last.opened
  last.send({ type: 'connection_init', payload: { token: ada } })
  await last.until('connection_ack')
  last.send({ type: 'subscribe', id: 's', payload: { query: following, variables: { id } } })
  await last.until('next')
  await service.close()
  t.match(await last.closed, /^1001/)
})
