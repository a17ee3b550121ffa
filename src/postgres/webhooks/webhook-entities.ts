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
  reference,
  text,
  time,
  uuid,
} from '../connection/columns.ts'

/** `lookedAt`: when a node last searched for messages that a crashed node has not sent. */
export const webhooks = new EntitySchema<WebhookRecord & { readonly lookedAt: number }>({
  name: 'webhook',
  tableName: 'webhooks',
  columns: {
    id: key('pk_webhooks'),
    account: uuid('account_id'),
    url: text(),
    host: text(),
    events: text(undefined, { array: true }),
    off: text('off_because', NULLABLE),
    madeAt: time('made_at'),
    lastOkAt: time('last_ok_at', NULLABLE),
    failingSince: time('failing_since', NULLABLE),
    lookedAt: time('looked_at', HIDDEN),
  },
  checks: [
    {
      name: 'ck_webhooks_off',
      expression: "off_because in ('owner', 'gone', 'failing', 'banned', 'operator')",
    },
  ],
  indices: [
    { name: 'ix_webhooks_account', columns: ['account', 'id'] },
    { name: 'ix_webhooks_looked', columns: ['lookedAt'], where: 'off_because is null' },
  ],
  foreignKeys: [reference('fk_webhooks_account', 'account', 'account')],
})

const ofWebhook = (name: string) => ({
  ...reference(name, 'webhook', 'webhook'),
  onDelete: 'CASCADE' as const,
})

export interface SecretRow {
  readonly id: string
  readonly webhook: string
  readonly keyId: string
  readonly locked: Buffer
  /** Null: it is the current one. */
  readonly endsAt: number | null
}
export const secrets = new EntitySchema<SecretRow>({
  name: 'webhookSecret',
  tableName: 'webhook_secrets',
  columns: {
    id: key('pk_webhook_secrets'),
    webhook: uuid('webhook_id'),
    keyId: text('key_id'),
    locked: bytes(),
    endsAt: time('ends_at', NULLABLE),
  },
  indices: [{ name: 'ix_webhook_secrets_webhook', columns: ['webhook'] }],
  foreignKeys: [ofWebhook('fk_webhook_secrets_webhook')],
})

/** Ids follow from the contents: two nodes that find the same news write it once. */
export const messages = new EntitySchema<WebhookMessage>({
  name: 'webhookMessage',
  tableName: 'webhook_messages',
  columns: {
    id: key('pk_webhook_messages', 'text'),
    webhook: uuid('webhook_id'),
    type: text(),
    game: uuid('game_id', NULLABLE),
    version: bigint(undefined, NULLABLE),
    at: time(),
    body: text(),
  },
  indices: [
    { name: 'ix_webhook_messages_at', columns: ['at'] },
    { name: 'ix_webhook_messages_webhook', columns: ['webhook'] },
  ],
  foreignKeys: [ofWebhook('fk_webhook_messages_webhook')],
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
    id: key('pk_webhook_deliveries'),
    webhook: uuid('webhook_id'),
    messageId: text('message_id'),
    // While a node sends it: when another one may take it over.
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
      onDelete: 'CASCADE',
      joinColumn: {
        name: 'message_id',
        foreignKeyConstraintName: 'fk_webhook_deliveries_message',
      },
    },
  },
  indices: [
    { name: 'ix_webhook_deliveries_due', columns: ['dueAt'], where: 'done_at is null' },
    { name: 'ix_webhook_deliveries_webhook', columns: ['webhook', 'id'] },
    { name: 'ix_webhook_deliveries_message', columns: ['messageId'] },
  ],
  foreignKeys: [ofWebhook('fk_webhook_deliveries_webhook')],
})
