// Measures the delay until an event reaches many followers of one game by SSE, compared with a
// plain broadcast of the same bytes.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildApp } from '../../src/api/server.ts'
import { createGameInput, moveInput } from '../../src/app/games/schema.ts'
import { createServices } from '../../src/app/service/create-service.ts'
import { migrate } from '../../src/bin/migrate.ts'
import { parseConfig } from '../../src/config/config.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { openStore } from '../../src/postgres/postgres.ts'
import { withClient } from '../../tests/support/client.ts'
import { keys, median, onDatabase } from './processes.ts'

const FOLLOWERS = 1_000
const ROUNDS = 5
const EVENTS_PER_ROUND = 10

interface Contestant {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  prepare(): Promise<() => unknown>
}

class GameEnded extends Error {}

/** Games can end by chance before the last round; then the benchmark starts again. */
async function bench(url: string): Promise<void> {
  const bare = await bareBroadcast()
  const door = await restDoor(url)
  const crowds: Crowd[] = []
  let isMeasured = false
  try {
    await measured(bare.contestant, door.contestant, crowds)
    isMeasured = true
  } catch (error) {
    if (!(error instanceof GameEnded)) throw error
  } finally {
    for (const crowd of crowds) crowd.leave()
    await door.close()
    bare.server.close()
  }
  if (!isMeasured) await bench(url)
}

async function measured(bare: Contestant, door: Contestant, crowds: Crowd[]): Promise<void> {
  const weights = [memory()]
  const bareCrowd = await Crowd.of(bare)
  crowds.push(bareCrowd)
  weights.push(memory())
  const doorCrowd = await Crowd.of(door)
  crowds.push(doorCrowd)
  weights.push(memory())
  const [empty, withBare, withBoth] = weights as [number, number, number]
  // Both servers are measured alternately within each round, so that other programs on the machine
  // affect both servers equally.
  const costs = { bare: [] as Cost[], door: [] as Cost[] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bareCost = await bareCrowd.costOf(bare)
    const doorCost = await doorCrowd.costOf(door)
    if (round === 0) continue
    costs.bare.push(bareCost)
    costs.door.push(doorCost)
  }
  console.log(`${FOLLOWERS} followers of one game, one event at a time, ${ROUNDS} rounds, median`)
  const base = rowOf(costs.bare)
  const ours = rowOf(costs.door)
  const ratio = (of: keyof typeof base) => Math.round((base[of] / ours[of]) * 100) / 100
  console.table({
    'bare res.write of one Buffer': base,
    'the REST API with moves': ours,
    'rate compared with plain writes': { [TIME]: ratio(TIME), [CPU]: ratio(CPU) },
  })
  const kib = (bytes: number) => (bytes / FOLLOWERS / 1024).toFixed(1)
  console.log(
    `memory of one idle follower: ${kib(withBoth - withBare)} KiB, of a plain one: ` +
      `${kib(withBare - empty)} KiB`,
  )
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function memory(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const TIME = 'µs a delivery'
const CPU = 'µs of CPU per delivery'
interface Cost {
  readonly milliseconds: number
  readonly cpuMicroseconds: number
}

function rowOf(costs: readonly Cost[]) {
  const deliveries = EVENTS_PER_ROUND * FOLLOWERS
  const time = median(costs.map(({ milliseconds }) => milliseconds * 1000))
  const cpu = median(costs.map(({ cpuMicroseconds }) => cpuMicroseconds))
  const tenths = (number: number) => Math.round((number / deliveries) * 10) / 10
  return { [TIME]: tenths(time), [CPU]: tenths(cpu) }
}

/**
 * Runs the clients that follow a game in a separate process, which counts the received messages.
 */
class Crowd {
  readonly #process: ReturnType<typeof fork>
  #expected = 0

  private constructor(process: ReturnType<typeof fork>) {
    this.#process = process
  }

  static async of({ url, headers }: Contestant): Promise<Crowd> {
    const script = fileURLToPath(new URL('follower-crowd.js', import.meta.url))
    const child = fork(script, [url, JSON.stringify(headers), String(FOLLOWERS)])
    await once(child, 'message')
    return new Crowd(child)
  }

  async costOf({ prepare }: Contestant): Promise<Cost> {
    let milliseconds = 0
    let cpuMicroseconds = 0
    for (let sent = 0; sent < EVENTS_PER_ROUND; sent += 1) {
      this.#expected += FOLLOWERS
      const arrived = once(this.#process, 'message')
      this.#process.send(this.#expected)
      const send = await prepare()
      const start = performance.now()
      const cpu = process.cpuUsage()
      await send()
      await arrived
      milliseconds += performance.now() - start
      const { user, system } = process.cpuUsage(cpu)
      cpuMicroseconds += user + system
    }
    return { milliseconds, cpuMicroseconds }
  }

  leave(): void {
    this.#process.kill()
  }
}

async function bareBroadcast(): Promise<{ contestant: Contestant; server: Server }> {
  const all = new Set<ServerResponse>()
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 2000\n\n')
    all.add(response)
    response.on('close', () => all.delete(response))
  })
  server.listen(0)
  await once(server, 'listening')
  const event = { type: 'youth.moved', seat: 0, counter: 'home-y7', from: 'e3', to: 'f4' }
  const data = JSON.stringify({ version: 100, at: 1_795_280_400_000, event })
  const frame = Buffer.from(`id: 100\ndata: ${data}\n\n`)
  const prepare = async () => () => {
    for (const response of all) response.write(frame)
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { contestant: { url, headers: {}, prepare }, server }
}

async function restDoor(url: string): Promise<{ contestant: Contestant; close(): Promise<void> }> {
  await migrate(url)
  const ports = await openStore(url, { keys })
  const services = withClient(await createServices({ ports, registry }))
  const settings = { LOG_LEVEL: 'silent', RATE_LIMITS: 'off', STREAMS_PER_TOKEN: '10000' }
  const app = await buildApp({ service: services, config: parseConfig(settings) })
  await app.listen({ port: 0 })
  const { token } = await services.accounts.signUp({ name: 'Follower', kind: 'agent' })
  const seats = [
    (await services.accounts.signUp({ name: 'Home', kind: 'agent' })).token,
    (await services.accounts.signUp({ name: 'Away', kind: 'agent' })).token,
  ]
  const players = await Promise.all(seats.map((seat) => services.authenticate(seat)))
  const [home, away] = players as [(typeof players)[0], (typeof players)[0]]
  const terms = { ruleset: 'goalscorer', options: { turnLimit: null, rows: 14 } }
  const input = { ...terms, seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { answer } = await services.games.create(home, createGameInput.parse(input))
  await services.games.join(away, answer.id, {})
  let made = 0
  const prepare = async () => {
    for (const player of [home, away]) {
      const { decisions } = await services.games.decisions(player, answer.id)
      const [decision] = decisions
      const move = decision?.examples[made++ % decision.examples.length]
      if (!decision || !move) continue
      const moveRequest = moveInput.parse({ decisionId: decision.id, move })
      return () => services.games.move(player, answer.id, moveRequest)
    }
    throw new GameEnded()
  }
  const { port } = app.server.address() as AddressInfo
  return {
    contestant: {
      url: `http://127.0.0.1:${port}/v1/games/${answer.id}/stream?after=4`,
      headers: { authorization: `Bearer ${token}` },
      prepare,
    },
    async close() {
      await app.close()
      await services.close()
    },
  }
}

await onDatabase(({ url }) => bench(url))
