import { Unavailable } from '../../app/core/ports.ts'

type Fail = (error: Unavailable) => void

/**
 * Counts database round trips, and rejects all pending work as soon as the database stops
 * responding.
 */
export class OutageDetector {
  roundTrips = 0
  losses = 0
  readonly #waiting = new Set<Fail>()
  readonly #silences: (() => void)[] = []
  #isSilent = false

  get isDown(): boolean {
    return this.#isSilent
  }

  onOutage(listener: () => void): void {
    this.#silences.push(listener)
  }

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
