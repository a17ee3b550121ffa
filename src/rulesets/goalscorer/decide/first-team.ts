import type { Play, Ruleset } from '../../../kernel/ruleset.ts'
import type { Seat } from '../../../kernel/types.ts'
import { ABILITIES, counterId, counterNumber, seatOf, substituteOf } from '../counters.ts'
import { debutWay, isOnPitch, leadsTo, pitchOf, squareName, squareNumber } from '../pitch.ts'
import { must } from '../refusals.ts'
import { debutSquare, mayEnter } from '../targets.ts'
import type { Goalscorer } from '../types.ts'
import { endTurn, reveal } from './capture.ts'

type Decide = Pick<Ruleset<Goalscorer>['decide'], 'move-first-teamer' | 'make-debut'>

/** The second move of a turn. */
export const firstTeam: Decide = {
  'move-first-teamer'(play, { seat, move }) {
    const { state, table, emit } = play
    const { statuses, squares, identities } = state
    const pitch = pitchOf(table.options.rows)
    const counter = counterNumber(move.counter)
    must(seatOf(counter) === seat, 'not-your-counter')
    const from = squares[counter] ?? null
    must(from !== null, 'counter-not-on-pitch', { status: statuses[counter] })
    must(statuses[counter] === 'first-team', 'not-a-first-teamer')
    const to = squareNumber(move.to)
    must(isOnPitch(to, pitch), 'square-off-pitch', { rows: pitch.rows })
    must(leadsTo(pitch.around[from]!, to), 'not-one-square')
    const { movement } = ABILITIES[identities[counter]!]
    must(movement !== 'orthogonal' || leadsTo(pitch.beside[from]!, to), 'defender-no-diagonal')
    const staysInArea = movement === 'any-direction-in-own-goalkeeper-area'
    must(!staysInArea || leadsTo(pitch.inArea[seat]![from]!, to), 'goalkeeper-outside-area')
    mustBeEnterable(play, seat, to)

    const captured = state.board[to] ?? null
    const { counter: id } = move
    emit({ type: 'first-teamer.moved', seat, counter: id, from: squareName(from), to: move.to })
    endTurn(play, counter, captured)
  },

  'make-debut'(play, { seat, move }) {
    const { state, table, emit } = play
    const { useSubstitute } = move
    const arrived = state.debut!
    const substitute = substituteOf(seat)
    const isLeft = state.statuses[substitute] === 'substitute'
    must(!useSubstitute || isLeft, 'substitute-not-available')
    const pitch = pitchOf(table.options.rows)
    const to = squareNumber(move.to)
    must(isOnPitch(to, pitch), 'square-off-pitch', { rows: pitch.rows })
    const from = debutSquare(state)
    const counter = useSubstitute ? substitute : arrived
    const identity = state.identities[counter]!
    const way = debutWay(pitch, seat, identity, from)
    must(leadsTo(way, to), 'debut-square-not-allowed', { identity })
    mustBeEnterable(play, seat, to)

    const captured = state.board[to] ?? null
    if (useSubstitute) bringOn(play, seat)
    reveal(play, counter, 'debut')
    const id = counterId(counter)
    emit({ type: 'debut.made', seat, counter: id, identity, from: squareName(from), to: move.to })
    endTurn(play, counter, captured)
  },
}

/** Counters in between block nobody: only the square itself counts. */
function mustBeEnterable({ state, table }: Play<Goalscorer>, seat: Seat, to: number): void {
  const occupant = state.board[to] ?? null
  must(occupant === null || seatOf(occupant) !== seat, 'square-occupied-by-own')
  must(mayEnter(state, table, seat, to), 'goalkeeper-protected')
}

/** The replaced counter keeps its secret, unless the option tells it. */
function bringOn(play: Play<Goalscorer>, seat: Seat): void {
  const { state, table, emit } = play
  const off = state.debut!
  const square = squareName(debutSquare(state))
  const on = counterId(substituteOf(seat))
  emit({ type: 'substitute.brought-on', seat, on, off: counterId(off), square })
  if (table.options.revealReplacedCounter) reveal(play, off, 'replaced')
}
