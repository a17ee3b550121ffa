import { z } from 'zod'
import { pageInput, time, uuid, version } from '../core/schema.ts'

export const webhookEvent = z.enum([
  ...['turn.opened', 'game.invited', 'game.started', 'game.over', 'game.stalled'],
] as const)
export type WebhookEvent = z.infer<typeof webhookEvent>

/**
 * Reasons for switching a webhook off. `gone`: the receiver answered with the status 410.
 * `failing`: no attempt has succeeded for seven days.
 */
export const webhookOff = z.enum(['owner', 'gone', 'failing', 'banned', 'operator'])
export type WebhookOff = z.infer<typeof webhookOff>

export const URL_CHARACTERS_MAX = 500
const address = z.string().min(1).max(URL_CHARACTERS_MAX)
const events = z
  .array(webhookEvent)
  .min(1)
  .max(webhookEvent.options.length)
  .refine((some) => new Set(some).size === some.length, 'contains a duplicate')
  .describe('Events to send.')

export const webhook = z.strictObject({
  id: uuid,
  url: z.string(),
  events: z.array(webhookEvent).describe('Event types for which messages are sent.'),
  state: z
    .enum(['on', 'failing', 'off'])
    .describe('`on`, `failing` (switched on, but the last deliveries failed) or `off`.'),
  off: webhookOff.nullable(),
  madeAt: time,
  lastOkAt: time.nullable(),
  failingSince: time.nullable(),
})
export interface Webhook extends z.infer<typeof webhook> {}

export const createWebhookInput = z.strictObject({ url: address, events })
export interface CreateWebhookInput extends z.infer<typeof createWebhookInput> {}

export const changeWebhookInput = z.strictObject({
  url: address.optional(),
  events: events.optional(),
  on: z.boolean().optional(),
})
export interface ChangeWebhookInput extends z.infer<typeof changeWebhookInput> {}

const secret = z.string().describe('Secret that signs the messages, shown only once.')
export const newWebhook = z.strictObject({ webhook, secret })
export interface NewWebhook extends z.infer<typeof newWebhook> {}
export const newWebhookSecret = z.strictObject({
  secret,
  previousSecretUntil: time,
})
export interface NewWebhookSecret extends z.infer<typeof newWebhookSecret> {}

export const deliveryTry = z.strictObject({
  at: time,
  milliseconds: z.int().min(0),
  status: z
    .int()
    .nullable()
    .describe('HTTP status of the response; null if no response arrived in time.'),
  problem: z.string().nullable(),
})
export const webhookDelivery = z.strictObject({
  id: uuid,
  message: z.string().describe('Message id, which is the same for every attempt and resend.'),
  type: z.enum([...webhookEvent.options, 'webhook.test']),
  game: uuid.nullable(),
  version: version.nullable(),
  outcome: z
    .enum(['delivered', 'given-up', 'gone', 'off', 'banned'])
    .nullable()
    .describe('Result of the delivery; null while it is pending.'),
  nextTryAt: time.nullable().describe('Time of the next attempt (Unix ms); null if none.'),
  tries: z.array(deliveryTry).describe('Attempts and their results.'),
})
export interface WebhookDelivery extends z.infer<typeof webhookDelivery> {}

export const deliveriesInput = z.strictObject({ ...pageInput.shape })
export interface DeliveriesInput extends z.infer<typeof deliveriesInput> {}
export const resendInput = z.strictObject({ delivery: uuid })

export const anyWebhook = z.strictObject({ account: uuid, ...webhook.shape })
export interface AnyWebhook extends z.infer<typeof anyWebhook> {}
export const anyWebhooksInput = z.strictObject({ ...pageInput.shape, account: uuid.optional() })
export interface AnyWebhooksInput extends z.infer<typeof anyWebhooksInput> {}
export const switchWebhookInput = z.strictObject({ on: z.boolean() })
