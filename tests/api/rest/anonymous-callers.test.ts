import t from 'tap'
import { messagesOf, openStream } from './read-stream.ts'
import { listening, type RestService, sharedRestService, startRestService } from './rest-service.ts'

async function gameOf({ call, signUp }: RestService, visibility: string) {
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const body = { ruleset: 'goalscorer', seats, visibility }
  const created = await call('POST /v1/games', { token, body })
  const path = `/v1/games/${created.body.id}`
  const grace = (await signUp('Grace')).token
  const code = created.body.inviteCode
  await call(`POST ${path}/seats`, { token: grace, body: { code } })
  return { path, token }
}

t.test('an anonymous caller sees a public game as a spectator', async (t) => {
  const service = await sharedRestService()
  const { call, signUp } = service
  const { path, token } = await gameOf(service, 'public')
  const spectator = (await signUp('Sue')).token
  for (const part of ['?text', '/events', '/decisions', '/wait?timeout=0&after=0']) {
    const [open, known] = [
      await call(`GET ${path}${part}`),
      await call(`GET ${path}${part}`, { token: spectator }),
    ]
    const { serverTime: _, ...seen } = open.body
    const { serverTime: __, ...shown } = known.body
    t.equal(open.status, 200, part)
    t.same(seen, shown, part)
  }
  t.equal((await call(`GET ${path}`)).body.inviteCode, null)
  t.equal(
    (await call(`GET ${path}`, { token: 'tl_wrong' })).status,
    401,
    'an invalid token is refused',
  )

  await call(`POST ${path}/resignation`, { token })
  const versions: number[] = []
  const url = (await listening(service)) + path
  for await (const { data } of messagesOf(await openStream(url, {}))) versions.push(data.version)
  const raw = await call(`GET ${path}/events?raw`)
  t.match(raw.text, /"format":"touchline-log"/, 'and whole after the end')
  t.equal(versions.at(-1), (await call(`GET ${path}`)).body.version)
})

t.test('a private game stays unknown to them in every state', async (t) => {
  const service = await sharedRestService()
  const { call } = service
  const { path, token } = await gameOf(service, 'private')
  const parts = ['', '/events', '/events?raw', '/decisions', '/wait?timeout=0', '/stream']
  const answers = async () => {
    const all = await Promise.all(parts.map((part) => call(`GET ${path}${part}`)))
    return all.map(({ status, body }) => `${status} ${body.code}`)
  }
  t.same(new Set(await answers()), new Set(['404 game-unknown']))
  await call(`POST ${path}/resignation`, { token })
  t.same(new Set(await answers()), new Set(['404 game-unknown']))
})

t.test('they are limited by address, and have no more streams than a token', async (t) => {
  const env = { RATE_LIMITS: 'on', READS_PER_MINUTE: '12', STREAMS_PER_TOKEN: '1' }
  const service = await startRestService(t, { env })
  const { path } = await gameOf(service, 'public')
  const url = (await listening(service)) + path
  const abort = new AbortController()
  const open = await openStream(url, { signal: abort.signal })
  const facts = { limit: 'streams', most: 1 }
  await t.rejects(openStream(url, {}), { code: 'too-many-streams', facts })
  abort.abort()
  await t.rejects(open.text())

  const statuses: number[] = []
  for (let read = 0; read < 14; read += 1) statuses.push((await service.call(`GET ${path}`)).status)
  t.same([statuses[0], statuses.at(-1)], [200, 429])
})
