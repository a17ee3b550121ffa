import type { Seat } from '../../../kernel/types.ts'
import { clockwiseFrom, clubOf, isIn, tradableOf } from '../read/clubs.ts'
import { oldestDebt } from '../read/deals.ts'
import { topFrame } from '../read/frames.ts'
import { must } from '../refusals.ts'
import type { Play } from '../types.ts'
import { liquidate, takeCard } from './cards.ts'
import { changeFrame } from './frames.ts'
import { dropOpponent } from './match.ts'
import { dropSale, pay, settleOne, writeOff } from './money.ts'
import { voidAcquisition } from './purchase.ts'
import { endGame, endTurn } from './turns.ts'
import { leaveWindow } from './window.ts'

export function resign(play: Play, seat: Seat): void {
  must(isIn(play, seat), 'seat-out', { seat }, 'SP-R43')
  leave(play, seat, 'resigned')
}

export function leave(play: Play, seat: Seat, reason: 'resigned' | 'eliminated'): void {
  const { state, emit } = play
  withdraw(play, seat)
  voidAcquisition(play, seat, 'seat-left')
  if (reason === 'resigned') payUp(play, seat)
  for (const { id, debtor, creditor } of [...state.shared.debts])
    if (debtor === seat || creditor === seat)
      emit({ type: 'debt.cancelled', debtId: id, debtor, creditor, reason: 'seat-left' })
  returnAll(play, seat)
  emit({ type: 'seat.left', seat, reason })
  const [winner, ...others] = clockwiseFrom(play, 0)
  const { turn } = state.shared
  if (winner !== undefined && others.length === 0) endGame(play, { kind: 'walkover', winner })
  else if (turn.seat === seat && turn.phase !== 'passing') endTurn(play, 'out')
}

function withdraw(play: Play, seat: Seat): void {
  for (const debt of [...play.state.shared.debts])
    if (debt.debtor === seat || debt.pending?.to === seat) dropSale(play, debt, true)
  leaveWindow(play, seat)
  dropOpponent(play, seat)
  for (const kind of ['tackle', 'passing'] as const) {
    const frame = topFrame(play, kind)
    if (frame?.waiting.includes(seat))
      changeFrame(play, { ...frame, waiting: frame.waiting.filter((one) => one !== seat) })
  }
}

function payUp(play: Play, seat: Seat): void {
  for (let debt = oldestDebt(play, seat); debt; debt = oldestDebt(play, seat)) {
    liquidate(play, seat, debt.rest)
    if (clubOf(play, seat).cash < debt.rest) writeOff(play, debt)
    else settleOne(play)
  }
}

function returnAll(play: Play, seat: Seat): void {
  const club = clubOf(play, seat)
  const cards = tradableOf(club)
  pay(play, { from: seat, to: 'official', amount: club.cash, reason: 'insolvency', ref: null })
  for (const card of cards) takeCard(play, card, seat, 'left')
}
