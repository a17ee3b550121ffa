import {
  changeWebhook,
  createWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  resendDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '../../../app/webhooks/operations.ts'
import { type WebhookDelivery, webhookDelivery } from '../../../app/webhooks/schema.ts'
import { startedAt } from '../document/examples/ids.ts'
import { deliveryExample, secretExample, webhookExample } from '../document/examples/webhooks.ts'
import { type Endpoints, json } from '../endpoint/endpoint.ts'
import { del, endpoint, get, post } from '../endpoint/methods.ts'
import { NEXT_PAGE, paged } from '../wire/pages.ts'

const { url, events } = webhookExample
const underWay: WebhookDelivery = {
  ...deliveryExample,
  outcome: null,
  nextTryAt: startedAt,
  tries: [],
}

export const webhookEndpoints: Endpoints = {
  listWebhooks: get('/v1/webhooks', listWebhooks, {
    answers: 'Your webhooks',
    example: [webhookExample],
  }),

  createWebhook: post('/v1/webhooks', createWebhook, {
    body: { url, events },
    answers: 'The webhook with its secret',
    example: { webhook: { ...webhookExample, lastOkAt: null }, secret: secretExample },
  }),

  changeWebhook: post('/v1/webhooks/{webhook}', changeWebhook, {
    status: 200,
    body: { on: false },
    answers: 'The updated webhook',
    example: { ...webhookExample, state: 'off', off: 'owner' },
  }),

  removeWebhook: del('/v1/webhooks/{webhook}', removeWebhook, 'The webhook is deleted'),

  rotateWebhookSecret: post('/v1/webhooks/{webhook}/secret', rotateWebhookSecret, {
    answers: 'The new secret',
    example: { secret: secretExample, previousSecretUntil: startedAt + 86_400_000 },
  }),

  testWebhook: post('/v1/webhooks/{webhook}/test', testWebhook, {
    answers: 'The test delivery',
    example: { ...deliveryExample, type: 'webhook.test', game: null, version: null },
  }),

  listDeliveries: get('/v1/webhooks/{webhook}/deliveries', listDeliveries, {
    answers: 'One page of the list',
    example: { items: [deliveryExample], next: null },
    headers: NEXT_PAGE,
    written: paged,
  }),

  resendDelivery: endpoint(
    'POST',
    '/v1/webhooks/{webhook}/deliveries/{delivery}/resend',
    resendDelivery,
    {
      answers: { 201: json('The pending delivery', webhookDelivery, underWay) },
      async handle({ service, caller, path: { webhook: id, delivery } }) {
        return { body: await service.run(resendDelivery, { caller, id, input: { delivery } }) }
      },
    },
  ),
}
