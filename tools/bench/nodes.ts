// Measures how long it takes until a follower on another server sees a move. Also measures the cost
// of a move if two or four servers share a database, with and without routing each game to a fixed
// server. The `OTHER` environment variable is the folder of another build to compare with.

import { createGameInput, moveInput } from '../../src/app/games/schema.ts'
import { createServices } from '../../src/app/service/create-service.ts'
import { migrate } from '../../src/bin/migrate.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { openStore } from '../../src/postgres/postgres.ts'
import { type TestService, withClient } from '../../tests/support/client.ts'
import { at, type Bench, keys, onDatabase, queryRows } from './processes.ts'
import { compareWays, ownBuild, type Way } from './shared-server.ts'

const MOVES = 300
const NODES = [2, 4] as const

await onDatabase(async ({ url }) => {
  await migrate(url)
  const nodes = [await node(url), await node(url)] as const
  const delays = await measure(...nodes)
  console.log(`${delays.length} moves on one node, a follower on the other: milliseconds between`)
  console.log('the answer and the event (below zero: the follower knew first)')
  for (const part of [0.5, 0.99]) console.log(`  p${part * 100}  ${at(delays, part).toFixed(2)}`)
  console.log(`  most ${Math.max(...delays).toFixed(2)}`)
  for (const services of nodes) await services.close()
})
await onDatabase(async (bench) => {
  const { OTHER: other } = process.env
  const own = await wayOf(bench, ownBuild, 'each node its own games')
  const any: Way = { ...own, name: 'any node, any game', hasAffinity: false }
  const others = other === undefined ? [] : [await wayOf(bench, other, other.slice(-24))]
  await compareWays(bench, NODES, [...others, own, any])
})

async function wayOf({ url }: Bench, build: string, name: string): Promise<Way> {
  const pathname = `/${build === ownBuild ? 'own' : 'other'}`
  await queryRows(url, `create database ${pathname.slice(1)}`)
  const database = Object.assign(new URL(url), { pathname }).href
  return { name, build, database, servers: [url], hasAffinity: true }
}

async function node(url: string): Promise<TestService> {
  return withClient(await createServices({ ports: await openStore(url, { keys }), registry }))
}

async function measure(one: TestService, two: TestService): Promise<number[]> {
  const signUp = async (name: string) => {
    const { token } = await one.accounts.signUp({ name, kind: 'agent' })
    return one.authenticate(token)
  }
  const players = [await signUp('home'), await signUp('away')] as const
  const options = { turnLimit: null, rows: 14 }
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const input = createGameInput.parse({ ruleset: 'goalscorer', options, seats })
  const { id } = (await one.games.create(players[0], input)).answer
  await one.games.join(players[1], id, {})
  const answered = new Map<number, number>()
  const heard = new Map<number, number>()
  const stop = new AbortController()
  const following = (async () => {
    const { signal } = stop
    const { batches } = await two.games.follow(players[0], id, { after: 0, signal })
    for await (const { to } of batches) heard.set(to, performance.now())
  })()
  for (let made = 0; made < MOVES; made += 1) {
    const version = await play(one, players, id, made)
    if (version === null) break
    answered.set(version, performance.now())
    while (!heard.has(version)) await new Promise(setImmediate)
  }
  stop.abort()
  await following
  return [...answered].map(([version, time]) => heard.get(version)! - time)
}

type Players = readonly Awaited<ReturnType<TestService['authenticate']>>[]

async function play(
  { games }: TestService,
  players: Players,
  id: string,
  made: number,
): Promise<number | null> {
  for (const player of players) {
    const { decisions } = await games.decisions(player, id)
    const decision = decisions.find(({ optional }) => !optional)
    const move = decision?.examples[made % decision.examples.length]
    if (!decision || !move) continue
    const answer = await games.move(player, id, moveInput.parse({ decisionId: decision.id, move }))
    return answer.version
  }
  return null
}
