import type { Play, Ruleset } from '../../../kernel/ruleset.ts'
import { ABILITIES, counterNumber, seatOf } from '../counters.ts'
import { squareName } from '../pitch.ts'
import { must } from '../refusals.ts'
import { isPickable } from '../targets.ts'
import type { AwardKind, Goalscorer } from '../types.ts'
import { reveal } from './capture.ts'
import { openSecondMove, scoreGoals } from './turn.ts'

type Decide = Pick<Ruleset<Goalscorer>['decide'], 'take-penalty' | 'call-offside'>

/** The first move of a turn with an award. */
export const awards: Decide = {
  'take-penalty'(play, { seat, move }) {
    const { state, emit } = play
    const counter = counterNumber(move.counter)
    mustBePickable(play, 'penalty', counter)

    const wasRevealed = state.revealed[counter]!
    const { kind } = ABILITIES[state.identities[counter]!].onPenalty
    const isStar = kind === 'reveal'
    const scores = kind === 'remove-and-score'
    const left = scores ? 'goal' : 'removed'
    const outcome = isStar ? (wasRevealed ? 'no-effect' : 'star-revealed') : left
    emit({ type: 'penalty.taken', seat, counter: move.counter, outcome })
    reveal(play, counter, 'penalty')
    if (!isStar) {
      const square = squareName(state.squares[counter]!)
      emit({ type: 'counter.removed', counter: move.counter, square })
    }
    if (scores) scoreGoals(play, seat, { goals: 1, reason: 'penalty', counter })
    openSecondMove(play, seat)
  },

  'call-offside'(play, { seat, move }) {
    const counter = counterNumber(move.counter)
    mustBePickable(play, 'offside', counter)

    play.emit({ type: 'offside.taken', seat, counter: move.counter })
    reveal(play, counter, 'offside')
    openSecondMove(play, seat)
  },
}

function mustBePickable({ state, table }: Play<Goalscorer>, kind: AwardKind, counter: number) {
  must(seatOf(counter) !== state.seat, 'target-not-opponent')
  const status = state.statuses[counter]
  const isOff = state.squares[counter] === null
  const isOfferedSubstitute =
    kind === 'offside' && status === 'substitute' && table.options.offsideMayRevealSubstitute
  must(!isOff || isOfferedSubstitute, 'target-not-on-pitch', { status })
  must(status !== 'first-team', 'target-not-youth')
  must(isPickable(state, table.options, kind, counter), 'target-already-revealed')
}
