import { z } from 'zod'
import { seatsOf } from '../../kernel/define.ts'
import type { Outcome } from '../../kernel/ruleset.ts'
import type { Viewer } from '../../kernel/types.ts'
import { copied } from './copy.ts'
import { seatsToChoose, standings } from './league.ts'
import { openCup, openPart } from './open-part.ts'
import { recordOf } from './ranking.ts'
import * as shapes from './shapes.ts'
import type { TeamId, TitleChaseState, TitleChaseTable } from './types.ts'

const packView = z.strictObject({
  count: z.int().min(0),
  /** From the top; null: it is a secret. */
  order: shapes.orderSchema.nullable(),
})
export const viewSchema = z.strictObject({
  phase: z.enum(['choosing-teams', 'playing', 'finished']),
  ...shapes.publicShape,
  /** The other side of all cash: it goes negative and never runs out (TC-R17). */
  bank: z.int().max(0),
  /** The league table, of those teams that are ranked. */
  table: z.array(shapes.rowSchema),
  packs: z.strictObject({ yellow: packView, red: packView }),
  cup: z.strictObject({
    ...shapes.cupShape,
    /** Teams whose card has not been turned over in this round; null: no round is being played. */
    unrevealed: z.array(shapes.teamId).nullable(),
    /** Null where it is a secret, or no round is being played. */
    stacks: shapes.stacksSchema.nullable(),
  }),
})
export type View = z.infer<typeof viewSchema>

export function viewFor(state: TitleChaseState, viewer: Viewer, table: TitleChaseTable): View {
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
  { home, away }: NonNullable<TitleChaseState['cup']['stacks']>,
): TeamId[] => alive.filter((team) => home.includes(team) || away.includes(team))

export function phaseOf(state: TitleChaseState): View['phase'] {
  if (state.ending) return 'finished'
  return seatsToChoose(state).length > 0 ? 'choosing-teams' : 'playing'
}

/** What is played for: league points, and titles where there are several seasons. */
export function outcome(state: TitleChaseState, { seats }: TitleChaseTable): Outcome | null {
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
