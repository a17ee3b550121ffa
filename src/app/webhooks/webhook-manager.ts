import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { idFromCursor, newId } from '../core/ids.ts'
import { type Page, paged } from '../core/schema.ts'
import type { DeliveryNetwork, DeliveryWorker } from './delivery-worker.ts'
import { type DeliveryRecord, stateOf, type WebhookRecord } from './port.ts'
import type { DeliveriesInput, Webhook, WebhookDelivery } from './schema.ts'
import { bodyOf } from './webhook-events.ts'

const TEST_MILLISECONDS = 30_000

/** Callers must check that the account may access the webhook. */
declare module '../core/context.ts' {
  interface Context {
    readonly webhookManager: WebhookManager
  }
}

export interface WebhookManager {
  readonly network: DeliveryNetwork
  test(webhook: WebhookRecord): Promise<WebhookDelivery>
  deliveries(webhook: WebhookRecord, input: DeliveriesInput): Promise<Page<WebhookDelivery>>
  resend(webhook: WebhookRecord, delivery: string): Promise<WebhookDelivery>
}

export function webhookManager(
  { ports: { webhooks, clock } }: Context,
  deliverer: DeliveryWorker,
  network: DeliveryNetwork,
): WebhookManager {
  return {
    network,

    async test(webhook) {
      requireSwitchedOn(webhook)
      const at = clock.now()
      const body = bodyOf('webhook.test', at, {})
      const messageId = `msg_${newId(at)}`
      const event = { type: 'webhook.test', game: null, version: null } as const
      const lease = at + TEST_MILLISECONDS
      const message = { id: messageId, webhook: webhook.id, ...event, at, body }
      const delivery = await webhooks.tellAgain({ id: newId(at), dueAt: lease, message })
      const taken = { id: delivery.id, lease, webhook, messageId, body, tries: 0 }
      const { tried, outcome } = await deliverer.try(taken, true)
      return deliveryShown({ ...delivery, outcome, tries: [tried] })
    },

    async deliveries({ id }, { after, limit }) {
      const found = await webhooks.deliveries(id, idFromCursor(after), limit + 1)
      return paged(found.map(deliveryShown), limit)
    },

    async resend(webhook, delivery) {
      requireSwitchedOn(webhook)
      const found = await webhooks.delivery(webhook.id, delivery)
      if (!found) throw serviceError('delivery-unknown')
      const at = clock.now()
      const again = await webhooks.tellAgain({ id: newId(at), dueAt: at, message: found.message })
      // If this node cannot send the message now, the next round of deliveries sends it.
      deliverer.take().catch(() => {})
      return deliveryShown(again)
    },
  }
}

function requireSwitchedOn({ off }: WebhookRecord): void {
  if (off !== null) throw serviceError('webhook-is-off')
}

export function webhookShown(record: WebhookRecord): Webhook {
  const { id, url, events, off, madeAt, lastOkAt, failingSince } = record
  const state = stateOf(record)
  return { id, url, events: [...events], state, off, madeAt, lastOkAt, failingSince }
}

const deliveryShown = ({
  id,
  message,
  outcome,
  dueAt,
  tries,
}: DeliveryRecord): WebhookDelivery => ({
  id,
  message: message.id,
  type: message.type,
  game: message.game,
  version: message.version,
  outcome,
  nextTryAt: outcome === null ? dueAt : null,
  tries: [...tries],
})
