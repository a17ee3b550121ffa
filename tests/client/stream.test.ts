import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { connect, type Line, playLoop } from '../../packages/client/src/index.ts'
import { listen, type OpenStream } from '../../packages/client/src/stream.ts'
import { sharedRestService } from '../api/rest/rest-service.ts'
import { proxyTo } from '../support/database-proxy.ts'
import { until } from '../support/until.ts'
import { againstBot } from './bot-game.ts'

const CUTS = 10

t.test('over ten disconnects each event arrives once, and in order', async (t) => {
  // The player has at least one decision in each of the `CUTS` turns, and the test cuts the
  // client's connection at each decision.
  const { url, touchline, token, game } = await againstBot(await sharedRestService(), CUTS)
  const cable = await proxyTo(t, url)
  const versions: number[] = []
  const lines: string[] = []
  const onItem = ({ version }: { version: number }) => versions.push(version)
  const onLine = ({ state }: Line) => lines.push(state)
  const following = connect(cable.url, { token }).follow(game, { onItem, onLine })

  let cuts = 0
  await playLoop(touchline, {
    game,
    think: async () => {
      // The test cuts the client's connection twice per decision, because a game against a strong
      // bot may end after fewer than ten decisions.
      for (let again = 0; again < 2 && cuts < CUTS; again += 1) {
        await until(() => lines.at(-1) === 'live')
        await cable.cut()
        // The test cuts a connection only after the client has reported the connection as live.
        await until(() => lines.at(-1) !== 'live')
        await cable.mend()
        cuts += 1
      }
      return 0
    },
  })
  await following

  const { version } = await touchline.unwrap(
    touchline.GET('/v1/games/{game}', { params: { path: { game } } }),
  )
  t.equal(cuts, CUTS)
  t.same(
    versions,
    Array.from({ length: version }, (_, index) => index + 1),
  )
  t.same(lines.slice(0, 4), ['connecting', 'live', 'reconnecting', 'live'])
  t.equal(lines.filter((state) => state === 'reconnecting').length >= CUTS, true)
  t.equal(lines.at(-1), 'ended')
})

t.test('a stream starts at a version, with words, and ends by its signal', async (t) => {
  const { touchline, game } = await againstBot(await sharedRestService())
  const enough = new AbortController()
  const items: unknown[] = []
  await touchline.follow(game, {
    after: 1,
    include: ['words'],
    signal: enough.signal,
    onItem(item) {
      items.push(item)
      enough.abort()
    },
  })

  t.match(items, [{ version: 2, words: /./ }])
})

t.test('anyone follows a public game, and an ended one completes', async (t) => {
  const { url, touchline, game } = await againstBot(await sharedRestService())
  const path = { game }
  await touchline.unwrap(touchline.POST('/v1/games/{game}/resignation', { params: { path } }))
  const versions: number[] = []
  const onItem = ({ version }: { version: number }) => versions.push(version)
  await connect(url).follow(game, { onItem })
  t.not(versions.length, 0)

  const states: string[] = []
  const onLine = ({ state }: Line) => states.push(state)
  await listen(async () => null, { onItem: () => t.fail(), onLine })
  t.same(states, ['connecting', 'live', 'ended'])
})

t.test('a refusal by the service ends the stream', async (t) => {
  const { touchline, url } = await againstBot(await sharedRestService())
  const lines: string[] = []
  const game = '00000000-0000-4000-8000-000000000000'
  const listening = { onItem: () => t.fail(), onLine: ({ state }: Line) => lines.push(state) }

  await t.rejects(touchline.follow(game, listening), { name: 'Refusal', code: 'game-unknown' })
  const wrong = connect(url, { token: 'tl_wrong' })
  await t.rejects(wrong.follow(game, listening), { status: 401, code: 'token-invalid' })
  t.same(lines, ['connecting', 'ended', 'connecting', 'ended'])
})

t.test('an error in the listener is reported and ends the stream', async (t) => {
  const { touchline, game } = await againstBot(await sharedRestService())
  const onItem = async () => {
    throw new Error('a bug')
  }
  const params = { path: { game } }
  const listening = touchline.stream('/v1/games/{game}/stream', { params, onItem })

  await t.rejects(listening, { message: 'a bug' })
})

t.test('a silent connection is replaced, a busy service retried when it says', async (t) => {
  const requests: (string | undefined)[] = []
  const server = createServer((request, response) => {
    requests.push(request.headers['last-event-id']?.toString())
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (requests.length === 1) response.write('id: one\ndata: 1\n\n')
    else if (requests.length === 2)
      response.end('event: problem\ndata: {"status":503,"code":"busy","detail":"Busy."}\n\n')
    else if (requests.length === 3) response.end('data: 2\n\n')
    else response.end('data: 3\n\nevent: over\ndata: {}\n\n')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  t.teardown(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const open: OpenStream = async (lastId, signal) =>
    (await fetch(url, { headers: { 'last-event-id': lastId }, signal })).body!
  const items: unknown[] = []

  await listen(open, { onItem: (item) => items.push(item) }, 100)

  t.same(items, [1, 2, 3])
  t.same(requests, ['', 'one', 'one', 'one'])
})
