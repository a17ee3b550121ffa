import { z } from 'zod'
import { time, uuid } from '../core/schema.ts'

export const noticeType = z.enum(['turn', 'invited', 'rematch', 'over'])
export type NoticeType = z.infer<typeof noticeType>

const minuteOfDay = z.int().min(0).max(1_439)
const timezone = z
  .string()
  .max(60)
  .refine(isTimezone, 'is no time zone such as Europe/Berlin')
  .describe('Time zone of the quiet hours, such as `Europe/Berlin`.')

export const noticeSettings = z.strictObject({
  types: z
    .array(noticeType)
    .max(noticeType.options.length)
    .describe(
      'Types of notifications that you receive. An empty list turns all notifications off.',
    ),
  quiet: z
    .strictObject({
      from: minuteOfDay.describe('Start of the quiet hours, in minutes after midnight.'),
      until: minuteOfDay.describe('End of the quiet hours, in minutes after midnight.'),
    })
    .nullable()
    .describe(
      'Quiet hours, which may continue past midnight; null if none. Notifications are held ' +
        "until the quiet hours end, unless the decision's deadline is earlier.",
    ),
  timezone,
})
export interface NoticeSettings extends z.infer<typeof noticeSettings> {}

export const defaultNotices: NoticeSettings = {
  types: [...noticeType.options],
  quiet: null,
  timezone: 'UTC',
}

const browser = z.strictObject({
  id: uuid.describe('Id of the browser.'),
  label: z.string().nullable().describe('Name of the browser; null if none.'),
  madeAt: time,
  lastOkAt: time.nullable(),
})

export const notices = z.strictObject({
  ...noticeSettings.shape,
  browsers: z.array(browser).describe('Browsers that receive your notifications.'),
  muted: z.array(uuid).describe('Unfinished games that you have muted.'),
})
export interface Notices extends z.infer<typeof notices> {}

export const muteInput = z.strictObject({
  muted: z.boolean().describe('True to mute the game.'),
})

const keyOf = (bytes: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+=*$/)
    .refine((key) => Buffer.from(key, 'base64url').length === bytes, `has not ${bytes} bytes`)

export const pushSubscription = z.strictObject({
  endpoint: z.string().min(1).max(500).describe("URL of the browser's push service."),
  keys: z
    .strictObject({
      p256dh: keyOf(65).describe('Public key of the browser, in base64url.'),
      auth: keyOf(16).describe('Authentication secret of the browser, in base64url.'),
    })
    .describe('Keys of the subscription, as returned by the browser.'),
  label: z.string().min(1).max(60).optional().describe('Display name of the browser.'),
})
export interface PushSubscription extends z.infer<typeof pushSubscription> {}

export const subscribedBrowser = z.strictObject({ id: uuid.describe('Id of the browser.') })
export const pushKey = z.strictObject({
  key: z.string().describe('`applicationServerKey` for push subscriptions, in base64url.'),
})

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
