const PACKS_MAX = 20

/**
 * The node and the search thread evict content packs in the same order, so the node always knows
 * which packs the thread has.
 */
export class WorkerPacks<T> {
  readonly #packs = new Map<string, T>()

  has(hash: string): boolean {
    return this.#packs.has(hash)
  }
  of(hash: string): T | undefined {
    return this.#packs.get(hash)
  }

  keep(hash: string, pack: T): void {
    this.#packs.set(hash, pack)
    const [oldest] = this.#packs.keys()
    if (oldest !== undefined && this.#packs.size > PACKS_MAX) this.#packs.delete(oldest)
  }
}
