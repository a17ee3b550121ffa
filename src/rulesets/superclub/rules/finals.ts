import type { Seat } from '../../../kernel/types.ts'
import { clubOf, entryOf } from '../read/club.ts'
import { GIVEN_STARS } from '../read/strength.ts'
import { GIVEN, type SideIndex } from '../state.ts'
import type { Decide, Game, Playing } from '../types.ts'
import { startPhase } from './acts.ts'
import { endYear, finish } from './endings.ts'

const REPLAYS_MAX = 10

/** The whole marathon that settles the game at once: no boost, no tactics (SC-232, SC-239). */
export function startFinal(
  play: Playing,
  kind: 'superDuper' | 'superCup',
  home: Seat,
  away: Seat | null,
): void {
  const { state, emit } = play
  const finalists = away === null ? [home] : [home, away]
  startPhase(play, kind === 'superDuper' ? 'super-duper' : 'super-cup', { order: finalists })
  emit({ type: 'final.started', kind, finalists })
  const { year } = state.shared
  const match = `y${year}-${kind === 'superDuper' ? 'super-duper' : 'super-cup'}`
  emit({ type: 'match.opened', match, round: 0, kind, home, away, boosts: [0, 0] })
}

/** After three thirds, or two: a level final goes to penalties or is played again (SC-R41). */
export function decideFinal(play: Playing, match: Game): void {
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

function endFinal(play: Playing, match: Game, index: SideIndex): void {
  const { state, chance, emit } = play
  const winner = match.sides[index].seat
  const { kind } = match
  const home = match.sides[0].seat ?? 0
  emit({ type: 'final.decided', match: match.id, winner })
  if (winner !== null) {
    finish(play, winner, kind === 'superDuper' ? 'superDuper' : 'superCup')
    return
  }
  const count = state.secret.collections[home]?.length ?? 0
  emit({ type: 'supercup.cards-returned', seat: home, count })
  const order = chance.shuffle(state.secret.superCup)
  emit({ type: 'deck.shuffled', deck: 'superCup', order })
  endYear(play)
}

const KICKS = 5
const KICKS_MAX = 44
/** The SuperCup team's takers: five of the first strength, then six of the second, and so on. */
const TEAM_CYCLE = 11

/** Once both orders are in, the away side kicks first, in pairs (SC-R41). */
export function stepShootOut(play: Playing, match: Game): boolean {
  const { state } = play
  const { ordered, sides } = match
  if (sides.some(({ seat }) => seat !== null && !ordered?.includes(seat))) return false
  const orders = new Map(state.secret.orders.map(({ seat, takers }) => [seat, [...takers]]))
  const takersOf = (index: SideIndex) => orders.get(sides[index].seat ?? -1) ?? []
  const goals: [number, number] = [0, 0]
  for (let kick = 1; kick <= KICKS_MAX; kick += 1) {
    for (const index of [1, 0] as const) {
      if (kick <= KICKS && isCaught(goals, kick, index)) continue
      takePenalty(play, match, { index, kick, takers: takersOf(index), goals })
    }
    const isDecided = kick <= KICKS ? isCaught(goals, kick + 1, 1) : goals[0] !== goals[1]
    if (isDecided) break
  }
  endFinal(play, match, goals[1] > goals[0] ? 1 : 0)
  return true
}

/** Can one side no longer be caught, before the side of this index takes this kick? */
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
  readonly takers: readonly string[]
  readonly goals: [number, number]
}

/** A taker of s stars scores on 7 - s or more: six stars always, without a die. */
function takePenalty(play: Playing, match: Game, { index, kick, takers, goals }: Kick): void {
  const { chance, emit } = play
  const { seat } = match.sides[index]
  const taker = takers[(kick - 1) % takers.length] ?? null
  const stars = seat === null ? teamStars(play, kick) : starsOf(play, seat, taker)
  const die = stars >= 6 ? null : chance.die(6)
  const goal = die === null || die >= 7 - stars
  if (goal) goals[index] += 1
  emit({
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

function teamStars({ table }: Playing, kick: number): number {
  const { teamStars, suddenDeathStars } = table.content.penalty
  return (kick - 1) % TEAM_CYCLE < KICKS ? teamStars : suddenDeathStars
}

const starsOf = ({ state }: Playing, seat: Seat, taker: string | null): number =>
  taker === null || taker === GIVEN
    ? GIVEN_STARS
    : (entryOf(clubOf(state.shared, seat), taker)?.stars ?? GIVEN_STARS)

export const superCupMoves: Decide<'supercup-play' | 'supercup-save'> = {
  'supercup-play'(play, { seat }) {
    play.emit({ type: 'supercup.chosen', seat, play: true })
    startFinal(play, 'superCup', seat, null)
  },
  'supercup-save'(play, { seat }) {
    play.emit({ type: 'supercup.chosen', seat, play: false })
    endYear(play)
  },
}
