import type { Caller, OptionalCaller } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import type { LiveGame } from './live-game.ts'
import type { GameRecord, SecretGameRecord } from './port.ts'

export const seatOf = (who: OptionalCaller, game: Pick<GameRecord, 'seats'>): number | null =>
  who === null ? null : seatHeldBy(who.account.id, game)

export function seatHeldBy(id: string, { seats }: Pick<GameRecord, 'seats'>): number | null {
  const own = seats.find(({ account, joined }) => joined && account === id)
  return own?.seat ?? null
}

export const playsAllSeats = (who: OptionalCaller, { host, seats }: GameRecord): boolean =>
  who !== null && host === who.account.id && seats.some(({ kind }) => kind === 'host')

export function ownSeat(caller: Caller, game: GameRecord): number | null {
  const own = seatOf(caller, game)
  if (own === null && !playsAllSeats(caller, game)) throw serviceError('not-seated')
  return own
}

export function canSeeGame(who: OptionalCaller, game: GameRecord): boolean {
  if (game.visibility === 'public') return true
  if (who === null) return false
  const { id } = who.account
  return game.host === id || game.seats.some(({ account }) => account === id)
}

interface Access {
  /**
   * True if the caller is only waiting for the game to end. In a sealed season, a waiting caller
   * sees only the result of the game.
   */
  readonly isAwaited?: boolean
}

export async function findLiveGame(
  context: Context,
  who: OptionalCaller,
  gameId: string,
  { isAwaited = false }: Access = {},
): Promise<{ live: LiveGame | null; record: SecretGameRecord }> {
  const running = await context.live.load(gameId)
  const record = await findGameRecord(context, who, gameId, running?.record)
  // If the game started after the first attempt to load it, the game is loaded again.
  const live = running ?? (record.startedAt === null ? null : await context.live.load(gameId))
  if (live?.isOver && !live.showsEnd && !isAwaited) {
    await requireUnsealed(context, live.record)
    live.showsEnd = true
  }
  return { live, record: live?.record ?? record }
}

/**
 * Throws if the game belongs to a sealed season that has not been revealed: until the reveal, not
 * even the player may see a game that has ended. The record is read again, because the season may
 * have ended after the given record was read.
 */
export async function requireUnsealed({ ports }: Context, record: GameRecord): Promise<void> {
  const now = ports.clock.now()
  if (!isSealed(record, now)) return
  const fresh = await ports.games.find(record.id)
  if (fresh && isSealed(fresh, now))
    throw serviceError('season-sealed', { facts: { until: fresh.sealedUntil } })
}

export const isSealed = ({ sealedUntil }: Pick<GameRecord, 'sealedUntil'>, now: number): boolean =>
  sealedUntil !== null && now < sealedUntil

export async function findGameRecord(
  { ports }: Context,
  who: OptionalCaller,
  gameId: string,
  atHand?: SecretGameRecord,
): Promise<SecretGameRecord> {
  const record = atHand ?? (await ports.games.find(gameId))
  if (!record || !canSeeGame(who, record)) throw serviceError('game-unknown')
  return record
}

export function cachedRunningGame(
  { live }: Context,
  caller: Caller,
  gameId: string,
): LiveGame | null {
  const running = live.getReady(gameId)
  return running && canSeeGame(caller, running.record) ? running : null
}

export async function requireRunningGame(
  context: Context,
  who: OptionalCaller,
  gameId: string,
  access: Access = {},
): Promise<LiveGame> {
  const { live, record } = await findLiveGame(context, who, gameId, access)
  if (live) return live
  throw serviceError(record.status === 'cancelled' ? 'game-cancelled' : 'game-not-started')
}
