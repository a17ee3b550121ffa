import { adminOperation } from '../core/admin-operation.ts'
import { webhookReasons } from '../core/admin-schema.ts'
import { page } from '../core/schema.ts'
import { adminWebhookView, listWebhooks, requireWebhook, switchWebhook } from './block-hosts.ts'
import {
  anyWebhook,
  anyWebhooksInput,
  deliveriesInput,
  switchWebhookInput,
  webhookDelivery,
} from './schema.ts'

const ofAny = { subject: 'webhook', right: 'operator', reason: webhookReasons } as const
const unknown = ['webhooks-off', 'webhook-unknown'] as const

export const webhookOperations = {
  webhooks: adminOperation({
    name: 'webhook.list',
    at: 'GET webhooks',
    summary: 'List the webhooks of all accounts or of one account, newest first, without secrets',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    input: anyWebhooksInput,
    answer: page(anyWebhook),
    errors: ['invalid-cursor', 'busy'],
    execute: (context, { input }, capability) => listWebhooks(context, capability, input),
  }),

  webhook: adminOperation({
    name: 'webhook.show',
    at: 'GET webhooks/{webhook}',
    summary: 'Get a webhook with its owner, address and state',
    rateLimit: 'reads',
    right: 'support',
    subject: 'webhook',
    audit: 'daily',
    answer: anyWebhook,
    errors: unknown,
    execute: async (context, { id }, capability) =>
      adminWebhookView(await requireWebhook(context, capability, id)),
  }),

  deliveries: adminOperation({
    name: 'webhook.deliveries',
    at: 'GET webhooks/{webhook}/deliveries',
    summary: 'List the deliveries of a webhook, newest first',
    description: 'Returns the deliveries of the last 30 days.',
    rateLimit: 'reads',
    right: 'support',
    subject: 'webhook',
    audit: 'daily',
    input: deliveriesInput,
    answer: page(webhookDelivery),
    errors: [...unknown, 'invalid-cursor'],
    execute: async (context, { id, input }, capability) =>
      context.webhookManager.deliveries(await requireWebhook(context, capability, id), input),
  }),

  switchWebhook: adminOperation({
    ...ofAny,
    name: 'webhook.switch',
    at: 'POST webhooks/{webhook}/switch',
    summary: 'Switch a webhook on or off',
    description:
      'Switching a webhook off discards its pending messages. Until you switch the webhook on ' +
      'again, its owner cannot enable, change or delete it, or add a webhook for the same host.',
    rateLimit: 'accounts',
    input: switchWebhookInput,
    answer: anyWebhook,
    errors: unknown,
    execute: (context, { id, input }, capability) =>
      switchWebhook(context, capability, id, input.on),
  }),
}
