import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { cardsOf, staffOf } from '../content/book.ts'
import { DEPARTMENTS, type Department } from '../content/effects.ts'
import { bonusOf, clubOf, freeCashOf } from '../read/club.ts'
import { must } from '../refusals.ts'
import type { Board, Club, Decide, Setting } from '../types.ts'
import { drawStaff, hire, pay } from './acts.ts'
import { turnOf } from './turns.ts'

const LEVEL_MAX = 4

/** The price of a department's next level; null at the highest. */
export function upgradePriceOf(
  { content }: Setting,
  club: Club,
  department: Department,
): number | null {
  const level = club.levels[department]
  if (level === LEVEL_MAX) return null
  const { cost } = at<{ cost: number }>(content.facilities[department], level)
  return Math.max(0, cost - bonusOf(content, club, 'investmentDiscount'))
}

/** Two actions, in different departments (SC-120, SC-121). */
function mustHaveAction(
  { content }: Setting,
  state: Board,
  department: Department | 'staff',
): void {
  const { actions } = turnOf(state)
  must(actions.length < content.limits.investActions, 'no-actions-left')
  must(!actions.includes(department), 'department-used', { department })
}

/** Refuses a staff member who was not drawn, and a fourth one without a dismissal (SC-127). */
export function mustFitStaff(
  { content }: Setting,
  { shared }: Board,
  seat: Seat,
  { staff, dismiss }: { staff: string; dismiss: string | null },
): void {
  const club = clubOf(shared, seat)
  const known = cardsOf(content).staff
  must(known.has(staff) && (dismiss === null || known.has(dismiss)), 'unknown-id')
  must(club.offered.includes(staff), 'card-not-available', { staff })
  const isFull = club.staff.length >= content.limits.keyStaff
  must(!isFull || dismiss !== null, 'staff-full', { limit: content.limits.keyStaff })
  must(dismiss === null || (isFull && club.staff.includes(dismiss)), 'card-not-available', {
    staff: dismiss,
  })
}

const isDepartment = (name: string): name is Department =>
  DEPARTMENTS.some((department) => department === name)

export const investMoves: Decide<
  'invest-upgrade' | 'invest-staff' | 'invest-done' | 'staff-hire' | 'staff-decline'
> = {
  'invest-upgrade'(play, { seat, move: { department } }) {
    const { state, table, emit } = play
    must(isDepartment(department), 'unknown-id', { department })
    mustHaveAction(table, state, department)
    const club = clubOf(state.shared, seat)
    const price = upgradePriceOf(table, club, department)
    must(price !== null, 'max-level', { department })
    const cash = freeCashOf(state.shared, seat)
    must(cash >= price, 'not-enough-cash', { cash, price })
    pay(play, seat, price, 'upgrade')
    const level = club.levels[department] + 1
    emit({ type: 'facility.upgraded', seat, department, level, price })
  },
  'invest-staff'(play, { seat }) {
    const { state, table } = play
    mustHaveAction(table, state, 'staff')
    must(state.secret.staff.length > 0, 'staff-stack-empty')
    drawStaff(play, seat)
  },
  'invest-done': ({ emit }, { seat }) => emit({ type: 'turn.ended', seat }),
  'staff-hire'(play, { seat, move }) {
    const { state, table } = play
    const { staff, dismiss = null } = move
    mustFitStaff(table, state, seat, { staff, dismiss })
    const { price } = staffOf(table.content, staff)
    const cash = freeCashOf(state.shared, seat)
    must(cash >= price, 'not-enough-cash', { cash, price })
    hire(play, seat, { staff, dismiss, price })
  },
  'staff-decline': (play, { seat }) => hire(play, seat, { staff: null, dismiss: null, price: 0 }),
}
