import type { Health } from '../monitoring/health-schema.ts'
import type { DatabaseStats } from '../monitoring/node-port.ts'

const COUNTED_MILLISECONDS = 60_000

interface Counted {
  readonly counted: Health['database']
  readonly oldestGame: string | null
}

export class GameCounts {
  readonly #count: () => Promise<DatabaseStats>
  #at = 0
  #last: Promise<DatabaseStats> | null = null

  constructor(count: () => Promise<DatabaseStats>) {
    this.#count = count
  }

  async at(now: number): Promise<Counted> {
    if (this.#last === null || now - this.#at >= COUNTED_MILLISECONDS) {
      this.#at = now
      this.#last = this.#count()
      this.#last.catch(() => {
        this.#last = null
      })
    }
    const { games, oldestGame, ...database } = await this.#last
    const counted = { at: this.#at, ...database, games: { ...none, ...games } }
    return { counted, oldestGame }
  }
}

const none = { open: 0, running: 0, over: 0, cancelled: 0 } as const
