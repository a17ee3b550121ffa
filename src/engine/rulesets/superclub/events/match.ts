import { z } from 'zod'
import { open, seatSchema as seat, secret, tagged } from '../../../kernel/define.ts'
import { departmentSchema, nextMatchEffectSchema, thirdSchema } from '../content/effects.ts'
import { idSchema as id } from '../content/schema.ts'
import { countPair, dicePair, lineUpSchema, matchSchema, thirdPair } from '../state.ts'

const count = z.int().min(0)
const die = z.int().min(1).max(6)
const pairOf = <T extends z.ZodType>(one: T) => z.tuple([one, one])
const third = z.int().min(1).max(3)
const match = id
const slot = { row: thirdSchema, slot: z.int().min(1).max(6) }
const sideIndex = z.int().min(0).max(1)
/** Seat that manages the side; null for the SuperCup team. */
const anySide = seat.nullable()
const dice = { match, third, seat: anySide, dice: dicePair }

export const resolvedSchema = tagged('game-changer.resolved', {
  match,
  seat,
  gc: id,
  kind: z.string(),
  none: z.boolean(),
  card: id.nullable(),
  from: count.nullable(),
  to: count.nullable(),
  duration: z.enum(['nextMatch', 'season']).nullable(),
  department: departmentSchema.nullable(),
  level: count.nullable(),
  staff: id.nullable(),
  amount: z.int().nullable(),
  effect: nextMatchEffectSchema.nullable(),
  /**
   * True if this is the last effect of the card. A Game changer card is discarded after its last
   * effect.
   */
  last: z.boolean(),
})

export const matchEvents = {
  'match.opened': open(
    tagged('match.opened', {
      match,
      round: count,
      kind: matchSchema.shape.kind,
      home: seat,
      away: anySide,
      boosts: countPair,
    }),
  ),
  'lineup.submitted': secret(tagged('lineup.submitted', { match, seat, lineUp: lineUpSchema }), {
    seenBy: ({ seat }) => [seat],
    hides: ['lineUp'],
  }),
  'lineup.revealed': open(
    tagged('lineup.revealed', {
      match,
      lineUps: pairOf(lineUpSchema.nullable()),
    }),
    { reveals: true },
  ),
  'third.started': open(tagged('third.started', { match, third, rows: thirdPair })),
  'weapon.played': open(
    tagged('weapon.played', {
      match,
      third,
      seat,
      gc: id,
      kind: z.string(),
      params: z.strictObject({
        out: id.nullable(),
        in: id.nullable(),
        third: thirdSchema.nullable(),
      }),
      amount: z.int(),
    }),
    { reveals: true },
  ),
  'window.readied': open(
    tagged('window.readied', { match, third, phase: z.enum(['prep', 'react']), seat }),
  ),
  'dice.rolled': open(tagged('dice.rolled', dice)),
  'dice.rerolled': open(tagged('dice.rerolled', dice)),
  'player.injured': open(
    tagged('player.injured', {
      match,
      third,
      seat,
      ...slot,
      card: id,
      /** True if the injury has a lasting effect on the squad; false in a final. */
      lasting: z.boolean(),
      substitute: z.boolean(),
    }),
  ),
  'injury.cancelled': open(
    tagged('injury.cancelled', {
      match,
      third,
      seat,
      ...slot,
      card: id,
      by: z.enum(['weapon', 'immunity', 'first']),
    }),
  ),
  'player.substituted': open(
    tagged('player.substituted', { match, third, seat, ...slot, card: id }),
  ),
  'doubles.settled': open(tagged('doubles.settled', { match, third })),
  'game-changer.drawn': secret(tagged('game-changer.drawn', { match, seat, card: id }), {
    seenBy: 'nobody',
    hides: ['card'],
  }),
  'game-changer.kept': secret(tagged('game-changer.kept', { match, seat, card: id }), {
    seenBy: ({ seat }) => [seat],
    hides: ['card'],
    reveals: true,
  }),
  'game-changer.read': open(tagged('game-changer.read', { match, seat, gc: id }), {
    reveals: true,
  }),
  'game-changer.revealed': open(
    tagged('game-changer.revealed', { match, seat, continent: id, card: id, stars: count }),
    { reveals: true },
  ),
  'game-changer.resolved': open(resolvedSchema),
  'third.decided': open(
    tagged('third.decided', {
      match,
      third,
      totals: countPair,
      winner: sideIndex.nullable(),
      score: countPair,
    }),
  ),
  'match.decided': open(
    tagged('match.decided', {
      match,
      winner: seat.nullable(),
      score: countPair,
      points: countPair,
    }),
  ),
  'supercup.opponent-revealed': open(
    tagged('supercup.opponent-revealed', {
      match,
      seat,
      card: id,
      attack: count,
      midfield: count,
      defence: count,
    }),
    { reveals: true },
  ),
  'final.replayed': open(tagged('final.replayed', { match, replays: count })),
  'shoot-out.started': open(tagged('shoot-out.started', { match })),
  'penalty.ordered': secret(tagged('penalty.ordered', { match, seat, takers: z.array(id) }), {
    seenBy: ({ seat }) => [seat],
    hides: ['takers'],
  }),
  'penalty.taken': open(
    tagged('penalty.taken', {
      match,
      seat: anySide,
      taker: id.nullable(),
      stars: count,
      die: die.nullable(),
      goal: z.boolean(),
      goals: countPair,
    }),
    { reveals: true },
  ),
  /** `winner` is null if the SuperCup team, which no player controls, wins the final. */
  'final.decided': open(tagged('final.decided', { match, winner: anySide })),
}
