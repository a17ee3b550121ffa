import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { feeOf } from '../content/book.ts'
import { playerOf, tileOf } from '../read/players.ts'
import { must } from '../refusals.ts'
import type { Answer, Play } from '../types.ts'
import { draw } from './cards.ts'
import { negotiate } from './contracts.ts'
import { earn, pay } from './income.ts'
import { derby, playCupFinal, visit } from './match.ts'
import type { Next } from './next.ts'
import { advance } from './travel.ts'

const MOVE_DIE = 6
const FIT = 6
const MEDICAL_FEE = 20_000
const FAILURES_MAX = 3

export function startTurn(play: Play, turn: number, seat: Seat): Next {
  const { state, table, emit } = play
  const { status, failedFitnessRolls, magicSponges } = playerOf(state, seat)
  const isInjured = status === 'injured'
  emit({ type: 'turn.started', turn, seat, stage: isInjured ? 'physio' : 'roll' })
  if (!isInjured) return askToRoll(play, seat)
  // Only under `fourth-turn` the fee is still due when a turn starts (RS-R23).
  if (failedFitnessRolls === FAILURES_MAX) return recoverByFee(play, seat)
  const choosesNothing = table.options.autoRoll && magicSponges.length === 0
  return choosesNothing ? rollForFitness(play, { seat }) : 'rests'
}

const askToRoll = (play: Play, seat: Seat): Next =>
  play.table.options.autoRoll ? roll(play, { seat }) : 'rests'

export function roll(play: Play, { seat }: { seat: Seat }): Next {
  const value = play.chance.die(MOVE_DIE)
  play.emit({ type: 'die.rolled', seat, value, purpose: 'move' })
  advance(play, seat, value, 'roll')
  return arrive(play, seat)
}

/** Carries out the tile, and those to which Movement Cards lead from it. */
function arrive(play: Play, seat: Seat): Next {
  let next: Next | 'moved' = 'moved'
  while (next === 'moved')
    next = playerOf(play.state, seat).status === 'retired' ? 'done' : carryOut(play, seat)
  return next
}

function carryOut(play: Play, seat: Seat): Next | 'moved' {
  const { state, table, emit } = play
  const { type, category, team } = tileOf(state, seat, table)
  switch (type) {
    case 'pre-season':
      return 'done'
    case 'training':
    case 'rest':
      return draw(play, seat, 'dayToDay')
    case 'press':
    case 'agent':
      return draw(play, seat, type)
    case 'matchday':
    case 'reserves':
      return visit(play, seat, type, team ?? '')
    case 'sponsor': {
      const card = category ? playerOf(state, seat).sponsorships[category] : null
      if (card !== null) earn(play, seat, feeOf(table.content, card), 'sponsor')
      return 'done'
    }
    case 'physio-room':
      emit({ type: 'player.injured', seat })
      return 'done'
    case 'contract':
    case 'transfer':
    case 'free-agent':
      return negotiate(play, seat, type)
    case 'derby-day':
      return derby(play, seat)
    case 'cup-final':
      return playCupFinal(play, seat)
  }
}

export function rollForFitness(play: Play, { seat }: { seat: Seat }): Next {
  const { state, table, chance, emit } = play
  const value = chance.die(MOVE_DIE)
  emit({ type: 'die.rolled', seat, value, purpose: 'fitness' })
  if (value === FIT) return recover(play, seat, 'six')
  const failures = playerOf(state, seat).failedFitnessRolls + 1
  emit({ type: 'fitness.failed', seat, failures })
  const paysNow = table.options.physioFeeTiming === 'third-failed-roll'
  return failures === FAILURES_MAX && paysNow ? recoverByFee(play, seat) : 'done'
}

export function playMagicSponge(play: Play, { seat }: Answer<'play-magic-sponge'>): Next {
  const sponges = playerOf(play.state, seat).magicSponges.toSorted()
  must(sponges.length > 0, 'no-magic-sponge')
  const card = at(sponges, 0)
  play.emit({ type: 'sponge.played', seat, card })
  play.emit({ type: 'card.returned', deck: 'dayToDay', card, position: 'bottom' })
  return recover(play, seat, 'sponge')
}

function recoverByFee(play: Play, seat: Seat): Next {
  pay(play, seat, MEDICAL_FEE, 'physio')
  return recover(play, seat, 'fee')
}

/** A seat that is fit again rolls anew and moves in the same turn (RS-R24). */
function recover(play: Play, seat: Seat, cause: 'six' | 'sponge' | 'fee'): Next {
  play.emit({ type: 'player.recovered', seat, cause })
  return askToRoll(play, seat)
}
