import { z } from 'zod'
import { SEATS_MAX } from '../../engine/kernel/define.ts'
import { cancelReasons, pauseReasons } from '../../engine/kernel/kernel-events.ts'
import { LEVEL } from '../core/game-terms.ts'
import { botLevel, DECISION_SECONDS_MAX, seatNumber, time, uuid, version } from '../core/schema.ts'

export const ended = z.strictObject({
  at: time,
  by: z.enum(['rules', 'operator', 'host']),
  /**
   * Reason that the rules give for the outcome; null if this node does not have the game in memory.
   */
  reason: z.string().nullable(),
})
export interface Ended extends z.infer<typeof ended> {}

export const paused = z.strictObject({ reason: z.enum(pauseReasons), since: time })
const SIGNED = 'True if a trusted key signed the file.'
export const originFile = z.strictObject({
  sha256: z.string().describe('SHA-256 of the lines of the file.'),
  signed: z.boolean().describe(SIGNED),
})
const FILE = 'File from which the original log was imported; null if not imported.'
export const origin = z.strictObject({
  game: uuid,
  version,
  file: originFile.nullable().describe(FILE),
})

const ENDED =
  'How the game ended; null until the game has ended, or if it was cancelled before the start.'
const ORIGIN =
  'For a fork, the original game and the version at which the fork begins. For an imported ' +
  'game, its own id and last version. Otherwise null.'
export const lifecycleFields = {
  ended: ended.nullable().describe(ENDED),
  archivedAt: time.nullable(),
  origin: origin.nullable().describe(ORIGIN),
}

const HOST_CANCELS = 'Reason code shown to the players. Default: `players-asked`.'
export const cancelInput = z.strictObject({
  reason: z.enum(cancelReasons).default('players-asked').describe(HOST_CANCELS),
})
export interface CancelInput extends z.infer<typeof cancelInput> {}

export const extendInput = z.strictObject({
  seat: seatNumber,
  decisionId: z
    .string()
    .max(60)
    .optional()
    .describe("Decision to extend. Default: the seat's decision with the earliest deadline."),
  seconds: z.int().min(1).max(DECISION_SECONDS_MAX),
})

export const handOverInput = z.strictObject({ seat: seatNumber, to: z.enum(['player', 'bot']) })

export const gameChange = z.strictObject({
  game: uuid,
  version,
  head: z.string().nullable(),
  paused: paused.nullable(),
  ended: ended.nullable(),
})
export interface GameChange extends z.infer<typeof gameChange> {}

const SEATS =
  'Player of each seat, in order. If several seats are `me`, you play and see all of them, and ' +
  'the other seats must be bots.'
const PACE = 'Time limit for a normal decision in the fork, in seconds; null for no limit.'
export const forkInput = z.strictObject({
  /**
   * Version from which the fork continues; if this version is inside a commit, the fork continues
   * from the start of the commit.
   */
  at: version.min(1).describe('Version from which the fork continues.'),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('me') }),
        z.strictObject({ kind: z.literal('bot'), level: botLevel.optional().describe(LEVEL) }),
        z.strictObject({ kind: z.literal('account'), account: uuid }),
      ]),
    )
    .min(1)
    .max(SEATS_MAX)
    .describe(SEATS),
  decisionSeconds: z.int().min(1).max(DECISION_SECONDS_MAX).nullable().default(null).describe(PACE),
})
export interface ForkInput extends z.infer<typeof forkInput> {}
