import { LRUCache } from 'lru-cache'
import type { Game } from '../../engine/kernel/game.ts'
import type { OpenDecision } from '../../engine/kernel/open-decisions.ts'
import type { Outcome } from '../../engine/kernel/types.ts'
import { endedIn } from './game-end.ts'
import type { Ended } from './lifecycle-schema.ts'
import type { LiveGame } from './live-game.ts'
import type { LiveGameCache } from './live-game-cache.ts'
import type { ListedGame } from './port.ts'

declare module '../core/context.ts' {
  interface Context {
    readonly statuses: GameStatuses
  }
}

export interface GameStatus {
  readonly head: string | null
  readonly version: number
  readonly at: number
  readonly open: readonly OpenDecision[]
  readonly outcome: Outcome | null
  readonly ended: Ended | null
}

const STANDINGS_MAX = 50_000

/** A cached status of a game is valid until the game's log grows. */
export class GameStatuses {
  readonly #live: LiveGameCache
  readonly #known = new LRUCache<string, GameStatus>({ max: STANDINGS_MAX })

  constructor(live: LiveGameCache) {
    this.#live = live
  }

  peek({ id, head }: Pick<ListedGame, 'id' | 'head'>): GameStatus | null {
    if (head === null) return notStarted
    const known = this.#known.get(id)
    if (known?.head === head) return known
    const live = this.#live.peek(id)
    const game = live?.settled
    return live && game && live.headOf(live.version) === head ? this.#keep(live, game, head) : null
  }

  async of(id: string, from = Number.POSITIVE_INFINITY): Promise<GameStatus> {
    const live = await this.#live.load(id)
    if (!live) return notStarted
    const { settled } = live
    if (settled && live.version >= from && !live.isStale)
      return this.#keep(live, settled, live.headOf(live.version))
    return live.run(({ game }) => {
      const standing = standingOf(live, game)
      return (head) => this.#kept(id, { ...standing, head })
    })
  }

  #keep(live: LiveGame, game: Game, head: string): GameStatus {
    return this.#kept(live.id, { ...standingOf(live, game), head })
  }

  #kept(id: string, standing: GameStatus): GameStatus {
    this.#known.set(id, standing)
    return standing
  }
}

export const notStarted: GameStatus = {
  head: null,
  version: 0,
  at: 0,
  open: [],
  outcome: null,
  ended: null,
}

function standingOf({ rules }: LiveGame, game: Game): Omit<GameStatus, 'head'> {
  const { version, at, open, state, table } = game
  const ended = endedIn(rules, game)
  return { version, at, open, outcome: rules.outcome(state, table), ended }
}
