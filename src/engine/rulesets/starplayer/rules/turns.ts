import type { Frozen } from '../../../kernel/types.ts'
import { nextLeft } from '../../shared/seats.ts'
import { isBogus } from '../content/cards.ts'
import { standingsOf } from '../read/club-set.ts'
import { clockwiseFrom, clubOf, isIn } from '../read/clubs.ts'
import type { Ending, FrameOf, Result } from '../state.ts'
import type { At, Play } from '../types.ts'
import { returnCard } from './cards.ts'
import { changeTurn, closeFrame, openFrame } from './frames.ts'
import { endNegotiation } from './window.ts'

export function endTurn(play: Play, ending: Ending): void {
  const paidFor = dropFrames(play)
  changeTurn(play, { phase: 'passing', space: null, owedRolls: 0, ending })
  if (paidFor) openFrame(play, paidFor)
}

/**
 * Ends all unfinished actions of a turn. Returns the unfinished purchase of a card that another
 * seat won in a Tackle, because the caller must continue the purchase; returns null if there is no
 * such purchase.
 */
function dropFrames(play: Play): Frozen<FrameOf<'acquire'>> | null {
  const innermost = () => play.state.shared.frames.at(-1)
  let paidFor: Frozen<FrameOf<'acquire'>> | null = null
  for (let frame = innermost(); frame; frame = innermost()) {
    if (frame.kind === 'window') endNegotiation(play, frame, 'passed')
    if (frame.kind === 'acquire') paidFor = frame
    closeFrame(play)
    if (frame.kind === 'window') play.emit({ type: 'window.closed' })
    if (frame.kind === 'effects' && !frame.kept) returnCard(play, frame.card, 'drawn', 'used')
  }
  return paidFor
}

export function askForClaims(play: Play): boolean {
  const { state, table } = play
  if (table.options.claims === 'automatic') return false
  openFrame(play, { kind: 'passing', waiting: clockwiseFrom(play, state.shared.turn.seat) })
  return true
}

export function passOn(play: Play): void {
  const { state, table, emit } = play
  const { seat, ending } = state.shared.turn
  if (table.options.claims === 'manual') {
    const open = state.secret.claims.filter(({ status }) => status === 'open')
    emit({ type: 'claims.lapsed', claimIds: open.map(({ id }) => id) })
  }
  emit({ type: 'turn.ended', seat, reason: ending ?? 'done' })
  nextTurn(play)
}

function nextTurn(play: Play): void {
  const { state, table, emit } = play
  const maxTurns = table.options.maxTurns ?? Number.POSITIVE_INFINITY
  while (state.shared.turn.no < maxTurns) {
    const { no: before, seat: last } = state.shared.turn
    const no = before + 1
    const seat = nextLeft(last, table.seats, (other) => isIn(play, other)) ?? last
    const { missTurns } = clubOf(play, seat)
    if (missTurns === 0) {
      emit({ type: 'turn.started', seat, no })
      return
    }
    emit({ type: 'turn.skipped', seat, no, missTurns: missTurns - 1 })
  }
  if (table.options.capResult === 'draw') endGame(play, { kind: 'draw' })
  else endGame(play, { kind: 'cap', ranking: standingsOf(play) })
}

export function endGame(play: Play, result: Result): void {
  const unowned = dropFrames(play)
  if (unowned) returnCard(play, unowned.card, 'drawn', 'void')
  play.emit({ type: 'game.ended', result })
}

export function isTurnOver(
  { state, table }: At,
  { buyer, card, via }: Frozen<FrameOf<'acquire'>>,
): boolean {
  const { seat, phase } = state.shared.turn
  const isLost = isBogus(card) && via === 'purchase' && buyer === seat
  return isLost && phase !== 'passing' && table.options.bogusEndsTurn
}
