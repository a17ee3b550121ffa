import { UNRATED } from '../../engine/bots/weng-lin.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import type { Replayable, WithIdempotencyKey } from '../core/operation.ts'
import { MatchClaimLost } from '../runtime/port.ts'
import { type Made, matchedGame, requireMatchable } from './create-matched-game.ts'
import { matchGroup } from './match-group.ts'
import type { MatchClaimTerms, MatchRequestRecord } from './port.ts'
import type { FindOpponentInput, Pairing } from './schema.ts'

const AWAY_MILLISECONDS = 10_000
/**
 * Largest rating difference that is accepted at the start of the wait: at this difference, the
 * better player wins about two out of three games.
 */
const APART = 4
const APART_PER_SECOND = 0.5
/**
 * Time after which a claimed matchmaking request is released, because the node that claimed it may
 * have died while creating the game.
 */
const CLAIM_MILLISECONDS = 5_000

export async function findOpponent(
  context: Context,
  caller: Caller,
  { ruleset, rated, bot, seats }: FindOpponentInput,
  { key }: WithIdempotencyKey,
): Promise<Replayable<Pairing>> {
  requireScope(caller, 'play')
  const { ports, settings } = context
  const { id: account } = caller.account
  const rules = await requireMatchable(context, ruleset, { seats, by: account })
  const hosted = await ports.games.countHosted(account)
  if (hosted >= settings.hostedGamesMax) throw serviceError('too-many-games')
  const since = ports.clock.now()
  const { wish, isNew } = await ports.matchmaking.ask({
    id: newId(since),
    account,
    ruleset: rules.id,
    rated,
    bot,
    seatsMin: seats.min,
    seatsMax: seats.max,
    since,
    newcomer: UNRATED.mu,
    key: key ?? null,
  })
  const isSame =
    wish.ruleset === rules.id &&
    wish.rated === rated &&
    wish.bot === bot &&
    wish.seatsMin === seats.min &&
    wish.seatsMax === seats.max
  if (!isSame) throw serviceError('idempotency-mismatch')
  return { answer: await looked(context, wish), replayed: !isNew }
}

export async function waitForOpponent(
  context: Context,
  caller: Caller,
  id: string,
): Promise<Pairing> {
  requireScope(caller, 'play')
  const now = context.ports.clock.now()
  const own = { id, account: caller.account.id }
  const terms = { now, seenAfter: now - AWAY_MILLISECONDS }
  const wish = await context.ports.matchmaking.seen(own, terms)
  if (!wish) throw serviceError('pairing-unknown')
  return looked(context, wish)
}

export async function cancelMatchmaking(
  { ports }: Context,
  caller: Caller,
  id: string,
): Promise<void> {
  requireScope(caller, 'play')
  const own = { id, account: caller.account.id }
  if (await ports.matchmaking.drop(own)) return
  const game = await ports.matchmaking.gameOf(own)
  throw game === null
    ? serviceError('pairing-unknown')
    : serviceError('already-paired', { facts: { game } })
}

async function looked(context: Context, wish: MatchRequestRecord): Promise<Pairing> {
  const made = wish.game === null ? await paired(context, wish) : null
  if (made) context.askBots(made.id)
  const { id, ruleset, rated, since, seatsMin: min, seatsMax: max } = wish
  const botAt = botAtOf(context, wish)
  return { id, ruleset, seats: { min, max }, rated, since, botAt, game: made?.id ?? wish.game }
}

const botAtOf = ({ settings }: Context, { bot, since }: MatchRequestRecord): number | null =>
  bot ? since + settings.pairingBotMilliseconds : null

async function paired(context: Context, wish: MatchRequestRecord): Promise<Made | null> {
  const { matchmaking, clock } = context.ports
  const now = clock.now()
  const terms: MatchClaimTerms = { claim: newId(now), now, until: now + CLAIM_MILLISECONDS }
  const criteria = {
    ...terms,
    seenAfter: now - AWAY_MILLISECONDS,
    apart: APART,
    apartPerMillisecond: APART_PER_SECOND / 1_000,
  }
  const { pairingBotMilliseconds: botMilliseconds } = context.settings
  const group = await matchmaking.claimMany(wish.id, criteria, (own, others) =>
    matchGroup(own, others, { now, botMilliseconds }),
  )
  return group && held(context, terms.claim, (claim) => matchedGame(context, group, claim))
}

async function held(
  { ports }: Context,
  claim: string,
  make: (claim: string) => Promise<Made>,
): Promise<Made | null> {
  try {
    return await make(claim)
  } catch (error) {
    await ports.matchmaking.release(claim)
    if (error instanceof MatchClaimLost) return null
    throw error
  }
}
