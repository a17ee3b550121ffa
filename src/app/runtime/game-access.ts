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

export async function findLiveGame(
  context: Context,
  who: OptionalCaller,
  gameId: string,
): Promise<{ live: LiveGame | null; record: SecretGameRecord }> {
  const running = await context.live.load(gameId)
  const record = await findGameRecord(context, who, gameId, running?.record)
  // The game may have started between the two reads.
  const live = running ?? (record.startedAt === null ? null : await context.live.load(gameId))
  return { live, record: live?.record ?? record }
}

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
): Promise<LiveGame> {
  const { live, record } = await findLiveGame(context, who, gameId)
  if (live) return live
  throw serviceError(record.status === 'cancelled' ? 'game-cancelled' : 'game-not-started')
}
