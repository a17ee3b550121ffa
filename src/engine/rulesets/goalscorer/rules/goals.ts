import type { Seat } from '../../../kernel/types.ts'
import { AWAY, COUNTER_IDS, counterId, HOME, type Identity } from '../read/counters.ts'
import { identityOf } from '../read/standing.ts'
import type { EndReason, Goal, Score, Stuck } from '../state.ts'
import type { Play } from '../types.ts'

export function scoreGoals(
  { state, emit }: Play,
  seat: Seat,
  { goals, reason, counter }: Pick<Goal, 'goals' | 'reason'> & { counter: number },
): void {
  const [home, away] = state.score
  const score: Score = seat === HOME ? [home + goals, away] : [home, away + goals]
  const { turn } = state
  emit({ type: 'goals.scored', turn, seat, goals, reason, counter: counterId(counter), score })
}

export function endGame(
  play: Play,
  reason: Exclude<EndReason, 'resigned'>,
  stuck: Stuck | null = null,
): void {
  const [home, away] = play.state.score
  const winner = home === away ? null : home > away ? HOME : AWAY
  endWith(play, winner, reason, stuck)
}

export function endWith(
  play: Play,
  winner: Seat | null,
  reason: EndReason,
  stuck: Stuck | null = null,
): void {
  const score: Score = [...play.state.score]
  const identities: { [counter: string]: Identity } = {}
  for (const [counter, id] of COUNTER_IDS.entries()) identities[id] = identityOf(play, counter)
  play.emit({ type: 'game.ended', result: { reason, winner, score, stuck }, identities })
}
