import type { Play } from '../../../kernel/ruleset.ts'
import type { Seat } from '../../../kernel/types.ts'
import { AWAY, COUNTER_IDS, type CounterId, counterId, HOME, type Identity } from '../counters.ts'
import { hasPick, hasStep } from '../targets.ts'
import type { EndReason, GoalReason, Goalscorer, Score, Stuck } from '../types.ts'

/** The next turn: with an award in place of the Youth Counter move, where there is one to use. */
export function openTurn(play: Play<Goalscorer>): void {
  const { state, table, emit } = play
  const { turnLimit } = table.options
  const turn = state.turn + 1
  const { award } = state
  if (turnLimit !== null && turn > 2 * turnLimit) {
    if (award)
      emit({ type: 'award.lapsed', seat: award.seat, award: award.kind, reason: 'turn-limit' })
    endGame(play, 'turn-limit')
    return
  }
  const seat = turn % 2 === 1 ? HOME : AWAY
  const kind = award?.kind ?? null
  emit({ type: 'turn.started', turn, round: roundOf(turn), seat, award: kind })
  if (kind !== null) {
    if (hasPick(state, table, kind)) return
    emit({ type: 'award.lapsed', seat, award: kind, reason: 'no-target' })
  }
  if (!hasStep(state, table, seat, 'youth')) getStuck(play, { seat, step: 'youth-move' })
}

/** A round is a turn of each seat. */
export const roundOf = (turn: number): number => Math.ceil(turn / 2)

/** After the first move of a turn. */
export function openSecondMove(play: Play<Goalscorer>, seat: Seat): void {
  const { state, table } = play
  if (!hasStep(state, table, seat, 'first-team'))
    getStuck(play, { seat, step: 'first-teamer-move' })
}

function getStuck(play: Play<Goalscorer>, stuck: Stuck): void {
  play.emit({ type: 'seat.stuck', seat: stuck.seat, step: stuck.step })
  endGame(play, 'stuck', stuck)
}

export function scoreGoals(
  { state, emit }: Play<Goalscorer>,
  seat: Seat,
  { goals, reason, counter }: { goals: 1 | 2; reason: GoalReason; counter: number },
): void {
  const [home, away] = state.score
  const score: Score = seat === HOME ? [home + goals, away] : [home, away + goals]
  const { turn } = state
  emit({ type: 'goals.scored', turn, seat, goals, reason, counter: counterId(counter), score })
}

/** The goals decide, however the game ends. */
export function endGame(
  play: Play<Goalscorer>,
  reason: Exclude<EndReason, 'resigned'>,
  stuck: Stuck | null = null,
): void {
  const [home, away] = play.state.score
  const winner = home === away ? null : home > away ? HOME : AWAY
  disclose(play, reason, winner, stuck)
}

/** A seat that gives up loses, whatever the goals are. */
export const loseByResigning = (play: Play<Goalscorer>, winner: Seat): void =>
  disclose(play, 'resigned', winner, null)

function disclose(
  { state, emit }: Play<Goalscorer>,
  reason: EndReason,
  winner: Seat | null,
  stuck: Stuck | null,
): void {
  const identities = {} as Record<CounterId, Identity>
  for (const [counter, id] of COUNTER_IDS.entries()) identities[id] = state.identities[counter]!
  emit({
    type: 'game.ended',
    result: { reason, winner, score: [...state.score], stuck },
    identities,
  })
}
