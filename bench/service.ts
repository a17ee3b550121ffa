// `npm run bench -- service`: durable moves over HTTP beside a bare handler with one insert, on the
// same Postgres, turn by turn in the same run. This process is the clients; the servers are others.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '../src/store/embedded.ts'
import { migrate } from '../src/store/migrate.ts'
import { type Call, Clients, type Sent } from './service/clients.ts'

const CLIENTS = 64
const GAMES = 256
const ROUNDS = 24
const served = fileURLToPath(new URL('./service/served.js', import.meta.url))

const scratch = await mkdtemp(path.join(tmpdir(), 'touchline-bench-'))
const database = await startEmbedded({ dir: scratch })
const children: ChildProcess[] = []
/** Moves so far: each has a key of its own. */
let sent = 0
try {
  await migrate(database.url)
  const [ours, bare] = await Promise.all([serve('ours'), serve('bare')])
  await measure(ours, bare)
} finally {
  for (const child of children) child.kill('SIGKILL')
  await database.stop()
  await rm(scratch, { recursive: true, force: true })
}

async function serve(what: 'ours' | 'bare'): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, [served, what, database.url], { env, stdio: [...stdio] })
  children.push(child)
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${what} did not start`)))
    child.stdout?.setEncoding('utf8').once('data', (line: string) => resolve(line.trim()))
  })
}

async function measure(ours: string, bare: string): Promise<void> {
  const clients = new Clients(CLIENTS)
  const games = await newGames(clients, ours)
  const rows: { readonly many: Sent; readonly bareMany: Sent; one: Sent; bareOne: Sent }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const moves = await readyMoves(clients, ours, games)
    const lone = moves.splice(0, moves.length >> 3)
    const plain = bareCalls(bare, moves)
    const plainLone = bareCalls(bare, lone)
    // A B B A: whatever the machine does meanwhile, it does to both.
    const isOdd = round % 2 === 1
    const first = isOdd ? await clients.send(plain, CLIENTS) : null
    const many = await clients.send(moves, CLIENTS)
    const bareMany = first ?? (await clients.send(plain, CLIENTS))
    const firstOne = isOdd ? await clients.send(plainLone, 1) : null
    const one = await clients.send(lone, 1)
    const bareOne = firstOne ?? (await clients.send(plainLone, 1))
    // The first rounds warm both up.
    if (round >= 4) rows.push({ many, bareMany, one, bareOne })
  }
  clients.close()
  const failed = rows.reduce((sum, { many, one }) => sum + many.failed + one.failed, 0)
  const of = (name: 'many' | 'bareMany' | 'one' | 'bareOne') => rows.map((row) => row[name])
  const latency = (sent: Sent[], share: number) => {
    const all = sent.flatMap(({ latencies }) => latencies).sort((one, other) => one - other)
    return `${(all[Math.floor(all.length * share)] ?? 0).toFixed(2)} ms`
  }
  const rate = (sent: Sent[]) => Math.round(median(sent.map(({ perSecond }) => perSecond)))
  const line = (name: string, sent: Sent[]) => ({
    ...{ '': name, 'moves/s': rate(sent), p50: latency(sent, 0.5), p99: latency(sent, 0.99) },
  })
  console.table([
    line(`ours, ${CLIENTS} clients, ${GAMES} games`, of('many')),
    line(`bare insert, ${CLIENTS} clients`, of('bareMany')),
    line('ours, 1 client', of('one')),
    line('bare insert, 1 client', of('bareOne')),
  ])
  const ratio = median(rows.map(({ many, bareMany }) => many.perSecond / bareMany.perSecond))
  const lone = median(rows.map(({ one, bareOne }) => half(one) / half(bareOne)))
  console.log(`median of the rounds' ratios: ${ratio.toFixed(2)} of the bare rate at ${CLIENTS}`)
  console.log(`clients; p50 at one client ${lone.toFixed(2)} of the bare one; ${failed} failed`)
}

function half({ latencies }: Sent): number {
  return latencies[latencies.length >> 1] ?? 0
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? 0
}

interface Table {
  readonly id: string
  readonly tokens: readonly [string, string]
}

async function newGames(clients: Clients, base: string): Promise<Table[]> {
  const signUp = async (name: string) => {
    const call: Call = { method: 'POST', url: `${base}/v1/accounts`, body: { name } }
    return ((await clients.call(call)).body as { token: string }).token
  }
  const tokens = [await signUp('home'), await signUp('away')] as const
  const games: Table[] = []
  for (let made = 0; made < GAMES; made += 1) games.push(await newGame(clients, base, tokens))
  return games
}

async function newGame(clients: Clients, base: string, tokens: Table['tokens']): Promise<Table> {
  const [home, away] = tokens
  const body = {
    ruleset: 'goalscorer',
    options: { turnLimit: null },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  }
  const url = `${base}/v1/games`
  const created = await clients.call({ method: 'POST', url, token: home, body })
  const { id } = created.body as { id: string }
  await clients.call({ method: 'POST', url: `${url}/${id}/seats`, token: away, body: {} })
  return { id, tokens }
}

interface Asked {
  readonly decisions: readonly { readonly id: string; readonly examples: readonly unknown[] }[]
}

/** A legal move for every game, not sent yet; games that have ended make room for new ones. */
async function readyMoves(clients: Clients, base: string, games: Table[]): Promise<Call[]> {
  const ready = async (place: number): Promise<Call> => {
    const { id, tokens } = games[place]!
    const url = `${base}/v1/games/${id}`
    for (const token of tokens) {
      const answer = await clients.call({ method: 'GET', url: `${url}/decisions`, token })
      const [decision] = (answer.body as Asked).decisions
      if (!decision) continue
      sent += 1
      const body = { decisionId: decision.id, move: decision.examples[0] }
      return { method: 'POST', url: `${url}/moves`, token, key: `move ${sent}`, body }
    }
    games[place] = await newGame(clients, base, tokens)
    return ready(place)
  }
  const calls: Call[] = []
  for (let first = 0; first < games.length; first += CLIENTS) {
    const places = games.slice(first, first + CLIENTS).map((_, place) => first + place)
    calls.push(...(await Promise.all(places.map(ready))))
  }
  return calls
}

function bareCalls(base: string, moves: readonly Call[]): Call[] {
  return moves.map(({ body }) => ({ method: 'POST', url: `${base}/moves`, body }))
}
