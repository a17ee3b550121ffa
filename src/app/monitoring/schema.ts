import { z } from 'zod'
import { plainText, time, uuid } from '../core/schema.ts'

export const mode = z
  .enum(['normal', 'drain', 'read-only'])
  .describe('`drain`: no game begins; `read-only`: nothing changes.')
export type Mode = z.infer<typeof mode>
export const clockState = z
  .enum(['run', 'stand'])
  .describe('Whether the clocks of games with a time limit stand still.')
export type ClockState = z.infer<typeof clockState>
export const level = z.enum(['info', 'warning', 'urgent']).describe('How much it matters.')
export type Level = z.infer<typeof level>

/** Why the service goes another way, or everybody is told something. */
export const maintenanceReasons = ['deploy', 'maintenance', 'incident', 'other'] as const

const NOTICE_MAX = 280
export const noticeText = plainText(NOTICE_MAX).describe('What players read, in plain words.')
const until = time.describe('Until when, as far as is known: nothing happens by itself.')
const address = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .describe('Where more is to be read.')

export const notice = z.strictObject({
  id: uuid,
  level,
  text: noticeText,
  url: address.nullable(),
  from: time.describe('Since when it is shown.'),
  until: time.nullable().describe('Until when it is shown; null: until it is withdrawn.'),
})
export interface Notice extends z.infer<typeof notice> {}

/** What everybody may know of how the service goes. */
export const status = z.strictObject({
  mode,
  clocks: clockState,
  notice: noticeText.nullable().describe('What its operator says of the mode.'),
  until: until.nullable(),
  notices: z.array(notice).describe('What is to be told now, newest first.'),
})
export interface Status extends z.infer<typeof status> {}

export const modeInput = z.strictObject({
  mode,
  clocks: clockState
    .optional()
    .describe('With `drain`: let them stand. Without it: they run; `read-only` leaves them.'),
  notice: noticeText.optional(),
  until: until.optional(),
})
export interface ModeInput extends z.infer<typeof modeInput> {}

/** What would come of another mode, in numbers. */
export const modePreview = z.strictObject({
  timed: z.int().describe('Running games with a time limit.'),
  due: z.int().describe('Of all games, those of which a deadline will have passed by `until`.'),
  more: z.boolean().describe('There are more of those.'),
})
export interface ModePreview extends z.infer<typeof modePreview> {}

export const noticeInput = z.strictObject({
  level: level.default('info'),
  text: noticeText,
  url: address.optional(),
  from: time.optional().describe('Since when it is shown; without it: at once.'),
  until: time.optional().describe('Until when it is shown; without it: until it is withdrawn.'),
})
export interface NoticeInput extends z.infer<typeof noticeInput> {}

export const notices = z.strictObject({
  items: z.array(notice).describe('Those of now and those to come, newest first.'),
})

export const quarantine = z.strictObject({
  game: uuid,
  reason: z.string().describe('Why it was put aside.'),
  at: time.describe('Since when.'),
})
export interface Quarantine extends z.infer<typeof quarantine> {}

/** What has come of a game that was tried again. */
export const retried = z.strictObject({
  game: uuid,
  failing: z.string().nullable().describe('Why it cannot be played on; null: it can.'),
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
  /** Of the node that answers. */
  count: z.int(),
  /** Those that have failed for the longest, at most a page of them. */
  items: z.array(failingGame),
  aside: z.array(quarantine).describe('Those that an operator has put aside, the last first.'),
})

export interface FailingGamesShown extends z.infer<typeof failingGames> {}
