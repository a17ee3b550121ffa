import type { View } from '../../../../src/rulesets/superclub/types.ts'
import type { Board, Event, Thing } from '../board.ts'
import { Bid } from './bid.tsx'
import type { Content } from './club.ts'
import { huesOf } from './hues.ts'
import { LineUpEditor } from './line-up.tsx'
import { Answer } from './offer.tsx'
import { Table } from './table.tsx'
import { Market } from './trade.tsx'

const THINGS: Readonly<Record<string, string>> = {
  card: 'card',
  continent: 'stack',
  department: 'level',
  staff: 'staff',
  gc: 'tactic',
}

export const superclub: Board<View, Content> = {
  Table,
  thingOf: (field, value) => {
    const kind = THINGS[field]
    return kind !== undefined && typeof value === 'string' ? `${kind}:${value}` : null
  },
  touchedBy: ({ card, continent }: Event) => [
    ...(typeof card === 'string' ? [`card:${card}` as Thing] : []),
    ...(typeof continent === 'string' ? [`stack:${continent}` as Thing] : []),
  ],
  series: ({ shared: { managers } }, seat) => {
    const { marker = 0, token = 0, cash = 0 } = managers[seat] ?? {}
    return { marker, squad: token, 'cash, M': cash }
  },
  hues: huesOf,
  editors: {
    'line-up': LineUpEditor,
    'final-line-up': LineUpEditor,
    'lot-bid': Bid,
    'unhappy-raise': Bid,
    market: Market,
    'market-close': Market,
    'trade-response': Answer,
  },
}
