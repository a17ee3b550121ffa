import type { Problem } from '../../../kernel/rule.ts'
import { exactly, oneOf } from '../../../kernel/space.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import { FOOTBALLERS_MAX, FORFEIT } from '../content/numbers.ts'
import { squads } from '../content/schema.ts'
import { measuresOf } from '../options.ts'
import { isComplete, lacksWins, sideOf } from '../read/club-set.ts'
import { clubOf, isOverLimit, opponentsOf, targetProblem } from '../read/clubs.ts'
import { playingProblem } from '../read/deals.ts'
import { frameOf, topFrame } from '../read/frames.ts'
import { problem, withFacts } from '../refusals.ts'
import type { At, Play, Rules } from '../types.ts'
import { gainWin, giveCard, takeCard } from './cards.ts'
import { type Dice, kickAtGoal, rollDice } from './dice.ts'
import { changeFrame, changeTurn, closeFrame, openFrame } from './frames.ts'
import { charge } from './money.ts'
import { endGame, endTurn } from './turns.ts'

type MatchMove = 'play-cup-match' | 'choose-opponent' | 'skip-match' | 'challenge-final'

export const matchRules: Rules<MatchMove> = {
  'play-cup-match': {
    problem(at, { seat, move: { opponent, card } }) {
      const target = withFacts(targetProblem(at, seat, opponent, 'SP-702'), { opponent })
      if (card === undefined) return target ?? freeMatchProblem(at, seat)
      return playingProblem(at, seat, card, 'matchCards') ?? target
    },
    spaces(at, { seat }) {
      const { matchCards } = clubOf(at, seat)
      if (matchCards.length === 0 && freeMatchProblem(at, seat)) return []
      const card = matchCards.length > 0 ? { card: oneOf(matchCards) } : {}
      return [exactly('play-cup-match', { opponent: oneOf(opponentsOf(at, seat)), ...card })]
    },
    act(play, { seat, move: { opponent, card } }) {
      if (card === undefined) changeTurn(play, { freeMatchUsed: true })
      else takeCard(play, card, seat, 'played')
      playMatch(play, opponent, card === undefined ? 'free' : 'card')
    },
  },

  'choose-opponent': {
    problem(at, { seat, move: { opponent } }) {
      const target = targetProblem(at, seat, opponent, 'SP-702')
      if (target) return withFacts(target, { opponent })
      const isEligible = frameOf(at, 'pick-opponent').eligible.includes(opponent)
      return isEligible ? null : problem('opponent-not-eligible', { opponent })
    },
    spaces(at) {
      const opponent = oneOf(frameOf(at, 'pick-opponent').eligible)
      return [exactly('choose-opponent', { opponent })]
    },
    act(play, { move: { opponent } }) {
      const { via } = frameOf(play, 'pick-opponent')
      closeFrame(play)
      playMatch(play, opponent, via)
    },
  },

  'skip-match': {
    problem: (at) => (frameOf(at, 'pick-opponent').skippable ? null : problem('skip-not-allowed')),
    act: (play) => closeFrame(play),
  },

  'challenge-final': {
    problem: (at, { seat, move: { opponent } }) =>
      withFacts(targetProblem(at, seat, opponent, 'SP-803'), { opponent }) ??
      challengeProblem(at, seat),
    spaces(at, { seat }) {
      // The fast check `isComplete` comes before the slow check `challengeProblem`.
      if (!isComplete(at, seat) || challengeProblem(at, seat)) return []
      const opponent = oneOf(opponentsOf(at, seat))
      return [exactly('challenge-final', { opponent, trophyColour: oneOf(squads) })]
    },
    act(play, { seat, move: { opponent, trophyColour } }) {
      const { emit } = play
      emit({ type: 'final.challenged', seat, opponent, trophyColour })
      const kicks = playShootOut(play, [seat, opponent], 'final')
      const winner = kicks[0] > kicks[1] ? seat : opponent
      emit({ type: 'final.decided', kicks, winner })
      if (winner === seat) {
        giveCard(play, `trophy-${trophyColour}`, 'tray', seat, { reason: 'final' })
        endGame(play, { kind: 'trophy', winner, trophyColour, opponent, kicks })
      } else loseFinal(play, seat, opponent)
    },
  },
}

export function freeMatchProblem(at: At, seat: Seat): Problem | null {
  const hasRight =
    clubOf(at, seat).matchCards.length === 0 &&
    !at.state.shared.turn.freeMatchUsed &&
    lacksWins(at, seat) &&
    isComplete(at, seat)
  return hasRight ? null : problem('no-match-right')
}

export function challengeProblem(at: At, seat: Seat): Problem | null {
  if (!isComplete(at, seat)) {
    const { setSize } = measuresOf(at.table.options)
    return problem('club-set-incomplete', { setSize, side: sideOf(at, seat) })
  }
  const { wins, footballers } = clubOf(at, seat)
  const { winsRequired } = measuresOf(at.table.options)
  if (lacksWins(at, seat)) return problem('wins-incomplete', { wins: wins.length, winsRequired })
  if (!isOverLimit(at, seat)) return null
  return problem('squad-over-limit', { footballers: footballers.length, most: FOOTBALLERS_MAX })
}

function loseFinal(play: Play, seat: Seat, opponent: Seat): void {
  endTurn(play, 'final-lost')
  charge(play, { from: seat, to: opponent, amount: FORFEIT, reason: 'forfeit', ref: null })
}

export function announceMatch(play: Play, via: 'space' | 'effect'): void {
  const { state, table } = play
  const starter = state.shared.turn.seat
  const isOptional = via === 'space' && table.options.cupMatchSpace === 'may'
  const skippable = isOptional && lacksWins(play, starter)
  openFrame(play, { kind: 'pick-opponent', eligible: eligibleFor(play, starter), skippable, via })
}

/** A seat that has all its WIN cards must play against a seat that lacks a WIN card (SP-709). */
const eligibleFor = (at: At, starter: Seat): Seat[] =>
  opponentsOf(at, starter).filter((seat) => lacksWins(at, starter) || lacksWins(at, seat))

export function pickForced(play: Play): boolean {
  const { eligible, skippable, via } = frameOf(play, 'pick-opponent')
  const [only, ...others] = eligible
  if (only !== undefined && (others.length > 0 || skippable)) return false
  closeFrame(play)
  if (only !== undefined) playMatch(play, only, via)
  return true
}

export function dropOpponent(play: Play, seat: Seat): void {
  const frame = topFrame(play, 'pick-opponent')
  if (!frame?.eligible.includes(seat)) return
  changeFrame(play, { ...frame, eligible: frame.eligible.filter((other) => other !== seat) })
}

function playMatch(play: Play, opponent: Seat, via: 'card' | 'free' | 'space' | 'effect'): void {
  const { state, emit } = play
  const starter = state.shared.turn.seat
  emit({ type: 'match.started', starter, opponent, via })
  const goals: Dice = [rollGoals(play, starter), rollGoals(play, opponent)]
  const shootOut = goals[0] === goals[1] ? playShootOut(play, [starter, opponent]) : null
  const [own, theirs] = shootOut ?? goals
  const winner = own > theirs ? starter : opponent
  emit({ type: 'match.decided', goals, shootOut, winner })
  gainWin(play, winner, 'match')
}

function rollGoals(play: Play, seat: Seat): number {
  const dice = rollDice(play)
  play.emit({ type: 'dice.rolled', seat, dice, purpose: 'match' })
  return sumOf(dice)
}

const KICKS = 5

function playShootOut(
  play: Play,
  seats: readonly [Seat, Seat],
  purpose: 'shoot-out' | 'final' = 'shoot-out',
): [number, number] {
  const goals: [number, number] = [0, 0]
  for (let kick = 1; kick <= KICKS || goals[0] === goals[1]; kick += 1)
    for (const side of [0, 1] as const) {
      const goal = kickAtGoal(play)
      play.emit({ type: 'penalty.rolled', seat: seats[side], goal, purpose, kick })
      if (goal) goals[side] += 1
    }
  return goals
}
