import type { Seat } from '../../../kernel/types.ts'
import { clubOf, footballersOf, isIn, tradableOf } from '../read/clubs.ts'
import { oldestDebt } from '../read/deals.ts'
import type { Play } from '../types.ts'
import { voidAcquisition } from './acquiring.ts'
import { liquidate, takeCard } from './cards.ts'
import { changeFrame, topFrame } from './frames.ts'
import { dropOpponent } from './matches.ts'
import { pay, settleOne, writeOff } from './money.ts'
import { endGame, endTurn } from './turns.ts'
import { leaveWindow } from './windows.ts'

/** A seat leaves for good, in the order of SP-R43. */
export function leave(play: Play, seat: Seat, reason: 'resigned' | 'eliminated'): void {
  const { state, emit } = play
  withdraw(play, seat)
  voidAcquisition(play, seat)
  if (reason === 'resigned') payUp(play, seat)
  for (const { id, debtor, creditor } of [...state.debts])
    if (debtor === seat || creditor === seat)
      emit({ type: 'debt.cancelled', debtId: id, reason: 'seat-left' })
  returnAll(play, seat)
  emit({ type: 'seat.left', seat, reason })
  const [winner, ...others] = state.clubs.filter(isIn)
  if (winner && others.length === 0) endGame(play, { kind: 'walkover', winner: winner.seat })
  else if (state.turn.seat === seat && state.turn.phase !== 'passing') endTurn(play, 'out')
}

/** What is pending to or from the seat is rejected, and nobody waits for it any more. */
function withdraw(play: Play, seat: Seat): void {
  const { state, emit } = play
  for (const { id, debtor, pending } of [...state.debts])
    if (pending && (debtor === seat || pending.to === seat))
      emit({ type: 'sale.rejected', debtId: id, stale: true })
  leaveWindow(play, seat)
  dropOpponent(play, seat)
  for (const kind of ['tackle', 'passing'] as const) {
    const frame = topFrame(state, kind)
    if (frame?.waiting.includes(seat))
      changeFrame(play, { ...frame, waiting: frame.waiting.filter((one) => one !== seat) })
  }
}

/** Its debts are paid from what the Official gives for its cards, oldest first. */
function payUp(play: Play, seat: Seat): void {
  const { state } = play
  for (let debt = oldestDebt(state, seat); debt; debt = oldestDebt(state, seat)) {
    liquidate(play, seat, debt.rest)
    if (clubOf(state.clubs, seat).cash < debt.rest) writeOff(play, debt)
    else settleOne(play)
  }
}

function returnAll(play: Play, seat: Seat): void {
  const { state } = play
  const club = clubOf(state.clubs, seat)
  const { cash } = club
  pay(play, { from: seat, to: 'official', amount: cash, reason: 'insolvency', ref: null })
  const others = tradableOf(club).filter((card) => !footballersOf(club).includes(card))
  for (const card of [...footballersOf(club), ...others, ...club.yellows])
    takeCard(play, card, seat, 'left')
}
