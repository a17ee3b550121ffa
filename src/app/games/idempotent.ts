import type { Caller } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { ServiceError, serviceError } from '../core/errors.ts'
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

export interface KeyedRequest {
  readonly operation: string
  readonly input: unknown
}

interface Request extends KeyedRequest {
  readonly key: string | undefined
}

export type Recorder<T> = (answer: T) => IdempotencyRecord | null

interface GameVersion {
  readonly id: string
  readonly version: number
}

/**
 * Runs a change other than a move at most once per idempotency key. The idempotency key is stored
 * in the same transaction as the change or, if the change appends a log row, directly after the
 * row.
 */
export async function idempotently<T extends GameVersion>(
  { ports, live }: Context,
  caller: Caller,
  { key, operation, input }: Request,
  change: (record: Recorder<T>) => Promise<T>,
): Promise<Replayable<T>> {
  if (key === undefined) return { answer: await change(() => null), replayed: false }
  const account = caller.account.id
  const requestHash = hashOf(JSON.stringify([operation, input]))
  const replay = async (): Promise<Replayable<T> | null> => {
    const first = await ports.games.findKey(account, key)
    if (!first) return null
    if (first.requestHash !== requestHash) throw serviceError('idempotency-mismatch')
    // The cast is safe because the service stored this answer for an identical request.
    const answer = first.answer as T
    await requireInLog(live, answer)
    return { answer, replayed: true }
  }
  const replayed = await replay()
  if (replayed) return replayed
  const createdAt = ports.clock.now()
  try {
    const answer = await change((first) => ({
      account,
      key,
      requestHash,
      answer: first,
      createdAt,
    }))
    return { answer, replayed: false }
  } catch (error) {
    // A concurrent request with the same idempotency key may already have made the change. For
    // example, a request to join a game is refused after the concurrent request has joined the
    // game.
    const isRefused = error instanceof IdempotencyKeyTaken || error instanceof ServiceError
    const first = isRefused ? await replay() : null
    if (first) return first
    throw error
  }
}

/**
 * The log and the idempotency keys can be in different databases, so a key may be stored although
 * the log has lost the change.
 */
async function requireInLog(games: Context['live'], { id, version }: GameVersion): Promise<void> {
  if (version === 0) return
  const live = await games.load(id)
  await live?.run(({ game }) => {
    requireVersion(game.version, version)
    return () => null
  })
  if (!live) requireVersion(0, version)
}

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
