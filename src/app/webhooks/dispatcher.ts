import type { Context } from '../core/context.ts'
import { isOutage } from '../monitoring/database-errors.ts'
import type { DeliveryWorker } from './delivery-worker.ts'
import type { MessageProducer } from './message-producer.ts'

/**
 * Pause after each change, so that several quick moves by bots cause a single round of the
 * dispatcher.
 */
const PAUSE_MILLISECONDS = 50

/**
 * Sends webhook messages and push notices. The message producer listens to all games, so it is
 * created only on nodes that send messages.
 */
export class WebhookDispatcher {
  readonly #context: Context
  readonly #createProducer: (nudge: () => void) => MessageProducer
  readonly #deliverer: DeliveryWorker
  #producer: MessageProducer | null = null
  #timer: NodeJS.Timeout | undefined
  #isNudged = false
  #closed = false
  #atIt: Promise<void> = Promise.resolve()

  constructor(
    context: Context,
    createProducer: (nudge: () => void) => MessageProducer,
    deliverer: DeliveryWorker,
  ) {
    this.#context = context
    this.#createProducer = createProducer
    this.#deliverer = deliverer
  }

  start(): void {
    this.#listen()
    this.#roundAfter(this.#context.settings.sweepMilliseconds)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#atIt
    await this.#deliverer.close()
  }

  /** Waits for a round in progress, because that round may still be creating messages. */
  async round(): Promise<void> {
    await this.#atIt
    await this.#round()
    await this.#deliverer.settled()
  }

  #listen(): MessageProducer {
    this.#producer ??= this.#createProducer(() => this.#nudge())
    return this.#producer
  }

  #nudge(): void {
    if (this.#isNudged || this.#closed) return
    this.#isNudged = true
    this.#roundAfter(PAUSE_MILLISECONDS)
  }

  #roundAfter(milliseconds: number): void {
    clearTimeout(this.#timer)
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#isNudged = false
      this.#atIt = this.#round()
        .catch((error) => {
          if (!isOutage(error)) this.#context.report('webhook messages cannot be sent', error)
        })
        .then(() => this.#roundAfter(this.#nextMilliseconds()))
    }, milliseconds).unref()
  }

  #nextMilliseconds(): number {
    return this.#isNudged ? PAUSE_MILLISECONDS : this.#context.settings.sweepMilliseconds
  }

  async #round(): Promise<void> {
    if (this.#context.maintenance.isReadOnly) return
    await this.#listen().round()
    await this.#deliverer.take()
  }
}
