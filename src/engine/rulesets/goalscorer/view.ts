import { copied } from '../../kernel/json.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Seat, Viewer } from '../../kernel/types.ts'
import {
  AWAY,
  COUNTER_IDS,
  counterId,
  HOME,
  IDENTITIES,
  type Identity,
  otherSeat,
  seatOf,
} from './read/counters.ts'
import { squareName } from './read/pitch.ts'
import { identityOf, isRevealed, squareOf, statusOf } from './read/standing.ts'
import { roundOf } from './read/turns.ts'
import type { At, Goalscorer, View } from './types.ts'

export const viewFor: Ruleset<Goalscorer>['viewFor'] = (state, viewer, table) => {
  const { turn, seat, step, award, debut, score, goals, result } = state
  const at = { state, table }
  return {
    viewer,
    options: { ...table.options },
    turn,
    round: roundOf(turn),
    seat,
    step,
    award: copied(award),
    debut: debut === null ? null : counterId(debut),
    score: [...score],
    goals: copied(goals),
    result: copied(result),
    counters: COUNTER_IDS.map((id, counter) => ({ id, ...seenBy(at, viewer, counter) })),
    unknown: [unknownOf(at, HOME), unknownOf(at, AWAY)],
  }
}

function seenBy(at: At, viewer: Viewer, counter: number): Omit<View['counters'][number], 'id'> {
  const square = squareOf(at, counter)
  return {
    seat: seatOf(counter),
    status: statusOf(at, counter),
    square: square === null ? null : squareName(square),
    revealed: isRevealed(at, counter),
    identity: mayKnow(at, viewer, counter) ? identityOf(at, counter) : null,
  }
}

/**
 * True if the viewer may know the identity of the counter. The owner of a counter always knows its
 * identity. Every viewer knows the identities of revealed counters, and learns all identities after
 * the game.
 */
const mayKnow = (at: At, viewer: Viewer, counter: number): boolean =>
  viewer === 'admin' ||
  viewer === seatOf(counter) ||
  isRevealed(at, counter) ||
  at.state.result !== null

/**
 * Returns the unknown identities of a seat's counters in a fixed order, so that the order does not
 * reveal which counter has which identity.
 */
function unknownOf({ state }: At, seat: Seat): Identity[] {
  const { identities, revealed, result } = state
  if (result !== null) return []
  return IDENTITIES.filter((identity) =>
    identities.some(
      (one, counter) => one === identity && seatOf(counter) === seat && !revealed[counter],
    ),
  )
}

export const outcome: Ruleset<Goalscorer>['outcome'] = ({ result }) => {
  if (result === null) return null
  const { winner, score, reason } = result
  const ranking = winner === null ? [[HOME, AWAY]] : [[winner], [otherSeat(winner)]]
  return { ranking, scores: [...score], reason }
}
