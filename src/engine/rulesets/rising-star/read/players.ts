import { at, seatsOf } from '../../../kernel/define.ts'
import type { Problem } from '../../../kernel/rule.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import type { CardId } from '../content/book.ts'
import { CATEGORIES } from '../content/schema.ts'
import { problem } from '../refusals.ts'
import type { At, Player, State } from '../types.ts'

export const playerOf = ({ state }: At, seat: Seat): Player => at(state.shared.seats, seat)

export const handOf = ({ state }: { readonly state: State }, seat: Seat): readonly CardId[] =>
  at(state.secret.hands, seat)

export const isPlaying = ({ status }: Player): boolean =>
  status === 'active' || status === 'injured'

export const sponsorshipsOf = ({ sponsorships }: Player): CardId[] =>
  CATEGORIES.flatMap((category) => sponsorships[category] ?? [])

export const openCardsOf = (player: Player): CardId[] => [
  ...[player.contract, player.agent].filter((card) => card !== null),
  ...sponsorshipsOf(player),
  ...player.magicSponges,
]

export const byLeaving = (one: Player, other: Player): number => orderOf(one) - orderOf(other)

const orderOf = ({ resignOrder }: Player): number => sure(resignOrder, 'place in that order')

const MONEY_POINT = 100_000

/** For a small debt, the rounded result is -0; adding 0 converts -0 to 0. */
export const moneyPointsOf = ({ cash }: Player): number => Math.trunc(cash / MONEY_POINT) + 0

export const totalOf = (player: Player): number =>
  player.points + player.fame + moneyPointsOf(player)

export function rivalProblem({ state }: At, chooser: Seat, seat: Seat): Problem | null {
  const rival = state.shared.seats[seat]
  if (!rival || seat === chooser || rival.resigning) return problem('rival-not-eligible', { seat })
  return rival.status === 'injured' ? problem('rival-injured', { seat }) : null
}

export const rivalsOf = (at: At, chooser: Seat): Seat[] =>
  seatsOf(at.table.seats).filter((seat) => rivalProblem(at, chooser, seat) === null)
