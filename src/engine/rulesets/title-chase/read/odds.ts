// What the match dice give: exact, by counting faces.
import type { Content } from '../content/schema.ts'
import type { SideName } from '../state.ts'
import type { At } from '../types.ts'
import { matchOf, penaltyOf } from './match.ts'

export interface Throw {
  readonly die: 'blue' | 'red'
  /** Stars played. */
  readonly stars: number
  readonly hasPenalty: boolean
}
/** Parts of `of`, from the home side's place. */
export interface Odds {
  readonly win: number
  readonly draw: number
  readonly loss: number
  readonly of: number
}

export function oddsOf(dice: Content['dice'], home: Throw, away: Throw): Odds {
  const [homeGoals, awayGoals] = [goalsOf(dice, home), goalsOf(dice, away)]
  let win = 0
  let draw = 0
  for (const one of homeGoals) {
    for (const other of awayGoals) {
      if (one > other) win += 1
      if (one === other) draw += 1
    }
  }
  const of = homeGoals.length * awayGoals.length
  return { win, draw, loss: of - win - draw, of }
}

/** Of the match that runs: what is decided by now, and what a side would add to it. */
export function oddsFor(at: At, side: SideName, added: Partial<Throw>): Odds {
  const thrown = (one: SideName) => ({ ...throwOf(at, one), ...(one === side ? added : {}) })
  return oddsOf(at.table.content.dice, thrown('home'), thrown('away'))
}

function throwOf(at: At, side: SideName): Throw {
  const { neutral, lineUp } = matchOf(at)
  return {
    die: side === 'home' && !neutral ? 'blue' : 'red',
    stars: lineUp[side]?.length ?? 0,
    hasPenalty: penaltyOf(at, side) !== null,
  }
}

/** One entry for each way in which the dice can fall. */
function goalsOf(dice: Content['dice'], { die, stars, hasPenalty }: Throw): number[] {
  const added = hasPenalty ? dice.black : [0]
  return dice[die].flatMap((face) => added.map((more) => face + more + stars))
}
