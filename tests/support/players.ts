import type { z } from 'zod'
import type { Caller } from '../../src/app/core/caller.ts'
import {
  type Created,
  createGameInput,
  type MoveResponse,
  moveInput,
  type Observation,
  observeInput,
  waitInput,
} from '../../src/app/games/schema.ts'
import type { Node } from './service.ts'

type Terms = Partial<z.input<typeof createGameInput>>

export async function twoPlayers(
  { services }: Node,
  home: Caller,
  away: Caller,
  terms: Terms = {},
): Promise<Created> {
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const input = createGameInput.parse({ ruleset: 'goalscorer', seats, ...terms })
  const { answer } = await services.games.create(home, input)
  const joined = await services.games.join(away, answer.id, {})
  return joined.answer
}

export async function againstBot(node: Node, caller: Caller, terms: Terms = {}): Promise<Created> {
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const input = createGameInput.parse({ ruleset: 'goalscorer', seats, ...terms })
  return (await node.services.games.create(caller, input)).answer
}

export const observe = (
  { services }: Node,
  caller: Caller,
  game: string,
  at?: number,
): Promise<Observation> => services.games.observe(caller, game, observeInput.parse({ at }))

export const waitFor = (
  { services }: Node,
  caller: Caller,
  game: string,
  input: z.input<typeof waitInput> = {},
) => services.games.wait(caller, game, waitInput.parse({ timeoutSeconds: 20, ...input }))

export interface Ready {
  readonly decisionId: string
  readonly move: { readonly type: string }
}

export async function readyMove({ services }: Node, caller: Caller, game: string): Promise<Ready> {
  const { decisions } = await services.games.decisions(caller, game)
  const decision = decisions.find(({ optional, suspended }) => !optional && suspended === null)
  if (!decision) throw new Error('nothing is asked')
  return { decisionId: decision.id, move: decision.examples[0]! }
}

export const send = (
  { services }: Node,
  caller: Caller,
  game: string,
  input: Omit<z.input<typeof moveInput>, 'move'> & { move: unknown },
): Promise<MoveResponse> => services.games.move(caller, game, moveInput.parse(input))

/**
 * Sends a move for a player who has an open decision; returns the seat, or null if the game has
 * ended.
 */
export async function playOne(
  node: Node,
  callers: readonly Caller[],
  game: string,
): Promise<number | null> {
  const { outcome, others, decisions } = await observe(node, callers[0]!, game)
  if (outcome) return null
  const isAsked = ({ optional, suspended }: { optional: boolean; suspended: unknown }) =>
    !optional && !suspended
  const { seat } = decisions.find(isAsked) ?? others.find(isAsked)!
  await send(node, callers[seat]!, game, await readyMove(node, callers[seat]!, game))
  return seat
}

export async function errorOf(
  answer: Promise<unknown>,
): Promise<{ code: unknown; kind: unknown } | null> {
  try {
    await answer
    return null
  } catch (error) {
    const { code, kind } = error as { code?: unknown; kind?: unknown }
    if (code === undefined || kind === undefined) throw error
    return { code, kind }
  }
}
