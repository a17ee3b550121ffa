import type { HolidayAnswer, HolidayInput } from '../core/account-schema.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import type { Holiday } from './port.ts'

const DAY = 86_400_000
const DAYS_A_YEAR = 30
const DAYS_AT_ONCE = 14

/** A day of a player's holiday counts as used as soon as the day has begun. */
export async function setHoliday(
  { ports }: Context,
  caller: Caller,
  { until }: HolidayInput,
): Promise<HolidayAnswer> {
  requireScope(caller, 'play')
  const now = ports.clock.now()
  const { id } = caller.account
  const wanted = Math.max(0, Math.ceil(((until ?? now) - now) / DAY))
  const isDone = await ports.accounts.setHoliday(id, (before) => {
    const days = daysWithout(before, now) + wanted
    const next = { holidayDays: days, holidayYear: yearOf(now) }
    if (wanted > DAYS_AT_ONCE || days > DAYS_A_YEAR) return null
    return {
      ...next,
      holidayUntil: wanted === 0 ? Math.min(before.holidayUntil ?? now, now) : until,
    }
  })
  const holiday = holidayOf(await ports.accounts.own(id), now)
  if (isDone) return holiday
  const most = Math.min(DAYS_AT_ONCE, holiday.daysLeft)
  throw serviceError('holiday-too-long', { facts: { most } })
}

export const holidayOf = (holiday: Holiday, now: number): HolidayAnswer => ({
  until: (holiday.holidayUntil ?? 0) > now ? holiday.holidayUntil : null,
  daysLeft: DAYS_A_YEAR - daysIn(holiday, now),
})

const yearOf = (now: number): number => new Date(now).getUTCFullYear()
const daysIn = ({ holidayDays, holidayYear }: Holiday, now: number): number =>
  holidayYear === yearOf(now) ? holidayDays : 0

function daysWithout(holiday: Holiday, now: number): number {
  const unused = Math.max(0, Math.floor(((holiday.holidayUntil ?? now) - now) / DAY))
  return Math.max(0, daysIn(holiday, now) - unused)
}
