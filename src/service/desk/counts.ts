import type { Figures } from '../node-ports.ts'
import type { Health } from '../shapes/health.ts'

const COUNTED_MILLISECONDS = 60_000

/** How many games there are, counted once a minute: whoever asks in between is told when. */
export class Counts {
  readonly #count: () => Promise<Figures>
  #at = 0
  #last: Promise<Figures> | null = null

  constructor(count: () => Promise<Figures>) {
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
