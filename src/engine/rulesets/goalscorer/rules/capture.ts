import type { Member } from '../../../kernel/types.ts'
import type { Event } from '../events.ts'
import { ABILITIES, counterId, seatOf } from '../read/counters.ts'
import { squareName } from '../read/pitch.ts'
import { identityOf, isRevealed, standsOn } from '../read/standing.ts'
import type { Play } from '../types.ts'
import { endGame, scoreGoals } from './goals.ts'

export function capture(play: Play, by: number, counter: number): void {
  const { emit } = play
  const seat = seatOf(by)
  const identity = identityOf(play, counter)
  const id = counterId(counter)
  reveal(play, counter, 'capture')
  const square = squareName(standsOn(play, counter))
  emit({ type: 'counter.captured', seat, by: counterId(by), counter: id, identity, square })
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
      const award = { seat: seatOf(counter), causedBy: id }
      emit({ type: effect.award === 'penalty' ? 'penalty.awarded' : 'offside.awarded', ...award })
      break
    }
    case 'none':
  }
}

type Cause = Member<Event, 'identity.revealed'>['cause']

export function reveal(play: Play, counter: number, cause: Cause): void {
  if (isRevealed(play, counter)) return
  const identity = identityOf(play, counter)
  play.emit({ type: 'identity.revealed', counter: counterId(counter), identity, cause })
}
