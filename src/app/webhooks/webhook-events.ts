import { isBlocking } from '../../engine/kernel/open-decisions.ts'
import { gameVisibleTo } from '../../engine/kernel/visibility.ts'
import { hashOf } from '../packs/packs.ts'
import type { CommandContext, LiveGame } from '../runtime/live-game.ts'
import type { GameRecord } from '../runtime/port.ts'
import type { WebhookMessage, WebhookRecord } from './port.ts'
import type { WebhookEvent } from './schema.ts'

export interface WebhookEventAt {
  readonly type: WebhookEvent
  readonly game: string
  readonly version: number
  readonly seat: number | null
  readonly deadline: number | null
  readonly at: number
}

/**
 * Returns webhook events for the current state of the game. Past events are omitted, except the
 * start of the game.
 */
export function webhookEventsFor(
  account: string,
  { live, game }: CommandContext,
): WebhookEventAt[] {
  const { id, record } = live
  const seats = seatsOf(account, record)
  const [seat] = seats
  if (seat === undefined) return []
  const moments: WebhookEventAt[] = seats.flatMap((one) => turnsOf(one, live, game))
  const tell = (type: WebhookEvent, version: number) =>
    moments.push({ type, game: id, version, seat: null, deadline: null, at: atOf(live, version) })
  tell('game.started', live.versions[0] ?? 0)
  if (game.paused) tell('game.stalled', Math.min(pauseIn(live), gameVisibleTo(game, seat).version))
  if (game.over) tell('game.over', game.version)
  return moments
}

export const invitationTo = ({ id, createdAt }: GameRecord, seat: number): WebhookEventAt => ({
  type: 'game.invited',
  game: id,
  version: 0,
  seat,
  deadline: null,
  at: createdAt,
})

function seatsOf(account: string, { seats, host }: GameRecord): number[] {
  return seats
    .filter(({ kind, ...seat }) =>
      kind === 'host' ? host === account : seat.joined && seat.account === account,
    )
    .map(({ seat }) => seat)
}

function turnsOf(seat: number, live: LiveGame, game: CommandContext['game']): WebhookEventAt[] {
  if (game.over || game.hands[seat] === 'bot') return []
  const open = gameVisibleTo(game, seat).open.filter((one) => one.seat === seat && isBlocking(one))
  const versions = [...new Set(open.map(({ openedAt }) => openedAt))]
  return versions.map((version) => {
    const deadlines = open.flatMap(({ openedAt, deadline }) =>
      openedAt === version && deadline !== null ? [deadline] : [],
    )
    const deadline = deadlines.length > 0 ? Math.min(...deadlines) : null
    const at = atOf(live, version)
    return { type: 'turn.opened', game: live.id, version, seat, deadline, at }
  })
}

function pauseIn({ commits, versions }: LiveGame): number {
  return versions[commits.findLastIndex(({ cause }) => cause.kind === 'pause')] ?? 0
}

function atOf({ commits, versions }: LiveGame, version: number): number {
  return commits[versions.findLastIndex((reached) => reached <= version)]?.at ?? 0
}

/**
 * The message id is derived from the content, so that several nodes create the same message only
 * once.
 */
export function messageTo({ id: webhook }: WebhookRecord, moment: WebhookEventAt): WebhookMessage {
  const { type, game, version, seat, deadline, at } = moment
  const data = { game, version, seat, deadline }
  return {
    id: `msg_${hashOf(JSON.stringify([webhook, type, game, version, seat]))}`,
    webhook,
    type,
    game,
    version,
    at,
    body: bodyOf(type, at, data),
  }
}

export const bodyOf = (type: string, at: number, data: object): string =>
  JSON.stringify({ type, timestamp: new Date(at).toISOString(), data })
