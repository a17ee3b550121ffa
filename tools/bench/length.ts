// Measures the cost of a move over HTTP in a new game and in a game with a long log. The benchmark
// plays random games of STARPLAYER and compares only the moves that roll dice.
import { Client, requestOf } from './http-client.ts'
import { signUpTwo } from './prepared-games.ts'
import { at, onDatabase } from './processes.ts'

const YOUNG_EVENTS = 100
const LONG_EVENTS = 9_000
const ROUNDS = 40
const TOGETHER = 5

type Tokens = readonly [string, string]
interface Decision {
  readonly id: string
  readonly kind: string
  readonly standing: boolean
  readonly suspended: string | null
  readonly examples: readonly { readonly type: string }[]
}

class Game {
  version = 0
  isOver = false
  readonly #client: Client
  readonly #tokens: Tokens
  readonly #id: string
  #made = 0

  constructor(client: Client, tokens: Tokens, id: string) {
    this.#client = client
    this.#tokens = tokens
    this.#id = id
  }

  static async start(client: Client, tokens: Tokens): Promise<Game> {
    const gameRequest = { ruleset: 'starplayer', seats: [{ kind: 'me' }, { kind: 'open' }] }
    const { id } = await call(client, requestOf('POST /v1/games', tokens[0], gameRequest))
    await call(client, requestOf(`POST /v1/games/${id}/seats`, tokens[1], {}))
    return new Game(client, tokens, id)
  }

  async show(client: Client): Promise<number> {
    const began = performance.now()
    await call(client, requestOf(`GET /v1/games/${this.#id}`, this.#tokens[0]))
    return performance.now() - began
  }

  async playTo(version: number): Promise<void> {
    while (this.version < version && !this.isOver) await this.#move()
  }

  async rolls(count: number): Promise<number[]> {
    const times: number[] = []
    while (times.length < count && !this.isOver) {
      const { type, milliseconds } = await this.#move()
      if (type === 'roll') times.push(milliseconds)
    }
    return times
  }

  async #move(): Promise<{ type: string; milliseconds: number }> {
    for (const token of this.#tokens) {
      const open = requestOf(`GET /v1/games/${this.#id}/decisions`, token)
      const { decisions } = await call(this.#client, open)
      const decision = (decisions as Decision[]).find((one) => !one.standing && !one.suspended)
      const move = decision?.examples[this.#made++ % decision.examples.length]
      if (!decision || !move) continue
      const body = { decisionId: decision.id, move }
      const request = requestOf(`POST /v1/games/${this.#id}/moves`, token, body)
      const sent = performance.now()
      const answer = await this.#client.send(request)
      const milliseconds = performance.now() - sent
      const { version, outcome } = JSON.parse(answer.body)
      this.version = version
      this.isOver = outcome !== null
      return { type: move.type, milliseconds }
    }
    throw new Error('no decision is open')
  }
}

async function call(client: Client, request: Buffer) {
  const { status, body } = await client.send(request)
  if (status >= 300) throw new Error(`answered ${status}: ${body}`)
  return JSON.parse(body)
}

await onDatabase(async ({ serve }) => {
  const client = await new Client((await serve('src/bin/server.js')).port).open()
  const tokens = await signUpTwo(client)
  let long = await Game.start(client, tokens)
  await long.playTo(LONG_EVENTS)
  const times = { young: [] as number[], long: [] as number[] }
  let longest = 0
  const games: Game[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    while (long.isOver) {
      long = await Game.start(client, tokens)
      await long.playTo(LONG_EVENTS)
    }
    const young = await Game.start(client, tokens)
    await young.playTo(YOUNG_EVENTS)
    times.young.push(...(await young.rolls(TOGETHER)))
    times.long.push(...(await long.rolls(TOGETHER)))
    longest = Math.max(longest, long.version)
    games.push(young)
  }
  const [young, old] = [at(times.young, 0.5), at(times.long, 0.5)]
  console.log(`a roll of STARPLAYER, one client, ${times.long.length} of each, p50 in ms`)
  console.log(`  from ${YOUNG_EVENTS} events on         ${young.toFixed(3)}`)
  console.log(`  from ${LONG_EVENTS} to ${longest} events  ${old.toFixed(3)}`)
  console.log(`  ratio                      ${(old / young).toFixed(2)}`)
  const other = await new Client((await serve('src/bin/server.js')).port).open()
  const cold: number[] = []
  for (const game of games) cold.push(await game.show(other))
  console.log('first view of a game on a node without it, in ms')
  console.log(`  about 200 events           ${at(cold, 0.5).toFixed(1)}`)
  console.log(`  ${long.version} events                ${(await long.show(other)).toFixed(1)}`)
  for (const one of [client, other]) one.close()
})
