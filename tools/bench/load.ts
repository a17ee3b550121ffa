// A load generator for benchmarks, which runs in a separate process and is controlled by messages.
import { seededChance } from '../../src/engine/kernel/chance.ts'
import { Client, requestOf } from './http-client.ts'
import { type PreparedGame, prepareGame, signUpTwo } from './prepared-games.ts'

const GAMES_PER_HOST = 32

export interface LoadOrder {
  /**
   * Preparing games and playing them are separate steps, so that the preparation does not warm up
   * the measured code.
   */
  readonly step: 'prepare' | 'play'
  readonly kind: 'games' | 'bare'
  /**
   * Ports of the servers. The benchmark creates all games on the first server; later requests go to
   * any server.
   */
  readonly ports: readonly [number, ...number[]]
  readonly clients: number
  readonly games: number
  readonly movesPerGame: number
  readonly seed: number
}
export interface LoadResult {
  readonly moves: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

const ready = new Map<string, readonly PreparedGame[]>()

process.on('message', async (order: LoadOrder) => {
  process.send?.(order.step === 'prepare' ? await prepare(order) : await play(order))
})
process.send?.('ready')

async function prepare(order: LoadOrder): Promise<number> {
  const games = order.kind === 'games' ? await prepared(order) : bare(order)
  ready.set(nameOf(order), games)
  return games.length
}

const nameOf = ({ kind, seed }: LoadOrder): string => `${kind} ${seed}`

async function play(order: LoadOrder): Promise<LoadResult> {
  const { ports, clients } = order
  const games = ready.get(nameOf(order)) ?? []
  ready.delete(nameOf(order))
  const lists = Array.from({ length: clients }, (_, client) =>
    interleaved(games.filter((_, game) => game % clients === client)),
  )
  const open = () => Promise.all(ports.map((port) => new Client(port).open()))
  const sockets = await Promise.all(lists.map(open))
  const chance = seededChance(order.seed)
  const times: number[] = []
  let failed = 0
  const began = performance.now()
  await Promise.all(
    lists.map(async (requests, place) => {
      for (const request of requests) {
        const client = chance.pick(sockets[place]!)
        const sent = performance.now()
        const { status } = await client.send(request)
        times.push(performance.now() - sent)
        if (status !== 201) failed += 1
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  for (const socket of sockets.flat()) socket.close()
  times.sort((one, other) => one - other)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return { moves: times.length, seconds, p50: at(0.5), p99: at(0.99), failed }
}

/** Each client alternates between its games, so that all games are in progress at the same time. */
function interleaved(games: readonly PreparedGame[]): Buffer[] {
  const longest = Math.max(0, ...games.map(({ requests }) => requests.length))
  return Array.from({ length: longest }, (_, move) =>
    games.flatMap(({ requests }) => requests[move] ?? []),
  ).flat()
}

async function prepared({ ports, games, movesPerGame, seed }: LoadOrder): Promise<PreparedGame[]> {
  const client = await new Client(ports[0]).open()
  const all: PreparedGame[] = []
  let tokens = ['', ''] as [string, string]
  for (let game = 0; game < games; game += 1) {
    if (game % GAMES_PER_HOST === 0) tokens = await signUpTwo(client)
    all.push(await prepareGame(client, tokens, seed + game, movesPerGame))
  }
  client.close()
  return all
}

function bare({ games, movesPerGame }: LoadOrder): PreparedGame[] {
  return Array.from({ length: games }, (_, game) => ({
    id: String(game),
    requests: Array.from({ length: movesPerGame }, (_, move) =>
      requestOf('POST /moves', 'tl_the-bare-handler-does-not-look-at-it', {
        decisionId: `${move}-${move % 2}-0`,
        move: { type: 'move-youth', counter: 'home-y1', to: 'b3' },
      }),
    ),
  }))
}
