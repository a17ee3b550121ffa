import type { RulesetTexts } from '../../../kernel/texts.ts'
import { headlineOf, part, rowsOf } from '../../shared/result.ts'
import { HOME } from '../read/counters.ts'
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
  const { score, goals, round } = view
  const [end, clause] = ENDS[outcome.reason as EndReason]
  const [winner, loser] = outcome.ranking.flat()
  const why =
    outcome.reason === 'resigned' && loser !== undefined
      ? `${told.who(loser)} resigned on turn ${round}.`
      : end
  const rows = rowsOf(outcome, (seat) => ({
    parts: goals
      .filter((goal) => goal.seat === seat)
      .map(({ turn, goals }) => part(`Turn ${Math.ceil(turn / 2)}`, goals)),
    total: `${score[seat] ?? 0}`,
  }))
  const [home, away] = score
  const won = scored(winner === HOME ? score : [away, home])
  return { headline: headlineOf(outcome, told, won), why, clause, rows }
}
