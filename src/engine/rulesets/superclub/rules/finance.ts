import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import { bonusOf, clubOf, offSeasonOrder, percentOf } from '../read/club.ts'
import type { Play, Seen } from '../types.ts'
import { pay, receive, sellAbroad, startPhase } from './acts.ts'

export function stepFinance(play: Play): boolean {
  const { content } = play.table
  const order = offSeasonOrder(play)
  for (const seat of order) {
    const place = sure(clubOf(play, seat).lastRank, 'place in the last season')
    receive(play, seat, at(content.placementReward, place - 1), 'placement')
  }
  for (const seat of order) {
    receive(play, seat, stadiumIncomeOf(play, seat), 'stadium')
    receive(play, seat, bonusOf(play, seat, 'incomeBonus'), 'income')
  }
  for (const seat of order) {
    const amount = wagesOf(play, seat)
    if (clubOf(play, seat).cash >= amount) pay(play, seat, amount, 'wages')
    else play.emit({ type: 'wages.owed', seat, amount })
  }
  startPhase(play, 'wages')
  return true
}

function stadiumIncomeOf(play: Play, seat: Seat): number {
  const { levels, status } = clubOf(play, seat)
  const { income } = at(play.table.content.facilities.stadium, levels.stadium - 1)
  const plain = sure(income[sure(status, 'status')], 'income of that status')
  return plain + Math.floor((plain * percentOf(play, seat, 'stadiumBonusPercent')) / 100)
}

/** Returns the wages of a club, which depend on the squad token and not on the marker (SC-066). */
function wagesOf(at: Seen, seat: Seat): number {
  const plain = clubOf(at, seat).token * at.table.content.wagePerStar
  return plain - Math.floor((plain * percentOf(at, seat, 'wageDiscountPercent')) / 100)
}

export function stepWages(play: Play): boolean {
  const { state, table } = play
  if (state.shared.managers.some(({ wagesOwed }) => wagesOwed !== null)) return false
  startPhase(play, table.options.unhappyPlayers ? 'unhappy' : 'training')
  return true
}

/**
 * Sells a player so that the club can pay its wages. The amount of the wages is determined before
 * the first forced sale. The minimum squad size of SC-R13 does not apply to forced sales.
 */
export function sellForWages(play: Play, seat: Seat, card: string): void {
  sellAbroad(play, seat, card)
  const { wagesOwed, cash, squad } = clubOf(play, seat)
  const owed = sure(wagesOwed, 'wages owed')
  if (cash < owed && squad.length > 0) return
  const amount = Math.min(cash, owed)
  play.emit({ type: 'cash.paid', seat, amount, reason: 'wages', counterparty: null })
}
