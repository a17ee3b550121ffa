import { refuse } from '../../../kernel/refusal.ts'
import type { Seat } from '../../../kernel/types.ts'
import { cardsOf, definitionId, tacticalOf } from '../content/book.ts'
import type { TacticalEffect } from '../content/effects.ts'
import type { Move } from '../moves.ts'
import { clubOf } from '../read/club.ts'
import { must } from '../refusals.ts'
import type { Board, Decide, Game, Playing, Setting } from '../types.ts'
import { isExchange, matchOf, sideOf } from './line-ups.ts'
import { injuredBy, rollPair } from './match.ts'

type Params = Extract<Move, { type: 'weapon-play' }>['params']

/** What a tactical card needs to be told: nothing, a pair of players, or a third. */
const PARAMS: Readonly<Partial<Record<TacticalEffect['kind'], readonly string[]>>> = {
  freeSubstitution: ['out', 'in'],
  moveBoost: ['third'],
}

function mustFitParams(
  { content }: Setting,
  { shared }: Board,
  match: Game,
  { seat, effect, params }: { seat: Seat; effect: TacticalEffect; params: Params },
): void {
  const wanted = PARAMS[effect.kind] ?? []
  const given = Object.keys(params)
  if (given.length !== wanted.length || given.some((name) => !wanted.includes(name)))
    refuse('invalid-parameters', {
      errors: [{ pointer: '/params', message: `expected ${wanted.join(', ') || 'none'}` }],
    })
  const side = match.sides[sideOf(match, seat)]
  if ('in' in params) {
    const change = { out: params.out, coming: params.in }
    must(isExchange(content, clubOf(shared, seat), side, change), 'bad-substitute')
  }
  if ('third' in params)
    must(side.boost > 0 && params.third !== side.boostThird, 'bad-boost', { boost: side.boost })
  if (effect.kind === 'cancelInjury') {
    const index = sideOf(match, seat)
    const isDone = match.third?.cancelled[index] === true
    must(!isDone && (injuredBy(match, index)?.card ?? null) !== null, 'nothing-to-cancel')
  }
}

/** New dice for a side; the old ones are void, and what was played on them is spent. */
function reroll(play: Playing, match: Game, seat: Seat | null): void {
  const third = match.third?.index ?? 1
  play.emit({ type: 'dice.rerolled', match: match.id, third, seat, dice: rollPair(play) })
}

export const weaponMoves: Decide<'weapon-play' | 'third-ready'> = {
  'weapon-play'(play, { seat, move: { gc, params } }) {
    const { state, table, emit } = play
    const { content } = table
    const match = matchOf(state, seat)
    const definition = cardsOf(content).gameChangers.get(definitionId(gc))
    must(definition, 'unknown-id', { gc })
    must(state.secret.hands[seat]?.includes(gc), 'not-your-card', { gc })
    const { window, effects } = tacticalOf(content, gc)
    must(window === match.stage, 'wrong-window', { window })
    const [effect] = effects
    mustFitParams(table, state, match, { seat, effect, params })
    emit({
      type: 'weapon.played',
      match: match.id,
      third: match.third?.index ?? 1,
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
      reroll(play, match, match.sides[sideOf(match, seat) === 0 ? 1 : 0].seat)
  },
  'third-ready'({ state, emit }, { seat, decision: { kind } }) {
    const match = matchOf(state, seat)
    const phase = kind === 'third-prep' ? 'prep' : 'react'
    emit({
      type: 'window.readied',
      match: match.id,
      third: match.third?.index ?? 1,
      phase,
      seat,
    })
  },
}
