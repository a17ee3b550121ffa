import type { View } from '../../../../src/engine/rulesets/superclub/types.ts'
import { lazy } from '../../ui/lazy.tsx'
import type { Board, BoardItem, Event } from '../board.ts'
import type { Content } from './club.ts'
import type { editors } from './editors.ts'
import { huesOf } from './hues.ts'
import { Table } from './table.tsx'

/**
 * All input forms of a board share a code chunk, which is loaded with the first decision that uses
 * such a form.
 */
const editor = (name: keyof typeof editors) =>
  lazy(async () => (await import('./editors.ts')).editors[name])
const [lineUp, bid, market] = [editor('LineUpEditor'), editor('Bid'), editor('Market')]

const THINGS: Readonly<Record<string, string>> = {
  card: 'card',
  continent: 'stack',
  department: 'level',
  staff: 'staff',
  gc: 'tactic',
}

const thingsOf = (kind: string, id: unknown): BoardItem[] =>
  typeof id === 'string' ? [`${kind}:${id}`] : []

export const superclub: Board<View, Content> = {
  Table,
  thingOf: (field, value) => {
    const kind = THINGS[field]
    return kind !== undefined && typeof value === 'string' ? `${kind}:${value}` : null
  },
  touchedBy: ({ card, continent }: Event) => [
    ...thingsOf('card', card),
    ...thingsOf('stack', continent),
  ],
  series: ({ shared: { managers } }, seat) => {
    const { marker = 0, token = 0, cash = 0 } = managers[seat] ?? {}
    return { marker, squad: token, 'cash, M': cash }
  },
  hasStage: true,
  hues: huesOf,
  editors: {
    'line-up': lineUp,
    'final-line-up': lineUp,
    'lot-bid': bid,
    'unhappy-raise': bid,
    market,
    'market-close': market,
    'trade-response': editor('Answer'),
  },
}
