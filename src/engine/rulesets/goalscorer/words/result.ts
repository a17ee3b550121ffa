import type { RulesetTexts } from '../../../kernel/texts.ts'
import { headlineOf, part, rowsOf } from '../../shared/result.ts'
import type { EndReason } from '../state.ts'
import type { Goalscorer } from '../types.ts'
import { scored } from './names.ts'

const ENDS: Readonly<Record<EndReason, readonly [why: string, clause: string]>> = {
  'star-captured': ['A Star Player was captured.', 'GS-64'],
  'star-arrived': ['A Star Player reached the opposing Goal Line.', 'GS-64'],
  'turn-limit': ['The turn limit ran out.', 'GS-65'],
  stuck: ['A side could not move.', 'GS-66'],
  resigned: ['The other side resigned.', 'GS-R41'],
}

export const result: RulesetTexts<Goalscorer>['result'] = (outcome, { told, view }) => {
  const { score, goals } = view
  const [why, clause] = ENDS[outcome.reason as EndReason]
  const rows = rowsOf(outcome, (seat) => ({
    parts: goals
      .filter((goal) => goal.seat === seat)
      .map(({ turn, goals }) => part(`Turn ${Math.ceil(turn / 2)}`, goals)),
    total: `${score[seat] ?? 0}`,
  }))
  return { headline: headlineOf(outcome, told, scored(score)), why, clause, rows }
}
