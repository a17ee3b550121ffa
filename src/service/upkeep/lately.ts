import type { Commit } from '../../kernel/game.ts'
import type { Happening } from '../shapes/health.ts'

/** So many are told of each node: of a busy one the last few of each look. */
const KEPT_MAX = 30

/** As much of a live game as is told. */
interface Happened {
  readonly id: string
  readonly rules: { readonly id: string }
  readonly isOver: boolean
}

/** What has happened to games at this node of late: codes and ids, and nothing that was played. */
export class Lately {
  #kept: Happening[] = []

  note(happening: Happening): void {
    this.#kept.push(happening)
    // Seldom, so that most of them cost nothing but their place.
    if (this.#kept.length >= 2 * KEPT_MAX) this.#kept = this.#kept.slice(-KEPT_MAX)
  }

  /** A row of a game was stored. */
  stored({ id: game, rules, isOver }: Happened, commits: readonly Commit[]): void {
    for (const { at, cause } of commits) {
      const seat = 'seat' in cause ? cause.seat : null
      this.note({ at, game, ruleset: rules.id, seat, ...told(cause) })
    }
    const at = commits.at(-1)?.at
    if (isOver && at !== undefined)
      this.note({ at, game, ruleset: rules.id, seat: null, what: 'ended', code: null })
  }

  /** The newest first. */
  shown(): Happening[] {
    return this.#kept.slice(-KEPT_MAX).reverse()
  }
}

function told(cause: Commit['cause']): Pick<Happening, 'what' | 'code'> {
  if (cause.kind === 'move') return { what: 'moved', code: cause.by ?? null }
  if (cause.kind === 'time-out') return { what: 'timed-out', code: null }
  return { what: 'befell', code: cause.kind }
}
