import type { Caller } from '../core/caller.ts'

interface Watch {
  readonly caller: Caller
  readonly ended: () => void
}

/**
 * A revocation is detected when the notification arrives, or at the next check if the notification
 * was lost.
 */
export class TokenWatchers {
  readonly #isGood: (caller: Caller) => Promise<boolean>
  readonly #lookMilliseconds: number
  readonly #all = new Map<string, Set<Watch>>()
  #timer: NodeJS.Timeout | null = null

  /** `lookMilliseconds` is the interval at which watched tokens are checked. */
  constructor(isGood: (caller: Caller) => Promise<boolean>, lookMilliseconds: number) {
    this.#isGood = isGood
    this.#lookMilliseconds = lookMilliseconds
  }

  add(token: string, caller: Caller, ended: () => void): () => void {
    const watch = { caller, ended }
    const watches = this.#all.get(token) ?? new Set()
    this.#all.set(token, watches.add(watch))
    this.#timer ??= setInterval(() => void this.check(), this.#lookMilliseconds).unref()
    return () => {
      watches.delete(watch)
      if (watches.size === 0 && this.#all.get(token) === watches) this.#all.delete(token)
      if (this.#all.size === 0) this.#rest()
    }
  }

  /** Calls each watcher only once, even if the same notification arrives again. */
  end(token: string): void {
    const watches = this.#all.get(token) ?? []
    this.#all.delete(token)
    for (const { ended } of watches) ended()
  }

  endAllOf(account: string): void {
    for (const [token, [first]] of [...this.#all])
      if (first?.caller.account.id === account) this.end(token)
  }

  /**
   * If `account` is missing, checks all watched tokens. A token counts as valid if its check throws
   * an error.
   */
  async check(account?: string): Promise<void> {
    for (const [token, [first]] of [...this.#all])
      if (first && isOf(first, account) && !(await this.#isGood(first.caller).catch(() => true)))
        this.end(token)
  }

  #rest(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
  }
}

const isOf = ({ caller }: Watch, account: string | undefined): boolean =>
  account === undefined || caller.account.id === account
