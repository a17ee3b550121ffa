import type { ScoreEffect } from '../content/schema.ts'
import type { HomeOrAway, Score } from '../state.ts'
import { otherSide } from './match.ts'

interface Changed {
  readonly score: Score
  readonly rerolled: number[]
}

export function scoreAfter(
  effects: readonly ScoreEffect[],
  side: HomeOrAway,
  before: Score,
  reroll: () => number,
): Changed {
  const rerolled: number[] = []
  const draw = () => {
    const value = reroll()
    rerolled.push(value)
    return value
  }
  const other = otherSide(side)
  let score = { home: before.home, away: before.away }
  for (const effect of effects) {
    const own = score[side]
    const opponent = score[other]
    const after = changed(effect, own, opponent, draw)
    score = { ...score, [side]: Math.max(0, after.own), [other]: Math.max(0, after.opponent) }
  }
  return { score, rerolled }
}

function changed(effect: ScoreEffect, own: number, opponent: number, draw: () => number) {
  switch (effect.kind) {
    case 'score':
      return { own: own + (effect.own ?? 0), opponent: opponent + (effect.opponent ?? 0) }
    case 'reroll':
      return effect.side === 'own' ? { own: draw(), opponent } : { own, opponent: draw() }
    case 'level':
      return { own: opponent, opponent }
    case 'swap':
      return { own: opponent, opponent: own }
  }
}

export function preview(
  effects: readonly ScoreEffect[],
  side: HomeOrAway,
  before: Score,
): Score | null {
  if (effects.some(({ kind }) => kind === 'reroll')) return null
  return scoreAfter(effects, side, before, () => 0).score
}
