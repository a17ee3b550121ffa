import { at, nextSeat } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { type Content, cupRounds } from '../content/schema.ts'
import type { Event } from '../events.ts'
import type { Colour } from '../state.ts'
import type { Play, State } from '../types.ts'
import { applyEffect, drawCard } from './cards.ts'
import { rollWhite } from './white-die.ts'

/** White die, counter, and the coloured square, before anything green is played (TC-204). */
export function rollAndMove(play: Play, seat: Seat): void {
  const { state, table, emit } = play
  const { squares, last } = table.content.board
  const from = state.seats[seat]!.square
  const rolled = rollWhite(play, seat, 'move', null)
  const to = Math.min(from + rolled, last)
  const square = at(squares, to)
  const greens = greensBetween(state, table.content, from, to)
  const unused = rolled - (to - from)
  emit({ type: 'counter.moved', seat, from, to, rolled, unused, landed: square.type, greens })
  if (square.type === 'yellow' || square.type === 'red') drawCard(play, seat, square.type, 'square')
  if (square.type !== 'blue') return
  const blue = table.content.blueSquares.find(({ id }) => id === square.blue)
  if (!blue) throw new Error(`there is no blue square ${square.blue}`)
  emit({ type: 'blue.triggered', seat, blue: blue.id, square: to })
  applyEffect(play, blue.effect, { seat, ref: blue.id, card: null })
}

type Green = Extract<Event, { type: 'counter.moved' }>['greens'][number]

/** The green squares passed or landed on; those are due whose round has not been played (TC-R8). */
function greensBetween(
  { roundsPlayed, cupRoundsPlayed }: State,
  { board }: Content,
  from: number,
  to: number,
): Green[] {
  return board.squares.slice(from + 1, to + 1).flatMap((one): Green[] => {
    const square = one.index
    if (one.type === 'match')
      return [{ square, round: one.match, cupRound: null, due: one.match > roundsPlayed }]
    if (one.type !== 'cup') return []
    const due = cupRounds.indexOf(one.cupRound) >= cupRoundsPlayed
    return [{ square, round: null, cupRound: one.cupRound, due }]
  })
}

/** Person and colour are named before the card is drawn (TC-308). */
export function nominateFor(
  play: Play,
  by: Seat,
  { seat, colour }: { readonly seat: Seat; readonly colour: Colour },
): void {
  play.emit({ type: 'pink.nominated', by, seat, colour })
  drawCard(play, seat, colour, 'pink')
}

export function startTurn({ state, emit }: Play, seat: Seat): void {
  emit({ type: 'turn.started', turn: state.turn + 1, seat })
}

/** Clockwise; seats that have left are passed over (TC-R5). */
export function startNextTurn(play: Play): void {
  const { seats, currentSeat } = play.state
  let seat = nextSeat(currentSeat ?? 0, seats.length)
  while (seats[seat]!.resigned !== null) seat = nextSeat(seat, seats.length)
  startTurn(play, seat)
}
