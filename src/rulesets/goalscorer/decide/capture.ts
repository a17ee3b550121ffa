import type { Play } from '../../../kernel/ruleset.ts'
import type { Member } from '../../../kernel/types.ts'
import { ABILITIES, counterId, seatOf } from '../counters.ts'
import type { Event } from '../events.ts'
import { squareName } from '../pitch.ts'
import type { Goalscorer } from '../types.ts'
import { endGame, openTurn, scoreGoals } from './turn.ts'

/**
 * The end of a turn: what was captured decides how the next one begins, if one does. The capturing
 * counter already stands on the square.
 */
export function endTurn(play: Play<Goalscorer>, by: number, captured: number | null): void {
  if (captured !== null) capture(play, by, captured)
  if (play.state.result === null) openTurn(play)
}

function capture(play: Play<Goalscorer>, by: number, counter: number): void {
  const { state, emit } = play
  const seat = seatOf(by)
  const identity = state.identities[counter]!
  reveal(play, counter, 'capture')
  emit({
    type: 'counter.captured',
    seat,
    by: counterId(by),
    counter: counterId(counter),
    identity,
    square: squareName(state.squares[counter]!),
  })
  const effect = ABILITIES[identity].onCapture
  switch (effect.kind) {
    case 'score': {
      const { goals, endsGame } = effect
      const reason = endsGame ? 'star-captured' : 'capture'
      scoreGoals(play, seat, { goals, reason, counter })
      if (endsGame) endGame(play, 'star-captured')
      break
    }
    case 'award': {
      const award = { seat: seatOf(counter), causedBy: counterId(counter) }
      emit({ type: effect.award === 'penalty' ? 'penalty.awarded' : 'offside.awarded', ...award })
      break
    }
    case 'none':
  }
}

type Cause = Member<Event, 'identity.revealed'>['cause']

/** Tells everybody who a counter is, unless they know. */
export function reveal({ state, emit }: Play<Goalscorer>, counter: number, cause: Cause): void {
  if (state.revealed[counter]) return
  const identity = state.identities[counter]!
  emit({ type: 'identity.revealed', counter: counterId(counter), identity, cause })
}
