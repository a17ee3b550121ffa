import { at as itemAt } from '../../../kernel/define.ts'
import type { Problem } from '../../../kernel/rule.ts'
import {
  type Domain,
  either,
  exactly,
  is,
  oneOf,
  record,
  type Space,
} from '../../../kernel/space.ts'
import type { Seat } from '../../../kernel/types.ts'
import { tacticalOf } from '../content/book.ts'
import { type TacticalEffect, THIRDS } from '../content/effects.ts'
import type { Move } from '../moves.ts'
import {
  exchangesOf,
  hitBy,
  matchOf,
  otherSide,
  ownSideOf,
  sideOf,
  thirdOf,
} from '../read/match.ts'
import { malformed, problem, unless } from '../refusals.ts'
import type { At, Match, Play, Rules, Seen } from '../types.ts'
import { rollPair } from './acts.ts'
import { known } from './problems.ts'

type Params = Extract<Move, { type: 'weapon-play' }>['params']

export const weaponRules: Rules<'weapon-play' | 'third-ready'> = {
  'weapon-play': {
    problem: (at, { seat, move: { gc, params } }) =>
      known(at, 'gameChanger', gc) ??
      unless(handOf(at, seat).includes(gc), 'not-your-card', { gc }) ??
      windowProblem(at, seat, gc) ??
      paramsProblem(at, seat, effectOf(at, gc), params),
    spaces: (at, { seat }) => handOf(at, seat).flatMap((gc) => playsOf(at, seat, gc)),
    act(play, { seat, move: { gc, params } }) {
      const match = matchOf(play, seat)
      const effect = effectOf(play, gc)
      play.emit({
        type: 'weapon.played',
        match: match.id,
        third: thirdOf(match).index,
        seat,
        gc,
        kind: effect.kind,
        params: {
          out: 'out' in params ? params.out : null,
          in: 'in' in params ? params.in : null,
          third: 'third' in params ? params.third : null,
        },
        amount: 'amount' in effect ? effect.amount : 0,
      })
      if (effect.kind === 'rerollOwn') reroll(play, match, seat)
      if (effect.kind === 'rerollOpponent')
        reroll(play, match, match.sides[otherSide(sideOf(match, seat))].seat)
    },
  },
  'third-ready': {
    act(play, { seat, decision: { kind } }) {
      const match = matchOf(play, seat)
      const { index: third } = thirdOf(match)
      const phase = kind === 'third-prep' ? 'prep' : 'react'
      play.emit({ type: 'window.readied', match: match.id, third, phase, seat })
    },
  },
}

/** Returns the moves that play a tactical card in the current position. */
export const playsOf = (at: Seen, seat: Seat, gc: string): Space<Move>[] =>
  windowProblem(at, seat, gc)
    ? []
    : paramsOf(at, seat, effectOf(at, gc)).map((params) => exactly('weapon-play', { gc, params }))

const handOf = ({ state }: At, seat: Seat): readonly string[] => itemAt(state.secret.hands, seat)

const effectOf = ({ table }: Seen, gc: string): TacticalEffect =>
  tacticalOf(table.content, gc).effects[0]

function windowProblem(at: Seen, seat: Seat, gc: string): Problem | null {
  const { window } = tacticalOf(at.table.content, gc)
  return unless(window === matchOf(at, seat).stage, 'wrong-window', { gc, window })
}

const PARAMS: Readonly<Partial<Record<TacticalEffect['kind'], readonly string[]>>> = {
  freeSubstitution: ['out', 'in'],
  moveBoost: ['third'],
}

function paramsProblem(
  at: Seen,
  seat: Seat,
  { kind }: TacticalEffect,
  params: Params,
): Problem | null {
  const wanted = PARAMS[kind] ?? []
  const given = Object.keys(params)
  if (given.length !== wanted.length || given.some((name) => !wanted.includes(name)))
    return malformed('/params', `expected ${wanted.join(', ') || 'none'}`)
  if ('in' in params) return unless(isExchange(at, seat, params.out, params.in), 'bad-substitute')
  if ('third' in params) {
    const { boost, boostThird } = ownSideOf(at, seat)
    if (boost === 0) return problem('bad-boost', { boost })
    return unless(params.third !== boostThird, 'bad-boost', { boost, placed: boostThird })
  }
  return kind === 'cancelInjury' ? injuryProblem(at, seat) : null
}

const isExchange = (at: Seen, seat: Seat, off: string, on: string): boolean =>
  exchangesOf(at, seat).some(({ out, ins }) => out === off && ins.includes(on))

function injuryProblem(at: Seen, seat: Seat): Problem | null {
  const match = matchOf(at, seat)
  const index = sideOf(match, seat)
  const isHurt = (hitBy(match, index)?.card ?? null) !== null
  return unless(isHurt && !thirdOf(match).cancelled[index], 'nothing-to-cancel')
}

function paramsOf(at: Seen, seat: Seat, effect: TacticalEffect): Domain<Params>[] {
  const fits = (params: Params) => !paramsProblem(at, seat, effect, params)
  switch (effect.kind) {
    case 'freeSubstitution': {
      const pairs = exchangesOf(at, seat).map(({ out, ins }) =>
        record<Params>({ out: is(out), in: oneOf(ins) }),
      )
      return pairs.length > 0 ? [either(...pairs)] : []
    }
    case 'moveBoost': {
      const thirds = THIRDS.filter((third) => fits({ third }))
      return thirds.length > 0 ? [record<Params>({ third: oneOf(thirds) })] : []
    }
    default:
      return fits({}) ? [record({})] : []
  }
}

/**
 * Rolls the dice for the current third of the match again. Tactical cards that were played before
 * the dice are rolled again are not given back.
 */
function reroll(play: Play, match: Match, seat: Seat | null): void {
  const { index: third } = thirdOf(match)
  play.emit({ type: 'dice.rerolled', match: match.id, third, seat, dice: rollPair(play) })
}
