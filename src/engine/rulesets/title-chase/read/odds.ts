import type { Content } from '../content/schema.ts'
import type { SideName } from '../state.ts'
import type { At } from '../types.ts'
import { matchOf, penaltyOf } from './match.ts'

export interface SideRoll {
  readonly die: 'blue' | 'red'
  readonly stars: number
  readonly hasPenalty: boolean
}
export interface Odds {
  readonly win: number
  readonly draw: number
  readonly loss: number
  readonly of: number
}

export function oddsOf(dice: Content['dice'], home: SideRoll, away: SideRoll): Odds {
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

export function oddsFor(at: At, side: SideName, added: Partial<SideRoll>): Odds {
  const rollWith = (one: SideName) => ({
    ...committedRoll(at, one),
    ...(one === side ? added : {}),
  })
  return oddsOf(at.table.content.dice, rollWith('home'), rollWith('away'))
}

function committedRoll(at: At, side: SideName): SideRoll {
  const { neutral, lineUp } = matchOf(at)
  return {
    die: side === 'home' && !neutral ? 'blue' : 'red',
    stars: lineUp[side]?.length ?? 0,
    hasPenalty: penaltyOf(at, side) !== null,
  }
}

function goalsOf(dice: Content['dice'], { die, stars, hasPenalty }: SideRoll): number[] {
  const added = hasPenalty ? dice.black : [0]
  return dice[die].flatMap((face) => added.map((more) => face + more + stars))
}
