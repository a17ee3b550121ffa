import type { CommittedRow } from './pending-notifications.ts'
import { PostgresNotifier } from './postgres-notifier.ts'
import type { RedisChannels } from './redis-channels.ts'

/**
 * Sends notifications about moves through Redis, and all other notifications through PostgreSQL.
 */
export class RedisNotifier extends PostgresNotifier {
  override readonly kind = 'redis'
  readonly #rings: RedisChannels

  constructor(url: string, rings: RedisChannels, probeMilliseconds?: number) {
    super(url, probeMilliseconds)
    this.#rings = rings
    rings.onRing((gameId, version) => this.emit('commit', gameId, version))
  }

  override get isReliable(): boolean {
    return super.isReliable && this.#rings.isUp
  }
  override notifyCommits(stored: readonly CommittedRow[]): void {
    this.#rings.rows(stored)
  }
  override subscribe(gameId: string): void {
    this.#rings.attend(gameId)
  }
  override unsubscribe(gameId: string): void {
    this.#rings.ignore(gameId)
  }
  override async close(): Promise<void> {
    await Promise.all([super.close(), this.#rings.close()])
  }
}
