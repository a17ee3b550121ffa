import { z } from 'zod'
import { operation } from '../core/operation.ts'
import { page } from '../core/schema.ts'
import {
  changeWebhookInput,
  createWebhookInput,
  deliveriesInput,
  newWebhook,
  newWebhookSecret,
  resendInput,
  webhook,
  webhookDelivery,
} from './schema.ts'
import {
  changeWebhook as change,
  createWebhook as create,
  listWebhooks as list,
  ownWebhook,
  removeWebhook as remove,
  rotateSecret,
} from './webhooks.ts'

const own = { scope: 'play', subject: 'webhook' } as const
const ofOwn = ['webhooks-off', 'webhook-unknown'] as const

export const listWebhooks = operation({
  summary: 'My webhooks',
  rateLimit: 'reads',
  scope: 'play',
  answer: z.array(webhook),
  errors: ['webhooks-off'],
  run: (context, { caller }) => list(context, caller),
})

export const createWebhook = operation({
  summary: 'Be told of my games at an address of mine',
  description:
    'Signed as Standard Webhooks has it, by the secret that is shown this once. What is sent ' +
    'holds ids and versions and nothing of the game. An address is https, on port 443 or 8443, ' +
    'and public, as is every address that its name has.',
  rateLimit: 'accounts',
  scope: 'play',
  effect: 'changes',
  input: createWebhookInput,
  answer: newWebhook,
  errors: ['webhooks-off', 'address-refused', 'too-many-webhooks', 'webhook-kept-off'],
  run: (context, { caller, input }) => create(context, caller, input),
})

export const changeWebhook = operation({
  ...own,
  summary: 'Change a webhook of mine, or switch it off and on',
  description:
    'What is left out stays. What was to be sent when it is switched off is not sent any more.',
  rateLimit: 'accounts',
  effect: 'changes',
  input: changeWebhookInput,
  answer: webhook,
  errors: [...ofOwn, 'address-refused', 'webhook-kept-off'],
  run: (context, { caller, id, input }) => change(context, caller, id, input),
})

export const removeWebhook = operation({
  ...own,
  summary: 'Take a webhook of mine away',
  rateLimit: 'accounts',
  effect: 'changes',
  errors: [...ofOwn, 'webhook-kept-off'],
  run: (context, { caller, id }) => remove(context, caller, id),
})

export const rotateWebhookSecret = operation({
  ...own,
  summary: 'A new secret for a webhook of mine',
  description: 'Shown this once. For a day both sign, so that nothing is missed meanwhile.',
  rateLimit: 'accounts',
  effect: 'changes',
  answer: newWebhookSecret,
  errors: ofOwn,
  run: (context, { caller, id }) => rotateSecret(context, caller, id),
})

export const testWebhook = operation({
  ...own,
  summary: 'Send something to a webhook of mine, at once and once',
  rateLimit: 'accounts',
  effect: 'changes',
  answer: webhookDelivery,
  errors: [...ofOwn, 'webhook-is-off'],
  run: async (context, { caller, id }) =>
    context.webhookManager.test(await ownWebhook(context, caller, id)),
})

export const listDeliveries = operation({
  ...own,
  summary: 'What was sent to a webhook of mine, newest first, and what came of it',
  description: 'Of the last 30 days, page by page: hand in `next` as `after` until it is null.',
  rateLimit: 'reads',
  input: deliveriesInput,
  answer: page(webhookDelivery),
  errors: [...ofOwn, 'invalid-cursor'],
  run: async (context, { caller, id, input }) =>
    context.webhookManager.deliveries(await ownWebhook(context, caller, id), input),
})

export const resendDelivery = operation({
  ...own,
  summary: 'Send something again that was sent to a webhook of mine',
  description: 'As a delivery of its own, and with the id by which the receiver knows it.',
  rateLimit: 'accounts',
  effect: 'changes',
  input: resendInput,
  answer: webhookDelivery,
  errors: [...ofOwn, 'webhook-is-off', 'delivery-unknown'],
  run: async (context, { caller, id, input }) =>
    context.webhookManager.resend(await ownWebhook(context, caller, id), input.delivery),
})
