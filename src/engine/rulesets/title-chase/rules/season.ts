import { at } from '../../../kernel/define.ts'
import { rewards, standings } from '../read/league.ts'
import { rankingOf } from '../read/ranking.ts'
import type { Play } from '../types.ts'
import { receive } from './money.ts'
import { startSeason } from './setup.ts'

export function finishSeason(play: Play): void {
  const { table, emit } = play
  const { season, cup } = play.state.shared
  const rows = standings(play)
  const { winner: cupWinner, runnerUp } = cup
  if (cupWinner === null || runnerUp === null)
    throw new Error('a season ended without a cup winner')
  const result = rewards(table, rows, cupWinner)
  const { payments, double } = result
  for (const { seat } of rows)
    if (seat !== null)
      receive(play, seat, at(payments, seat), { reason: 'final-payment', ref: null })
  const { doubleBonus } = table.content.money
  if (double !== null) receive(play, double, doubleBonus, { reason: 'double', ref: null })
  emit({ type: 'season.finished', season, table: rows, ...result, cupWinner, runnerUp })
  if (season < table.options.seasons) startSeason(play)
  else emit({ type: 'game.finished', ranking: rankingOf(play), reason: 'completed' })
}
