import type { RulesetTexts } from '../../../kernel/texts.ts'
import { headlineOf, part, rowsOf } from '../../shared/result.ts'
import { sure } from '../../shared/sure.ts'
import type { Starplayer } from '../types.ts'
import { money, scored } from './names.ts'

const ENDS: Readonly<Record<string, readonly [why: string, clause: string]>> = {
  trophy: ['The challenger won the Cup Final.', 'SP-809'],
  walkover: ['All others left.', 'SP-R43'],
  'turn-cap': ['The turn limit ran out.', 'SP-R41'],
  draw: ['The turn limit ran out.', 'SP-R41'],
}

export const result: RulesetTexts<Starplayer>['result'] = (outcome, { told, view }) => {
  const [why, clause] = sure(ENDS[outcome.reason], 'reason of the end')
  const end = sure(view.result, 'result')
  const final = end.kind === 'trophy' ? end : null
  const rows = rowsOf(outcome, (seat) => {
    const club = sure(view.clubs[seat], 'club of a seat')
    const kicks = final && [
      ...(seat === final.winner ? [part('Kicks in the Final', final.kicks[0])] : []),
      ...(seat === final.opponent ? [part('Kicks in the Final', final.kicks[1])] : []),
    ]
    const parts = [
      part('Best side', club.side),
      part('WIN cards', club.wins.length),
      part('Money', money(club.cash)),
    ]
    return { parts: [...(kicks ?? []), ...parts], total: `${outcome.scores[seat] ?? 0}` }
  })
  return {
    headline: headlineOf(outcome, told, final ? scored(final.kicks) : ''),
    why,
    clause,
    rows,
  }
}
