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
import type { MatchRequestRecord } from './port.ts'

export interface Made {
  readonly id: string
  readonly ruleset: string
}

const TWO = 2
/** A short time limit, so that no matched player waits long. */
const DECISION_SECONDS = 120

export async function requireTwoPlayerRuleset(
  { packs }: Context,
  ruleset: string,
  by: string,
): Promise<Ruleset> {
  const rules = packs.rules(ruleset)
  const pack = await packs.named(rules, undefined, by)
  requireStartable(rules, pack, { ...usual, seats: [emptySeat, emptySeat] })
  return rules
}

/** The player who waited longer hosts; the first turn is random. */
export function matchedGame(
  context: Context,
  two: readonly [MatchRequestRecord, MatchRequestRecord],
  claim: string,
): Promise<Made> {
  const [first, second] = [...two].sort((one, other) => one.since - other.since)
  const order = isEven(claim) ? [first!, second!] : [second!, first!]
  return made(context, {
    host: first!,
    seats: order.map(seatOfWish),
    rated: two.every(({ rated }) => rated),
    claim: { id: claim, wishes: two.length },
  })
}

/** A bot game is never rated, since it needs no opponent. */
export async function botGame(
  context: Context,
  wish: MatchRequestRecord,
  claim: string,
): Promise<Made> {
  const level = await nearestLevel(context, wish)
  const bot: SeatRecord = { ...emptySeat, kind: 'bot', joined: true, level }
  const seats = isEven(claim) ? [seatOfWish(wish), bot] : [bot, seatOfWish(wish)]
  return made(context, { host: wish, seats, rated: false, claim: { id: claim, wishes: 1 } })
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

/** Ids end in random digits, independent of the game's seed. */
const isEven = (id: string): boolean => Number.parseInt(id.at(-1)!, 16) % 2 === 0

/** The bot level whose rating is closest to the account's, among the levels with a known rating. */
async function nearestLevel(
  context: Context,
  { ruleset, account, strength }: MatchRequestRecord,
): Promise<Level | null> {
  const rules = context.packs.rules(ruleset)
  const mayThink = await hasThinkingQuota(context, account)
  const [nearest] = levelsOffered(rules, TWO, context.settings)
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

/** Default options, so that results are comparable. */
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
