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
  summary: 'List your webhooks',
  rateLimit: 'reads',
  scope: 'play',
  answer: z.array(webhook),
  errors: ['webhooks-off'],
  run: (context, { caller }) => list(context, caller),
})

export const createWebhook = operation({
  summary: 'Create a webhook',
  description:
    'Messages are signed as defined by Standard Webhooks, with a secret shown only once. ' +
    'Messages contain ids and versions but no game data. The address must be https on port 443 ' +
    'or 8443, and every IP address of its host must be public.',
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
  summary: 'Update a webhook, or switch it on or off',
  description:
    'Omitted fields stay unchanged. Switching the webhook off discards its pending messages.',
  rateLimit: 'accounts',
  effect: 'changes',
  input: changeWebhookInput,
  answer: webhook,
  errors: [...ofOwn, 'address-refused', 'webhook-kept-off'],
  run: (context, { caller, id, input }) => change(context, caller, id, input),
})

export const removeWebhook = operation({
  ...own,
  summary: 'Delete a webhook',
  rateLimit: 'accounts',
  effect: 'changes',
  errors: [...ofOwn, 'webhook-kept-off'],
  run: (context, { caller, id }) => remove(context, caller, id),
})

export const rotateWebhookSecret = operation({
  ...own,
  summary: 'Rotate the secret of a webhook',
  description:
    'The new secret is shown only once. For one day, messages are signed with both secrets, so ' +
    'that you can switch to the new secret without losing messages.',
  rateLimit: 'accounts',
  effect: 'changes',
  answer: newWebhookSecret,
  errors: ofOwn,
  run: (context, { caller, id }) => rotateSecret(context, caller, id),
})

export const testWebhook = operation({
  ...own,
  summary: 'Send a test message, without retries',
  rateLimit: 'accounts',
  effect: 'changes',
  answer: webhookDelivery,
  errors: [...ofOwn, 'webhook-is-off'],
  run: async (context, { caller, id }) =>
    context.webhookManager.test(await ownWebhook(context, caller, id)),
})

export const listDeliveries = operation({
  ...own,
  summary: 'List the deliveries of a webhook, newest first',
  description: 'Returns the deliveries of the last 30 days.',
  rateLimit: 'reads',
  input: deliveriesInput,
  answer: page(webhookDelivery),
  errors: [...ofOwn, 'invalid-cursor'],
  run: async (context, { caller, id, input }) =>
    context.webhookManager.deliveries(await ownWebhook(context, caller, id), input),
})

export const resendDelivery = operation({
  ...own,
  summary: 'Resend a delivery',
  description: 'Creates a new delivery with the same message id.',
  rateLimit: 'accounts',
  effect: 'changes',
  input: resendInput,
  answer: webhookDelivery,
  errors: [...ofOwn, 'webhook-is-off', 'delivery-unknown'],
  run: async (context, { caller, id, input }) =>
    context.webhookManager.resend(await ownWebhook(context, caller, id), input.delivery),
})
