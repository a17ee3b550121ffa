import { EntitySchema } from 'typeorm'
import type { DeliveryRecord, WebhookMessage, WebhookRecord } from '../../app/webhooks/port.ts'
import {
  bigint,
  bytes,
  HIDDEN,
  integer,
  json,
  key,
  NULLABLE,
  text,
  time,
  uuid,
} from '../connection/columns.ts'

/**
 * `lookedAt` is the last time at which a node searched for messages that were not sent because a
 * node crashed.
 */
export const webhooks = new EntitySchema<WebhookRecord & { readonly lookedAt: number }>({
  name: 'webhook',
  tableName: 'webhooks',
  columns: {
    id: key(),
    account: uuid('account_id'),
    kind: text(),
    label: text(undefined, NULLABLE),
    url: text(),
    host: text(),
    events: text(undefined, { array: true }),
    off: text('off_because', NULLABLE),
    madeAt: time('made_at'),
    lastOkAt: time('last_ok_at', NULLABLE),
    failingSince: time('failing_since', NULLABLE),
    lookedAt: time('looked_at', HIDDEN),
  },
})

export interface SecretRow {
  readonly id: string
  readonly webhook: string
  readonly keyId: string
  readonly locked: Buffer
  /** Time at which an earlier secret of the webhook expires; null for the current secret. */
  readonly endsAt: number | null
}
export const secrets = new EntitySchema<SecretRow>({
  name: 'webhookSecret',
  tableName: 'webhook_secrets',
  columns: {
    id: key(),
    webhook: uuid('webhook_id'),
    keyId: text('key_id'),
    locked: bytes(),
    endsAt: time('ends_at', NULLABLE),
  },
})

/**
 * The id of a message is a hash of its content, so a message that two nodes create is stored only
 * once.
 */
export const messages = new EntitySchema<WebhookMessage>({
  name: 'webhookMessage',
  tableName: 'webhook_messages',
  columns: {
    id: key('text'),
    webhook: uuid('webhook_id'),
    type: text(),
    game: uuid('game_id', NULLABLE),
    version: bigint(undefined, NULLABLE),
    at: time(),
    body: text(),
  },
})

export interface DeliveryRow extends Omit<DeliveryRecord, 'message' | 'tries'> {
  readonly webhook: string
  readonly messageId: string
  readonly message?: WebhookMessage
  readonly tries: number
  readonly log: DeliveryRecord['tries']
}
export const deliveries = new EntitySchema<DeliveryRow>({
  name: 'webhookDelivery',
  tableName: 'webhook_deliveries',
  columns: {
    id: key(),
    webhook: uuid('webhook_id'),
    messageId: text('message_id'),
    // Time from which a node may send the delivery. A node that is sending the delivery sets a time
    // in the future, so that other nodes wait.
    dueAt: time('due_at'),
    tries: integer(undefined, { default: 0 }),
    doneAt: time('done_at', NULLABLE),
    outcome: text(undefined, NULLABLE),
    log: json(undefined, { default: [] }),
  },
  relations: {
    message: {
      type: 'many-to-one',
      target: 'webhookMessage',
      joinColumn: {
        name: 'message_id',
      },
    },
  },
})
