// Tests streams over plain sockets. A stream takes over the socket from the HTTP request and
// response of Node.js, but features such as pipelined requests must still work.
import { once } from 'node:events'
import { connect, type Server, type Socket } from 'node:net'
import pg from 'pg'
import t, { type Test } from 'tap'
import { until, untilAsync } from '../../support/until.ts'
import { listening, type RestService, startRestService } from './rest-service.ts'

async function startGame(t: Test) {
  const service = await startRestService(t, { env: { STREAMS_PER_TOKEN: '1' } })
  const [ada, grace] = [await service.signUp('Ada'), await service.signUp('Grace')]
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { id } = (await service.call('POST /v1/games', { token: ada.token, body })).body
  const path = `/v1/games/${id}`
  await service.call(`POST ${path}/seats`, { token: grace.token })
  const finish = () => service.call(`POST ${path}/resignation`, { token: ada.token })
  return { service, path, token: ada.token, finish }
}

async function openRaw(service: RestService, path: string, token: string) {
  const { hostname, port } = new URL(await listening(service))
  const socket = connect(Number(port), hostname)
  const received = { text: '', closed: false }
  socket.setEncoding('utf8').on('data', (text: string) => {
    received.text += text
  })
  socket.on('close', () => {
    received.closed = true
  })
  await once(socket, 'connect')
  send(socket, path, token)
  return { socket, received }
}

const send = (socket: Socket, path: string, token: string) =>
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`)

t.test('a pipelined request is not answered in the middle of a stream', async (t) => {
  const { service, path, token, finish } = await startGame(t)
  const { socket, received } = await openRaw(service, `${path}/stream?after=4`, token)
  await until(() => received.text.includes('retry: 2000'))

  send(socket, '/v1/account', token)
  await finish()
  await until(() => received.closed)

  t.match(received.text, /^HTTP\/1\.1 200 OK\r\n[\s\S]*event: over\ndata: .*\n\n$/)
  t.equal(received.text.match(/HTTP\/1\.1/g)?.length, 1)
})

t.test('a client that disconnects frees its stream', async (t) => {
  const { service, path, token } = await startGame(t)
  const { followers } = service.services.metrics
  const count = async () => (await followers.get()).values[0]?.value
  const first = await openRaw(service, `${path}/stream`, token)
  await until(() => first.received.text.includes('id: 4'))
  t.equal(await count(), 1)
  const second = await openRaw(service, `${path}/stream`, token)
  await until(() => second.received.text.includes('too-many-streams'))

  first.socket.destroy()
  while ((await count()) !== 0) await service.call(`GET ${path}`, { token })

  const third = await openRaw(service, `${path}/stream`, token)
  await until(() => third.received.text.includes('id: 4'))
  for (const { socket } of [second, third]) socket.destroy()
})

async function disconnectBefore(service: RestService, path: string, token: string, table: string) {
  const lock = new pg.Client({ connectionString: service.database })
  await lock.connect()
  await lock.query(`begin; lock table ${table} in access exclusive mode`)
  const waiting = 'select from pg_locks where not granted'
  const accepted: Socket[] = []
  service.app.server.once('connection', (there: Socket) => accepted.push(there))
  const { socket } = await openRaw(service, path, token)
  await untilAsync(async () => (await lock.query(waiting)).rowCount !== 0)
  const disconnected = once(accepted[0]!, 'close')
  socket.destroy()
  await disconnected
  await lock.end()
}

t.test('a client that disconnects before a download may request it again', async (t) => {
  const { service, path, token, finish } = await startGame(t)
  await finish()

  await disconnectBefore(service, `${path}/export`, token, 'games')

  await untilAsync(async () => {
    const again = await service.call(`GET ${path}/export`, { token })
    return again.status === 200
  })
})

t.test('a client that disconnects during authentication is forgotten', async (t) => {
  const { service, path } = await startGame(t)
  const { metrics } = service.services
  const open = async () => (await metrics.registry.metrics()).match(/^touchline_open_streams.*/gm)
  const none = await open()
  for (const what of ['stream?after=4', 'account', 'wait?timeout=60']) {
    const { token } = await service.signUp('Eve')

    const address = what === 'account' ? '/v1/account/stream' : `${path}/${what}`
    await disconnectBefore(service, address, token, 'tokens')

    await service.call(`GET ${path}`, { token })
    t.same(await open(), none, what)
  }
})

t.test('a node that stops sends the latest events first', async (t) => {
  const { service, path, token, finish } = await startGame(t)
  const { received } = await openRaw(service, `${path}/stream?after=4`, token)
  await until(() => received.text.includes('retry: 2000'))

  await finish()
  await service.app.close()

  await until(() => received.closed)
  t.match(received.text, /event: over/)
})

t.test('an answer without a socket is the same', async (t) => {
  const { service, path, token, finish } = await startGame(t)
  await finish()
  const { received } = await openRaw(service, `${path}/stream`, token)
  await until(() => received.closed)

  const injected = await service.call(`GET ${path}/stream`, { token })

  t.equal(injected.status, 200)
  t.equal(injected.text, received.text.slice(received.text.indexOf('\r\n\r\n') + 4))
})

t.test('a refused upload holds neither its socket nor the stop of the node', async (t) => {
  const service = await startRestService(t)
  const { token } = await service.signUp('Ada')
  const { hostname, port } = new URL(await listening(service))
  const socket = connect(Number(port), hostname)
  const received = { text: '', closed: false }
  socket.setEncoding('utf8').on('data', (text: string) => {
    received.text += text
  })
  socket
    .on('error', () => {})
    .on('close', () => {
      received.closed = true
    })
  const line = '{"format":"none"}\n'

  socket.write(
    'POST /v1/imports?at=1&seats=me,bot HTTP/1.1\r\nHost: localhost\r\n' +
      `Authorization: Bearer ${token}\r\n` +
      'Content-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n' +
      `${line.length.toString(16)}\r\n${line}\r\n`,
  )
  await until(() => received.closed)

  t.match(received.text, /^HTTP\/1\.1 422 /)
  t.match(received.text, /\r\nconnection: close\r\n/i)
  await untilAsync(async () => (await countOf(service.app.server)) === 0)
})

const countOf = (server: Server): Promise<number> =>
  new Promise((done, fail) =>
    server.getConnections((error, count) => (error ? fail(error) : done(count))),
  )
