import { type Commit, type Game, replay } from '../../engine/kernel/game.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Table } from '../../engine/kernel/types.ts'
import type { CachedLog } from './cached-log.ts'

/** What was done first under a key. */
export interface KeyedResult {
  readonly commit: Commit
  /** The game at the end of it. Nobody writes to it. */
  gameThen(): Game
}

/**
 * What was done under keys: what is stored, and what acts of the same row have just decided. Copies
 * of one request often come together, and all of them want the game as it was then.
 */
export class MoveKeys {
  readonly #played: { readonly rules: Ruleset; readonly table: Table }
  readonly #known: CachedLog
  readonly #kept: readonly Commit[]
  /** Made where it is asked for, which is seldom. */
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
    return { commit, gameThen: () => this.#gameAfter(place + 1) }
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
