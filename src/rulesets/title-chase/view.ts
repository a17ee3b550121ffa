import { seatsOf } from '../../kernel/define.ts'
import { copied } from '../../kernel/json.ts'
import type { Outcome } from '../../kernel/ruleset.ts'
import type { Viewer } from '../../kernel/types.ts'
import { openCup, openPart } from './open-part.ts'
import { seatsToChoose, standings } from './read/league.ts'
import { recordOf } from './read/ranking.ts'
import type { TeamId, View } from './state.ts'
import type { State, Table } from './types.ts'

export function viewFor(state: State, viewer: Viewer, table: Table): View {
  const seesAll = viewer === 'admin' || state.ending !== null
  const pack = (order: readonly string[]) => ({
    count: order.length,
    order: seesAll ? [...order] : null,
  })
  const { stacks } = state.cup
  return {
    phase: phaseOf(state),
    ...copied(openPart(state)),
    bank: state.seats.reduce((left, { cash }) => left - cash, 0),
    table: standings(state, table),
    packs: { yellow: pack(state.packs.yellow), red: pack(state.packs.red) },
    cup: {
      ...copied(openCup(state.cup)),
      unrevealed: stacks && unrevealedIn(state.cup.alive, stacks),
      stacks: seesAll ? copied(stacks) : null,
    },
  }
}

/** In league order, which tells nothing of the order in which they lie. */
const unrevealedIn = (
  alive: readonly TeamId[],
  { home, away }: NonNullable<State['cup']['stacks']>,
): TeamId[] => alive.filter((team) => home.includes(team) || away.includes(team))

export function phaseOf(state: State): View['phase'] {
  if (state.ending) return 'finished'
  return seatsToChoose(state).length > 0 ? 'choosing-teams' : 'playing'
}

/** What is played for: league points, and titles where there are several seasons. */
export function outcome(state: State, { seats }: Table): Outcome | null {
  const { ending, history } = state
  if (!ending) return null
  const isSeries = history.length > 1
  const scores = seatsOf(seats).map((seat) => {
    if (state.seats[seat]!.resigned !== null) return 0
    const { titles, points } = recordOf(state, seat)
    return isSeries ? titles : points
  })
  return { ranking: ending.ranking.map((seat) => [seat]), scores, reason: ending.reason }
}
