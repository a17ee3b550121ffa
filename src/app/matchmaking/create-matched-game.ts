import { type Level, thinks, worthOf } from '../../engine/bots/levels.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Context } from '../core/context.ts'
import { requireStartable } from '../games/create-game.ts'
import { begin } from '../games/start-game.ts'
import { pinOf } from '../packs/game-pin.ts'
import { levelsOffered } from '../packs/levels-offered.ts'
import { hasThinkingQuota } from '../runtime/bot-levels.ts'
import { newGame } from '../runtime/new-game.ts'
import type { SeatRecord } from '../runtime/port.ts'
import type { MatchGroup, MatchRequestRecord } from './port.ts'

export interface Made {
  readonly id: string
  readonly ruleset: string
}

/**
 * Time limit per decision in games from matchmaking. The limit is short, so that no player has to
 * wait long.
 */
const DECISION_SECONDS = 120

interface Matchable {
  readonly seats: { readonly min: number; readonly max: number }
  readonly by: string
}

export async function requireMatchable(
  { packs }: Context,
  ruleset: string,
  { seats: { min, max }, by }: Matchable,
): Promise<Ruleset> {
  const rules = packs.rules(ruleset)
  const pack = await packs.named(rules, undefined, by)
  for (const count of new Set([min, max]))
    requireStartable(rules, pack, { ...usual, seats: Array(count).fill(emptySeat) })
  return rules
}

/**
 * Creates the game for a matched group. The player who has waited longest becomes the host, the
 * order of the seats is random, and a game with bots is never rated.
 */
export async function matchedGame(
  context: Context,
  { players, bots }: MatchGroup,
  claim: string,
): Promise<Made> {
  const [host] = players.toSorted((one, other) => one.since - other.since)
  const level = bots === 0 ? null : await nearestLevel(context, host!, players.length + bots)
  const bot: SeatRecord = { ...emptySeat, kind: 'bot', joined: true, level }
  const seats = [...players.map(seatOfWish), ...Array<SeatRecord>(bots).fill(bot)]
  return made(context, {
    host: host!,
    seats: shuffled(seats, claim),
    rated: bots === 0 && players.every(({ rated }) => rated),
    claim: { id: claim, wishes: players.length },
  })
}

const usual = { options: {}, decisionSeconds: DECISION_SECONDS } as const

const emptySeat: SeatRecord = {
  seat: 0,
  kind: 'open',
  account: null,
  name: null,
  joined: false,
  choices: null,
  entropy: null,
  since: null,
  level: null,
}
const seatOfWish = ({ account, name }: MatchRequestRecord): SeatRecord => ({
  ...emptySeat,
  kind: 'account',
  account,
  name,
  joined: true,
})

/**
 * The order of the seats is derived from the random digits at the end of the game's id, because
 * these digits do not depend on the game's seed.
 */
function shuffled(seats: readonly SeatRecord[], claim: string): SeatRecord[] {
  const digits = claim.replaceAll('-', '').slice(-12)
  const keyed = seats.map((seat, place) => ({ seat, key: digits.slice(2 * place, 2 * place + 2) }))
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ seat }) => seat)
}

async function nearestLevel(
  context: Context,
  { ruleset, account, strength }: MatchRequestRecord,
  seats: number,
): Promise<Level | null> {
  const rules = context.packs.rules(ruleset)
  const mayThink = await hasThinkingQuota(context, account)
  const [nearest] = levelsOffered(rules, seats, context.settings)
    .filter((level) => mayThink || !thinks(level))
    .flatMap((level) => {
      const rating = worthOf(rules, level)
      return rating === null ? [] : [{ level, away: Math.abs(rating - strength) }]
    })
    .sort((one, other) => one.away - other.away)
  return nearest?.level ?? null
}

interface Agreed {
  readonly host: MatchRequestRecord
  readonly seats: readonly SeatRecord[]
  readonly rated: boolean
  readonly claim: { readonly id: string; readonly wishes: number }
}

/** Games from matchmaking have the default options, so that their results are comparable. */
async function made(context: Context, { host, rated, claim, ...agreed }: Agreed): Promise<Made> {
  const { ports, packs } = context
  const rules = packs.rules(host.ruleset)
  const pack = await packs.named(rules, undefined, host.account)
  const seats = agreed.seats.map((one, seat) => ({ ...one, seat }))
  const { options } = requireStartable(rules, pack, { ...usual, seats })
  const now = ports.clock.now()
  const game = newGame(now, {
    ruleset: rules.id,
    host: host.account,
    packHash: pack.hash,
    package: pinOf(context.packages, rules.id),
    decisionSeconds: DECISION_SECONDS,
    absence: 'default',
    rated,
    options,
    seats,
  })
  const change = begin({ rules, pack }, game, now)
  await packs.keepForGames(pack)
  await ports.games.create(game, change, claim)
  return { id: game.id, ruleset: rules.id }
}
