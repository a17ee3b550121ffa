import { LRUCache } from 'lru-cache'
import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { isOutage } from '../monitoring/database-errors.ts'
import type { FailingGames } from '../monitoring/failing-games.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import type { WebhookMessage, WebhookRecord } from './port.ts'
import { MESSAGES_KEPT_MILLISECONDS } from './port.ts'
import { messageTo, type WebhookEventAt, webhookEventsFor } from './webhook-events.ts'

/** Interval of full checks, in case a notification or a node was lost. */
const LOOK_MILLISECONDS = 60_000
const WEBHOOKS_PER_LOOK = 100
const FAILING_PER_LOOK = 100
const TOLD_MAX = 50_000

/**
 * Finds events for webhooks and stores messages. The path of a move only marks the game; it is read
 * afterwards.
 */
export class MessageProducer {
  readonly #context: Context
  readonly #failing: FailingGames
  readonly #nudge: () => void
  #byAccount: ReadonlyMap<string, readonly WebhookRecord[]> = new Map()
  readonly #moved = new Set<string>()
  readonly #told = new LRUCache<string, true>({ max: TOLD_MAX })
  #knownAt = Number.NEGATIVE_INFINITY
  #lookedAt = Number.NEGATIVE_INFINITY

  constructor(context: Context, failing: FailingGames, nudge: () => void) {
    this.#context = context
    this.#failing = failing
    this.#nudge = nudge
    const { live, ports } = context
    live.onAdvance((game) => this.#move(game))
    ports.notifier.on('lobby', (game, accounts) => {
      if (accounts.some((account) => this.#byAccount.has(account))) this.#add(game)
    })
    ports.notifier.on('webhooks', () => {
      this.#knownAt = Number.NEGATIVE_INFINITY
      this.#nudge()
    })
  }

  /** Stores all pending messages. Throws during a database outage. */
  async round(): Promise<void> {
    const now = this.#context.ports.clock.now()
    if (now - this.#knownAt >= LOOK_MILLISECONDS) await this.#know(now)
    if (now - this.#lookedAt >= LOOK_MILLISECONDS) await this.#look(now)
    // During an outage the rest waits for the next round.
    for (const game of [...this.#moved]) if (this.#moved.delete(game)) await this.#tellOf(game)
  }

  async #know(now: number): Promise<void> {
    const byAccount = new Map<string, WebhookRecord[]>()
    for (const one of await this.#context.ports.webhooks.on())
      byAccount.set(one.account, [...(byAccount.get(one.account) ?? []), one])
    this.#byAccount = byAccount
    this.#knownAt = now
  }

  /** Finds games that other nodes missed and games that are stuck here. */
  async #look(now: number): Promise<void> {
    const { webhooks } = this.#context.ports
    this.#lookedAt = now
    if (this.#byAccount.size === 0) return
    const games = await webhooks.lookedAt(now - LOOK_MILLISECONDS, now, WEBHOOKS_PER_LOOK)
    for (const { game } of games) this.#moved.add(game)
    for (const { game, since } of this.#failing.all().slice(0, FAILING_PER_LOOK))
      await this.#tellStalled(game, since)
  }

  #move({ id, record }: LiveGame): void {
    if (this.#byAccount.size === 0) return
    const isHooked = ({ account }: { readonly account: string | null }) =>
      account !== null && this.#byAccount.has(account)
    if (record.seats.some(isHooked) || isHooked({ account: record.host })) this.#add(id)
  }

  #add(game: string): void {
    this.#moved.add(game)
    this.#nudge()
  }

  async #tellOf(game: string): Promise<void> {
    try {
      const live = await this.#context.live.load(game)
      if (live) await this.#tell(await this.#messagesOf(live))
    } catch (error) {
      if (isOutage(error)) this.#moved.add(game)
      if (isOutage(error)) throw error
      // An unreadable game is reported as stalled.
      if (!(error instanceof ServiceError))
        this.#context.report(`the webhook messages of ${game} cannot be created`, error)
    }
  }

  #messagesOf(live: LiveGame): Promise<WebhookMessage[]> {
    const accounts = accountsIn(live.record).filter((account) => this.#byAccount.has(account))
    return live.run(
      (turn) => () =>
        accounts.flatMap((account) =>
          webhookEventsFor(account, turn).flatMap((moment) => this.#messages(account, moment)),
        ),
    )
  }

  async #tellStalled(game: string, at: number): Promise<void> {
    const { games, log } = this.#context.ports
    const record = await games.find(game)
    if (!record) return
    const version = (await log.versions([game])).get(game) ?? 0
    const moment = { type: 'game.stalled', game, version, seat: null, deadline: null, at } as const
    await this.#tell(accountsIn(record).flatMap((account) => this.#messages(account, moment)))
  }

  #messages(account: string, moment: WebhookEventAt): WebhookMessage[] {
    const known = this.#context.ports.clock.now() - MESSAGES_KEPT_MILLISECONDS
    return (this.#byAccount.get(account) ?? [])
      .filter(({ events }) => events.includes(moment.type))
      .filter(({ madeAt }) => moment.at >= Math.max(madeAt, known))
      .map((webhook) => messageTo(webhook, moment))
  }

  async #tell(messages: readonly WebhookMessage[]): Promise<void> {
    const fresh = messages.filter(({ id }) => !this.#told.has(id))
    if (fresh.length === 0) return
    const { webhooks, clock } = this.#context.ports
    const now = clock.now()
    const deliveries = fresh.map((message) => ({ id: newId(now), message }))
    await webhooks.tell(deliveries, now)
    for (const { id } of fresh) this.#told.set(id, true)
  }
}

/** The players, and a host who may play all seats. */
const accountsIn = ({ seats, host }: Pick<LiveGame['record'], 'seats' | 'host'>): string[] => [
  ...new Set([...seats.map(({ account }) => account), host].filter((one) => one !== null)),
]
