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
  readonly url: string
  readonly host: string
  readonly events: readonly WebhookEvent[]
  /** Null: it is on. */
  readonly off: WebhookOff | null
  readonly madeAt: number
  readonly lastOkAt: number | null
  /** Null: the last try went well, or there was none. */
  readonly failingSince: number | null
}

export const stateOf = ({ off, failingSince }: Pick<WebhookRecord, 'off' | 'failingSince'>) =>
  off !== null ? 'off' : failingSince !== null ? 'failing' : 'on'

/** It has failed for no time then, unless it was on all the time. */
export const switchedOn = (webhook: WebhookRecord): WebhookRecord =>
  webhook.off === null ? webhook : { ...webhook, off: null, failingSince: null }

export interface WebhookMessage {
  readonly id: string
  readonly webhook: string
  readonly type: WebhookEvent | 'webhook.test'
  readonly game: string | null
  readonly version: number | null
  readonly at: number
  /** The exact bytes that are signed, at every try. */
  readonly body: string
}

export interface NewDelivery {
  readonly id: string
  readonly message: WebhookMessage
}

export interface TryRecord {
  readonly at: number
  readonly milliseconds: number
  /** Null: no answer came. */
  readonly status: number | null
  /** Null: it went well. */
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

/** A delivery in the hands of a node, until its lease ends: then others take it. */
export interface TakenDelivery {
  readonly id: string
  readonly lease: number
  readonly webhook: WebhookRecord
  readonly messageId: string
  readonly body: string
  readonly tries: number
}

/** What came of a try. */
export interface AttemptResult {
  readonly tried: TryRecord
  /** Null: it is over. */
  readonly nextAt: number | null
  readonly outcome: DeliveryOutcome | null
  /** Whether the webhook is to be switched off with it. */
  readonly off: WebhookOff | null
  /** When it is tried again that failed at what is its address no more; null: never. */
  readonly againAt: number | null
}

export interface TakeTerms {
  readonly now: number
  readonly lease: number
  /** Webhooks of which this node has enough in hand. */
  readonly except: readonly string[]
  readonly most: number
}

/** A game of which an account may not have been told all. */
export interface PendingGame {
  readonly webhook: string
  readonly game: string
}

/** Newest first. */
export interface WebhookFilter {
  /** Null: of all accounts. */
  readonly account: string | null
  readonly before: string | null
  readonly limit: number
}

export interface WebhookStore {
  listed(capability: AuditCapability, asked: WebhookFilter): Promise<WebhookRecord[]>
  /** Whoever’s it is. */
  any(capability: AuditCapability, id: string): Promise<WebhookRecord | null>
  /** All that are on, of all accounts. */
  on(): Promise<WebhookRecord[]>
  of(account: string): Promise<WebhookRecord[]>
  find(account: string, id: string): Promise<WebhookRecord | null>
  /** Gives whether it did: not where the account has as many, or has left. */
  make(webhook: WebhookRecord, secret: string, most: number): Promise<boolean>
  /**
   * By its owner, as it is by then. What is left to do for one that is switched off is left undone.
   * Null: an operator has switched it off, and its owner leaves it so.
   */
  change(
    account: string,
    id: string,
    decide: (before: WebhookRecord) => WebhookRecord,
    at: number,
  ): Promise<WebhookRecord | null>
  /** The same by an operator. */
  turn(capability: AuditCapability, webhook: WebhookRecord, at: number): Promise<void>
  /** Neither does its owner take away what an operator has switched off. */
  remove(account: string, id: string): Promise<boolean>
  /** The others are good until then, and those of which that was said before no more. */
  addSecret(webhook: string, secret: string, othersEndAt: number): Promise<void>
  /** Those that are good, the newest first. */
  secrets(webhook: string, at: number): Promise<string[]>
  /** Locks some of those away that lie under a key of before; gives how many. */
  lockSecrets(most: number): Promise<number>
  /** What has been told already is not told again. Gives how many are new. */
  tell(deliveries: readonly NewDelivery[], dueAt: number): Promise<number>
  /** Tells one thing again, or for the first time, as a delivery of its own. */
  tellAgain(delivery: NewDelivery, dueAt: number): Promise<DeliveryRecord>
  /** What is due, the longest first, each for one node alone. */
  take(terms: TakeTerms): Promise<TakenDelivery[]>
  /** Untried, and due at once. */
  handBack(taken: readonly TakenDelivery[], dueAt: number): Promise<void>
  /**
   * What an address of before has answered is no word on the webhook. False: the lease had ended,
   * and somebody else has it in hand.
   */
  settle(taken: TakenDelivery, tried: AttemptResult): Promise<boolean>
  /** Newest first. */
  deliveries(webhook: string, before: string | null, limit: number): Promise<DeliveryRecord[]>
  delivery(webhook: string, id: string): Promise<DeliveryRecord | null>
  /**
   * Games of webhooks that nobody has looked at since a time: those that run, and those that ended
   * since the last look. They count as looked at from then on.
   */
  lookedAt(before: number, now: number, most: number): Promise<PendingGame[]>
  /** Takes away messages of before a time with their deliveries; gives how many. */
  purge(before: number, most: number): Promise<number>
}

/** What webhooks were told, by the time at which it happened. */
export const MESSAGES_KEPT_MILLISECONDS = 30 * 24 * 3_600_000
