import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import { ServiceError } from '../../src/app/core/errors.ts'
import { migrate } from '../../src/bin/migrate.ts'
import { startEmbedded } from '../../src/postgres/embedded/embedded.ts'
import { adminOf } from '../support/admin.ts'
import { copiedCluster } from '../support/cluster.ts'
import { type Answered, play } from '../support/load.ts'
import { twoPlayers } from '../support/players.ts'
import { guest, type Node, startNode, startServices } from '../support/service.ts'

const doomed = fileURLToPath(new URL('../support/doomed-node.js', import.meta.url))
const kills = process.env.SOAK ? 40 : 5
const GAMES = 6

async function missing(
  { services }: Node,
  admin: Caller,
  answered: readonly Answered[],
): Promise<Answered[]> {
  const stored = new Set<string>()
  for (const game of new Set(answered.map(({ game }) => game))) {
    const { items } = await adminOf(services).log(admin, game, { after: 0, limit: 1000 })
    for (const { version, head, cause } of items)
      stored.add(JSON.stringify([game, cause.moveId, version, head]))
  }
  return answered.filter(
    ({ game, moveId, version, head }) => !stored.has(JSON.stringify([game, moveId, version, head])),
  )
}

t.test('a node that is killed under load loses no answered move', async (t) => {
  const node = await startServices(t, { settings: { hostedGamesMax: kills * GAMES } })
  const { services, admin, url } = node
  const signed = await Promise.all(
    ['Ann', 'Bob'].map((name) => services.accounts.signUp({ name, kind: 'human' })),
  )
  const tokens = signed.map(({ token }) => token)
  const callers = await Promise.all(tokens.map((token) => services.authenticate(token)))
  const answered: Answered[] = []

  for (let round = 0; round < kills; round += 1) {
    const games = await Promise.all(
      Array.from({ length: GAMES }, () => twoPlayers(node, callers[0]!, callers[1]!)),
    )
    const ids = games.map(({ id }) => id)
    const child = spawn(process.execPath, [doomed, url, JSON.stringify({ tokens, games: ids })])
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    const ended = new Promise((resolve) => child.once('close', resolve))
    while (!output.includes('moveId') && child.exitCode === null) await sleep(5)
    await sleep(Math.random() * 150)
    child.kill('SIGKILL')
    await ended
    // Each complete line of the output is a move that the service confirmed; the last line may be
    // incomplete because the process was killed.
    const lines = output.slice(0, output.lastIndexOf('\n')).split('\n').slice(1)
    answered.push(...lines.map((line) => JSON.parse(line) as Answered))
    for (const id of ids) t.match(await adminOf(services).verify(admin, id, {}), { ok: true })
  }

  t.ok(answered.length > kills, `${answered.length} moves were answered`)
  t.same(await missing(node, admin, answered), [])
})

t.test('Postgres stops and starts under load: 503, then the service resumes', async (t) => {
  const home = await mkdtemp(path.join(tmpdir(), 'touchline-faults-'))
  await chmod(home, 0o755)
  // Teardowns run in reverse order, so the server stops before its folder is deleted.
  t.teardown(() => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  const dir = await copiedCluster(home)
  const first = await startEmbedded({ dir })
  const port = Number(new URL(first.url).port)
  await migrate(first.url)
  const node = await startNode(t, first.url)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const games = await Promise.all(
    Array.from({ length: GAMES }, () => twoPlayers(node, callers[0], callers[1])),
  )
  const answered: Answered[] = []
  const errors: unknown[] = []
  let over = false
  const playing = play(node, {
    games: games.map(({ id }) => id),
    callers,
    isOver: () => over,
    onAnswer: (one) => answered.push(one),
    onError: (error) => errors.push(error),
  })
  while (answered.length < 10) await sleep(5)

  await first.stop()
  const unready = await node.services.readinessProblem()
  await sleep(300)
  const before = answered.length
  const again = await startEmbedded({ dir, port })
  t.teardown(() => again.stop())
  const deadline = Date.now() + 20_000
  while (answered.length < before + 10 && Date.now() < deadline) await sleep(20)
  over = true
  await playing

  t.equal(unready, 'database-unavailable')
  t.ok(answered.length >= before + 10, 'moves succeed again without intervention')
  t.ok(errors.length > 0)
  t.same(
    errors.filter((error) => !(error instanceof ServiceError && error.kind === 'busy')),
    [],
    'every error is temporary',
  )
  t.ok(errors.every((error) => (error as ServiceError).retryAfterSeconds! > 0))
  const outages = errors.filter((error) => (error as ServiceError).code === 'database-unavailable')
  const { values } = await node.services.metrics.databaseErrors.get()
  t.ok(outages.length > 0)
  t.ok(values[0]!.value >= outages.length, 'each is counted')
  const admin: Caller = { ...(await guest(node, 'Olga')), scopes: new Set(['owner']) }
  t.same(await missing(node, admin, answered), [])
  for (const { id } of games)
    t.match(await adminOf(node.services).verify(admin, id, {}), { ok: true })
  await node.services.close()
})
