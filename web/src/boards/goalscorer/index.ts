import type { View } from '../../../../src/engine/rulesets/goalscorer/types.ts'
import * as en from '../../text/goalscorer/en.ts'
import type { Board, BoardItem, Event } from '../board.ts'
import { DebutEditor } from './debut.tsx'
import { Table } from './table.tsx'

/** In some events, `to` is a seat number instead of a square. */
const SQUARE = /^[a-g]\d+$/

export const goalscorer: Board<View> = {
  Table,
  thingOf: (field, value) => {
    if (field === 'to') return `square:${value}`
    return field === 'counter' || field === 'target' ? `counter:${value}` : null
  },
  touchedBy: ({ from, to, square }: Event) =>
    [from, to, square].flatMap((place): BoardItem[] =>
      typeof place === 'string' && SQUARE.test(place) ? [`square:${place}`] : [],
    ),
  series: ({ score, counters }, seat) => ({
    goals: score[seat] ?? 0,
    'on the pitch': counters.filter((one) => one.seat === seat && one.square !== null).length,
  }),
  progress: ({ round, step, options: { turnLimit } }) =>
    en.progress({
      turn: round,
      turns: turnLimit,
      move: step.startsWith('first-teamer') ? 2 : 1,
    }),
  editors: { 'debut-move': DebutEditor },
  hasStage: true,
  hues: () => ['blue', 'orange'],
}
