import { seatsOf } from '../../kernel/define.ts'
import { copied } from '../../kernel/json.ts'
import type { Frozen, Outcome, Viewer } from '../../kernel/types.ts'
import { countersOf } from './options.ts'
import { hasLeft, phaseOf, standings } from './read/league.ts'
import { recordOf } from './read/ranking.ts'
import type { Secret, TeamId } from './state.ts'
import type { At, State, Table, View } from './types.ts'

/**
 * Returns the part of the state that a viewer may see. The viewer sees the sizes and contents of
 * the secret packs and stacks, but not their order.
 */
export function viewFor(state: State, viewer: Viewer, table: Table): View {
  const { packs, stacks } = state.secret
  const shared = copied(state.shared)
  const seesAll = viewer === 'admin' || shared.ending !== null
  const pack = (order: readonly string[]) => ({
    count: order.length,
    order: seesAll ? [...order] : null,
  })
  return {
    phase: phaseOf({ state, table }),
    ...shared,
    counters: countersOf(table),
    bank: shared.seats.reduce((left, { cash }) => left - cash, 0),
    table: standings({ state, table }),
    packs: { yellow: pack(packs.yellow), red: pack(packs.red) },
    cup: {
      ...shared.cup,
      unrevealed: stacks && unrevealedIn(shared.cup.alive, stacks),
      stacks: seesAll ? copied(stacks) : null,
    },
  }
}

/**
 * Returns the teams whose cup cards are still face down, in the order of the league, because the
 * order of the stacks is secret.
 */
const unrevealedIn = (
  alive: readonly TeamId[],
  { home, away }: NonNullable<Frozen<Secret>['stacks']>,
): TeamId[] => alive.filter((team) => home.includes(team) || away.includes(team))

/**
 * Converts a player's view to a position, so that functions that read positions can also read
 * views.
 */
export const seenIn = (view: View, table: Table): At => ({ state: { shared: view }, table })

/**
 * Returns the outcome of the game. The scores of the players are league points or, after several
 * seasons, the numbers of seasons won.
 */
export function outcome(state: State, table: Table): Outcome | null {
  const at = { state, table }
  const { ending, history } = state.shared
  if (!ending) return null
  const isSeries = history.length > 1
  const scores = seatsOf(table.seats).map((seat) => {
    if (hasLeft(at, seat)) return 0
    const { titles, points } = recordOf(at, seat)
    return isSeries ? titles : points
  })
  return { ranking: ending.ranking.map((seat) => [seat]), scores, reason: ending.reason }
}
