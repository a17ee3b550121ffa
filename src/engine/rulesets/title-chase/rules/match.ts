import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import type { Category } from '../content/effects.ts'
import type { Event } from '../events.ts'
import { inOrder, playableStars } from '../read/holdings.ts'
import { seatOfTeam } from '../read/league.ts'
import { matchOf, penaltyOf, seatOf, sides, teamOf } from '../read/match.ts'
import { type MatchQuestion, nextMatchQuestion, repeatsDecisions } from '../read/match-question.ts'
import type { SideDetail, SideName, TeamId } from '../state.ts'
import type { At, Play } from '../types.ts'
import { hasNoAlternative } from './before-match.ts'
import { leaveAfterMatch } from './leave.ts'
import { receive, returnCard } from './money.ts'
import { loseStar } from './stars.ts'

type Started = Extract<Event, { type: 'match.started' }>
type Result = Extract<Event, { type: 'match.finished' }>['result']

/** Starts a match. Until the match is over, the managers of both sides stay the same (TC-R55). */
export function startMatch(
  play: Play,
  match: Omit<Started, 'type' | 'homeSeat' | 'awaySeat'>,
): void {
  const homeSeat = seatOfTeam(play, match.home)
  const awaySeat = seatOfTeam(play, match.away)
  play.emit({ type: 'match.started', ...match, homeSeat, awaySeat })
}

export function continueMatch(play: Play): boolean {
  const question = nextMatchQuestion(play)
  if (!question) {
    playMatch(play)
    return true
  }
  const stars = automaticLineUp(play, question)
  if (!stars) return false
  const { seat, side } = question
  play.emit({ type: 'lineup.committed', seat, side, play: stars, auto: true })
  return true
}

function automaticLineUp(at: At, { kind, seat, side }: MatchQuestion): Category[] | null {
  if (kind === 'match-penalty') return null
  if (repeatsDecisions(at)) return lastLineUp(at, teamOf(at, side))
  return at.table.options.autoSkip && hasNoAlternative(at, seat) ? [] : null
}

function lastLineUp({ state }: At, team: TeamId): Category[] {
  const last = state.shared.cup.ties.at(-1)?.matches.at(-1)
  if (!last) return []
  return [...last.lineUps[last.home === team ? 0 : 1]]
}

function playMatch(play: Play): void {
  const { competition, round, no, cupRound, tie, replay } = matchOf(play)
  const { points } = play.table.content
  const home = throwDice(play, 'home')
  const away = throwDice(play, 'away')
  const result = home.goals > away.goals ? 'home' : home.goals < away.goals ? 'away' : 'draw'
  for (const side of sides) payGate(play, side, result)
  if (result !== 'draw') loseStars(play, result === 'home' ? 'away' : 'home')
  for (const { seat, penalty } of [home, away])
    if (seat !== null && penalty !== null) returnCard(play, seat, penalty)
  play.emit({
    type: 'match.finished',
    competition,
    round,
    no,
    cupRound,
    tie,
    replay,
    sides: [home, away],
    score: [home.goals, away.goals],
    result,
    points:
      competition === 'cup'
        ? null
        : [sharedOut(points, 'home', result), sharedOut(points, 'away', result)],
  })
  leaveAfterMatch(play)
}

const sharedOut = (
  { win, draw, loss }: { readonly win: number; readonly draw: number; readonly loss: number },
  side: SideName,
  result: Result,
): number => (result === 'draw' ? draw : result === side ? win : loss)

function throwDice(play: Play, side: SideName): SideDetail {
  const { table, chance, emit } = play
  const { dice } = table.content
  const { neutral } = matchOf(play)
  const roll = (die: 'blue' | 'red' | 'black'): number => {
    const face = at(dice[die], chance.below(dice[die].length))
    emit({ type: 'match.rolled', side, die, face })
    return face
  }
  const stars = [...lineUpOf(play, side)]
  const penalty = penaltyOf(play, side)
  const die = roll(side === 'home' && !neutral ? 'blue' : 'red')
  const black = penalty === null ? null : roll('black')
  const goals = die + stars.length + (black ?? 0)
  const seat = seatOf(play, side)
  return { team: teamOf(play, side), seat, stars, penalty, die, black, goals }
}

function lineUpOf(at: At, side: SideName): readonly Category[] {
  const lineUp = matchOf(at).lineUp[side]
  if (!lineUp) throw new Error(`the ${side} side has no line-up`)
  return lineUp
}

function payGate(play: Play, side: SideName, result: Result): void {
  const seat = seatOf(play, side)
  if (seat === null) return
  const amount = sharedOut(play.table.content.money.gate, side, result)
  receive(play, seat, amount, { reason: 'gate', ref: null })
}

function loseStars(play: Play, loser: SideName): void {
  const seat = seatOf(play, loser)
  if (seat === null) return
  for (const category of starsAtStake(play, loser, seat)) loseStar(play, seat, category, 'defeat')
}

const starsAtStake = (at: At, side: SideName, seat: Seat): Category[] =>
  at.table.options.starsLostOnDefeat === 'owned'
    ? playableStars(at, seat)
    : inOrder(lineUpOf(at, side))
