import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import { clubOf } from '../read/club.ts'
import { starsOf } from '../read/strength.ts'
import type { SideIndex } from '../state.ts'
import type { Match, Play, Rules } from '../types.ts'
import { startPhase } from './acts.ts'
import { endYear, finish } from './endings.ts'

export const superCupRules: Rules<'supercup-play' | 'supercup-save'> = {
  'supercup-play': {
    act(play, { seat }) {
      play.emit({ type: 'supercup.chosen', seat, play: true })
      startFinal(play, 'superCup', seat, null)
    },
  },
  'supercup-save': {
    act(play, { seat }) {
      play.emit({ type: 'supercup.chosen', seat, play: false })
      endYear(play)
    },
  },
}

export function startFinal(
  play: Play,
  kind: 'superDuper' | 'superCup',
  home: Seat,
  away: Seat | null,
): void {
  const finalists = away === null ? [home] : [home, away]
  const phase = kind === 'superDuper' ? 'super-duper' : 'super-cup'
  startPhase(play, phase, { order: finalists })
  play.emit({ type: 'final.started', kind, finalists })
  const match = `y${play.state.shared.year}-${phase}`
  play.emit({ type: 'match.opened', match, round: 0, kind, home, away, boosts: [0, 0] })
}

const REPLAYS_MAX = 10

export function decideFinal(play: Play, match: Match): void {
  const [home, away] = match.score
  if (home !== away) {
    endFinal(play, match, home > away ? 0 : 1)
    return
  }
  if (play.table.options.finalDraw === 'penalties') {
    play.emit({ type: 'shoot-out.started', match: match.id })
    return
  }
  const replays = match.replays + 1
  if (replays === REPLAYS_MAX) endFinal(play, match, 0)
  else play.emit({ type: 'final.replayed', match: match.id, replays })
}

function endFinal(play: Play, match: Match, index: SideIndex): void {
  const winner = match.sides[index].seat
  play.emit({ type: 'final.decided', match: match.id, winner })
  const isAgainstTeam = match.kind === 'superCup'
  if (winner === null || (isAgainstTeam && clubOf(play, winner).resigned))
    returnCards(play, sure(match.sides[0].seat, 'manager in the final'))
  else finish(play, winner, isAgainstTeam ? 'superCup' : 'superDuper')
}

function returnCards(play: Play, seat: Seat): void {
  const { state, chance, emit } = play
  const count = at(state.secret.collections, seat).length
  emit({ type: 'supercup.cards-returned', seat, count })
  emit({ type: 'deck.shuffled', deck: 'superCup', order: chance.shuffle(state.secret.superCup) })
  endYear(play)
}

const KICKS = 5
const KICKS_MAX = 44
/**
 * Number of penalty takers in one cycle of the SuperCup team: the first five have the strength
 * `teamStars`, and the other six have the strength `suddenDeathStars`.
 */
const TEAM_CYCLE = 11

export function stepShootOut(play: Play, match: Match): boolean {
  const { orders } = play.state.secret
  const { sides } = match
  const ordered = sure(match.ordered, 'shoot-out')
  if (sides.some(({ seat }) => seat !== null && !ordered.includes(seat))) return false
  const takersOf = ({ seat }: Match['sides'][0]) =>
    seat === null
      ? null
      : sure(
          orders.find((one) => one.seat === seat),
          'order of takers',
        ).takers
  const takers = [takersOf(sides[0]), takersOf(sides[1])] as const
  const goals: [number, number] = [0, 0]
  for (let kick = 1; kick <= KICKS_MAX; kick += 1) {
    for (const index of [1, 0] as const) {
      if (kick <= KICKS && isCaught(goals, kick, index)) continue
      takePenalty(play, match, { index, kick, takers: takers[index], goals })
    }
    const isDecided = kick <= KICKS ? isCaught(goals, kick + 1, 1) : goals[0] !== goals[1]
    if (isDecided) break
  }
  endFinal(play, match, goals[1] > goals[0] ? 1 : 0)
  return true
}

function isCaught(
  [home, away]: readonly [number, number],
  kick: number,
  index: SideIndex,
): boolean {
  const awayLeft = KICKS - kick + (index === 1 ? 1 : 0)
  const homeLeft = KICKS - kick + 1
  return home > away + awayLeft || away > home + homeLeft
}

interface Kick {
  readonly index: SideIndex
  readonly kick: number
  /** Penalty takers of a side, in the order in which they shoot; null for the SuperCup team. */
  readonly takers: readonly string[] | null
  readonly goals: [number, number]
}

/**
 * Takes a penalty. In a shoot-out, a footballer with s stars scores with a roll of 7 - s or more,
 * so a footballer with six stars does not need to roll.
 */
function takePenalty(play: Play, match: Match, { index, kick, takers, goals }: Kick): void {
  const { seat } = match.sides[index]
  const taker = takers && at(takers, (kick - 1) % takers.length)
  const stars = seat === null || taker === null ? teamStars(play, kick) : starsOf(play, seat, taker)
  const die = stars >= 6 ? null : play.chance.die(6)
  const goal = die === null || die >= 7 - stars
  if (goal) goals[index] += 1
  play.emit({
    type: 'penalty.taken',
    match: match.id,
    seat,
    taker,
    stars,
    die,
    goal,
    goals: [goals[0], goals[1]],
  })
}

function teamStars({ table }: Play, kick: number): number {
  const { teamStars, suddenDeathStars } = table.content.penalty
  return (kick - 1) % TEAM_CYCLE < KICKS ? teamStars : suddenDeathStars
}
