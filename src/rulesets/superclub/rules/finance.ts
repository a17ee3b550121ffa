import { at } from '../../../kernel/define.ts'
import { cardsOf } from '../content/book.ts'
import { bonusOf, clubOf, entryOf, offSeasonOrder, percentOf } from '../read/club.ts'
import { must } from '../refusals.ts'
import type { Club, Playing, Setting } from '../types.ts'
import { pay, receive, sellAbroad, startPhase } from './acts.ts'

/** Placement reward, stadium income, wages: in this order, for everybody (SC-053). */
export function stepFinance(play: Playing): boolean {
  const { state, table } = play
  const { content } = table
  const order = offSeasonOrder(state.shared)
  for (const seat of order) {
    const place = clubOf(state.shared, seat).lastRank ?? 1
    receive(play, seat, at(content.placementReward, place - 1), 'placement')
  }
  for (const seat of order) {
    const club = clubOf(state.shared, seat)
    receive(play, seat, stadiumIncomeOf(table, club), 'stadium')
    receive(play, seat, bonusOf(content, club, 'incomeBonus'), 'income')
  }
  for (const seat of order) {
    const amount = wagesOf(table, clubOf(state.shared, seat))
    if (clubOf(state.shared, seat).cash >= amount) pay(play, seat, amount, 'wages')
    else play.emit({ type: 'wages.owed', seat, amount })
  }
  startPhase(play, 'wages')
  return true
}

/** Read at stadium level against the status of the marker at season end (SC-063). */
function stadiumIncomeOf({ content }: Setting, club: Club): number {
  const { income } = at(content.facilities.stadium, club.levels.stadium - 1)
  const plain = income[club.status ?? ''] ?? 0
  return plain + Math.floor((plain * percentOf(content, club, 'stadiumBonusPercent')) / 100)
}

/** The squad token decides the wages, not the marker (SC-066). */
export function wagesOf({ content }: Setting, club: Club): number {
  const plain = club.token * content.wagePerStar
  return plain - Math.floor((plain * percentOf(content, club, 'wageDiscountPercent')) / 100)
}

/** Waits until nobody owes wages (SC-R48). */
export function stepWages(play: Playing): boolean {
  const { state, table } = play
  if (state.shared.managers.some(({ wagesOwed }) => wagesOwed !== null)) return false
  startPhase(play, table.options.unhappyPlayers ? 'unhappy' : 'training')
  return true
}

/** A forced sale: the amount was fixed before the first one, and the floor of SC-R13 is ignored. */
export function sellForWages(play: Playing, seat: number, card: string): void {
  const { state, table } = play
  must(cardsOf(table.content).players.has(card), 'unknown-id', { card })
  must(entryOf(clubOf(state.shared, seat), card), 'not-your-player', { card })
  sellAbroad(play, seat, card)
  const { wagesOwed, cash, squad } = clubOf(state.shared, seat)
  const owed = wagesOwed ?? 0
  if (cash >= owed || squad.length === 0)
    play.emit({
      type: 'cash.paid',
      seat,
      amount: Math.min(cash, owed),
      reason: 'wages',
      counterparty: null,
    })
}
