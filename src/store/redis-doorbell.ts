import { PostgresDoorbell } from './doorbell.ts'
import type { RedisRings } from './redis-rings.ts'
import type { Rung } from './rings.ts'

/**
 * What rings with each move goes by Redis, where games have addresses. All else is seldom, or told
 * by the statement that it tells of, and goes to all nodes as before.
 */
export class RedisDoorbell extends PostgresDoorbell {
  override readonly kind = 'redis'
  readonly #rings: RedisRings

  constructor(url: string, rings: RedisRings, probeMilliseconds?: number) {
    super(url, probeMilliseconds)
    this.#rings = rings
    rings.onRing((gameId, version) => this.heard(gameId, version))
  }

  override get isReliable(): boolean {
    return super.isReliable && this.#rings.isUp
  }
  override ring(stored: readonly Rung[]): void {
    this.#rings.rows(stored)
  }
  override attend(gameId: string): void {
    this.#rings.attend(gameId)
  }
  override ignore(gameId: string): void {
    this.#rings.ignore(gameId)
  }
  override async close(): Promise<void> {
    await Promise.all([super.close(), this.#rings.close()])
  }
}
