import { z } from 'zod'
import { plainText, time, uuid } from '../core/schema.ts'

export const mode = z
  .enum(['normal', 'drain', 'read-only'])
  .describe(
    'Service mode. `normal`: no restrictions. `drain`: no new games. `read-only`: no changes.',
  )
export type Mode = z.infer<typeof mode>
export const clockState = z
  .enum(['run', 'stand'])
  .describe('Clocks of timed games: `stand` (paused) or `run`.')
export type ClockState = z.infer<typeof clockState>
export const level = z.enum(['info', 'warning', 'urgent']).describe('Importance of the notice.')
export type Level = z.infer<typeof level>

export const maintenanceReasons = ['deploy', 'maintenance', 'incident', 'other'] as const

const NOTICE_MAX = 280
export const noticeText = plainText(NOTICE_MAX).describe('Message to players.')
const until = time.describe(
  'Expected end of the mode (Unix ms). The mode does not end automatically.',
)
const address = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .describe('URL of a page with more information.')

export const notice = z.strictObject({
  id: uuid,
  level,
  text: noticeText,
  url: address.nullable(),
  from: time.describe('Time when the notice appears (Unix ms).'),
  until: time.nullable().describe('Expiry of the notice (Unix ms); null if none.'),
})
export interface Notice extends z.infer<typeof notice> {}

export const status = z.strictObject({
  mode,
  clocks: clockState,
  notice: noticeText.nullable().describe('Explanation of the mode by the operator.'),
  until: until.nullable(),
  notices: z.array(notice).describe('Current notices, newest first.'),
})
export interface Status extends z.infer<typeof status> {}

export const modeInput = z.strictObject({
  mode,
  clocks: clockState
    .optional()
    .describe(
      '`stand` pauses timed games and is allowed only in mode `drain`. Default: the current ' +
        'setting in mode `read-only`, otherwise `run`.',
    ),
  notice: noticeText.optional(),
  until: until.optional(),
})
export interface ModeInput extends z.infer<typeof modeInput> {}

export const modePreview = z.strictObject({
  timed: z.int().describe('Number of running games with a time limit.'),
  due: z.int().describe('Number of games whose deadline passes before `until`.'),
  more: z.boolean().describe('True if there are more games than were counted.'),
})
export interface ModePreview extends z.infer<typeof modePreview> {}

export const noticeInput = z.strictObject({
  level: level.default('info'),
  text: noticeText,
  url: address.optional(),
  from: time.optional().describe('Time when the notice appears (Unix ms). Default: now.'),
  until: time.optional().describe('Expiry of the notice (Unix ms). Default: none.'),
})
export interface NoticeInput extends z.infer<typeof noticeInput> {}

export const notices = z.strictObject({
  items: z.array(notice).describe('Current and scheduled notices, newest first.'),
})

export const quarantine = z.strictObject({
  game: uuid,
  reason: z.string().describe('Reason for the quarantine.'),
  at: time.describe('Time of the quarantine (Unix ms).'),
})
export interface Quarantine extends z.infer<typeof quarantine> {}

export const retried = z.strictObject({
  game: uuid,
  failing: z
    .string()
    .nullable()
    .describe('Why the game cannot continue; null if the game can continue.'),
})
export interface Retried extends z.infer<typeof retried> {}

export const failingGame = z.strictObject({
  game: uuid,
  reason: z.string(),
  since: time,
  tries: z.int(),
  nextTryAt: time,
})

export const failingGames = z.strictObject({
  count: z.int(),
  items: z.array(failingGame),
  aside: z.array(quarantine).describe('Quarantined games, newest first.'),
})

export interface FailingGamesShown extends z.infer<typeof failingGames> {}
