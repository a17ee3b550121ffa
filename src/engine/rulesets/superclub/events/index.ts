import { z } from 'zod'
import {
  type EventOf,
  open,
  SEATS_MAX,
  seatSchema as seat,
  secret,
  tagged,
} from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { departmentSchema } from '../content/effects.ts'
import { idSchema as id } from '../content/schema.ts'
import { countPair, dicePair, phaseSchema, sizesOf, type Trade, tradeSchema } from '../state.ts'
import { matchEvents } from './match.ts'

const count = z.int().min(0)
const die = z.int().min(1).max(6)
const seats = z.array(seat).max(SEATS_MAX)
const sizes = z.record(z.string(), count)
const stacks = z.record(z.string(), z.array(id))
const moved = { seat, from: count, to: count, reason: z.string() }
const owned = { bidder: seat, owner: seat, card: id }

/**
 * Only the two trading seats see the events of their trade. Seats that do not take part in a trade
 * do not even learn that an event happened.
 */
const privateToTraders = {
  seenBy: ({ trade: { from, to } }: { readonly trade: Trade }): Seat[] => [from, to],
  whispered: true,
} as const

const setupEvents = {
  'game.created': open(tagged('game.created', { pack: id, clubs: z.array(id) })),
  'deck.shuffled': secret(
    tagged('deck.shuffled', {
      deck: z.enum(['players', 'staff', 'gameChangers', 'superCup']),
      order: z.array(id),
    }),
    {
      seenBy: 'nobody',
      hides: ['order'],
      counts: { order: 'size' },
      // In the published JSON Schema, the deck can be any string, because the schema does not list
      // the names of the decks.
      masked: tagged('deck.shuffled', { deck: z.string(), size: count }),
    },
  ),
  'manager.rolled': open(tagged('manager.rolled', { seat, die })),
  'manager.numbered': open(tagged('manager.numbered', { seat, number: count })),
  'draft.board-filled': open(
    tagged('draft.board-filled', {
      round: count,
      cards: z.array(id),
      aside: z.array(id),
      next: seat,
    }),
    { reveals: true },
  ),
  'draft.picked': open(
    tagged('draft.picked', { seat, card: id, stars: count, next: seat.nullable() }),
  ),
  'stacks.cut': secret(tagged('stacks.cut', { stacks }), {
    seenBy: 'nobody',
    mask: ({ type, stacks }) => ({ type, sizes: sizesOf(stacks) }),
    masked: tagged('stacks.cut', { sizes }),
  }),
  'stacks.refilled': secret(tagged('stacks.refilled', { stacks }), {
    seenBy: 'nobody',
    mask: ({ type, stacks }) => ({ type, sizes: sizesOf(stacks) }),
    masked: tagged('stacks.refilled', { sizes }),
  }),
}

const clubEvents = {
  'phase.started': open(
    tagged('phase.started', {
      year: count,
      phase: phaseSchema,
      round: count.nullable(),
      order: seats,
    }),
  ),
  'turn.started': open(tagged('turn.started', { seat })),
  'turn.ended': open(tagged('turn.ended', { seat })),
  'cash.received': open(
    tagged('cash.received', {
      seat,
      amount: count,
      reason: z.enum([
        'start',
        'placement',
        'stadium',
        'income',
        'rebate',
        'abroad',
        'gameChanger',
      ]),
    }),
  ),
  'cash.paid': open(
    tagged('cash.paid', {
      seat,
      amount: count,
      reason: z.enum([
        'wages',
        'scout',
        'upgrade',
        'staff',
        'lot',
        'trade',
        'unhappy',
        'gameChanger',
      ]),
      /** The seat that receives the money; null if the bank receives it. */
      counterparty: seat.nullable(),
    }),
  ),
  'token.moved': open(tagged('token.moved', moved)),
  'marker.moved': open(tagged('marker.moved', moved)),
  'staff.drawn': open(tagged('staff.drawn', { seat, staff: z.array(id) }), { reveals: true }),
  'staff.hired': open(tagged('staff.hired', { seat, staff: id, price: count })),
  'staff.declined': open(tagged('staff.declined', { seat, staff: z.array(id) })),
  'staff.dismissed': open(tagged('staff.dismissed', { seat, staff: id })),
  'wages.owed': open(tagged('wages.owed', { seat, amount: count })),
  'boost.assigned': open(tagged('boost.assigned', { seat, boost: count })),
  'training.guaranteed': open(
    tagged('training.guaranteed', { seat, card: id, from: count, to: count, developedId: id }),
  ),
  'training.rolled': open(
    tagged('training.rolled', {
      seat,
      card: id,
      die,
      bonus: count,
      from: count,
      to: count,
      developedId: id.nullable(),
    }),
  ),
  'scout.revealed': open(
    tagged('scout.revealed', { seat, continent: id, card: id, stars: count, price: count }),
    { reveals: true },
  ),
  'scout.signed': open(
    tagged('scout.signed', { seat, continent: id, card: id, stars: count, price: count }),
  ),
  'scout.declined': open(
    tagged('scout.declined', { seat, continent: id, card: id, stars: count, price: count }),
  ),
  'facility.upgraded': open(
    tagged('facility.upgraded', { seat, department: departmentSchema, level: count, price: count }),
  ),
  'player.sold-abroad': open(
    tagged('player.sold-abroad', { seat, card: id, stars: count, price: count, stack: id }),
  ),
}

const dealEvents = {
  'unhappy.bid-placed': open(
    tagged('unhappy.bid-placed', { ...owned, stars: count, amount: count }),
  ),
  'unhappy.passed': open(tagged('unhappy.passed', { seat })),
  'unhappy.star-added': open(
    tagged('unhappy.star-added', { seat, card: id, from: count, to: count, developedId: id }),
  ),
  'unhappy.entry-opened': open(tagged('unhappy.entry-opened', { seats })),
  'unhappy.answered': secret(tagged('unhappy.answered', { seat, enter: z.boolean() }), {
    seenBy: ({ seat }) => [seat],
    hides: ['enter'],
  }),
  'unhappy.entered': open(tagged('unhappy.entered', { seats, leader: seat }), { reveals: true }),
  'unhappy.raised': open(tagged('unhappy.raised', { seat, amount: count })),
  'unhappy.raise-passed': open(tagged('unhappy.raise-passed', { seat })),
  'unhappy.bidding-closed': open(tagged('unhappy.bidding-closed', { leader: seat, amount: count })),
  'unhappy.countered': open(
    tagged('unhappy.countered', { owner: seat, cash: count, players: z.array(id) }),
  ),
  'unhappy.counter-declined': open(tagged('unhappy.counter-declined', { bidder: seat })),
  'unhappy.sold': open(tagged('unhappy.sold', { ...owned, cash: count, players: z.array(id) })),
  'unhappy.benched': open(tagged('unhappy.benched', owned)),
  'lot.opened': open(
    tagged('lot.opened', {
      n: count,
      flipper: seat,
      continent: id,
      card: id,
      stars: count,
      min: count,
    }),
    { reveals: true },
  ),
  'lot.bid': open(tagged('lot.bid', { n: count, seat, amount: count })),
  'lot.passed': open(tagged('lot.passed', { n: count, seat })),
  'lot.sealed': secret(tagged('lot.sealed', { n: count, seat, amount: count.nullable() }), {
    seenBy: ({ seat }) => [seat],
    hides: ['amount'],
  }),
  'lot.unsealed': open(
    tagged('lot.unsealed', {
      n: count,
      bids: z.array(z.strictObject({ seat, amount: count.nullable() })),
    }),
    { reveals: true },
  ),
  'lot.sold': open(tagged('lot.sold', { n: count, seat, card: id, stars: count, amount: count })),
  'lot.rejected': open(tagged('lot.rejected', { n: count, card: id })),
  'trade.proposed': secret(tagged('trade.proposed', { trade: tradeSchema }), privateToTraders),
  'trade.accepted': open(tagged('trade.accepted', { trade: tradeSchema }), { reveals: true }),
  'trade.rejected': secret(tagged('trade.rejected', { trade: tradeSchema }), privateToTraders),
  'trade.withdrawn': secret(tagged('trade.withdrawn', { trade: tradeSchema }), privateToTraders),
  /**
   * `trade.expired` is emitted even if no offers are open, because a missing event would reveal
   * that no offers are open.
   */
  'trade.expired': secret(tagged('trade.expired', { trades: z.array(tradeSchema) }), {
    seenBy: 'nobody',
    mask: ({ type, trades }, viewer) => ({
      type,
      trades: trades.filter(({ from, to }) => from === viewer || to === viewer),
    }),
  }),
  'market.readied': open(tagged('market.readied', { seat })),
  'window.closed': open(tagged('window.closed', { year: count })),
}

const seasonEvents = {
  'season.started': open(
    tagged('season.started', {
      year: count,
      numbers: z.array(count),
      fixtures: z.array(
        z.strictObject({
          matches: z.array(countPair),
          sims: z.array(count),
        }),
      ),
    }),
  ),
  'sim.rolled': open(
    tagged('sim.rolled', {
      seat,
      dice: dicePair,
      bonus: count,
      total: count,
      band: id,
      result: z.enum(['win', 'draw', 'loss']),
      points: count,
    }),
  ),
  'round.ended': open(tagged('round.ended', { year: count, round: count })),
  'tie.rolled': open(tagged('tie.rolled', { seat, die })),
  'season.ranked': open(
    tagged('season.ranked', {
      year: count,
      ranking: z.array(z.strictObject({ seat, marker: count, status: id, titles: count })),
    }),
  ),
  'flags.cleared': open(tagged('flags.cleared', { year: count })),
  'supercup.card-won': secret(tagged('supercup.card-won', { seat, card: id }), {
    seenBy: 'nobody',
    hides: ['card'],
  }),
  'supercup.chosen': open(tagged('supercup.chosen', { seat, play: z.boolean() })),
  'supercup.cards-returned': open(tagged('supercup.cards-returned', { seat, count })),
  'final.started': open(
    tagged('final.started', { kind: z.enum(['superDuper', 'superCup']), finalists: seats }),
  ),
  'seat.resigned': open(tagged('seat.resigned', { seat })),
  'game.finished': open(
    tagged('game.finished', {
      winner: seat,
      ranking: seats,
      reason: z.enum(['points', 'superDuper', 'superCup', 'cap', 'resigned']),
    }),
    { reveals: true },
  ),
}

export const events = {
  ...setupEvents,
  ...clubEvents,
  ...dealEvents,
  ...seasonEvents,
  ...matchEvents,
}

export type Event = EventOf<typeof events>
export type EventType = Event['type']
export type EventMember<T extends EventType> = Extract<Event, { type: T }>
export type Reason<T extends 'cash.received' | 'cash.paid'> = EventMember<T>['reason']
