import type { Chance } from './chance.ts'
import { answerForAbsent, decide, EVENTS_PER_COMMIT_MAX, settle } from './decide.ts'
import { evolve, type Mutable } from './game.ts'
import { copied } from './json.ts'
import type { Ruleset } from './ruleset.ts'
import type { Decision, Position, State, Table, Types } from './types.ts'

/**
 * A position in a game that a bot simulates, without a log, ids or clocks. Only the function `step`
 * changes the position of a simulated game.
 */
export interface World<K extends Types = Types> extends Position<K> {
  readonly over: boolean
}

export function worldOf<K extends Types>(
  rules: Ruleset<K>,
  table: Table<K>,
  draft: K['draft'],
  resigned: readonly boolean[],
): World<K> {
  const state = draft as State<K>
  const { over, open } = openDecisionsOf(rules, table, state)
  return { table, state, resigned, over, open }
}

export const split = <K extends Types>(world: World<K>): World<K> => {
  const { table, state, resigned, over, open } = world
  return { table, state: copied<K['draft']>(state), resigned, over, open }
}

/**
 * Plays a move in a simulated game. Throws a Refusal and changes nothing if the move is illegal.
 */
export function step<K extends Types>(
  rules: Ruleset<K>,
  world: World<K>,
  decision: Decision<K>,
  move: K['move'],
  chance: Chance,
): void {
  const { table, state, resigned } = world
  const most = rules.eventsPerCommitMax ?? EVENTS_PER_COMMIT_MAX
  const happened = { length: 0 }
  const emit = (event: K['event']) => {
    if (happened.length === most) throw new Error(`${rules.id} does not settle`)
    evolve(rules, world, event)
    happened.length += 1
  }
  const play = { table, state, chance, emit }
  decide(rules, play, { seat: decision.seat, decision, move })
  settle(rules, play, happened)
  answerForAbsent(rules, resigned, play, happened)
  const next = world as Mutable<World<K>>
  const after = openDecisionsOf(rules, table, state)
  next.over = after.over
  next.open = after.open
}

function openDecisionsOf<K extends Types>(rules: Ruleset<K>, table: Table<K>, state: State<K>) {
  const over = rules.outcome(state, table) !== null
  return { over, open: over ? [] : rules.openDecisions(state, table) }
}
