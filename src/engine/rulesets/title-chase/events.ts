import { z } from 'zod'
import { type EventOf, open, seatSchema, secret, tagged } from '../../kernel/define.ts'
import { categorySchema } from './content/effects.ts'
import { cupRoundSchema } from './content/schema.ts'
import * as nouns from './state.ts'

const { cardId, colourSchema: colour, money, ref, sideSchema: side, teamId } = nouns
const seat = seatSchema
const square = z.int().min(0)
const face = z.int().min(0).max(9)
const category = categorySchema
const squareType = z.enum(['start', 'blue', 'yellow', 'red', 'pink', 'match', 'cup'])
const result = z.enum(['home', 'draw', 'away'])

const packShuffled = tagged('pack.shuffled', {
  colour,
  count: z.int().min(0),
  order: nouns.orderSchema,
})
const cupDrawn = tagged('cup.round-drawn', {
  cupRound: cupRoundSchema,
  count: z.int().min(2),
  order: z.array(teamId),
})
const imported = tagged('game.imported', {
  kind: z.enum(['sheet', 'full']),
  digest: z.string(),
  state: nouns.positionSchema,
})

export const events = {
  'season.started': open(
    tagged('season.started', {
      season: z.int().min(1),
      betweenSeasons: z.enum(['scratch', 'carry']),
      seats: z.array(
        z.strictObject({
          team: teamId.nullable(),
          cash: money,
          debts: z.array(nouns.debtSchema.omit({ card: true })),
        }),
      ),
      stock: nouns.stockSchema,
    }),
  ),
  'cup-field.set': open(
    tagged('cup-field.set', {
      teams: z.array(nouns.teamSchema),
      cupExtras: z.array(nouns.teamSchema),
    }),
  ),
  'team.chosen': open(tagged('team.chosen', { seat, team: teamId, auto: z.boolean() })),
  'fixtures.drawn': open(
    tagged('fixtures.drawn', {
      rounds: z.array(z.array(z.strictObject({ home: teamId, away: teamId }))),
      source: z.enum(['generated', 'prepared', 'given']),
    }),
  ),
  'lots.drawn': open(tagged('lots.drawn', { order: z.array(teamId) })),
  'pack.shuffled': secret(packShuffled, {
    seenBy: 'nobody',
    hides: ['order'],
  }),
  'first-player.rolled': open(
    tagged('first-player.rolled', {
      attempt: z.int().min(1),
      rolls: z.array(z.strictObject({ seat, face })),
    }),
  ),
  'first-player.decided': open(tagged('first-player.decided', { seat, byDefault: z.boolean() })),

  'turn.started': open(tagged('turn.started', { turn: z.int().min(1), seat })),
  'die.rolled': open(
    tagged('die.rolled', {
      die: z.literal('white'),
      face,
      seat,
      purpose: z.enum(['move', 'roll-money', 'roll-star']),
      ref: ref.nullable(),
    }),
  ),
  'counter.moved': open(
    tagged('counter.moved', {
      seat,
      from: square,
      to: square,
      rolled: face,
      unused: face,
      landed: squareType,
      greens: z.array(
        z.strictObject({
          square,
          round: z.int().nullable(),
          cupRound: cupRoundSchema.nullable(),
          due: z.boolean(),
        }),
      ),
    }),
  ),
  'blue.triggered': open(tagged('blue.triggered', { seat, blue: ref, square })),
  'pink.nominated': open(tagged('pink.nominated', { by: seat, seat, colour })),

  'card.drawn': open(
    tagged('card.drawn', { seat, card: cardId, colour, via: z.enum(['square', 'pink']) }),
    { reveals: true },
  ),
  'deck.empty': open(tagged('deck.empty', { seat, colour })),
  'card.held': open(
    tagged('card.held', { seat, card: cardId, reason: z.enum(['keep', 'debt', 'suspension']) }),
  ),
  'card.returned': open(tagged('card.returned', { seat, card: cardId, colour })),
  'effect.void': open(
    tagged('effect.void', {
      seat,
      ref,
      effect: z.string(),
      why: z.enum(['no-star', 'zero']),
    }),
  ),

  'cash.collected': open(
    tagged('cash.collected', {
      seat,
      amount: money,
      reason: z.enum(['card', 'blue', 'gate', 'cup-bonus', 'final-payment', 'double']),
      ref: ref.nullable(),
      balance: money,
    }),
  ),
  'cash.paid': open(
    tagged('cash.paid', {
      seat,
      amount: money,
      reason: z.enum(['card', 'blue', 'star']),
      ref: ref.nullable(),
      balance: money,
    }),
  ),
  'debt.recorded': open(
    tagged('debt.recorded', {
      seat,
      debt: z.int().min(1),
      amount: money,
      card: cardId.nullable(),
      reason: z.enum(['card', 'blue']),
      ref,
    }),
  ),
  'debt.settled': open(
    tagged('debt.settled', { seat, debt: z.int().min(1), amount: money, balance: money }),
  ),

  'star.bought': open(
    tagged('star.bought', {
      seat,
      category,
      fee: money,
      voucher: cardId.nullable(),
      price: money,
      stockLeft: z.int().min(0),
    }),
  ),
  'star.lost': open(
    tagged('star.lost', {
      seat,
      category,
      cause: z.enum(['defeat', 'roll', 'card', 'resignation']),
      stockLeft: z.int().min(0),
    }),
  ),
  'star.suspended': open(tagged('star.suspended', { seat, ...nouns.suspensionSchema.shape })),
  'star.reinstated': open(
    tagged('star.reinstated', {
      seat,
      category,
      cause: z.enum(['served', 'appeal', 'lost']),
      cards: z.array(cardId),
    }),
  ),
  'appeal.played': open(tagged('appeal.played', { seat, card: cardId, category })),

  'round.started': open(tagged('round.started', { round: z.int() })),
  'round.finished': open(tagged('round.finished', { round: z.int() })),
  'match.skipped': open(tagged('match.skipped', { round: z.int(), no: z.int() })),
  'match.started': open(
    tagged('match.started', {
      ...nouns.whichShape,
      home: teamId,
      away: teamId,
      homeSeat: seat.nullable(),
      awaySeat: seat.nullable(),
      neutral: z.boolean(),
      firstHome: teamId,
    }),
  ),
  'lineup.committed': open(
    tagged('lineup.committed', { seat, side, play: nouns.starsSchema, auto: z.boolean() }),
  ),
  'penalty.committed': open(tagged('penalty.committed', { seat, side, card: cardId.nullable() })),
  'match.rolled': open(
    tagged('match.rolled', { side, die: z.enum(['blue', 'red', 'black']), face }),
  ),
  'match.finished': open(
    tagged('match.finished', {
      ...nouns.whichShape,
      sides: z.tuple([nouns.sideDetailSchema, nouns.sideDetailSchema]),
      score: nouns.scoreSchema,
      result,
      points: nouns.scoreSchema.nullable(),
    }),
  ),

  'cup.round-drawn': secret(cupDrawn, {
    seenBy: 'nobody',
    hides: ['order'],
  }),
  'cup.tie-revealed': open(
    tagged('cup.tie-revealed', {
      cupRound: cupRoundSchema,
      tie: z.int().min(1),
      home: teamId,
      away: teamId,
    }),
    { reveals: true },
  ),
  'cup.tie-decided': open(
    tagged('cup.tie-decided', {
      cupRound: cupRoundSchema,
      tie: z.int().min(1),
      winner: teamId,
      loser: teamId,
      matches: z.int().min(1),
      byLot: z.boolean(),
    }),
  ),
  'cup.won': open(tagged('cup.won', { winner: teamId, runnerUp: teamId })),
  'cup.round-finished': open(
    tagged('cup.round-finished', { cupRound: cupRoundSchema, cupRoundsPlayed: z.int().min(1) }),
  ),

  'resignation.requested': open(tagged('resignation.requested', { seat, order: z.int().min(1) })),
  'seat.resigned': open(
    tagged('seat.resigned', {
      seat,
      order: z.int().min(1),
      team: teamId.nullable(),
      cash: money,
      debts: z.array(z.int().min(1)),
    }),
  ),
  'season.finished': open(tagged('season.finished', nouns.seasonResultShape)),
  'game.finished': open(tagged('game.finished', nouns.endingSchema.shape)),
  'game.imported': secret(imported, {
    seenBy: 'nobody',
    mask: ({ type, kind, state }) => ({ type, kind, state: nouns.draftOf(state).shared }),
    masked: imported.omit({ digest: true }).extend({ state: nouns.sharedSchema }),
  }),
} as const

export type Event = EventOf<typeof events>
