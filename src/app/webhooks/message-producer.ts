import { LRUCache } from 'lru-cache'
import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { DAY_SECONDS } from '../core/schema.ts'
import { isOutage } from '../monitoring/database-errors.ts'
import type { FailingGames } from '../monitoring/failing-games.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import type { GameRecord } from '../runtime/port.ts'
import type { NewDelivery, WebhookRecord } from './port.ts'
import { MESSAGES_KEPT_MILLISECONDS } from './port.ts'
import { invitationTo, messageTo, type WebhookEventAt, webhookEventsFor } from './webhook-events.ts'

/**
 * All games are also checked periodically, because a notification may be lost or a node may crash.
 */
const LOOK_MILLISECONDS = 60_000
const WEBHOOKS_PER_LOOK = 100
const FAILING_PER_LOOK = 100
const TOLD_MAX = 50_000
const ACCOUNTS_KNOWN_MAX = 50_000
/**
 * Delay before the browser notifies a player of a turn. The player must be away from the game
 * during the whole delay.
 */
export const TURN_NOTICE_DELAY_MILLISECONDS = 20_000

/**
 * Creates webhook messages for changed games. To keep moves fast, a move only marks its game as
 * changed, and a later round reads the game.
 */
export class MessageProducer {
  readonly #context: Context
  readonly #failing: FailingGames
  readonly #nudge: () => void
  readonly #known = new LRUCache<string, readonly WebhookRecord[]>({
    max: ACCOUNTS_KNOWN_MAX,
    ttl: LOOK_MILLISECONDS,
  })
  readonly #moved = new Set<string>()
  readonly #told = new LRUCache<string, true>({ max: TOLD_MAX })
  #lookedAt = Number.NEGATIVE_INFINITY

  constructor(context: Context, failing: FailingGames, nudge: () => void) {
    this.#context = context
    this.#failing = failing
    this.#nudge = nudge
    const { live, ports } = context
    live.onAdvance((game) => this.#move(game))
    ports.notifier.on('lobby', (game) => this.#add(game))
    ports.notifier.on('webhooks', () => this.#known.clear())
  }

  async round(): Promise<void> {
    const now = this.#context.ports.clock.now()
    if (now - this.#lookedAt >= LOOK_MILLISECONDS) await this.#look(now)
    // If `#tellOf` throws an error during a database outage, the remaining games stay marked as
    // changed for the next round.
    for (const game of [...this.#moved]) if (this.#moved.delete(game)) await this.#tellOf(game)
  }

  async #know(accounts: readonly string[]): Promise<void> {
    const unknown = accounts.filter((account) => !this.#known.has(account))
    if (unknown.length === 0) return
    const found = await this.#context.ports.webhooks.onOf(unknown)
    for (const account of unknown)
      this.#known.set(
        account,
        found.filter((one) => one.account === account),
      )
  }

  async #look(now: number): Promise<void> {
    const { webhooks } = this.#context.ports
    this.#lookedAt = now
    const games = await webhooks.lookedAt(now - LOOK_MILLISECONDS, now, WEBHOOKS_PER_LOOK)
    for (const { game } of games) this.#moved.add(game)
    for (const { game, since } of this.#failing.all().slice(0, FAILING_PER_LOOK))
      await this.#tellStalled(game, since)
  }

  /** This function runs after every move, so it allocates no memory. */
  #move({ id, record: { seats, host } }: LiveGame): void {
    if (this.#mayListen(host) || seats.some(({ account }) => this.#mayListen(account)))
      this.#add(id)
  }

  #mayListen(account: string | null): boolean {
    return account !== null && this.#known.get(account)?.length !== 0
  }

  #add(game: string): void {
    this.#moved.add(game)
    this.#nudge()
  }

  async #tellOf(game: string): Promise<void> {
    try {
      const { live, ports } = this.#context
      const record = live.peek(game)?.record ?? (await ports.games.find(game))
      const accounts = record ? await this.#concerned(accountsIn(record)) : []
      // The accounts are checked before the game log is loaded, because logs are long and most
      // accounts have no webhook.
      if (!record || accounts.length === 0) return
      const running = await live.load(game)
      await this.#tell(
        running ? await this.#messagesOf(running, accounts) : this.#invitationsTo(record),
      )
    } catch (error) {
      if (isOutage(error)) this.#moved.add(game)
      if (isOutage(error)) throw error
      // A game that cannot be read is reported by the webhook event for stalled games.
      if (!(error instanceof ServiceError))
        this.#context.report(`the webhook messages of ${game} cannot be created`, error)
    }
  }

  #messagesOf(live: LiveGame, accounts: readonly string[]): Promise<NewDelivery[]> {
    return live.run(
      (turn) => () =>
        accounts.flatMap((account) =>
          webhookEventsFor(account, turn).flatMap((moment) =>
            this.#deliveries(account, moment, live.record),
          ),
        ),
    )
  }

  #invitationsTo(record: GameRecord): NewDelivery[] {
    if (record.status !== 'open') return []
    const seats = record.seats.filter(({ account, joined }) => account !== null && !joined)
    return seats.flatMap(({ account, seat }) =>
      this.#deliveries(account!, invitationTo(record, seat), record),
    )
  }

  async #concerned(accounts: readonly string[]): Promise<string[]> {
    await this.#know(accounts)
    return accounts.filter((account) => (this.#known.get(account)?.length ?? 0) > 0)
  }

  async #tellStalled(game: string, at: number): Promise<void> {
    const { games, log } = this.#context.ports
    const record = await games.find(game)
    if (!record) return
    const version = (await log.versions([game])).get(game) ?? 0
    const moment = { type: 'game.stalled', game, version, seat: null, deadline: null, at } as const
    const accounts = await this.#concerned(accountsIn(record))
    await this.#tell(accounts.flatMap((account) => this.#deliveries(account, moment, record)))
  }

  #deliveries(
    account: string,
    moment: WebhookEventAt,
    { decisionSeconds }: Pick<GameRecord, 'decisionSeconds'>,
  ): NewDelivery[] {
    const now = this.#context.ports.clock.now()
    const known = now - MESSAGES_KEPT_MILLISECONDS
    const isLive = (decisionSeconds ?? 0) < DAY_SECONDS
    const later = moment.type === 'turn.opened' && isLive ? TURN_NOTICE_DELAY_MILLISECONDS : 0
    return (this.#known.get(account) ?? [])
      .filter(({ events }) => events.includes(moment.type))
      .filter(({ madeAt }) => moment.at >= Math.max(madeAt, known))
      .map((webhook) => ({
        id: newId(now),
        dueAt: webhook.kind === 'push' ? Math.max(now, moment.at + later) : now,
        message: messageTo(webhook, moment),
      }))
  }

  async #tell(deliveries: readonly NewDelivery[]): Promise<void> {
    const fresh = deliveries.filter(({ message }) => !this.#told.has(message.id))
    if (fresh.length === 0) return
    await this.#context.ports.webhooks.tell(fresh)
    for (const { message } of fresh) this.#told.set(message.id, true)
  }
}

/** The host's account is included, because a host may play all seats of a game. */
const accountsIn = ({ seats, host }: Pick<LiveGame['record'], 'seats' | 'host'>): string[] => [
  ...new Set([...seats.map(({ account }) => account), host].filter((one) => one !== null)),
]
