import type { RulesetTexts } from '../../../kernel/texts.ts'
import { headlineOf, part, rowsOf } from '../../shared/result.ts'
import { sure } from '../../shared/sure.ts'
import type { TitleChase } from '../types.ts'
import { money, placeName } from './names.ts'

export const result: RulesetTexts<TitleChase>['result'] = (outcome, { told, view }) => {
  const { history, seats } = view
  const isWalkover = outcome.reason === 'walkover'
  const isSeries = history.length > 1
  const rows = rowsOf(outcome, (seat) => {
    const seasons = history.flatMap(({ season, table, cupWinner }) => {
      const row = table.find((one) => one.seat === seat)
      if (!row) return []
      const cup = row.team === cupWinner ? ', cup' : ''
      const value = `${placeName(row.position)}, ${row.points} points${cup}`
      return [part(isSeries ? `Season ${season}` : 'League', value)]
    })
    const { cash } = sure(seats[seat], 'seat')
    return {
      parts: [...seasons, part('Money', money(cash))],
      total: `${outcome.scores[seat] ?? 0}`,
    }
  })
  return {
    headline: headlineOf(outcome, told),
    why: isWalkover
      ? 'All others left.'
      : isSeries
        ? 'Most seasons won.'
        : 'The best place in the league.',
    clause: isWalkover ? 'TC-R54' : isSeries ? 'TC-R51' : 'TC-902',
    rows,
  }
}
