import { LRUCache } from 'lru-cache'
import type { Game } from '../../kernel/game.ts'
import type { OpenDecision } from '../../kernel/open.ts'
import type { Outcome } from '../../kernel/types.ts'
import type { ListedGame } from '../ports.ts'
import type { Ended } from '../shapes/life.ts'
import { endedIn } from './ended.ts'
import type { LiveGame } from './live-game.ts'
import type { LiveGames } from './live-games.ts'

/** How a game stands: all that lists tell of what happens at its table. */
export interface Standing {
  /** Of the row in which it came to stand so. */
  readonly head: string | null
  readonly version: number
  /** Of the last commit. */
  readonly at: number
  readonly open: readonly OpenDecision[]
  readonly outcome: Outcome | null
  readonly ended: Ended | null
}

const STANDINGS_MAX = 50_000

/**
 * How games stand, for whoever asks for many at once. Nothing of it is stored: it is taken from the
 * folds that this node has, and remembered for as long as the log goes no further.
 */
export class Standings {
  readonly #live: LiveGames
  readonly #known = new LRUCache<string, Standing>({ max: STANDINGS_MAX })

  constructor(live: LiveGames) {
    this.#live = live
  }

  /** Null: it would have to be folded. */
  atHand({ id, head }: Pick<ListedGame, 'id' | 'head'>): Standing | null {
    if (head === null) return unbegun
    const known = this.#known.get(id)
    if (known?.head === head) return known
    const live = this.#live.cached(id)
    const game = live?.settled
    return live && game && live.headOf(live.version) === head ? this.#keep(live, game, head) : null
  }

  /** As it was at a version or later; without one as it is now. */
  async of(id: string, from = Number.POSITIVE_INFINITY): Promise<Standing> {
    const live = await this.#live.of(id)
    if (!live) return unbegun
    const { settled } = live
    if (settled && live.version >= from && !live.isDoubtful)
      return this.#keep(live, settled, live.headOf(live.version))
    return live.do(({ game }) => {
      const standing = standingOf(live, game)
      return (head) => this.#kept(id, { ...standing, head })
    })
  }

  #keep(live: LiveGame, game: Game, head: string): Standing {
    return this.#kept(live.id, { ...standingOf(live, game), head })
  }

  #kept(id: string, standing: Standing): Standing {
    this.#known.set(id, standing)
    return standing
  }
}

export const unbegun: Standing = {
  ...{ head: null, version: 0, at: 0, open: [] },
  ...{ outcome: null, ended: null },
}

function standingOf({ rules }: LiveGame, game: Game): Omit<Standing, 'head'> {
  const { version, at, open, state, table } = game
  const ended = endedIn(rules, game)
  return { version, at, open, outcome: rules.outcome(state, table), ended }
}
