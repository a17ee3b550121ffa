import { at } from '../../../kernel/define.ts'
import type { Category } from '../content/effects.ts'
import type { Event } from '../events.ts'
import { askedInMatch, hasNoAlternative, repeatsDecisions } from '../read/asked.ts'
import { inOrder, playableStars, seatOf, sides, teamOf } from '../read/holdings.ts'
import { managerOf } from '../read/league.ts'
import type { SideDetail, SideName, TeamId } from '../state.ts'
import type { Play } from '../types.ts'
import { leaveAfterMatch } from './leave.ts'
import { receive, returnCard } from './money.ts'
import { loseStar } from './stars.ts'

type Started = Extract<Event, { type: 'match.started' }>
type Finished = Extract<Event, { type: 'match.finished' }>

/** Who manages a side is settled when its match starts (TC-R55). */
export function startMatch(
  { state, emit }: Play,
  match: Omit<Started, 'type' | 'homeSeat' | 'awaySeat'>,
): void {
  const homeSeat = managerOf(state, match.home)
  const awaySeat = managerOf(state, match.away)
  emit({ type: 'match.started', ...match, homeSeat, awaySeat })
}

/** Answers what nobody need be asked; true: somebody is asked now. */
export function isMatchWaiting(play: Play): boolean {
  const { state, table, emit } = play
  for (let asked = askedInMatch(state, table); asked; asked = askedInMatch(state, table)) {
    const { kind, seat, side } = asked
    if (kind === 'match-penalty') return true
    if (repeatsDecisions(state.match!, table)) {
      const stars = lastLineUp(play, teamOf(state.match!, side))
      emit({ type: 'lineup.committed', seat, side, play: stars, auto: true })
    } else if (table.options.autoSkip && hasNoAlternative(state, seat, table)) {
      emit({ type: 'lineup.committed', seat, side, play: [], auto: true })
    } else return true
  }
  return false
}

/** The stars that a team played in the match of this tie before. */
function lastLineUp({ state }: Play, team: TeamId): Category[] {
  const last = state.cup.ties.at(-1)?.matches.at(-1)
  if (!last) return []
  return [...last.lineUps[last.home === team ? 0 : 1]]
}

/** Dice, gate money, stars lost, penalty cards, the score; then those who asked may leave. */
export function playMatch(play: Play): void {
  const { state, table, emit } = play
  const match = state.match!
  const home = throwDice(play, 'home')
  const away = throwDice(play, 'away')
  const result = home.goals > away.goals ? 'home' : home.goals < away.goals ? 'away' : 'draw'
  for (const side of sides) payGate(play, side, result)
  if (result !== 'draw') loseStars(play, result === 'home' ? 'away' : 'home')
  for (const { seat, penalty } of [home, away])
    if (seat !== null && penalty !== null) returnCard(play, seat, penalty)
  const { competition, round, no, cupRound, tie, replay } = match
  const { points } = table.content
  emit({
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
    points: competition === 'cup' ? null : [pointsOf('home', result), pointsOf('away', result)],
  })
  leaveAfterMatch(play)

  function pointsOf(side: SideName, result: Finished['result']): number {
    return result === 'draw' ? points.draw : result === side ? points.win : points.loss
  }
}

/** Home throws blue, away red, both red on neutral ground; a penalty card adds the black die. */
function throwDice({ state, table, chance, emit }: Play, side: SideName): SideDetail {
  const match = state.match!
  const { dice } = table.content
  const roll = (die: 'blue' | 'red' | 'black'): number => {
    const face = at(dice[die], chance.below(dice[die].length))
    emit({ type: 'match.rolled', side, die, face })
    return face
  }
  const stars = [...(match.lineUp[side] ?? [])]
  const penalty = match.penalty[side]?.card ?? null
  const die = roll(side === 'home' && !match.neutral ? 'blue' : 'red')
  const black = penalty === null ? null : roll('black')
  const goals = die + stars.length + (black ?? 0)
  return { team: teamOf(match, side), seat: seatOf(match, side), stars, penalty, die, black, goals }
}

function payGate(play: Play, side: SideName, result: Finished['result']): void {
  const seat = seatOf(play.state.match!, side)
  if (seat === null) return
  const { win, draw, loss } = play.table.content.money.gate
  const amount = result === 'draw' ? draw : result === side ? win : loss
  receive(play, seat, amount, { reason: 'gate', ref: null })
}

/** The catch: a beaten manager loses what was played, or all that could have been (TC-R23). */
function loseStars(play: Play, loser: SideName): void {
  const { state, table } = play
  const match = state.match!
  const seat = seatOf(match, loser)
  if (seat === null) return
  const lost =
    table.options.starsLostOnDefeat === 'owned'
      ? playableStars(state.seats[seat]!, match, table)
      : inOrder(match.lineUp[loser] ?? [])
  for (const category of lost) loseStar(play, seat, category, 'defeat')
}
