import t from 'tap'
import { gameStatus } from '../../src/app/core/game-schema.ts'
import { RedisChannels } from '../../src/postgres/notifier/redis-channels.ts'
import { perform } from '../support/admin.ts'
import { playOne, twoPlayers } from '../support/players.ts'
import { noRedis, startRedis } from '../support/redis.ts'
import { guest, startNode, startServices, testClock } from '../support/service.ts'
import { untilAsync } from '../support/until.ts'

t.test('every node reports its health, and is forgotten when it stops', async (t) => {
  const node = await startServices(t)
  const other = await startNode(t, node.url)
  const seen = async () => (await perform(node.services, 'health', node.admin)).nodes
  await untilAsync(async () => (await seen()).length === 2)

  const nodes = await seen()
  await other.services.close()

  t.same(nodes.map(({ own }) => own).sort(), [false, true])
  t.match(nodes[0], { failingGames: 0, movesPerMinute: 0, version: /^\d/ })
  t.same(
    (await seen()).map(({ own }) => own),
    [true],
  )
})

t.test('health reports facts and warns of problems', async (t) => {
  const service = {
    environment: { name: 'staging', colour: null },
    variables: [],
    warnings: ['PROT is not a variable of Touchline: did you mean PORT?'],
  }
  const node = await startServices(t, { parts: { nodeInfo: service } })
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers)
  await playOne(node, callers, id)

  const health = await perform(node.services, 'health', node.admin)

  t.match(health, { environment: { name: 'staging' }, schema: 'current', overdue: 0 })
  t.match(health.warnings, service.warnings)
  t.match(health.database, { games: { open: 0, running: 1 }, server: /^\d/ })
  t.same(Object.keys(health.database.games), gameStatus.options)
  t.ok(health.database.bytes > 0)
  t.ok(health.rulesets.some(({ id }) => id === 'goalscorer'))
})

t.test('a warning names nodes with different notifiers', { skip: noRedis }, async (t) => {
  const node = await startServices(t)
  const redis = await startRedis(t)
  const rings = await RedisChannels.connect(redis.url)
  await startNode(t, node.url, { rings })
  const seen = async () => (await perform(node.services, 'health', node.admin)).nodes
  await untilAsync(async () => (await seen()).length === 2)

  const { nodes, warnings } = await perform(node.services, 'health', node.admin)

  t.same(nodes.map(({ doorbellKind }) => doorbellKind).sort(), ['notify', 'redis'])
  t.ok(warnings.some((one) => one.startsWith('nodes use different notifiers')))
})

t.test('games are counted once a minute, and overdue ones are named', async (t) => {
  const node = await startServices(t)
  const ann = await guest(node, 'Ann')
  const before = await perform(node.services, 'health', node.admin)

  await twoPlayers(node, ann, await guest(node, 'Bob'))

  const { database } = await perform(node.services, 'health', node.admin)
  t.same(database, before.database)
})

t.test('moves, refusals and latency are counted by hour, across restarts', async (t) => {
  const node = await startServices(t)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const other = await startNode(t, node.url)
  const { id } = await twoPlayers(node, ...callers)
  await playOne(node, callers, id)
  await other.services.close()
  const hoursOfAll = async () => (await perform(node.services, 'health', node.admin)).hours

  await untilAsync(async () => (await hoursOfAll()).at(-1)?.moves !== 0)
  const hours = await hoursOfAll()

  t.equal(hours.length, 48)
  t.same([...new Set(hours.slice(0, -2).map(({ moves }) => moves))], [0])
  t.match(hours.at(-1), { moves: 1, refused: 0 })
  t.ok(hours.at(-1)!.slowMilliseconds! > 0)
})

t.test('a recorded backup ends the warning about its lack', async (t) => {
  const clock = testClock()
  const node = await startServices(t, { clock })
  const health = () => perform(node.services, 'health', node.admin)
  const topics = async () => (await health()).attention.map(({ topic }) => topic)
  await twoPlayers(node, await guest(node, 'Ann'), await guest(node, 'Bob'))
  t.notOk((await topics()).includes('backup'), 'the service is new')

  clock.skip(3 * 86_400)
  t.ok((await topics()).includes('backup'))
  await perform(node.services, 'recordBackup', node.admin, undefined, { kind: 'restore' })
  t.ok((await topics()).includes('backup'), 'a check of an old copy is no backup')
  await perform(node.services, 'recordBackup', node.admin, undefined, { kind: 'dump' })

  t.notOk((await topics()).includes('backup'))
  const { backups } = await health()
  t.ok(backups.lastAt !== null && backups.restoredAt !== null)
})
