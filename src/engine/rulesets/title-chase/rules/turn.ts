import { at } from '../../../kernel/define.ts'
import type { Rules } from '../../../kernel/rule.ts'
import { exactly, oneOf } from '../../../kernel/space.ts'
import type { Seat } from '../../../kernel/types.ts'
import { nextLeft } from '../../shared/seats.ts'
import { blueSquareOf } from '../content/book.ts'
import { cupRounds } from '../content/schema.ts'
import type { Event } from '../events.ts'
import { hasLeft, managerOf, seatOnTurn, seatsLeft } from '../read/league.ts'
import { problem } from '../refusals.ts'
import type { Colour } from '../state.ts'
import type { At, Play, TitleChase } from '../types.ts'
import { applyEffect, drawCard } from './cards.ts'
import { rollWhite } from './white-die.ts'

export const turnRules: Rules<TitleChase, 'roll' | 'nominate'> = {
  roll: { act: (play, { seat }) => rollAndMove(play, seat) },

  nominate: {
    problem(at, { move: { seat } }) {
      if (seatsLeft(at).includes(seat)) return null
      return problem('seat-not-eligible', { seat }, seat < at.table.seats ? 'TC-R14' : 'TC-307')
    },
    spaces: (at) => [
      exactly('nominate', { seat: oneOf(seatsLeft(at)), colour: oneOf(['yellow', 'red']) }),
    ],
    act: (play, { seat, move }) => nominateFor(play, seat, move),
  },
}

export function rollAndMove(play: Play, seat: Seat): void {
  const { table, emit } = play
  const { squares, last } = table.content.board
  const from = managerOf(play, seat).square
  const rolled = rollWhite(play, seat, 'move', null)
  const to = Math.min(from + rolled, last)
  const square = at(squares, to)
  const greens = greensBetween(play, from, to)
  const unused = rolled - (to - from)
  emit({ type: 'counter.moved', seat, from, to, rolled, unused, landed: square.type, greens })
  if (square.type === 'yellow' || square.type === 'red') drawCard(play, seat, square.type, 'square')
  if (square.type !== 'blue') return
  const { id: blue, effect } = blueSquareOf(table.content, square.blue)
  emit({ type: 'blue.triggered', seat, blue, square: to })
  applyEffect(play, effect, { seat, ref: blue, card: null })
}

type Green = Extract<Event, { type: 'counter.moved' }>['greens'][number]

function greensBetween({ state, table }: At, from: number, to: number): Green[] {
  const { roundsPlayed, cupRoundsPlayed } = state.shared
  return table.content.board.squares.slice(from + 1, to + 1).flatMap((one): Green[] => {
    const square = one.index
    if (one.type === 'match')
      return [{ square, round: one.match, cupRound: null, due: one.match > roundsPlayed }]
    if (one.type !== 'cup') return []
    const due = cupRounds.indexOf(one.cupRound) >= cupRoundsPlayed
    return [{ square, round: null, cupRound: one.cupRound, due }]
  })
}

export function nominateFor(
  play: Play,
  by: Seat,
  { seat, colour }: { readonly seat: Seat; readonly colour: Colour },
): void {
  play.emit({ type: 'pink.nominated', by, seat, colour })
  drawCard(play, seat, colour, 'pink')
}

export function startTurn({ state, emit }: Play, seat: Seat): void {
  emit({ type: 'turn.started', turn: state.shared.turn + 1, seat })
}

export function startNextTurn(play: Play): void {
  const next = nextLeft(seatOnTurn(play), play.table.seats, (seat) => !hasLeft(play, seat))
  if (next === null) throw new Error('no other seat is left')
  startTurn(play, next)
}
