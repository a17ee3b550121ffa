import { page } from '../../shapes/common.ts'
import { webhookReasons } from '../../shapes/desk.ts'
import {
  anyWebhook,
  anyWebhooksInput,
  deliveriesInput,
  resendInput,
  switchWebhookInput,
  webhookDelivery,
} from '../../shapes/webhooks.ts'
import { act } from '../act.ts'
import { anyShown, listWebhooks, turnWebhook, webhookAt } from '../webhooks.ts'

const ofAny = { of: 'webhook', right: 'operator', reason: webhookReasons } as const
const unknown = ['webhooks-off', 'webhook-unknown'] as const

export const webhookActs = {
  webhooks: act({
    name: 'webhook.list',
    at: 'GET webhooks',
    says: 'Webhooks of all accounts, or of one, newest first, without their secrets',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    input: anyWebhooksInput,
    answer: page(anyWebhook),
    errors: ['invalid-cursor', 'busy'],
    perform: (desk, { input }, warrant) => listWebhooks(desk, warrant, input),
  }),

  webhook: act({
    name: 'webhook.show',
    at: 'GET webhooks/{webhook}',
    says: 'A webhook: whose it is, where it leads, and how it goes with it',
    bucket: 'reads',
    right: 'support',
    of: 'webhook',
    audit: 'daily',
    answer: anyWebhook,
    errors: unknown,
    perform: async (desk, { id }, warrant) => anyShown(await webhookAt(desk, warrant, id)),
  }),

  deliveries: act({
    name: 'webhook.deliveries',
    at: 'GET webhooks/{webhook}/deliveries',
    says: 'What was sent to a webhook, newest first, and what came of it',
    notes: 'Of the last 30 days, page by page.',
    bucket: 'reads',
    right: 'support',
    of: 'webhook',
    audit: 'daily',
    input: deliveriesInput,
    answer: page(webhookDelivery),
    errors: [...unknown, 'invalid-cursor'],
    perform: async (desk, { id, input }, warrant) =>
      desk.tending.deliveries(await webhookAt(desk, warrant, id), input),
  }),

  switchWebhook: act({
    ...ofAny,
    name: 'webhook.switch',
    at: 'POST webhooks/{webhook}/switch',
    says: 'Switch a webhook off, or on again',
    notes:
      'What was to be sent when it is switched off is not sent any more. Its owner cannot switch ' +
      'it on, change it or take it away then, and has no other one at that host.',
    bucket: 'accounts',
    input: switchWebhookInput,
    answer: anyWebhook,
    errors: unknown,
    perform: (desk, { id, input }, warrant) => turnWebhook(desk, warrant, id, input.on),
  }),

  testWebhook: act({
    ...ofAny,
    name: 'webhook.test',
    at: 'POST webhooks/{webhook}/test',
    says: 'Send something to a webhook, at once and once',
    bucket: 'accounts',
    answer: webhookDelivery,
    errors: [...unknown, 'webhook-is-off'],
    perform: async (desk, { id }, warrant) => desk.tending.test(await webhookAt(desk, warrant, id)),
  }),

  resendDelivery: act({
    ...ofAny,
    name: 'webhook.resend',
    at: 'POST webhooks/{webhook}/deliveries/{delivery}/resend',
    says: 'Send something again that was sent to a webhook',
    notes: 'As a delivery of its own, and with the id by which the receiver knows it.',
    bucket: 'accounts',
    input: resendInput,
    answer: webhookDelivery,
    errors: [...unknown, 'webhook-is-off', 'delivery-unknown'],
    perform: async (desk, { id, input }, warrant) =>
      desk.tending.resend(await webhookAt(desk, warrant, id), input.delivery),
  }),
}
