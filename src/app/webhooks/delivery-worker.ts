import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../core/context.ts'
import { isOutage } from '../monitoring/database-errors.ts'
import { post, problemOf } from './http-post.ts'
import type { AttemptResult, TakenDelivery, TryRecord, WebhookRecord } from './port.ts'
import { MESSAGES_KEPT_MILLISECONDS } from './port.ts'
import { nextTry, retryAfterOf } from './retry-policy.ts'
import { signedHeaders } from './sign.ts'
import { checkAddress, type Guarded } from './ssrf-guard.ts'

const NODE_MAX = 32
const HOST_MAX = 4
const TAKEN_MAX = 20
/**
 * Duration of the lease on a delivery. When the lease expires, its node counts as lost, so the
 * lease must be much longer than any delivery attempt.
 */
const LEASE_MILLISECONDS = 30_000
const FAILING_MILLISECONDS_MAX = 7 * 24 * 3_600_000
/**
 * HTTP status codes that mean that the receiver permanently refuses messages: 410 and, for push
 * services, also 404.
 */
const GONE: Readonly<Record<WebhookRecord['kind'], readonly number[]>> = {
  webhook: [410],
  push: [404, 410],
}

export interface DeliveryNetwork extends Guarded {
  /** Time limit for one delivery attempt, from name resolution to the end of the response. */
  readonly tryMilliseconds: number
  readonly authorities?: string | undefined
}

export interface DeliveryContent {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}
/**
 * Returns the content to send, the time until which the notice must wait, or null if the player no
 * longer needs the notice.
 */
type PrepareNotice = (one: TakenDelivery, now: number) => Promise<DeliveryContent | number | null>

export class DeliveryWorker {
  readonly #context: Context
  readonly #outside: DeliveryNetwork
  readonly #prepareNotice: PrepareNotice
  readonly #inFlight = new Map<string, { readonly host: string; readonly end: Promise<void> }>()
  #taking: Promise<void> | null = null
  #isAgain = false
  #closed = false

  constructor(context: Context, outside: DeliveryNetwork, prepareNotice: PrepareNotice) {
    this.#context = context
    this.#prepareNotice = prepareNotice
    this.#outside = outside
  }

  async take(): Promise<void> {
    this.#isAgain = true
    this.#taking ??= this.#takeAll().finally(() => {
      this.#taking = null
    })
    await this.#taking
  }

  async settled(): Promise<void> {
    while (this.#inFlight.size > 0 || this.#taking) {
      await Promise.all([this.#taking, ...[...this.#inFlight.values()].map(({ end }) => end)])
      await sleep(0)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.settled()
  }

  async try(one: TakenDelivery, isOnce = false, given?: DeliveryContent): Promise<AttemptResult> {
    const { webhooks, clock } = this.#context.ports
    const at = clock.now()
    const began = performance.now()
    const answer = await this.#sent(one, at, given).catch((error) => ({
      problem: problemOf(error),
    }))
    const tried: TryRecord = {
      at,
      milliseconds: Math.round(performance.now() - began),
      status: 'status' in answer ? answer.status : null,
      problem: problemIn(answer),
    }
    const outcome = outcomeOf(one, tried, {
      isOnce,
      retryAfter: 'status' in answer ? retryAfterOf(answer.retryAfter, at) : null,
    })
    await webhooks.settle(one, outcome)
    return outcome
  }

  async #process(one: TakenDelivery): Promise<void> {
    const { webhooks, clock } = this.#context.ports
    if (one.webhook.kind === 'webhook') return void (await this.try(one))
    const notice = await this.#prepareNotice(one, clock.now())
    if (notice === null) await webhooks.drop(one, clock.now())
    else if (typeof notice === 'number') await webhooks.handBack([one], notice)
    else await this.#sendOnce(one, notice)
  }

  /**
   * After `hold`, no other node sends the notice a second time, but the notice is lost if this node
   * crashes.
   */
  async #sendOnce(one: TakenDelivery, notice: DeliveryContent): Promise<void> {
    const { webhooks, clock } = this.#context.ports
    const lease = clock.now() + MESSAGES_KEPT_MILLISECONDS
    if (await webhooks.hold(one, lease)) await this.try({ ...one, lease }, false, notice)
  }

  async #takeAll(): Promise<void> {
    while (this.#isAgain && !this.#closed) {
      this.#isAgain = false
      const later = new Set<string>()
      while (!this.#closed && this.#inFlight.size < NODE_MAX) {
        const taken = await this.#takeSome(later)
        if (taken === 0) break
      }
    }
  }

  /**
   * Starts due deliveries and returns their number. Webhooks whose host has reached its limit are
   * added to `later`.
   */
  async #takeSome(later: Set<string>): Promise<number> {
    const { webhooks, clock } = this.#context.ports
    const now = clock.now()
    const most = Math.min(TAKEN_MAX, NODE_MAX - this.#inFlight.size)
    const except = [...this.#inFlight.keys(), ...later]
    const taken = await webhooks.take({ now, lease: now + LEASE_MILLISECONDS, except, most })
    const back = taken.filter((one) => !this.#start(one))
    for (const { webhook } of back) later.add(webhook.id)
    await webhooks.handBack(back, now)
    return taken.length
  }

  #start(one: TakenDelivery): boolean {
    const { id, host } = one.webhook
    const toHost = [...this.#inFlight.values()].filter((other) => other.host === host)
    if (this.#inFlight.has(id) || toHost.length >= HOST_MAX) return false
    const end = this.#process(one).then(
      () => this.#ended(id),
      (error) => {
        // The lease on the delivery is not released, so another node takes over the delivery when
        // the lease expires.
        if (!isOutage(error)) this.#context.report('a webhook message cannot be sent', error)
        this.#ended(id)
      },
    )
    this.#inFlight.set(id, { host, end })
    return true
  }

  #ended(webhook: string): void {
    this.#inFlight.delete(webhook)
    if (!this.#closed) this.take().catch(() => {})
  }

  async #sent(one: TakenDelivery, at: number, given?: DeliveryContent): Promise<Answer> {
    const { tryMilliseconds, authorities } = this.#outside
    const began = performance.now()
    const judged = await checkAddress(one.webhook.url, this.#outside)
    if (typeof judged === 'string') return { problem: `address-refused: ${judged}` }
    const content = given ?? (await this.#signed(one, at))
    const milliseconds = tryMilliseconds - (performance.now() - began)
    return post({ ...judged, ...content, milliseconds, authorities })
  }

  async #signed({ webhook, messageId: id, body }: TakenDelivery, at: number) {
    const secrets = await this.#context.ports.webhooks.secrets(webhook.id, at)
    const seconds = Math.floor(at / 1_000)
    return { body, headers: signedHeaders({ id, body, seconds }, secrets) }
  }
}

type Answer =
  | { readonly status: number; readonly retryAfter: string | undefined }
  | { readonly problem: string }

function problemIn(answer: Answer): string | null {
  if ('problem' in answer) return answer.problem
  const isTaken = answer.status >= 200 && answer.status < 300
  return isTaken ? null : `status-${answer.status}`
}

interface AttemptContext {
  readonly isOnce: boolean
  readonly retryAfter: number | null
}

function outcomeOf(
  { tries, webhook }: TakenDelivery,
  tried: TryRecord,
  { isOnce, retryAfter }: AttemptContext,
): AttemptResult {
  const over = { tried, nextAt: null, off: null, againAt: isOnce ? null : tried.at }
  if (tried.problem === null) return { ...over, outcome: 'delivered' }
  if (tried.status !== null && GONE[webhook.kind].includes(tried.status))
    return { ...over, outcome: 'gone', off: 'gone' }
  const since = webhook.failingSince ?? tried.at
  if (tried.at - since >= FAILING_MILLISECONDS_MAX)
    return { ...over, outcome: 'off', off: 'failing' }
  const failed = { now: tried.at, tries: tries + 1, retryAfter, chance: Math.random() }
  const nextAt = isOnce ? null : nextTry(failed)
  return { ...over, nextAt, outcome: nextAt === null ? 'given-up' : null }
}
