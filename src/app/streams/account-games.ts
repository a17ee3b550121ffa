import { hash } from 'node:crypto'
import { isBlocking, type OpenDecision } from '../../engine/kernel/open-decisions.ts'
import { ownDecisions } from '../../engine/kernel/visibility.ts'
import type { Caller } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import type { GameSummary } from '../games/schema.ts'
import { mapInBatches, statusOf, summaryFor } from '../games/summary.ts'
import type { GameRecord } from '../runtime/port.ts'
import { FOLLOWED_GAMES_MAX, type GameUpdateKind } from './schema.ts'

export interface AccountGame {
  readonly game: GameSummary
  readonly openDecisions: readonly string[]
  readonly isRated?: true
}
export type AccountGames = ReadonlyMap<string, AccountGame>

export async function accountGames(
  context: Context,
  caller: Caller,
): Promise<{ games: AccountGames; more: boolean }> {
  const { id } = caller.account
  const limit = FOLLOWED_GAMES_MAX + 1
  const filter = { ruleset: null, mine: id, seenBy: id, before: null, limit, forks: true }
  const [open, running] = await Promise.all([
    context.ports.games.list({ ...filter, status: 'open' }),
    context.ports.games.list({ ...filter, status: 'running' }),
  ])
  const more = open.length === limit || running.length === limit
  const records = [open, running].flatMap((games) => games.slice(0, FOLLOWED_GAMES_MAX))
  records.sort((one, other) => (one.id < other.id ? 1 : -1))
  const found = await mapInBatches(records, (record) => lookAt(context, caller, record))
  const games = new Map(found.flatMap((own) => (own ? [[own.game.id, own] as const] : [])))
  return { games, more }
}

export async function accountGame(
  context: Context,
  caller: Caller,
  id: string,
  from: number,
): Promise<AccountGame | null | undefined> {
  const live = context.live.getReady(id)
  const record = live?.record ?? (await context.ports.games.find(id))
  if (!record || !isOwn(caller, record)) return null
  return (await lookAt(context, caller, record, from)) ?? undefined
}

const isOwn = ({ account: { id } }: Caller, { host, seats }: GameRecord): boolean =>
  host === id || seats.some(({ account }) => account === id)

async function lookAt(
  context: Context,
  caller: Caller,
  record: GameRecord,
  from?: number,
): Promise<AccountGame | null> {
  const standing = await statusOf(context, record, from)
  if (!standing) return null
  const game = summaryFor(caller, record, standing)
  return { game, openDecisions: game.seat === null ? [] : askedOf(standing.open, game.seat) }
}

const askedOf = (open: readonly OpenDecision[], seat: number): string[] =>
  ownDecisions(open, seat)
    .filter(isBlocking)
    .map(({ id }) => id)

export function digestOf(games: AccountGames): string {
  const facts = [...games]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { game, openDecisions }]) => [
      id,
      game.status,
      game.host,
      seatsIn(game.seats),
      openDecisions,
    ])
  return hash('sha256', JSON.stringify(facts)).slice(0, 16)
}

const seatsIn = (seats: GameSummary['seats']) =>
  seats.map(({ kind, account, joined }) => [kind, account, joined])

/**
 * Returns what has changed in a game between `before` and `now`. `now` is null if the game no
 * longer belongs to the account.
 */
export function updateFor(
  { account: { id } }: Caller,
  before: AccountGame | null,
  now: AccountGame | null,
): GameUpdateKind[] {
  if (now === null) return before ? ['left'] : []
  const { game, openDecisions } = now
  const was = before?.game
  const isKept = game.seat === null && game.seats.some(({ account }) => account === id)
  const [sat, sit] = [sittersOf(was), sittersOf(game)]
  const isNew = openDecisions.some((one) => !before?.openDecisions.includes(one))
  const news: [GameUpdateKind, boolean][] = [
    ['created', !was && game.host === id],
    ['invited', isKept && !(was && isKeptIn(was, id))],
    ['joined', was ? sit.some((one) => !sat.includes(one)) : sit.includes(id) && game.host !== id],
    ['left', sat.some((one) => !sit.includes(one))],
    ['started', game.startedAt !== null && !was?.startedAt],
    ['turn', isNew],
    [
      'answered',
      openDecisions.length === 0 && (before?.openDecisions.length ?? 0) > 0 && game.ended === null,
    ],
    ['ended', game.outcome !== null && !was?.outcome],
    ['cancelled', game.status === 'cancelled' && was?.status !== 'cancelled'],
    ['rated', now.isRated === true],
  ]
  return news.flatMap(([kind, isSo]) => (isSo ? [kind] : []))
}

const isKeptIn = ({ seats }: GameSummary, id: string): boolean =>
  seats.some(({ account, joined }) => account === id && !joined)

const sittersOf = (game: GameSummary | undefined): string[] =>
  game?.seats.flatMap(({ account, joined }) => (joined && account ? [account] : [])) ?? []
