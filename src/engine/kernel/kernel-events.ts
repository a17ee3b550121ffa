import { z } from 'zod'
import { open as openly, seatSchema, secret, tagged } from './define.ts'
import type { EventSpec } from './ruleset.ts'
import type { Tagged } from './types.ts'

export const hands = ['player', 'bot'] as const
export type Hand = (typeof hands)[number]

export const cancelReasons = [
  ...['abandoned', 'players-asked', 'cheating', 'abuse', 'fault', 'maintenance', 'other'],
] as const
export type CancelReason = (typeof cancelReasons)[number]

export const pauseReasons = ['incident', 'maintenance', 'dispute', 'players-asked'] as const
export type PauseReason = (typeof pauseReasons)[number]

const handedOver = tagged('seat.handed-over', { seat: seatSchema, to: z.enum(hands) })
/**
 * Dummy event that other viewers cannot distinguish from a private event, so that private events
 * cannot be counted.
 */
const covered = tagged('table.covered', {})
const cancelled = tagged('game.cancelled', { reason: z.enum(cancelReasons) })
const paused = tagged('game.paused', { reason: z.enum(pauseReasons) })
const resumed = tagged('game.resumed', {})
/** `open` is true if everyone may know to which seat the decision belongs. */
const extended = tagged('clock.extended', {
  seat: seatSchema,
  seconds: z.int().min(1),
  open: z.boolean(),
})
const extendedForSomebody = tagged('clock.extended', {
  seat: z.null(),
  seconds: z.int().min(1),
  open: z.boolean(),
})
const forked = tagged('game.forked', { game: z.string(), version: z.int().min(1) })

/** `to` is the version of the game whose position the undo restores. */
const undone = tagged('move.undone', {
  seat: seatSchema,
  to: z.int().min(1).describe('Version to which the game returns.'),
})

export type KernelEvent =
  | z.infer<typeof handedOver>
  | z.infer<typeof covered>
  | z.infer<typeof cancelled>
  | z.infer<typeof paused>
  | z.infer<typeof resumed>
  | z.infer<typeof extended>
  | z.infer<typeof forked>
  | z.infer<typeof undone>
export type KernelEventOf<T extends KernelEvent['type']> = Extract<
  KernelEvent,
  { readonly type: T }
>
export type KernelEventSeen = KernelEvent | z.infer<typeof extendedForSomebody>

const asExtended = (event: Tagged) => event as z.infer<typeof extended>

export const kernelEvents: { readonly [type: string]: EventSpec } = {
  'seat.handed-over': openly<Tagged>(handedOver),
  'table.covered': secret<Tagged>(covered, { seenBy: 'nobody' }),
  'game.cancelled': openly<Tagged>(cancelled),
  'game.paused': openly<Tagged>(paused),
  'game.resumed': openly<Tagged>(resumed),
  'clock.extended': secret<Tagged, Tagged>(extended, {
    seenBy: (event) => [asExtended(event).seat],
    mask: (event) => (asExtended(event).open ? event : { ...event, seat: null }),
    masked: extendedForSomebody,
  }),
  'game.forked': openly<Tagged>(forked),
  'move.undone': openly<Tagged>(undone),
}
