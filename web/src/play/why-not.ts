import type { Signal } from '@preact/signals'
import { Refusal } from 'touchline-client'
import { meant, type Pressed } from '../moves/meant.ts'
import type { Move } from '../moves/space.ts'
import { type Schemas, touchline } from '../service.ts'

export type WhyNot = Refusal | 'nothing'

interface Watched {
  readonly id: string
  readonly seen: Signal<{ readonly observation: { readonly version: number } } | null>
  readonly whyNot: Signal<WhyNot | null>
}

const SHOWN_MILLISECONDS = 4_000
const BETWEEN_TRIES_MILLISECONDS = 700

/**
 * Asks the service in a dry run why the rules refuse a move. The results are cached until the
 * version of the game changes.
 */
export class WhyNotAsker {
  readonly #game: Watched
  readonly #known = new Map<string, WhyNot>()
  #knownAt = 0
  #triedAt = 0
  #alarm: ReturnType<typeof setTimeout> | undefined

  constructor(game: Watched) {
    this.#game = game
  }

  async ask(decisionId: string, tried: Move | Pressed): Promise<void> {
    const move = 'things' in tried ? meant(tried as Pressed) : (tried as Move)
    if (move === null) return this.#show('nothing')
    const version = this.#game.seen.value?.observation.version ?? 0
    if (this.#knownAt !== version) this.#known.clear()
    this.#knownAt = version
    const key = JSON.stringify([decisionId, move])
    const known = this.#known.get(key)
    if (known) return this.#show(known)
    if (Date.now() - this.#triedAt < BETWEEN_TRIES_MILLISECONDS) return
    this.#triedAt = Date.now()
    const reason = await this.#try(decisionId, move)
    const isLimited = reason !== 'nothing' && reason.status === 429
    if (!isLimited) this.#known.set(key, reason)
    this.#show(reason)
  }

  close(): void {
    clearTimeout(this.#alarm)
  }

  async #try(decisionId: string, move: Move): Promise<WhyNot> {
    const params = {
      path: { game: this.#game.id },
      query: { dryRun: true, include: ['seats' as const] },
    }
    // The cast is needed because the compiler does not know that a move made from `Space` objects
    // is a move of the ruleset.
    const body = { decisionId, move: move as unknown as Schemas['Move'] }
    try {
      await touchline.unwrap(touchline.POST('/v1/games/{game}/moves', { params, body }))
    } catch (error) {
      // The page guessed the move from the pressed board item, so a malformed move means that the
      // guess was wrong.
      if (error instanceof Refusal && error.code !== 'invalid-parameters') return error
    }
    return 'nothing'
  }

  #show(reason: WhyNot): void {
    clearTimeout(this.#alarm)
    this.#game.whyNot.value = reason
    this.#alarm = setTimeout(() => {
      this.#game.whyNot.value = null
    }, SHOWN_MILLISECONDS)
  }
}
