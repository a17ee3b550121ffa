import { blank, type Game } from './game.ts'
import { copied } from './json.ts'
import { reopen } from './open-decisions.ts'
import type { Ruleset } from './ruleset.ts'
import type { State, Table, Types } from './types.ts'

export const branch = <K extends Types>(game: Game<K>): Game<K> => ({
  ...game,
  state: copied<K['draft']>(game.state),
})

/**
 * Returns a copy of the game with another state, for example a state that `imagine` has guessed.
 * Decisions that are open in both the old and the new state keep their ids and clocks.
 */
export function worldWith<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  draft: K['draft'],
): Game<K> {
  const state = draft as State<K>
  const { table, open, clocks, cancelled, at, version } = game
  const now = { paused: game.paused !== null, at, version }
  const { paces } = rules
  const over = cancelled !== null || rules.outcome(state, table) !== null
  const decisions = over ? [] : rules.openDecisions(state, table)
  const after = reopen(decisions, { open, clocks, answered: null, ...now, paces, table })
  return { ...game, ...after, state, over }
}

interface Circumstances {
  readonly at?: number
  /**
   * For each seat, true if the seat has resigned, which cannot be read from the state of the game.
   */
  readonly away?: readonly boolean[]
}

/**
 * Creates a game that starts in the given state, without a log, for analysis and tests of rules.
 */
export function positionOf<K extends Types>(
  rules: Ruleset<K>,
  table: Table<K>,
  draft: K['draft'],
  { at = 0, away }: Circumstances = {},
): Game<K> {
  const bare = blank(rules, table)
  return worldWith(rules, { ...bare, at, resigned: away ?? bare.resigned }, draft)
}
