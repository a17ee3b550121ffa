import { at, seatsOf } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import type { Goods, Trade } from '../state.ts'
import type { At, Seen, Shared, State, Table } from '../types.ts'
import { clubOf, freeCashOf } from './club.ts'

/**
 * True in the steps of the off-season in which players may be sold abroad (SC-130). Players may be
 * traded in all steps of the off-season in which they may be sold abroad, except in the first of
 * these steps (SC-R12).
 */
export const isMarketOpen = ({ phase }: Shared): boolean => phase === 'unhappy' || isTrading(phase)
export const isTrading = (phase: Shared['phase']): boolean =>
  phase === 'training' ||
  phase === 'scouting' ||
  phase === 'invest' ||
  phase === 'deadline' ||
  phase === 'close'

/**
 * Number of private events (an offer and its answer) that dummy events can hide between two public
 * events.
 */
const WHISPERS = 2

/**
 * Returns the number of dummy events that hide whether other seats make offers to each other
 * (SC-R37). With two managers, no dummy events are needed.
 */
export function covers(state: State, table: Table): number {
  const isPossible = table.seats > 2 && table.options.maxTradeOffers !== 0
  return isPossible && isTrading(state.shared.phase) ? WHISPERS : 0
}

/**
 * True if there is an unanswered bid for the player, so that the player can be neither sold nor
 * exchanged (SC-R39).
 */
export const isLocked = ({ state }: Seen, card: string): boolean =>
  state.shared.unhappy.bid?.card === card

export const partnersOf = (at: Seen, seat: Seat): Seat[] =>
  seatsOf(at.table.seats).filter((other) => isPartner(at, seat, other))

export const isPartner = (at: Seen, seat: Seat, other: Seat): boolean =>
  other !== seat && other < at.table.seats && !clubOf(at, other).resigned

export const offersOf = ({ state }: At, seat: Seat): number => sumOf(at(state.secret.offers, seat))

export const keyOfTrade = ({ id }: Pick<Trade, 'id'>): string => `trade:${id}`

export const lacks = (at: Seen, seat: Seat, { cash }: Pick<Goods, 'cash'>): boolean =>
  cash > freeCashOf(at, seat)

export const openContinents = ({ table, state }: At): string[] =>
  table.content.regions.filter((region) => hasCards(state, region))

export const hasCards = ({ secret }: At['state'], region: string): boolean =>
  (secret.stacks[region]?.length ?? 0) > 0
