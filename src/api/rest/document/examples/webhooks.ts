import type { AnyWebhook, Webhook, WebhookDelivery } from '../../../../app/webhooks/schema.ts'
import { ada, game, startedAt } from './ids.ts'

export const webhookExample: Webhook = {
  id: '0198c0de-5555-7000-8000-000000000001',
  url: 'https://hooks.example.com/touchline',
  events: ['turn.opened', 'game.over'],
  state: 'on',
  off: null,
  madeAt: startedAt,
  lastOkAt: startedAt,
  failingSince: null,
}

export const anyWebhookExample: AnyWebhook = { account: ada, ...webhookExample }

export const secretExample = 'whsec_YW4gZXhhbXBsZSwgYW5kIG5vIHNlY3JldCBvZiBhbnlib2R5'

export const deliveryExample: WebhookDelivery = {
  id: '0198c0de-5555-7000-8000-000000000002',
  message: 'msg_5a1f0c7d',
  type: 'turn.opened',
  game,
  version: 12,
  outcome: 'delivered',
  nextTryAt: null,
  tries: [{ at: startedAt, milliseconds: 41, status: 204, problem: null }],
}
