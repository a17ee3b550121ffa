import { z } from 'zod'
import { type EventOf, open, seatSchema, secret, tagged } from '../../kernel/define.ts'
import { deckSchema, slots } from './content/cards.ts'
import {
  cardSchema,
  chanceDeckSchema,
  effectsSchema,
  moneySchema,
  squadSchema,
} from './content/schema.ts'
import { optionsSchema } from './options.ts'
import {
  claimSchema,
  debtSchema,
  diceSchema,
  endingSchema,
  frameSchema,
  maskedClaimSchema,
  offerSchema,
  partySchema,
  purposeSchema,
  reasonSchema,
  refSchema,
  resultSchema,
  saleSchema,
  tackleAnswerSchema,
  turnFields,
} from './state.ts'

const seat = seatSchema
const seats = z.array(seat)
const cards = z.array(cardSchema)
const no = z.int().min(1)
const score = z.tuple([z.int(), z.int()])
const rank = z.int().min(1).max(4)
const debtId = z.int()
const owing = { debtId, debtor: seat, creditor: partySchema }
const addressed = { by: seat, to: seat }
const space = z.int().min(0)

const claimMade = tagged('claim.made', { claim: claimSchema })
const answered = tagged('tackle.answered', {
  ...tackleAnswerSchema.shape,
  sealed: z.boolean(),
})

const setupEvents = {
  'game.configured': open(
    tagged('game.configured', {
      options: optionsSchema,
      packId: z.string(),
      pawns: z.array(squadSchema),
    }),
  ),
  'deck.shuffled': secret(tagged('deck.shuffled', { deck: deckSchema, order: cards }), {
    seenBy: 'nobody',
    hides: ['order'],
    counts: { order: 'size' },
  }),
  'setup.dealt': open(tagged('setup.dealt', { seat, cards, cash: moneySchema, got: z.int() })),
  'starter.rolled': open(tagged('starter.rolled', { seat, dice: diceSchema, round: no })),
  'starter.chosen': open(tagged('starter.chosen', { seat })),
}

const turnEvents = {
  'turn.started': open(tagged('turn.started', { seat, no })),
  'turn.skipped': open(tagged('turn.skipped', { seat, no, missTurns: z.int().min(0) })),
  'turn.ended': open(tagged('turn.ended', { seat, reason: endingSchema })),
  'turn.changed': open(tagged('turn.changed', turnFields)),
  'frame.opened': open(tagged('frame.opened', { frame: frameSchema })),
  'frame.changed': open(tagged('frame.changed', { frame: frameSchema })),
  'frame.closed': open(
    tagged('frame.closed', {
      kind: z.enum(frameSchema.options.map((one) => one.shape.kind.value)),
    }),
  ),
  'dice.rolled': open(tagged('dice.rolled', { seat, dice: diceSchema, purpose: purposeSchema })),
  'pawn.moved': open(
    tagged('pawn.moved', {
      seat,
      from: space,
      to: space,
      reason: z.enum(['roll', 'card', 'tackle']),
      passed: z.array(space),
    }),
  ),
  'penalty.rolled': open(
    tagged('penalty.rolled', {
      seat,
      goal: z.boolean(),
      purpose: z.enum(['spot', 'card', 'shoot-out', 'final']),
      kick: no,
    }),
  ),
}

const place = z.string().regex(/^(?:tray|drawn|seat:\d+|deck:[a-z]+:(?:top|bottom))$/)

const cardEvents = {
  'cash.paid': open(
    tagged('cash.paid', {
      from: partySchema,
      to: partySchema,
      amount: z.int().positive(),
      reason: reasonSchema,
      ref: refSchema,
    }),
  ),
  'card.moved': open(
    tagged('card.moved', {
      card: cardSchema,
      from: place,
      to: place,
      slot: z.enum(slots).nullable(),
      got: z.int().nullable(),
      reason: z.string(),
    }),
    // The event reveals a card that was secret in its deck.
    { reveals: true },
  ),
  'purchase.declined': open(tagged('purchase.declined', { seat, space })),
  'footballer.drawn': open(
    tagged('footballer.drawn', {
      seat,
      squad: squadSchema,
      card: cardSchema,
      price: moneySchema.nullable(),
    }),
    { reveals: true },
  ),
  'purchase.voided': open(
    tagged('purchase.voided', {
      seat,
      card: cardSchema,
      reason: z.enum(['cannot-pay', 'seat-left']),
    }),
  ),
  'tackle.answered': secret(answered, {
    seenBy: 'nobody',
    mask: (event) => (event.sealed ? { type: event.type, seat: event.seat, sealed: true } : event),
    masked: z.union([answered, tagged('tackle.answered', { seat, sealed: z.literal(true) })]),
  }),
  'tackle.resolved': open(
    tagged('tackle.resolved', {
      callers: seats,
      rolls: z.array(z.strictObject({ seat, dice: diceSchema, round: no })),
      winner: seat.nullable(),
    }),
    { reveals: true },
  ),
  'chance-card.drawn': open(
    tagged('chance-card.drawn', {
      seat,
      deck: chanceDeckSchema,
      card: cardSchema,
      effects: effectsSchema,
    }),
    { reveals: true },
  ),
  'caution.shown': open(
    tagged('caution.shown', {
      seat,
      colour: z.enum(['yellow', 'second-yellow', 'red']),
      missTurns: z.int().min(0),
    }),
  ),
  'card.sold-back': open(tagged('card.sold-back', { seat, card: cardSchema, price: moneySchema })),
  'squad.audited': open(
    tagged('squad.audited', {
      by: seat,
      target: seat,
      cards,
      refunds: z.array(moneySchema),
      randomAmong: cards,
    }),
  ),
  'club-set.changed': open(tagged('club-set.changed', { seat, complete: z.boolean() })),
}

const claimEvents = {
  'claims.recorded': secret(
    tagged('claims.recorded', {
      claims: z.array(claimSchema),
      ranks: z.array(z.strictObject({ seat, squad: squadSchema, rank })),
    }),
    { seenBy: 'nobody' },
  ),
  'claim.made': secret(claimMade, {
    seenBy: 'nobody',
    mask: ({ type, claim: { id: _, ...claim } }) => ({ type, claim }),
    masked: tagged('claim.made', { claim: maskedClaimSchema }),
    reveals: true,
  }),
  'claims.lapsed': secret(tagged('claims.lapsed', { claimIds: z.array(z.int()) }), {
    seenBy: 'nobody',
  }),
  'all6.completed': open(
    tagged('all6.completed', { seat, squad: squadSchema, rank, amount: moneySchema }),
    { reveals: true },
  ),
}

const matchEvents = {
  'match.started': open(
    tagged('match.started', {
      starter: seat,
      opponent: seat,
      via: z.enum(['card', 'free', 'space', 'effect']),
    }),
  ),
  'match.decided': open(
    tagged('match.decided', { goals: score, shootOut: score.nullable(), winner: seat }),
  ),
  'final.challenged': open(
    tagged('final.challenged', { seat, opponent: seat, trophyColour: squadSchema }),
  ),
  'final.decided': open(tagged('final.decided', { kicks: score, winner: seat })),
}

const dealEvents = {
  'window.opened': open(tagged('window.opened', { opener: seat })),
  'negotiation.started': open(tagged('negotiation.started', { seat })),
  'negotiation.ended': open(
    tagged('negotiation.ended', {
      seat,
      outcome: z.enum(['deal', 'passed', 'expired', 'limit']),
    }),
  ),
  'window.closed': open(tagged('window.closed', {})),
  'offer.made': open(tagged('offer.made', { offer: offerSchema, counter: z.boolean() })),
  'offer.rejected': open(
    tagged('offer.rejected', { offerId: z.int(), ...addressed, stale: z.boolean() }),
  ),
  'offer.withdrawn': open(tagged('offer.withdrawn', { offerId: z.int(), by: seat, to: seat })),
  'trade.concluded': open(
    tagged('trade.concluded', {
      offerId: z.int(),
      by: seat,
      to: seat,
      give: offerSchema.shape.give,
      take: offerSchema.shape.take,
    }),
  ),
}

const debtEvents = {
  'debt.opened': open(tagged('debt.opened', { debt: debtSchema })),
  'debt.reduced': open(
    tagged('debt.reduced', {
      ...owing,
      amount: moneySchema,
      rest: moneySchema,
      via: z.literal('in-kind'),
    }),
  ),
  'debt.settled': open(tagged('debt.settled', owing)),
  'debt.written-off': open(
    tagged('debt.written-off', { ...owing, paid: moneySchema, cancelled: moneySchema }),
  ),
  'debt.cancelled': open(
    tagged('debt.cancelled', { ...owing, reason: z.enum(['seat-left', 'purchase-void']) }),
  ),
  'sale.offered': open(
    tagged('sale.offered', { debtId, debtor: seat, sale: saleSchema, offersMade: z.int() }),
  ),
  'sale.rejected': open(
    tagged('sale.rejected', { debtId, debtor: seat, to: seat, stale: z.boolean() }),
  ),
  'sale.withdrawn': open(tagged('sale.withdrawn', { debtId, debtor: seat, to: seat })),
  'sale.concluded': open(tagged('sale.concluded', { debtId, debtor: seat, sale: saleSchema })),
}

export const events = {
  ...setupEvents,
  ...turnEvents,
  ...cardEvents,
  ...claimEvents,
  ...matchEvents,
  ...dealEvents,
  ...debtEvents,
  'seat.left': open(tagged('seat.left', { seat, reason: z.enum(['resigned', 'eliminated']) })),
  'game.ended': open(tagged('game.ended', { result: resultSchema })),
}
export type Event = EventOf<typeof events>
