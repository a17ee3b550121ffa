import { nextSeat } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { isBogus } from '../content/cards.ts'
import { clockwiseFrom, clubOf, isIn, standingsOf } from '../read/clubs.ts'
import type { Ending, FrameOf, Result } from '../state.ts'
import type { Play } from '../types.ts'
import { returnCard } from './cards.ts'
import { changeTurn, closeFrame, openFrame } from './frames.ts'
import { endNegotiation } from './windows.ts'

/** The turn ends here and now: what was open in it is dropped. */
export function endTurn(play: Play, ending: Ending): void {
  const paidFor = dropFrames(play)
  changeTurn(play, { phase: 'passing', space: null, owedRolls: 0, ending })
  if (paidFor) openFrame(play, paidFor)
}

/**
 * Business that its owner no longer goes on with. Gives back the purchase of a tackler, which is
 * another seat's and stays.
 */
function dropFrames(play: Play): FrameOf<'acquire'> | null {
  const { state, emit } = play
  let paidFor: FrameOf<'acquire'> | null = null
  for (let frame = state.frames.at(-1); frame; frame = state.frames.at(-1)) {
    if (frame.kind === 'window') endNegotiation(play, frame, 'passed')
    if (frame.kind === 'acquire') paidFor = { ...frame } as FrameOf<'acquire'>
    const { kind } = frame
    closeFrame(play)
    if (kind === 'window') emit({ type: 'window.closed' })
    if (frame.kind === 'effects' && !frame.kept) returnCard(play, frame.card, 'drawn', 'used')
  }
  return paidFor
}

/** Where claims are manual every seat may speak up once more before play passes. */
export function askForClaims(play: Play): boolean {
  const { state, table } = play
  if (table.options.claims === 'automatic') return false
  openFrame(play, { kind: 'passing', waiting: clockwiseFrom(state.clubs, state.turn.seat) })
  return true
}

export function passOn(play: Play): void {
  const { state, table, emit } = play
  const { seat, ending, claims } = state.turn
  if (table.options.claims === 'manual') {
    const claimIds = claims.filter(({ status }) => status === 'open').map(({ id }) => id)
    emit({ type: 'claims.lapsed', claimIds })
  }
  emit({ type: 'turn.ended', seat, reason: ending ?? 'done' })
  nextTurn(play)
}

/** Skipped turns are counted and passed over; before one too many the game ends. */
function nextTurn(play: Play): void {
  const { state, table, emit } = play
  const maxTurns = table.options.maxTurns ?? Number.POSITIVE_INFINITY
  while (state.turn.no < maxTurns) {
    const no = state.turn.no + 1
    const seat = seatAfter(play, state.turn.seat)
    const { missTurns } = clubOf(state.clubs, seat)
    if (missTurns === 0) {
      emit({ type: 'turn.started', seat, no })
      return
    }
    emit({ type: 'turn.skipped', seat, no, missTurns: missTurns - 1 })
  }
  endAtCap(play)
}

function seatAfter({ state: { clubs } }: Play, from: Seat): Seat {
  let seat = nextSeat(from, clubs.length)
  while (!isIn(clubOf(clubs, seat))) seat = nextSeat(seat, clubs.length)
  return seat
}

function endAtCap(play: Play): void {
  const { state, table } = play
  const { clubs, left } = state
  if (table.options.capResult === 'draw') endGame(play, { kind: 'draw' })
  else endGame(play, { kind: 'cap', ranking: standingsOf(clubs, left, table) })
}

export function endGame(play: Play, result: Result): void {
  const unowned = dropFrames(play)
  if (unowned) returnCard(play, unowned.card, 'drawn', 'void')
  play.emit({ type: 'game.ended', result })
}

/** Whether the card just drawn ends its buyer's turn (SP-R10). */
export const isTurnOver = (
  { state, table }: Play,
  { buyer, card, via }: Readonly<FrameOf<'acquire'>>,
): boolean =>
  isBogus(card) &&
  via === 'purchase' &&
  buyer === state.turn.seat &&
  state.turn.phase !== 'passing' &&
  table.options.bogusEndsTurn
