import type { Problem } from '../../../kernel/rule.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { clubOf, keepsTeam, outfieldOf, roomOf } from '../read/club.ts'
import { isPartner, isTrading, offersOf } from '../read/market.ts'
import { firstOf, problem, unless } from '../refusals.ts'
import type { Goods, Trade } from '../state.ts'
import type { At, Seen } from '../types.ts'
import { known, ownershipProblem, welcomeProblem } from './problems.ts'

const STAFF_TRADING = { option: 'staffTrading' }

type Terms = Frozen<Pick<Trade, 'from' | 'to' | 'give' | 'take'>>

export function tradeProblem(at: Seen, { from, to, give, take }: Terms): Problem | null {
  const hasStaff = give.staff.length + take.staff.length > 0
  return (
    namesProblem(at, give) ??
    namesProblem(at, take) ??
    windowProblem(at) ??
    (isPartner(at, from, to) ? null : problem('bad-trade-partner', { to })) ??
    unless(!hasStaff || at.table.options.staffTrading, 'option-off', STAFF_TRADING, 'SC-R37') ??
    unless(give.players.length + take.players.length > 0, 'trade-needs-a-player') ??
    handOverProblem(at, { seat: from, to, goods: give, back: take }) ??
    handOverProblem(at, { seat: to, to: from, goods: take, back: give })
  )
}

export const windowProblem = ({ state: { shared } }: Seen): Problem | null =>
  isTrading(shared.phase) ? null : problem('window-closed', { phase: shared.phase })

export function offersProblem(at: At, seat: Seat): Problem | null {
  const used = offersOf(at, seat)
  const { maxTradeOffers: most } = at.table.options
  return most === null || used < most ? null : problem('too-many-offers', { used, most })
}

const namesProblem = (at: Seen, { players, staff }: Frozen<Goods>): Problem | null =>
  firstOf(players, (card) => known(at, 'player', card)) ??
  firstOf(staff, (one) => known(at, 'staff', one))

interface HandOver {
  readonly seat: Seat
  readonly to: Seat
  readonly goods: Frozen<Goods>
  readonly back: Frozen<Goods>
}

function handOverProblem(at: Seen, { seat, to, goods, back }: HandOver): Problem | null {
  const club = clubOf(at, seat)
  const { keyStaff, squad: limit } = at.table.content.limits
  const places = roomOf(at, seat) - back.players.length + goods.players.length
  const takesNoMore = back.players.length <= goods.players.length
  const leaving = outfieldOf(at, goods.players) - outfieldOf(at, back.players)
  const staff = club.staff.length - goods.staff.length + back.staff.length
  return (
    firstOf(goods.players, (card) => departureProblem(at, seat, to, card)) ??
    firstOf(goods.staff, (one) =>
      club.staff.includes(one) ? null : problem('not-your-player', { staff: one }, 'SC-R37'),
    ) ??
    (places >= 0 || takesNoMore ? null : problem('squad-full', { seat, limit })) ??
    (keepsTeam(at, seat, leaving) ? null : problem('squad-too-small', { seat })) ??
    (staff <= keyStaff || back.staff.length === 0
      ? null
      : problem('staff-full', { seat, limit: keyStaff }))
  )
}

const departureProblem = (at: Seen, seat: Seat, to: Seat, card: string): Problem | null =>
  ownershipProblem(at, seat, card, 'SC-R37') ?? welcomeProblem(at, seat, { card, to })
