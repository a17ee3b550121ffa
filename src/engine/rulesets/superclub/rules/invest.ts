import type { Problem } from '../../../kernel/rule.ts'
import { exactly, oneOf } from '../../../kernel/space.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import { staffOf } from '../content/book.ts'
import { DEPARTMENTS, type Department } from '../content/effects.ts'
import { clubOf } from '../read/club.ts'
import { nextLevelOf, turnOf } from '../read/turns.ts'
import { firstOf, problem, unless } from '../refusals.ts'
import type { Rules, Seen, Spaces } from '../types.ts'
import { drawStaff, hire, pay } from './acts.ts'
import { known, priceProblem } from './problems.ts'
import { eachOf } from './spaces.ts'
import { stepTurns } from './turns.ts'

export const investRules: Rules<
  'invest-upgrade' | 'invest-staff' | 'invest-done' | 'staff-hire' | 'staff-decline'
> = {
  'invest-upgrade': {
    problem: (at, { seat, move: { department } }) =>
      known(at, 'department', department) ?? upgradeProblem(at, seat, departmentOf(department)),
    spaces: (at, { seat }) =>
      eachOf(
        'invest-upgrade',
        'department',
        DEPARTMENTS.filter((department) => !upgradeProblem(at, seat, department)),
      ),
    act(play, { seat, move }) {
      const department = departmentOf(move.department)
      const { level, price } = sure(nextLevelOf(play, seat, department), 'higher level')
      pay(play, seat, price, 'upgrade')
      play.emit({ type: 'facility.upgraded', seat, department, level, price })
    },
  },
  'invest-staff': {
    problem: (at) =>
      actionProblem(at, 'staff') ?? unless(at.state.secret.staff.length > 0, 'staff-stack-empty'),
    act: (play, { seat }) => drawStaff(play, seat),
  },
  'invest-done': {
    act: ({ emit }, { seat }) => emit({ type: 'turn.ended', seat }),
  },
  'staff-hire': {
    problem: (at, { seat, move: { staff, dismiss = null } }) =>
      staffProblem(at, seat, { staff, dismiss }) ?? feeProblem(at, seat, staff),
    spaces: (at, { seat }) =>
      staffSpaces(at, seat, {
        type: 'staff-hire',
        staff: clubOf(at, seat).offered.filter((staff) => !feeProblem(at, seat, staff)),
      }),
    act(play, { seat, move: { staff, dismiss = null } }) {
      hire(play, seat, { staff, dismiss, price: staffOf(play.table.content, staff).price })
    },
  },
  'staff-decline': {
    act: (play, { seat }) => hire(play, seat, { staff: null, dismiss: null, price: 0 }),
  },
}

const departmentOf = (name: string): Department =>
  sure(
    DEPARTMENTS.find((department) => department === name),
    'department of that name',
  )

export function upgradeProblem(at: Seen, seat: Seat, department: Department): Problem | null {
  const blocked = actionProblem(at, department)
  if (blocked) return blocked
  const next = nextLevelOf(at, seat, department)
  return next === null
    ? problem('max-level', { department })
    : priceProblem(at, seat, next.price, 'SC-123')
}

export function actionProblem(at: Seen, department: Department | 'staff'): Problem | null {
  const { actions } = turnOf(at)
  const { investActions: most } = at.table.content.limits
  return (
    unless(actions.length < most, 'no-actions-left', { actions: most }) ??
    unless(!actions.includes(department), 'department-used', { department })
  )
}

interface Hire {
  readonly staff: string
  readonly dismiss: string | null
}

export function staffProblem(at: Seen, seat: Seat, { staff, dismiss }: Hire): Problem | null {
  const club = clubOf(at, seat)
  const { keyStaff: limit } = at.table.content.limits
  const isFull = club.staff.length >= limit
  const isReplaced = dismiss === null || (isFull && club.staff.includes(dismiss))
  return (
    firstOf(dismiss === null ? [staff] : [staff, dismiss], (one) => known(at, 'staff', one)) ??
    unless(club.offered.includes(staff), 'card-not-available', { staff }, 'SC-124') ??
    unless(!isFull || dismiss !== null, 'staff-full', { limit }) ??
    unless(isReplaced, 'card-not-available', { dismiss }, 'SC-127')
  )
}

export const feeProblem = (at: Seen, seat: Seat, staff: string): Problem | null =>
  priceProblem(at, seat, staffOf(at.table.content, staff).price, 'SC-124')

export function staffSpaces(
  at: Seen,
  seat: Seat,
  { type, staff }: { readonly type: 'staff-hire' | 'gc-staff'; readonly staff: readonly string[] },
): Spaces {
  const { staff: employed } = clubOf(at, seat)
  if (employed.length < at.table.content.limits.keyStaff) return eachOf(type, 'staff', staff)
  if (staff.length === 0) return []
  return [exactly(type, { staff: oneOf(staff), dismiss: oneOf(employed) })]
}

export const stepInvest = stepTurns('deadline')
