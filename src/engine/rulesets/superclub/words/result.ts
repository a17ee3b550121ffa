import type { RulesetTexts } from '../../../kernel/texts.ts'
import { headlineOf, part, rowsOf } from '../../shared/result.ts'
import { sure } from '../../shared/sure.ts'
import type { Superclub } from '../types.ts'
import { money } from './names.ts'

const ENDS: Readonly<Record<string, readonly [why: string, clause: string]>> = {
  points: ['Only one club reached 100 points.', 'SC-230'],
  superDuper: ['A match of the two best clubs decided the game.', 'SC-231'],
  superCup: ['The SuperCup was won.', 'SC-241'],
  cap: ['After the last season, the most titles win.', 'SC-R54'],
  resigned: ['All others left.', 'SC-R53'],
}

export const result: RulesetTexts<Superclub>['result'] = (outcome, { told, view }) => {
  const [why, clause] = sure(ENDS[outcome.reason], 'reason of the end')
  const rows = rowsOf(outcome, (seat) => {
    const { titles, seasonPoints, cash, marker } = sure(view.shared.managers[seat], 'manager')
    const parts = [
      part('Season titles', titles),
      part('Points in the last season', seasonPoints),
      part('Money', money(cash)),
    ]
    return { parts, total: `${marker}` }
  })
  return { headline: headlineOf(outcome, told), why, clause, rows }
}
