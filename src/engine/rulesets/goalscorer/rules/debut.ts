import type { Problem, Rules } from '../../../kernel/rule.ts'
import type { Space } from '../../../kernel/space.ts'
import type { Seat } from '../../../kernel/types.ts'
import type { Move } from '../moves.ts'
import { counterId, type Identity, substituteOf } from '../read/counters.ts'
import {
  debutWay,
  isOnPitch,
  leadsTo,
  pitchOf,
  squareName,
  squareNumber,
  type Way,
} from '../read/pitch.ts'
import { arrivedOf, identityOf, occupantOf, standsOn, statusOf } from '../read/standing.ts'
import { problem } from '../refusals.ts'
import type { At, Goalscorer, Play } from '../types.ts'
import { capture, reveal } from './capture.ts'
import { entryProblem } from './first-team.ts'

export const debutRules: Rules<Goalscorer, 'make-debut'> = {
  'make-debut': {
    problem: (at, { seat, move: { useSubstitute, to } }) =>
      debutProblem(at, seat, useSubstitute, squareNumber(to)),
    spaces: (at, { seat }) => [false, true].flatMap((one) => debutSpaces(at, seat, one)),
    act(play, { seat, move: { useSubstitute, to } }) {
      const from = squareName(standsOn(play, arrivedOf(play)))
      const counter = debutantOf(play, seat, useSubstitute)
      const identity = identityOf(play, counter)
      const captured = occupantOf(play, squareNumber(to))
      if (useSubstitute) bringOn(play, seat)
      reveal(play, counter, 'debut')
      play.emit({ type: 'debut.made', seat, counter: counterId(counter), identity, from, to })
      if (captured !== null) capture(play, counter, captured)
    },
  },
}

const debutantOf = (at: At, seat: Seat, useSubstitute: boolean): number =>
  useSubstitute ? substituteOf(seat) : arrivedOf(at)

function debutProblem(at: At, seat: Seat, useSubstitute: boolean, to: number): Problem | null {
  const counter = debutantOf(at, seat, useSubstitute)
  if (useSubstitute && statusOf(at, counter) !== 'substitute')
    return problem('substitute-not-available')
  const { rows } = at.table.options
  if (!isOnPitch(to, pitchOf(rows))) return problem('square-off-pitch', { rows })
  const identity = identityOf(at, counter)
  if (!leadsTo(wayOf(at, seat, identity), to))
    return problem('debut-square-not-allowed', { identity })
  return entryProblem(at, seat, to)
}

function debutSpaces(at: At, seat: Seat, useSubstitute: boolean): Space<Move>[] {
  const identity = identityOf(at, debutantOf(at, seat, useSubstitute))
  const { squares } = wayOf(at, seat, identity)
  const open = squares.filter((to) => !debutProblem(at, seat, useSubstitute, to))
  if (open.length === 0) return []
  const fields = { useSubstitute: { is: useSubstitute }, to: { oneOf: open.map(squareName) } }
  return [{ type: 'make-debut', exact: true, fields }]
}

const wayOf = (at: At, seat: Seat, identity: Identity): Way =>
  debutWay(pitchOf(at.table.options.rows), seat, identity, standsOn(at, arrivedOf(at)))

function bringOn(play: Play, seat: Seat): void {
  const { table, emit } = play
  const off = arrivedOf(play)
  const square = squareName(standsOn(play, off))
  const on = counterId(substituteOf(seat))
  emit({ type: 'substitute.brought-on', seat, on, off: counterId(off), square })
  if (table.options.revealReplacedCounter) reveal(play, off, 'replaced')
}
