import type { RulesetTexts } from '../../../kernel/texts.ts'
import { headlineOf, part, rowsOf } from '../../shared/result.ts'
import { sure } from '../../shared/sure.ts'
import type { Reason } from '../state.ts'
import type { RisingStar } from '../types.ts'

const ENDS: Readonly<Record<Reason, readonly [why: string, clause: string]>> = {
  'careers-complete': ['All careers are complete.', 'RS-813'],
  'turn-cap': ['The turn limit ran out.', 'RS-R52'],
  'last-seat': ['All others left.', 'RS-R51'],
}

export const result: RulesetTexts<RisingStar>['result'] = (outcome, { told, view }) => {
  const { places } = sure(view.result, 'result')
  const [why, clause] = ENDS[outcome.reason as Reason]
  const rows = rowsOf(outcome, (seat) => {
    const place = sure(
      places.find((one) => one.seat === seat),
      'place of a seat',
    )
    const { points, fame, moneyPoints, total } = place
    const parts = [part('Points', points), part('Fame', fame), part('Money Points', moneyPoints)]
    return { parts, total: `${total}` }
  })
  return { headline: headlineOf(outcome, told), why, clause, rows }
}
