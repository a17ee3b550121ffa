import { type Commit, type Game, replay } from '../../engine/kernel/game.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Table } from '../../engine/kernel/types.ts'
import type { CachedLog } from './cached-log.ts'

export interface KeyedResult {
  readonly commit: Commit
  readonly isUndone: boolean
  /**
   * Returns the game in its state directly after `commit`. Callers must not modify the returned
   * game.
   */
  gameThen(): Game
}

/**
 * Finds the answers to earlier requests by idempotency key. Repeated requests often arrive
 * together, so the log row that is being built must be searched too.
 */
export class MoveKeys {
  readonly #played: { readonly rules: Ruleset; readonly table: Table }
  readonly #known: CachedLog
  readonly #kept: readonly Commit[]
  #games: Map<number, Game> | null = null

  constructor(
    played: { readonly rules: Ruleset; readonly table: Table },
    known: CachedLog,
    kept: readonly Commit[],
  ) {
    this.#played = played
    this.#known = known
    this.#kept = kept
  }

  find(seat: number, moveId: string): KeyedResult | undefined {
    const { commits } = this.#known
    const stored = this.#known.placeOf(seat, moveId)
    const kept = this.#kept.findIndex(({ cause }) => isUnder(cause, seat, moveId))
    if (stored === undefined && kept < 0) return undefined
    const place = stored ?? commits.length + kept
    const commit = commits[place] ?? this.#kept[kept]!
    const later = [...commits, ...this.#kept].slice(place + 1)
    const isUndone = later.some(({ cause }) => isUndoOf(cause, commit.cause))
    return { commit, isUndone, gameThen: () => this.#gameAfter(place + 1) }
  }

  #gameAfter(count: number): Game {
    const { rules, table } = this.#played
    this.#games ??= new Map()
    const game =
      this.#games.get(count) ??
      replay(rules, table, [...this.#known.commits, ...this.#kept].slice(0, count))
    this.#games.set(count, game)
    return game
  }
}

const isUnder = (cause: Commit['cause'], seat: number, moveId: string): boolean =>
  'moveId' in cause && cause.moveId === moveId && cause.seat === seat

const isUndoOf = (cause: Commit['cause'], move: Commit['cause']): boolean =>
  cause.kind === 'undo' && move.kind === 'move' && cause.decisionId === move.decisionId
