import t, { type Test } from 'tap'
import type { SocketSettings } from '../../../src/api/graphql/wire/sockets.ts'
import { type Batch, follow, following, play, startGame, waitFor } from './following.ts'
import { startGraphqlService } from './graphql-service.ts'

/**
 * The query requests each event fifteen times under different aliases, so that even a short game
 * overflows the operating system's socket buffers.
 */
const copies = Array.from({ length: 15 }, (_, at) => `copy${at}${'x'.repeat(800)}: json`).join(' ')
const fat = `subscription ($id: ID!, $after: Int) {
  gameEvents(id: $id, after: $after) { from to over events { version event { ${copies} } } }
}`
const operations = Array.from({ length: 20 }, (_, at) => `s${at}`)

async function startWithSlowReader(t: Test, sockets: Partial<SocketSettings> = {}) {
  const service = await startGraphqlService(t, { sockets })
  const { services, signUp } = service
  const players = [await signUp('Ada'), await signUp('Grace')]
  const slow = await signUp('Sue')
  const id = await startGame(service, players[0]!, players[1]!)
  await play(services, id, players, 15)
  const move = (most = 1) => play(services, id, players, most)
  const finish = async () => {
    await move(5)
    const resigning = services.games.resign(await services.authenticate(players[0]!), id)
    await resigning.catch((error) => {
      if (error.code !== 'game-over') throw error
    })
  }
  return { service, services, id, slow, move, finish }
}

const isOver = (batches: readonly Batch[]): boolean => batches.at(-1)?.over === true
const versionsOf = (batches: readonly Batch[]): number[] =>
  batches.flatMap(({ events }) => events.map(({ version }) => version))

t.test('a slow reader is throttled, and no other reader waits', async (t) => {
  const { service, id, slow, move, finish } = await startWithSlowReader(t, { pingSeconds: 600 })
  const sleeper = await follow(t, service, slow)
  const reader = await follow(t, service, await service.signUp('Sam'))
  sleeper.socket.pause()
  for (const one of operations) sleeper.subscribe(one, { query: fat, variables: { id } })
  await waitFor(() => service.unread() > 0)
  reader.subscribe('r', { query: following, variables: { id } })
  await waitFor(() => reader.batches('r').length > 0)
  // The server keeps at most one unsent batch of events per subscription, so the test waits until
  // this batch has been sent.
  await move()
  await waitFor(() => reader.batches('r').length > 1)
  const before = service.unread()

  await finish()
  await waitFor(() => isOver(reader.batches('r')))

  t.ok(service.unread() <= before, `${service.unread()} bytes of ${before} are still unread`)
  sleeper.socket.resume()
  await waitFor(() => operations.every((one) => isOver(sleeper.batches(one))))
  const all = versionsOf(reader.batches('r'))
  t.same(
    all,
    Array.from({ length: all.length }, (_, at) => at + 1),
  )
  for (const one of operations) t.same(versionsOf(sleeper.batches(one)), all)
})

t.test('a reader that stalls is disconnected and resumes from its cursor', async (t) => {
  const { service, services, id, slow, finish } = await startWithSlowReader(t, { pingSeconds: 1 })
  const sleeper = await follow(t, service, slow)
  sleeper.socket.pause()
  for (const one of operations) sleeper.subscribe(one, { query: fat, variables: { id } })
  await waitFor(() => service.unread() > 0)
  const followers = async () => (await services.metrics.followers.get()).values[0]?.value
  await waitFor(async () => (await followers()) === 0)
  t.equal(service.unread(), 0, 'nothing is buffered after a disconnect')
  await finish()
  sleeper.socket.resume()
  t.match(await sleeper.closed, /^1006/)

  const again = await follow(t, service, slow)
  for (const one of operations) {
    const after = sleeper.batches(one).at(-1)?.to ?? 0
    again.subscribe(one, { query: following, variables: { id, after } })
  }
  await waitFor(() => operations.every((one) => isOver(again.batches(one))))

  const caller = await services.authenticate(slow)
  const { items } = await services.games.events(caller, id, { after: 0, limit: 1_000 })
  for (const one of operations) {
    const seen = [...sleeper.batches(one), ...again.batches(one)]
    t.same(
      versionsOf(seen),
      items.map(({ version }) => version),
    )
  }
})

t.test('a caller that does not read its answers is not served until it does', async (t) => {
  const service = await startGraphqlService(t)
  const { socket, messages, send } = await follow(t, service, await service.signUp('Ada'))
  const requests = 2_000
  let most = 0
  socket.pause()
  for (let at = 0; at < requests; at += 1)
    send({ type: 'ping', payload: { text: 'x'.repeat(16_000) } })
  await waitFor(() => {
    most = Math.max(most, service.unread())
    return most > 1_024 * 1_024
  })
  await new Promise((resolve) => setImmediate(resolve))

  socket.resume()
  await waitFor(() => {
    most = Math.max(most, service.unread())
    return messages.filter(({ type }) => type === 'pong').length === requests
  })

  t.ok(most < 2 * 1_024 * 1_024, `at most ${most} bytes of ${requests * 16_000} were held`)
})
