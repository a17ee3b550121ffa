interface Batching<T, R> {
  send(items: readonly T[]): Promise<readonly R[]>
  weigh(item: T): number
  readonly itemsMax: number
  readonly weightMax: number
  readonly inFlightMax: number
  /** Pause after a batch of several items, so that more items can arrive for the next batch. */
  readonly restMilliseconds: number
  readonly waitingMax: number
  overloaded(): Error
  /**
   * Returns true if the failure was not caused by an item in the batch, for example after a lost
   * connection.
   */
  isNobodysFault(error: unknown): boolean
}

interface Waiting<T, R> {
  readonly item: T
  resolve(result: R): void
  reject(error: unknown): void
}

/**
 * If no batch is being sent, a new item is sent immediately. While a batch is being sent, new items
 * are collected for the next batch. Only a batch of several items is followed by a pause, so a
 * single player never waits.
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

  /**
   * The batch is sent at the end of the event loop turn, so that items that arrive in the same turn
   * share a batch.
   */
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

  #rest(count: number): void {
    const { restMilliseconds } = this.#how
    const goOn = () => {
      this.#inFlight -= 1
      this.#pump()
    }
    if (restMilliseconds === 0 || count === 1) goOn()
    else setTimeout(goOn, restMilliseconds)
  }

  /** Returns as many items as the limits allow, but at least one. */
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
      // A single invalid item makes its batch fail. A failed batch is split in half and sent again
      // until only the invalid item is rejected.
      const half = batch.length >> 1
      await this.#send(batch.slice(0, half))
      await this.#send(batch.slice(half))
    }
  }
}
