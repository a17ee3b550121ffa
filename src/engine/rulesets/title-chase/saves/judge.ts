import { sameJson } from '../../../kernel/json.ts'
import type { LoadRequest } from '../../../kernel/ruleset.ts'
import { cardsHeld, reasonsFor, unheldCards } from '../read/holdings.ts'
import { phaseOf, seatsLeft } from '../read/league.ts'
import { must } from '../refusals.ts'
import { draftOf } from '../state.ts'
import type { Table, Whole } from '../types.ts'
import type { SaveDocument } from './document.ts'
import { type Fault, faultIf, sameSet } from './faults.ts'
import { ERRORS_MAX, fitting, positionOf } from './read.ts'
import { totalsFaults } from './totals.ts'

export function judge(table: Table, request: LoadRequest): void {
  const { document } = fitting(table, request)
  const { kind, options } = document
  const state = draftOf(positionOf(document, table))
  // A game that was saved on paper does not include the packs, so the packs are filled with all
  // cards that no manager has.
  if (kind === 'sheet') state.secret.packs = unheldCards({ state, table })
  const at = { state, table: { ...table, options } }
  const errors = [
    ...numberFaults(document, ''),
    ...repeatedFaults(document, at),
    ...restFaults(document, at),
    ...historyFaults(at),
    ...totalsFaults(at),
  ]
  must(errors.length === 0, 'invalid-save', { errors: errors.slice(0, ERRORS_MAX) })
}

/** Largest number that a saved game may contain; with larger numbers, sums would not be exact. */
const NUMBER_MAX = 1_000_000_000_000

function numberFaults(value: unknown, pointer: string): Fault[] {
  if (typeof value === 'number')
    return faultIf(Math.abs(value) > NUMBER_MAX, pointer, `more than ${NUMBER_MAX}`)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => numberFaults(part, `${pointer}/${name}`))
}

/** Checks that the redundant data in a saved game is consistent. */
function repeatedFaults({ kind, secret, managers, phase }: SaveDocument, at: Whole): Fault[] {
  return [
    ...faultIf((kind === 'full') !== (secret !== null), '/secret', kind),
    ...faultIf(phaseOf(at) !== phase, '/phase', 'does not match the managers'),
    ...faultIf(
      managers.some(({ seat }, place) => seat !== place),
      '/managers',
      'one per seat, in order',
    ),
    ...managers.flatMap(({ cards }, seat) => {
      const held = cardsHeld(at, seat).map((id) => ({ id, reasons: reasonsFor(at, seat, id) }))
      return faultIf(
        !sameJson(held, cards),
        `/managers/${seat}/cards`,
        'must list the cards that are kept, are owed or suspend a star, in ascending order',
      )
    }),
  ]
}

function restFaults({ phase, secret, managers }: SaveDocument, at: Whole): Fault[] {
  const { currentSeat, firstSeat, turn, ending, seats } = at.state.shared
  const isOver = phase === 'finished'
  const left = seatsLeft(at)
  const isAtRest =
    secret === null ||
    (secret.step === (isOver ? null : 'roll') &&
      secret.queue.length === 0 &&
      secret.match === null &&
      secret.stacks === null &&
      secret.leaving.every((order) => order === null))
  const isOnTurn = currentSeat !== null && left.includes(currentSeat) && turn > 0
  const hasBegun = firstSeat !== null && firstSeat < seats.length
  return [
    ...faultIf(phase === 'choosing-teams', '/phase', 'the teams are not chosen yet'),
    ...faultIf(
      !isAtRest,
      '/secret',
      'an unverified save must be from before a roll or after the end',
    ),
    ...faultIf(
      (secret?.leaving ?? managers).length !== seats.length,
      '/secret/leaving',
      'one each',
    ),
    ...faultIf(left.length < 2, '/managers', 'fewer than two managers are left'),
    ...faultIf(
      isOver ? currentSeat !== null : !isOnTurn,
      '/nextSeat',
      'this manager cannot be next',
    ),
    ...faultIf(!hasBegun, '/firstSeat', 'this manager cannot have begun'),
    ...faultIf(isOver && ending?.reason !== 'completed', '/ending', 'no season was completed'),
  ]
}

function historyFaults({ state, table }: Whole): Fault[] {
  const { history, seats, ending, season } = state.shared
  const { seasons } = table.options
  const isKnown = (seat: number | null) => seat === null || seat < seats.length
  const fits = history.every(
    (one, place) =>
      one.season === place + 1 &&
      one.positions.length === seats.length &&
      one.payments.length === seats.length &&
      [one.winner, one.double, ...one.table.map(({ seat }) => seat)].every(isKnown),
  )
  const all = seats.map((_, seat) => String(seat))
  return [
    ...faultIf(season > seasons || (ending !== null && season < seasons), '/season', `${seasons}`),
    ...faultIf(
      !fits || history.length !== season - (ending ? 0 : 1),
      '/history',
      'must contain one result for these seats per finished season',
    ),
    ...faultIf(
      ending !== null && !sameSet(ending.ranking.map(String), all),
      '/ending',
      'each once',
    ),
  ]
}
