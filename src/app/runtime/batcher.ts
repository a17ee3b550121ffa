interface Batching<T, R> {
  /** Sends a batch; gives one result an item, in their order. */
  send(items: readonly T[]): Promise<readonly R[]>
  /** How much of the limit of a batch an item takes. */
  weigh(item: T): number
  readonly itemsMax: number
  readonly weightMax: number
  readonly inFlightMax: number
  /** Between a batch of several and the next one, which gathers more of them then. */
  readonly restMilliseconds: number
  /** So many wait; who comes then is told at once. */
  readonly waitingMax: number
  /** What they are told. */
  overloaded(): Error
  /** True where the whole batch failed for a reason that no item is guilty of. */
  isNobodysFault(error: unknown): boolean
}

interface Waiting<T, R> {
  readonly item: T
  resolve(result: R): void
  reject(error: unknown): void
}

/**
 * Natural batching: with nothing in flight an item goes at once, otherwise it waits for what is,
 * and leaves with all that came meanwhile. A lone player never waits for company: only behind a
 * batch of several others may have to rest.
 */
export class Batcher<T, R> {
  readonly #how: Batching<T, R>
  #waiting: Waiting<T, R>[] = []
  #inFlight = 0
  #scheduled = false

  constructor(how: Batching<T, R>) {
    this.#how = how
  }

  get waiting(): number {
    return this.#waiting.length
  }

  add(item: T): Promise<R> {
    const { waitingMax, overloaded } = this.#how
    if (this.#waiting.length >= waitingMax) return Promise.reject(overloaded())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      if (this.#inFlight === 0) this.#pump()
      else this.#schedule()
    })
  }

  /** At the end of this turn of the event loop: what came in one read of sockets goes together. */
  #schedule(): void {
    if (this.#scheduled || this.#inFlight >= this.#how.inFlightMax) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      this.#pump()
    })
  }

  #pump(): void {
    while (this.#waiting.length > 0 && this.#inFlight < this.#how.inFlightMax) {
      this.#inFlight += 1
      const batch = this.#take()
      void this.#send(batch).then(() => this.#rest(batch.length))
    }
  }

  /** Its place stays taken meanwhile. */
  #rest(count: number): void {
    const { restMilliseconds } = this.#how
    const goOn = () => {
      this.#inFlight -= 1
      this.#pump()
    }
    if (restMilliseconds === 0 || count === 1) goOn()
    else setTimeout(goOn, restMilliseconds)
  }

  /** As many as fit; the first one always does, however heavy. */
  #take(): Waiting<T, R>[] {
    const { itemsMax, weightMax, weigh } = this.#how
    let weight = 0
    let count = 0
    for (const { item } of this.#waiting) {
      weight += weigh(item)
      if (count === itemsMax || (count > 0 && weight > weightMax)) break
      count += 1
    }
    return this.#waiting.splice(0, count)
  }

  async #send(batch: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await this.#how.send(batch.map(({ item }) => item))
      for (const [place, { resolve }] of batch.entries()) resolve(results[place]!)
    } catch (error) {
      if (batch.length === 1 || this.#how.isNobodysFault(error)) {
        for (const { reject } of batch) reject(error)
        return
      }
      // One of them poisons the statement: halves find it, and the others go through.
      const half = batch.length >> 1
      await this.#send(batch.slice(0, half))
      await this.#send(batch.slice(half))
    }
  }
}
