import type { Caller } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import type { Replayable } from '../core/operation.ts'
import { hashOf } from '../packs/packs.ts'
import { requireVersion } from '../runtime/cursor.ts'
import { seatOf } from '../runtime/game-access.ts'
import {
  IdempotencyKeyTaken,
  type IdempotencyRecord,
  type LobbyChange,
  type SecretGameRecord,
} from '../runtime/port.ts'
import { listedGame } from './present.ts'
import type { Created } from './schema.ts'

interface Request {
  readonly key: string | undefined
  readonly operation: string
  readonly input: unknown
}

/** Turns the answer into what is stored under the key, together with what was done. */
export type Recorder<T> = (answer: T) => IdempotencyRecord | null

/** The game that an answer is about, as far as it had come then. */
interface Told {
  readonly id: string
  readonly version: number
}

/**
 * Does something that is not a move at most once per idempotency key. `act` stores the key in the
 * same transaction as what it does, so there is no moment at which only one of them is there; of
 * what a log keeps, right after it.
 */
export async function idempotently<T extends Told>(
  { ports, live }: Context,
  caller: Caller,
  { key, operation, input }: Request,
  act: (record: Recorder<T>) => Promise<T>,
): Promise<Replayable<T>> {
  if (key === undefined) return { answer: await act(() => null), replayed: false }
  const account = caller.account.id
  const requestHash = hashOf(JSON.stringify([operation, input]))
  const replay = async (): Promise<Replayable<T> | null> => {
    const first = await ports.games.findKey(account, key)
    if (!first) return null
    if (first.requestHash !== requestHash) throw serviceError('idempotency-mismatch')
    // Stored by ourselves, as an answer to the very same request.
    const answer = first.answer as T
    await mustBeInLog(live, answer)
    return { answer, replayed: true }
  }
  const replayed = await replay()
  if (replayed) return replayed
  const createdAt = ports.clock.now()
  try {
    const answer = await act((first) => ({ account, key, requestHash, answer: first, createdAt }))
    return { answer, replayed: false }
  } catch (error) {
    const first = error instanceof IdempotencyKeyTaken ? await replay() : null
    if (first) return first
    throw error
  }
}

/** Keys and logs need not lie in one database: the log may have lost its end, and the key not. */
async function mustBeInLog(games: Context['live'], { id, version }: Told): Promise<void> {
  if (version === 0) return
  const live = await games.load(id)
  await live?.run(({ game }) => {
    requireVersion(game.version, version)
    return () => null
  })
  if (!live) requireVersion(0, version)
}

/** What those who create, join or start a game are told of it. */
export function answerCreated(
  caller: Caller,
  game: SecretGameRecord,
  { row }: Pick<LobbyChange, 'row'>,
): Created {
  const seat = seatOf(caller, game)
  const isInside = seat !== null || game.host === caller.account.id
  return {
    ...listedGame(game, seat),
    version: row?.lastVersion ?? 0,
    inviteCode: isInside ? game.inviteCode : null,
    commitment: game.commitment,
  }
}
