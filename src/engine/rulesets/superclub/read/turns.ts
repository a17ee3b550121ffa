import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import type { Department } from '../content/effects.ts'
import type { Seen } from '../types.ts'
import { bonusOf } from './club.ts'

export const turnOf = ({ state }: Seen) => sure(state.shared.turn, 'seat that has the turn')

export const revealedOf = (at: Seen) => sure(turnOf(at).revealed, 'scouted player')

export function trainingOf({ table, state }: Seen, seat: Seat) {
  const { levels } = at(state.shared.managers, seat)
  const { players, ...ground } = at(table.content.facilities.training, levels.training - 1)
  const more = bonusOf({ table, state }, seat, 'trainingExtraPlayers')
  return { trainees: players + more, stars: ground.stars, guaranteed: ground.guaranteed }
}

export function drawsOf({ table, state }: Seen, seat: Seat): number {
  const { levels } = at(state.shared.managers, seat)
  const { draws } = at(table.content.facilities.scouting, levels.scouting - 1)
  return draws + bonusOf({ table, state }, seat, 'scoutExtraDraws')
}

const LEVEL_MAX = 4

export function nextLevelOf(
  { table, state }: Seen,
  seat: Seat,
  department: Department,
): { level: number; price: number } | null {
  const level = at(state.shared.managers, seat).levels[department]
  if (level === LEVEL_MAX) return null
  const { cost } = at<{ cost: number }>(table.content.facilities[department], level)
  const discount = bonusOf({ table, state }, seat, 'investmentDiscount')
  return { level: level + 1, price: Math.max(0, cost - discount) }
}
