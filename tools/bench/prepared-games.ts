import { seededChance } from '../../src/engine/kernel/chance.ts'
import { submit } from '../../src/engine/kernel/perform.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import { suggestMove } from '../../src/engine/kernel/turn.ts'
import { positionOf, worldWith } from '../../src/engine/kernel/world.ts'
import { goalscorer } from '../../src/engine/rulesets/goalscorer/index.ts'
import type { View } from '../../src/engine/rulesets/goalscorer/types.ts'
import { type Client, requestOf } from './http-client.ts'

export interface PreparedGame {
  readonly id: string
  readonly requests: readonly Buffer[]
}

export async function signUpTwo(client: Client): Promise<[string, string]> {
  const signUp = async (name: string) => {
    const answer = await client.send(requestOf('POST /v1/accounts', null, { name, kind: 'agent' }))
    return (JSON.parse(answer.body) as { token: string }).token
  }
  return [await signUp('home'), await signUp('away')]
}

const OPTIONS = { turnLimit: null }

/**
 * Creates a game and computes its moves in advance, which reduces the CPU time of the load
 * generator during the measurement.
 */
export async function prepareGame(
  client: Client,
  [home, away]: readonly [string, string],
  seed: number,
  movesMax: number,
): Promise<PreparedGame> {
  const call = async (line: string, token: string, body?: unknown) => {
    const answer = await client.send(requestOf(line, token, body))
    if (answer.status >= 300) throw new Error(`${line}: ${answer.status} ${answer.body}`)
    return JSON.parse(answer.body)
  }
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const gameRequest = { ruleset: 'goalscorer', options: OPTIONS, seats }
  const { id } = await call('POST /v1/games', home, gameRequest)
  await call(`POST /v1/games/${id}/seats`, away, {})
  const seen = [await call(`GET /v1/games/${id}`, home), await call(`GET /v1/games/${id}`, away)]
  const { view, version } = seen[0]
  const whole = mergedView(view, seen[1].view)
  const requests = movesOf(whole, version, seed, movesMax).map(({ seat, ...body }) =>
    requestOf(`POST /v1/games/${id}/moves`, seat === 0 ? home : away, body),
  )
  return { id, requests }
}

const mergedView = (one: View, other: View): View => ({
  ...one,
  counters: one.counters.map((counter, place) => ({
    ...counter,
    identity: counter.identity ?? other.counters[place]!.identity,
  })),
})

function movesOf(view: View, version: number, seed: number, movesMax: number) {
  const table = buildTable(goalscorer, { seats: 2, options: OPTIONS })
  const chance = seededChance(seed)
  const draft = goalscorer.imagine(view, 'admin', table, chance)
  const game = worldWith(
    goalscorer,
    { ...positionOf(goalscorer, table, draft), version, open: [] },
    draft,
  )
  const moves = []
  while (!game.over && moves.length < movesMax) {
    const decision = game.open[0]!
    const move = suggestMove(goalscorer, game, decision, chance)!
    const { seat, id: decisionId } = decision
    const sent = { decisionId, move, moveId: `m${moves.length}` }
    submit(goalscorer, game, { seat, ...sent }, () => 0, 0)
    moves.push({ seat, decisionId, move })
  }
  return moves
}
