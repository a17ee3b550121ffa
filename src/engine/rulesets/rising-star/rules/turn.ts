import { at } from '../../../kernel/define.ts'
import type { Rules } from '../../../kernel/rule.ts'
import type { Seat } from '../../../kernel/types.ts'
import { feeOf, sponsorOf, teamOf } from '../content/book.ts'
import { playerOf } from '../read/players.ts'
import { FAILURES_MAX, MEDICAL_FEE, tileOf, turnOf } from '../read/turn.ts'
import { problem } from '../refusals.ts'
import type { Play, RisingStar } from '../types.ts'
import { draw } from './cards.ts'
import { negotiate } from './contracts.ts'
import { earn, pay } from './income.ts'
import { playCupFinal, visit } from './match.ts'
import { advance } from './travel.ts'

const MOVE_DIE = 6
const FIT = 6

export const turnRules: Rules<RisingStar, 'roll' | 'roll-for-fitness' | 'play-magic-sponge'> = {
  roll: { act: (play, { seat }) => roll(play, seat) },

  'roll-for-fitness': { act: (play, { seat }) => rollForFitness(play, seat) },

  'play-magic-sponge': {
    problem: (at, { seat }) =>
      playerOf(at, seat).magicSponges.length > 0 ? null : problem('no-magic-sponge'),
    act(play, { seat }) {
      const card = at(playerOf(play, seat).magicSponges.toSorted(), 0)
      play.emit({ type: 'sponge.played', seat, card })
      play.emit({ type: 'card.returned', deck: 'dayToDay', card, position: 'bottom' })
      play.emit({ type: 'player.recovered', seat, cause: 'sponge' })
    },
  },
}

export function startTurn(play: Play, turn: number, seat: Seat): void {
  const stage = playerOf(play, seat).status === 'injured' ? 'physio' : 'roll'
  play.emit({ type: 'turn.started', turn, seat, stage })
}

export function stepPhysio(play: Play): boolean {
  const { seat } = turnOf(play)
  const { failedFitnessRolls, magicSponges } = playerOf(play, seat)
  // The physio fee can be due at the start of a turn only if the `fourth-turn` option is set
  // (RS-R23).
  if (failedFitnessRolls === FAILURES_MAX) recoverByFee(play, seat)
  else if (play.table.options.autoRoll && magicSponges.length === 0) rollForFitness(play, seat)
  else return false
  return true
}

/**
 * A seat whose footballer has just recovered from an injury also rolls and moves in the same turn
 * (RS-R24).
 */
export function stepRoll(play: Play): boolean {
  if (!play.table.options.autoRoll) return false
  roll(play, turnOf(play).seat)
  return true
}

function rollForFitness(play: Play, seat: Seat): void {
  const { table, chance, emit } = play
  const value = chance.die(MOVE_DIE)
  emit({ type: 'die.rolled', seat, value, purpose: 'fitness' })
  if (value === FIT) {
    emit({ type: 'player.recovered', seat, cause: 'six' })
    return
  }
  const failures = playerOf(play, seat).failedFitnessRolls + 1
  emit({ type: 'fitness.failed', seat, failures })
  const paysNow = table.options.physioFeeTiming === 'third-failed-roll'
  if (failures === FAILURES_MAX && paysNow) recoverByFee(play, seat)
}

function recoverByFee(play: Play, seat: Seat): void {
  pay(play, seat, MEDICAL_FEE, 'physio')
  play.emit({ type: 'player.recovered', seat, cause: 'fee' })
}

function roll(play: Play, seat: Seat): void {
  const value = play.chance.die(MOVE_DIE)
  play.emit({ type: 'die.rolled', seat, value, purpose: 'move' })
  advance(play, seat, value, 'roll')
  while (playerOf(play, seat).status !== 'retired' && carryOut(play, seat));
}

function carryOut(play: Play, seat: Seat): boolean {
  const tile = tileOf(play, seat)
  switch (tile.type) {
    case 'training':
    case 'rest':
      return draw(play, seat, 'dayToDay')
    case 'press':
    case 'agent':
      return draw(play, seat, tile.type)
    case 'matchday':
    case 'reserves':
      visit(play, seat, tile.type, teamOf(tile))
      return false
    case 'sponsor': {
      const card = playerOf(play, seat).sponsorships[sponsorOf(tile)]
      if (card !== null) earn(play, seat, feeOf(play.table.content, card), 'sponsor')
      return false
    }
    case 'physio-room':
      play.emit({ type: 'player.injured', seat })
      return false
    case 'contract':
    case 'transfer':
    case 'free-agent':
      negotiate(play, seat, tile.type)
      return false
    case 'cup-final':
      playCupFinal(play, seat)
      return false
    case 'derby-day':
    case 'pre-season':
      return false
  }
}
