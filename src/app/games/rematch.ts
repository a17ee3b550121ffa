import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import type { Replayable, WithIdempotencyKey } from '../core/operation.ts'
import { hasEnded } from '../runtime/game-end.ts'
import { type GameRecord, RematchExists, type SeatRecord } from '../runtime/port.ts'
import { createGame } from './create-game.ts'
import { joinGame } from './join-game.ts'
import type { Created, CreateGameInput, JoinInput, SeatInput } from './schema.ts'

/**
 * The first player who requests a rematch creates the new game, and the other players take the
 * seats that are reserved for them.
 */
export async function rematch(
  context: Context,
  caller: Caller,
  gameId: string,
  { entropy }: Pick<JoinInput, 'entropy'>,
  { key }: WithIdempotencyKey,
): Promise<Replayable<Created>> {
  requireScope(caller, 'play')
  const { ports } = context
  const game = await ports.games.find(gameId)
  const own = game?.seats.find(({ account }) => account === caller.account.id)
  if (!game || !own)
    throw serviceError(game?.visibility === 'public' ? 'not-seated' : 'game-unknown')
  if (!hasEnded(game)) throw serviceError('game-not-over')
  const choices = choicesOf(own)
  const keyed = { key, request: { operation: 'rematch', input: { gameId, entropy } } }
  const join = (id: string) => joinGame(context, caller, id, { choices, entropy }, keyed)

  const first = await ports.games.rematchOf(gameId)
  if (first !== null) return join(first)
  const input = termsAgain(game, caller.account.id, entropy)
  try {
    return await createGame(context, caller, input, { ...keyed, rematchOf: gameId })
  } catch (error) {
    if (!(error instanceof RematchExists)) throw error
    const other = await ports.games.rematchOf(gameId)
    if (other === null) throw serviceError('busy')
    return join(other)
  }
}

const choicesOf = ({ choices }: SeatRecord) =>
  (choices as Record<string, unknown> | null) ?? undefined

/** In a rematch, each player moves to the next seat. */
function termsAgain(game: GameRecord, account: string, entropy?: string): CreateGameInput {
  const { ruleset, visibility, decisionSeconds, absence, hints, rated, undo, bank, packHash } = game
  const { seats, holidays } = game
  const rotated = seats.map((_, seat) => seats.at(seat - 1)!)
  return {
    ...{
      ruleset,
      visibility,
      decisionSeconds,
      absence,
      hints,
      rated,
      undo,
      bank,
      holidays,
      contentPack: packHash,
    },
    absenceLevel: game.absenceLevel ?? undefined,
    options: game.options as Record<string, unknown>,
    seats: rotated.map((one) => seatAgain(one, account, entropy)),
  }
}

function seatAgain(one: SeatRecord, account: string, entropy?: string): SeatInput {
  const choices = choicesOf(one)
  if (one.account === account) return { kind: 'me', choices, entropy }
  if (one.kind === 'bot') return { kind: 'bot', level: one.level ?? undefined, choices }
  return one.account === null ? { kind: 'open' } : { kind: 'account', account: one.account }
}
