import type { Caller } from '../core/caller.ts'

interface Watch {
  readonly caller: Caller
  /** The token of the caller has ended, or the caller has left. */
  readonly ended: () => void
}

/**
 * Who is to hear of the end of a token, since something is sent to its holder for long. They hear
 * of it as soon as the doorbell rings, and else at the next look.
 */
export class TokenWatchers {
  readonly #isGood: (caller: Caller) => Promise<boolean>
  readonly #lookMilliseconds: number
  readonly #all = new Map<string, Set<Watch>>()
  #timer: NodeJS.Timeout | null = null

  /** A lost ring is made up for so late. */
  constructor(isGood: (caller: Caller) => Promise<boolean>, lookMilliseconds: number) {
    this.#isGood = isGood
    this.#lookMilliseconds = lookMilliseconds
  }

  /** Gives what takes the watch away again. */
  add(token: string, caller: Caller, ended: () => void): () => void {
    const watch = { caller, ended }
    const watches = this.#all.get(token) ?? new Set()
    this.#all.set(token, watches.add(watch))
    this.#timer ??= setInterval(() => void this.look(), this.#lookMilliseconds).unref()
    return () => {
      watches.delete(watch)
      if (watches.size === 0 && this.#all.get(token) === watches) this.#all.delete(token)
      if (this.#all.size === 0) this.#rest()
    }
  }

  /** Each is told once, however often it is heard. */
  end(token: string): void {
    const watches = this.#all.get(token) ?? []
    this.#all.delete(token)
    for (const { ended } of watches) ended()
  }

  endAllOf(account: string): void {
    for (const [token, [first]] of [...this.#all])
      if (first?.caller.account.id === account) this.end(token)
  }

  /** Whether all of them are still good, or those of one account; no answer ends nothing. */
  async look(account?: string): Promise<void> {
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
