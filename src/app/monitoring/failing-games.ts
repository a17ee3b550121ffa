import { ServiceError } from '../core/errors.ts'
import { PAGE_SIZE_MAX } from '../core/schema.ts'
import type { FailingGamesShown } from './schema.ts'

declare module '../core/context.ts' {
  interface Context {
    readonly failingGames: FailingGames
  }
}

/**
 * Delay before a failed game is retried for the first time. Each further failure of the game
 * doubles the delay.
 */
const PAUSE_MILLISECONDS = 30_000
const PAUSE_MILLISECONDS_MAX = 3_600_000
/**
 * Maximum time for which a failing game holds back the stored scan time. A restarted scheduler
 * continues from the stored scan time, and would otherwise skip the game.
 */
const HELD_BACK_MILLISECONDS_MAX = 24 * 3_600_000
/**
 * Maximum number of failing games that are tracked. If more games fail, the failures must have a
 * common cause.
 */
const FAILING_GAMES_MAX = 100_000

interface FailingGame {
  readonly game: string
  readonly reason: string
  readonly since: number
  readonly tries: number
  readonly nextTryAt: number
  readonly wakeAt: number
}

export class FailingGames {
  readonly #games = new Map<string, FailingGame>()

  get size(): number {
    return this.#games.size
  }

  add(game: string, error: unknown, { now, wakeAt }: { now: number; wakeAt: number }): boolean {
    const known = this.#games.get(game)
    if (!known && this.#games.size >= FAILING_GAMES_MAX) return true
    const tries = (known?.tries ?? 0) + 1
    const pause = Math.min(PAUSE_MILLISECONDS * 2 ** (tries - 1), PAUSE_MILLISECONDS_MAX)
    const since = known?.since ?? now
    const failing = { game, reason: reasonOf(error), since, tries, nextTryAt: now + pause }
    this.#games.set(game, { ...failing, wakeAt: known?.wakeAt ?? wakeAt })
    return !known
  }

  passed(game: string): void {
    this.#games.delete(game)
  }

  isPaused(game: string, now: number): boolean {
    const known = this.#games.get(game)
    return known !== undefined && now < known.nextTryAt
  }

  due(now: number, most: number): FailingGame[] {
    return this.all()
      .filter(({ nextTryAt }) => nextTryAt <= now)
      .slice(0, most)
  }

  all(): FailingGame[] {
    return [...this.#games.values()]
  }

  shown(): Omit<FailingGamesShown, 'aside'> {
    const items = this.all().slice(0, PAGE_SIZE_MAX)
    return { count: this.size, items: items.map(({ wakeAt: _, ...shown }) => shown) }
  }

  /**
   * Returns a time before which all deadlines and bot moves have been processed, except in games
   * that have been failing for too long.
   */
  doneUntil(now: number): number {
    const held = this.all().filter(({ wakeAt }) => now - wakeAt <= HELD_BACK_MILLISECONDS_MAX)
    return held.reduce((least, { wakeAt }) => Math.min(least, wakeAt), Infinity)
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ServiceError)) return String(error)
  return error.cause instanceof Error ? `${error.code}: ${error.cause.message}` : error.code
}
