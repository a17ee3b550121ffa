import { Unavailable } from '../../app/core/ports.ts'

type Fail = (error: Unavailable) => void

/** What goes to the database: counted, and all of it given up at once where no answer comes. */
export class OutageDetector {
  /** So that a test can hold the hot path to its promise. */
  roundTrips = 0
  /** Connections and statements that were lost, as far as anybody has noticed by now. */
  losses = 0
  readonly #waiting = new Set<Fail>()
  readonly #silences: (() => void)[] = []
  #isSilent = false

  /** The database stands still: whoever asks is not to wait. */
  get isDown(): boolean {
    return this.#isSilent
  }

  onOutage(listener: () => void): void {
    this.#silences.push(listener)
  }

  /** Fails as soon as the database is known to stand still, whatever the work waits for. */
  guard<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isSilent) return Promise.reject(outageError())
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject)
      const settled = () => this.#waiting.delete(reject)
      work().finally(settled).then(resolve, reject)
    })
  }

  markDown(): void {
    if (this.#isSilent) return
    this.#isSilent = true
    this.losses += 1
    const error = outageError()
    for (const fail of this.#waiting) fail(error)
    this.#waiting.clear()
    for (const listener of this.#silences) listener()
  }

  markUp(): void {
    this.#isSilent = false
  }
}

export const outageError = (): Unavailable => new Unavailable(new Error('it stands still'))
