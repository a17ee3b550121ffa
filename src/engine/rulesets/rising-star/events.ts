import { z } from 'zod'
import { type EventOf, open, seatSchema, secret, tagged } from '../../kernel/define.ts'
import { DECKS } from './content/book.ts'
import { categorySchema } from './content/schema.ts'
import {
  cardSchema,
  causeSchema,
  countSchema,
  dieSchema,
  matchKindSchema,
  penaltiesSchema,
  placeSchema,
  purposeSchema,
  reasonSchema,
  scoreSchema,
  sideSchema,
  slotSchema,
  stageSchema,
  tokenSchema,
  totalSchema,
  turnSchema,
} from './state.ts'

const seat = seatSchema
const card = cardSchema
const cards = z.array(cardSchema)
const deck = z.enum(DECKS)
const d12 = z.int().min(1).max(12)
const amount = z.int().min(1)
const match = z.int().min(1)
const side = z.enum(['home', 'away'])
const stage = stageSchema
const round = z.int().min(1)
const rolls = z.array(z.strictObject({ seat, value: dieSchema }))
const category = z.enum([
  'agent',
  'sponsorship',
  'movement',
  'fame',
  'financial',
  'magic-sponge',
  'match-event',
])

const cardDrawn = tagged('card.drawn', { seat, deck, category, card })
const cardKept = tagged('card.kept', {
  seat,
  category,
  slot: z.union([slotSchema, z.enum(['magicSponges', 'matchEvents'])]),
  card,
  handCount: countSchema.nullable(),
})
const seatRemoved = tagged('seat.removed', {
  seat,
  contract: card.nullable(),
  contractTo: z.enum(['box', 'deck-bottom']).nullable(),
  agentCards: cards,
  sponges: cards,
  hiddenCount: countSchema,
  hiddenCards: cards,
})

type Drawn = z.infer<typeof cardDrawn>
type Kept = z.infer<typeof cardKept>
/**
 * Only the owner sees a drawn Match Event card. All cards except Match Events are read aloud to
 * everyone (RS-R49).
 */
const unread = <E extends Drawn | Kept>(event: E) => {
  if (event.category !== 'match-event') return event
  const { card: _, ...shown } = event
  return shown
}

const setupEvents = {
  'tokens.laid-out': open(tagged('tokens.laid-out', { tokens: z.array(tokenSchema) })),
  'deck.shuffled': secret(tagged('deck.shuffled', { deck, count: countSchema, order: cards }), {
    seenBy: 'nobody',
    hides: ['order'],
  }),
  'token.chosen': open(tagged('token.chosen', { seat, token: tokenSchema, auto: z.boolean() })),
  'contract.dealt': open(tagged('contract.dealt', { seat, card })),
  'contracts.boxed': open(tagged('contracts.boxed', { cards })),
  'opening.rolled': open(tagged('opening.rolled', { round, rolls })),
  'opening.decided': open(tagged('opening.decided', { firstSeat: seat })),
}

const turnEvents = {
  'turn.started': open(
    tagged('turn.started', {
      turn: z.int().min(1),
      seat,
      stage: turnSchema.shape.stage.extract(['physio', 'roll']),
    }),
  ),
  'die.rolled': open(tagged('die.rolled', { seat, value: dieSchema, purpose: purposeSchema })),
  'token.moved': open(
    tagged('token.moved', {
      seat,
      from: countSchema,
      to: countSchema,
      steps: countSchema,
      unusedSteps: countSchema,
      cause: z.enum(['roll', 'card']),
      mode: z.enum(['advance', 'direct']),
    }),
  ),
  'season.completed': open(tagged('season.completed', { seat, season: z.int().min(1) })),
  'career.ended': open(tagged('career.ended', { seat, turn: z.int().min(1) })),
  'player.injured': open(tagged('player.injured', { seat })),
  'fitness.failed': open(tagged('fitness.failed', { seat, failures: z.int().min(1).max(3) })),
  'player.recovered': open(
    tagged('player.recovered', { seat, cause: z.enum(['six', 'sponge', 'fee']) }),
  ),
  'sponge.played': open(tagged('sponge.played', { seat, card })),
}

const cardEvents = {
  'card.drawn': secret(cardDrawn, {
    seenBy: (event) => [event.seat],
    mask: unread,
    masked: cardDrawn.partial({ card: true }),
    reveals: true,
  }),
  'card.kept': secret(cardKept, {
    seenBy: (event) => [event.seat],
    mask: unread,
    masked: cardKept.partial({ card: true }),
  }),
  'swap.offered': open(tagged('swap.offered', { seat, slot: slotSchema, held: card, drawn: card })),
  'card.returned': open(tagged('card.returned', { deck, card, position: z.literal('bottom') })),
  'card.deck-empty': open(tagged('card.deck-empty', { seat, deck })),
  'agent.swapped': open(tagged('agent.swapped', { seat, kept: card, returned: card })),
  'agent.swap-declined': open(tagged('agent.swap-declined', { seat, kept: card, returned: card })),
  'sponsorship.swapped': open(
    tagged('sponsorship.swapped', { seat, category: categorySchema, kept: card, returned: card }),
  ),
  'sponsorship.swap-declined': open(
    tagged('sponsorship.swap-declined', {
      seat,
      category: categorySchema,
      kept: card,
      returned: card,
    }),
  ),
}

const contractEvents = {
  'contract.released': open(
    tagged('contract.released', {
      seat,
      card,
      to: z.enum(['deck-bottom', 'box']),
      cause: causeSchema,
    }),
  ),
  'contract.offered': open(tagged('contract.offered', { seat, cause: causeSchema, cards }), {
    reveals: true,
  }),
  'contract.signed': open(tagged('contract.signed', { seat, card, cause: causeSchema })),
  'contract.offers-declined': open(tagged('contract.offers-declined', { seat, cards })),
  'contract.returned': open(tagged('contract.returned', { cards })),
}

const incomeEvents = {
  'cash.received': open(
    tagged('cash.received', {
      seat,
      amount,
      reason: z.enum([
        'loyalty',
        'loyalty-setup',
        'matchday-fee',
        'reserves-fee',
        'buyout',
        'sponsor',
        'card',
      ]),
    }),
  ),
  'cash.paid': open(
    tagged('cash.paid', {
      seat,
      due: amount,
      amount: countSchema,
      reason: z.enum(['physio', 'card', 'resignation']),
    }),
  ),
  'fame.changed': open(
    tagged('fame.changed', { seat, delta: z.int(), reason: z.enum(['card', 'cup-final']) }),
  ),
  'points.awarded': open(
    tagged('points.awarded', { seat, points: z.int().min(1), reason: matchKindSchema }),
  ),
  'income.suppressed': open(
    tagged('income.suppressed', {
      seat,
      kind: z.enum(['points', 'money']),
      amount,
      reason: z.literal('injured'),
    }),
  ),
}

const matchEvents = {
  'derby.rival-chosen': open(
    tagged('derby.rival-chosen', { seat, rival: seat, auto: z.boolean() }),
  ),
  'match.started': open(
    tagged('match.started', {
      match,
      kind: matchKindSchema,
      home: sideSchema,
      away: sideSchema.nullable(),
    }),
  ),
  'match.dice-rolled': open(
    tagged('match.dice-rolled', { match, red: d12, blue: d12, score: scoreSchema, stage }),
  ),
  'match.card-played': open(
    tagged('match.card-played', {
      match,
      seat,
      side,
      card,
      rerolled: z.array(d12),
      score: scoreSchema,
      period: z.enum(['normal-time', 'extra-time']),
      stage,
    }),
    { reveals: true },
  ),
  'match.card-declined': open(tagged('match.card-declined', { match, seat, side, stage })),
  'match.extra-time-rolled': open(
    tagged('match.extra-time-rolled', {
      match,
      red: d12,
      blue: d12,
      score: scoreSchema,
      aggregate: scoreSchema,
      stage,
    }),
  ),
  'match.penalty-taken': open(
    tagged('match.penalty-taken', {
      match,
      round,
      side,
      red: d12,
      blue: d12,
      scored: z.boolean(),
      tally: scoreSchema,
    }),
  ),
  'match.ended': open(
    tagged('match.ended', {
      match,
      winner: z.enum(['home', 'away', 'draw']),
      decidedBy: z.enum(['normal-time', 'extra-time', 'penalties', 'walkover']),
      score: scoreSchema.nullable(),
      extraTime: scoreSchema.nullable(),
      penalties: penaltiesSchema.nullable(),
      aggregate: scoreSchema.nullable(),
    }),
  ),
}

const endEvents = {
  'seat.resigned': open(tagged('seat.resigned', { seat, order: z.int().min(1) })),
  'seat.removed': secret(seatRemoved, { seenBy: 'nobody', hides: ['hiddenCards'] }),
  'scores.computed': open(tagged('scores.computed', { totals: z.array(totalSchema) })),
  'tiebreak.started': open(tagged('tiebreak.started', { tied: z.array(seat) })),
  'tiebreak.rolled': open(
    tagged('tiebreak.rolled', { round, purpose: z.enum(['qualify', 'home']), rolls }),
  ),
  'tiebreak.qualified': open(
    tagged('tiebreak.qualified', { finalists: z.tuple([seat, seat]), out: z.array(seat) }),
  ),
  'results.announced': open(
    tagged('results.announced', { places: z.array(placeSchema), champion: seat }),
  ),
  'hands.revealed': open(tagged('hands.revealed', { seat, matchEvents: cards }), {
    reveals: true,
  }),
  'game.ended': open(tagged('game.ended', { champion: seat, reason: reasonSchema })),
}

export const events = {
  ...setupEvents,
  ...turnEvents,
  ...cardEvents,
  ...contractEvents,
  ...incomeEvents,
  ...matchEvents,
  ...endEvents,
}
export type Event = EventOf<typeof events>
