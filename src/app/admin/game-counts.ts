import type { Health } from '../monitoring/health-schema.ts'
import type { DatabaseStats } from '../monitoring/node-port.ts'

const COUNTED_MILLISECONDS = 60_000

/** Counts games at most once a minute and reports when. */
export class GameCounts {
  readonly #count: () => Promise<DatabaseStats>
  #at = 0
  #last: Promise<DatabaseStats> | null = null

  constructor(count: () => Promise<DatabaseStats>) {
    this.#count = count
  }

  async at(now: number): Promise<Health['database']> {
    if (this.#last === null || now - this.#at >= COUNTED_MILLISECONDS) {
      this.#at = now
      this.#last = this.#count()
      this.#last.catch(() => {
        this.#last = null
      })
    }
    const { games, ...database } = await this.#last
    return { at: this.#at, ...database, games: { ...none, ...games } }
  }
}

const none = { open: 0, running: 0, over: 0, cancelled: 0 } as const
