import type { Hand } from './kernel-events.ts'
import { isBlocking, type OpenDecision } from './open-decisions.ts'
import { isOfTable } from './pace.ts'
import type { Ruleset } from './ruleset.ts'
import type { Decision, Seat, Table, Types } from './types.ts'

/** Clock settings of a game in which each seat has one clock for the whole game, as in chess. */
export interface Bank {
  readonly increment: number
  /** Milliseconds that each seat had left at the last commit of the game's log. */
  readonly left: readonly number[]
}

export interface BankedGame<K extends Types> {
  readonly table: Table<K>
  readonly at: number
  readonly paused: object | null
  readonly open: readonly OpenDecision<K>[]
  readonly hands: readonly Hand[]
  readonly bank: Bank | null
  readonly undoable: readonly { readonly bank: Bank | null }[]
}

interface TimedCause {
  readonly kind: string
  readonly seat?: Seat
  readonly decisionId?: string
  readonly seconds?: number
  readonly opening?: { readonly bank?: BankTerms | undefined } | undefined
}
interface BankTerms {
  readonly seconds: number
  readonly increment: number
}

const bankOf = ({ seconds, increment }: BankTerms, seats: number): Bank => ({
  increment: increment * 1_000,
  left: Array.from({ length: seats }, () => seconds * 1_000),
})

/**
 * Returns true if the decision uses the clock that the seat has for the whole game. Optional
 * decisions and decisions with a fixed time limit have separate clocks.
 */
export const usesBank = <K extends Types>(
  { paces }: Pick<Ruleset<K>, 'paces'>,
  { bank, table }: Pick<BankedGame<K>, 'bank' | 'table'>,
  { kind, standing }: Pick<Decision<K>, 'kind' | 'standing'>,
): boolean => bank !== null && standing !== true && isOfTable({ paces, table }, kind)

/**
 * Returns how much time each seat has left after a commit of the game's log. `game` is the state of
 * the game before the commit.
 */
export function bankAfter<K extends Types>(
  rules: Ruleset<K>,
  game: BankedGame<K>,
  { cause, at }: { readonly cause: TimedCause; readonly at: number },
): Bank | null {
  if (cause.opening?.bank) return bankOf(cause.opening.bank, game.table.seats)
  const { bank } = game
  if (bank === null || cause.kind === 'fork') return null
  if (cause.kind === 'undo') return game.undoable.at(-1)!.bank
  const running = game.paused ? NO_SEATS : seatsOnBank(rules, game)
  const left = [...bank.left]
  for (const seat of running) left[seat]! -= at - game.at
  if (cause.kind === 'move' || cause.kind === 'extend') {
    const one = game.open.find(({ id }) => id === cause.decisionId)
    const more = cause.kind === 'move' ? bank.increment : (cause.seconds ?? 0) * 1_000
    if (one && usesBank(rules, game, one)) left[one.seat]! += more
  }
  return { increment: bank.increment, left }
}
const NO_SEATS: readonly Seat[] = []

const seatsOnBank = <K extends Types>(rules: Ruleset<K>, game: BankedGame<K>): readonly Seat[] => [
  ...new Set(
    game.open
      .filter((one) => isBlocking(one) && usesBank(rules, game, one))
      .map(({ seat }) => seat),
  ),
]

/**
 * Returns true if a seat has used up its time for the whole game. A bot plays for a seat that has
 * used up its time.
 */
export const isOutOfTime = <K extends Types>(
  { bank, hands }: Pick<BankedGame<K>, 'bank' | 'hands'>,
  seat: Seat,
): boolean => bank !== null && hands[seat] === 'bot' && bank.left[seat]! <= 0

/**
 * Returns how many milliseconds are left on the seat's clock for the whole game. Returns undefined
 * if the decision does not use the clock for the whole game, and null if the clock has run out and
 * a bot plays for the seat.
 */
export function leftOnBank<K extends Types>(
  rules: Ruleset<K>,
  game: BankedGame<K>,
  decision: Decision<K>,
): number | null | undefined {
  if (!usesBank(rules, game, decision)) return undefined
  return isOutOfTime(game, decision.seat) ? null : Math.max(0, game.bank!.left[decision.seat]!)
}
