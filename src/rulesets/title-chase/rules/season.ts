import { at } from '../../../kernel/define.ts'
import { standings } from '../read/league.ts'
import { rankingOf } from '../read/ranking.ts'
import type { Play } from '../types.ts'
import { receive } from './money.ts'
import { startSeason } from './setup.ts'

/** Final payments from the top of the table down, the double, the result (TC-R49). */
export function finishSeason(play: Play): void {
  const { table, emit } = play
  const { finalPayments, doubleBonus } = table.content.money
  const { season, seats, cup } = play.state.shared
  const rows = standings(play)
  const positions: (number | null)[] = seats.map(() => null)
  const payments = seats.map(() => 0)
  for (const { seat, position } of rows) {
    if (seat === null) continue
    const amount = at(finalPayments, position - 1)
    positions[seat] = position
    payments[seat] = amount
    receive(play, seat, amount, { reason: 'final-payment', ref: null })
  }
  const [champion] = rows
  const double = champion && champion.team === cup.winner ? champion.seat : null
  if (double !== null) receive(play, double, doubleBonus, { reason: 'double', ref: null })
  const best = rows.find(({ seat }) => seat !== null)?.seat
  if (best === undefined || best === null || cup.winner === null || cup.runnerUp === null)
    throw new Error('a season ended without a manager or without a cup winner')
  emit({
    type: 'season.finished',
    season,
    table: rows,
    positions,
    payments,
    double,
    winner: best,
    cupWinner: cup.winner,
    runnerUp: cup.runnerUp,
  })
  if (season < table.options.seasons) startSeason(play)
  else emit({ type: 'game.finished', ranking: rankingOf(play), reason: 'completed' })
}
