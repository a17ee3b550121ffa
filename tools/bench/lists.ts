// Measures database queries for lists of games, with ten thousand and with a million games: rows
// read, response times, and how much other requests slow down.
import pg from 'pg'
import { SESSION_OPTIONS } from '../../src/postgres/connection/pools.ts'
import { Client, requestOf } from './http-client.ts'
import { questionsOfAll } from './list-questions.ts'
import { makeManyGames } from './many-games.ts'
import { type Cost, costOf } from './plans.ts'
import { prepareGame, signUpTwo } from './prepared-games.ts'
import { at, onDatabase } from './processes.ts'

const SIZES = [10_000, 1_000_000] as const
const CALLS = 200
/** Number of clients that continuously request lists of games while other clients play moves. */
const CROWD = 6
const MOVES = 300

const paths = {
  'GET /v1/games': 'regular',
  'GET /v1/games?status=open': 'regular',
  'GET /v1/games?mine=true': 'regular',
  'GET /v1/games?mine=true&limit=1': 'newcomer',
} as const

type Tokens = readonly [string, string]
interface Figures {
  readonly costs: Readonly<Record<string, Cost>>
  readonly milliseconds: Readonly<Record<string, number>>
  readonly moves: Moves
}
interface Moves {
  readonly alone: readonly number[]
  readonly crowded: readonly number[]
  readonly failed: number
  readonly lists: number
}

const [small, large] = [await figures(SIZES[0]), await figures(SIZES[1])]
print(small, large)

async function figures(games: number): Promise<Figures> {
  let found: Figures | null = null
  await onDatabase(async ({ url, serve }) => {
    const { port } = await serve('src/bin/server.js')
    const early = await new Client(port).open()
    const tokens = await signUpTwo(early)
    const regulars = [await accountOf(early, tokens[0]), await accountOf(early, tokens[1])] as const
    // Two new accounts sign up for the benchmark, because the accounts in the generated data have
    // already reached the maximum number of games per account.
    const players = await signUpTwo(early)
    early.close()
    await makeManyGames(url, { games, regulars })
    // A new connection is opened, because the server may have closed the idle connection.
    const client = await new Client(port).open()
    const costs = await costsAt(url, regulars)
    const milliseconds = await timesOf(client, tokens, players)
    found = { costs, milliseconds, moves: await movesBeside(port, client, tokens, players) }
    client.close()
  })
  return found!
}

async function accountOf(client: Client, token: string): Promise<string> {
  return JSON.parse((await client.send(requestOf('GET /v1/account', token))).body).account.id
}

async function costsAt(url: string, regulars: readonly [string, string]) {
  const client = new pg.Client({ connectionString: url, options: SESSION_OPTIONS })
  await client.connect()
  const costs: Record<string, Cost> = {}
  for (const [name, question] of Object.entries(questionsOfAll(regulars)))
    costs[name] = await costOf(client, question)
  await client.end()
  return costs
}

async function timesOf(client: Client, [, regular]: Tokens, [newcomer]: Tokens) {
  const times: Record<string, number> = {}
  for (const [line, who] of Object.entries(paths)) {
    const request = requestOf(line, who === 'regular' ? regular : newcomer)
    times[`${line}, ${who}`] = at(await answered(client, request, CALLS), 0.5)
  }
  return times
}

async function answered(client: Client, request: Buffer, calls: number): Promise<number[]> {
  const times: number[] = []
  for (let call = 0; call < calls; call += 1) {
    const sent = performance.now()
    const { status, body } = await client.send(request)
    if (status >= 300) throw new Error(`answered ${status}: ${body}`)
    times.push(performance.now() - sent)
  }
  return times
}

async function movesBeside(
  port: number,
  client: Client,
  [, regular]: Tokens,
  players: [string, string],
): Promise<Moves> {
  const alone = await played(client, players, 1)
  let isOver = false
  let lists = 0
  let failed = 0
  const crowd = Array.from({ length: CROWD }, async (_, place) => {
    const own = await new Client(port).open()
    const line = place % 2 === 0 ? 'GET /v1/games' : 'GET /v1/games?mine=true'
    while (!isOver) {
      const { status } = await own.send(requestOf(line, regular))
      lists += 1
      if (status !== 200) failed += 1
    }
    own.close()
  })
  const crowded = await played(client, players, 2)
  isOver = true
  await Promise.all(crowd)
  return { alone, crowded, failed, lists }
}

async function played(client: Client, players: [string, string], seed: number): Promise<number[]> {
  const { requests } = await prepareGame(client, players, seed, MOVES)
  const times: number[] = []
  for (const request of requests) times.push(...(await answered(client, request, 1)))
  return times
}

function print(few: Figures, many: Figures): void {
  const width = 56
  console.log(`${SIZES[0]} games and ${SIZES[1]}: rows and pages read`)
  for (const [name, cost] of Object.entries(few.costs)) {
    const other = many.costs[name]!
    const ratio = (other.pages / cost.pages).toFixed(2)
    const numbers = [cost.rows, other.rows, cost.pages, other.pages, ratio]
    console.log(name.padEnd(width) + numbers.map((number) => `${number}`.padStart(8)).join(''))
  }
  console.log('one client, p50 in ms')
  for (const [name, time] of Object.entries(few.milliseconds)) {
    const numbers = [time, many.milliseconds[name]!, many.milliseconds[name]! / time]
    console.log(name.padEnd(width) + numbers.map((one) => one.toFixed(2).padStart(8)).join(''))
  }
  console.log(
    `a move, alone and beside ${CROWD} clients that list; p50 and p99 in ms, lists, failed`,
  )
  for (const [place, { moves }] of [few, many].entries()) {
    const times = [moves.alone, moves.crowded].flatMap((all) => [at(all, 0.5), at(all, 0.99)])
    const numbers = [...times.map((time) => time.toFixed(2)), moves.lists, moves.failed]
    console.log(
      `${SIZES[place]} games`.padEnd(width) +
        numbers.map((number) => `${number}`.padStart(8)).join(''),
    )
  }
}
