import type { AuditCapability } from '../core/audit-capability.ts'
import type { WebhookEvent, WebhookOff } from './schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly webhooks: WebhookStore
  }
}

export interface WebhookRecord {
  readonly id: string
  readonly account: string
  /** `push` is a browser that receives push notices, and `label` is the name of that browser. */
  readonly kind: 'webhook' | 'push'
  readonly label: string | null
  readonly url: string
  readonly host: string
  readonly events: readonly WebhookEvent[]
  readonly off: WebhookOff | null
  readonly madeAt: number
  readonly lastOkAt: number | null
  readonly failingSince: number | null
}

export const stateOf = ({ off, failingSince }: Pick<WebhookRecord, 'off' | 'failingSince'>) =>
  off !== null ? 'off' : failingSince !== null ? 'failing' : 'on'

export const switchedOn = (webhook: WebhookRecord): WebhookRecord =>
  webhook.off === null ? webhook : { ...webhook, off: null, failingSince: null }

export interface WebhookMessage {
  readonly id: string
  readonly webhook: string
  readonly type: WebhookEvent | 'webhook.test'
  readonly game: string | null
  readonly version: number | null
  readonly at: number
  readonly body: string
}

export interface NewDelivery {
  readonly id: string
  readonly dueAt: number
  readonly message: WebhookMessage
}

export interface TryRecord {
  readonly at: number
  readonly milliseconds: number
  readonly status: number | null
  readonly problem: string | null
}

export type DeliveryOutcome = 'delivered' | 'given-up' | 'gone' | 'off' | 'banned'

export interface DeliveryRecord {
  readonly id: string
  readonly message: WebhookMessage
  readonly dueAt: number
  readonly doneAt: number | null
  readonly outcome: DeliveryOutcome | null
  readonly tries: readonly TryRecord[]
}

export interface TakenDelivery {
  readonly id: string
  readonly lease: number
  readonly webhook: WebhookRecord
  readonly messageId: string
  readonly body: string
  readonly tries: number
}

export interface AttemptResult {
  readonly tried: TryRecord
  readonly nextAt: number | null
  readonly outcome: DeliveryOutcome | null
  /** Reason for switching the webhook off after this attempt; null if the webhook stays on. */
  readonly off: WebhookOff | null
  /**
   * If the webhook's address was changed during this attempt, the time of the next attempt; null
   * otherwise.
   */
  readonly againAt: number | null
}

export interface TakeTerms {
  readonly now: number
  readonly lease: number
  readonly except: readonly string[]
  readonly most: number
}

export interface PendingGame {
  readonly webhook: string
  readonly game: string
}

export interface WebhookFilter {
  readonly account: string | null
  readonly before: string | null
  readonly limit: number
}

export interface WebhookStore {
  listed(capability: AuditCapability, filter: WebhookFilter): Promise<WebhookRecord[]>
  any(capability: AuditCapability, id: string): Promise<WebhookRecord | null>
  onOf(accounts: readonly string[]): Promise<WebhookRecord[]>
  of(account: string): Promise<WebhookRecord[]>
  find(account: string, id: string): Promise<WebhookRecord | null>
  make(webhook: WebhookRecord, secret: string, most: number): Promise<boolean>
  /**
   * Changes a webhook. If the webhook is switched off, its pending deliveries are cancelled.
   * Returns null if the webhook does not belong to the account, or if an operator has blocked the
   * webhook.
   */
  change(
    account: string,
    id: string,
    decide: (before: WebhookRecord) => WebhookRecord,
    at: number,
  ): Promise<WebhookRecord | null>
  turn(capability: AuditCapability, webhook: WebhookRecord, at: number): Promise<void>
  remove(account: string, id: string): Promise<boolean>
  /**
   * Adds a secret to a webhook. Earlier secrets stay valid until `othersEndAt`, unless they expire
   * before that time.
   */
  addSecret(webhook: string, secret: string, othersEndAt: number): Promise<void>
  secrets(webhook: string, at: number): Promise<string[]>
  /**
   * Encrypts up to `most` webhook secrets with the current key, and returns the number of encrypted
   * secrets.
   */
  lockSecrets(most: number): Promise<number>
  tell(deliveries: readonly NewDelivery[]): Promise<number>
  tellAgain(delivery: NewDelivery): Promise<DeliveryRecord>
  /** Leases due deliveries to one node, and returns the oldest deliveries first. */
  take(terms: TakeTerms): Promise<TakenDelivery[]>
  /**
   * Gives up the leases on deliveries that were not attempted, so that the deliveries become due at
   * `dueAt`.
   */
  handBack(taken: readonly TakenDelivery[], dueAt: number): Promise<void>
  /**
   * Changes the time at which the lease of a delivery ends. Returns false if the lease had expired
   * and another node took over the delivery.
   */
  hold(taken: TakenDelivery, lease: number): Promise<boolean>
  drop(taken: TakenDelivery, at: number): Promise<void>
  /**
   * Stores the result of a delivery attempt. Failures do not count if the webhook had a different
   * address at the time. Returns false if the lease had expired and another node took over the
   * delivery.
   */
  settle(taken: TakenDelivery, tried: AttemptResult): Promise<boolean>
  deliveries(webhook: string, before: string | null, limit: number): Promise<DeliveryRecord[]>
  delivery(webhook: string, id: string): Promise<DeliveryRecord | null>
  /**
   * Returns games that have not been checked since `before` and that have players with webhooks. A
   * game that has ended is returned only if it was not checked after its end. Marks the returned
   * games as checked.
   */
  lookedAt(before: number, now: number, most: number): Promise<PendingGame[]>
  purge(before: number, most: number): Promise<number>
}

export const MESSAGES_KEPT_MILLISECONDS = 30 * 24 * 3_600_000
