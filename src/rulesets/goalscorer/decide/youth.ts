import type { Play, Ruleset } from '../../../kernel/ruleset.ts'
import { counterId, counterNumber, seatOf } from '../counters.ts'
import { isAttackedLine, isOnPitch, leadsTo, pitchOf, squareName, squareNumber } from '../pitch.ts'
import { must } from '../refusals.ts'
import type { Goalscorer } from '../types.ts'
import { reveal } from './capture.ts'
import { endGame, openSecondMove, scoreGoals } from './turn.ts'

type Decide = Pick<Ruleset<Goalscorer>['decide'], 'move-youth'>

/** The first move of a turn without an award. */
export const youth: Decide = {
  'move-youth'(play, { seat, move }) {
    const { state, table, emit } = play
    const { board, statuses, squares } = state
    const pitch = pitchOf(table.options.rows)
    const counter = counterNumber(move.counter)
    must(seatOf(counter) === seat, 'not-your-counter')
    const from = squares[counter] ?? null
    must(from !== null, 'counter-not-on-pitch', { status: statuses[counter] })
    must(statuses[counter] === 'youth', 'not-a-youth-counter')
    const to = squareNumber(move.to)
    must(isOnPitch(to, pitch), 'square-off-pitch', { rows: pitch.rows })
    must(leadsTo(pitch.ahead[seat]![from]!, to), 'not-one-square-forward')
    const occupant = board[to] ?? null
    must(occupant === null || seatOf(occupant) !== seat, 'square-occupied-by-own')
    must(occupant === null, 'youth-cannot-capture')

    emit({
      type: 'youth.moved',
      seat,
      counter: move.counter,
      from: squareName(from),
      to: move.to,
    })
    if (isAttackedLine(to, seat, pitch)) arrive(play, counter)
    else openSecondMove(play, seat)
  },
}

/** The Star Player's arrival is the end; any other counter makes its debut with the next move. */
function arrive(play: Play<Goalscorer>, counter: number): void {
  const { state, emit } = play
  const { seat } = state
  if (state.identities[counter] === 'star') {
    reveal(play, counter, 'star-arrived')
    scoreGoals(play, seat, { goals: 2, reason: 'star-arrived', counter })
    endGame(play, 'star-arrived')
  } else {
    const square = squareName(state.squares[counter]!)
    emit({ type: 'goal-line.reached', seat, counter: counterId(counter), square })
  }
}
