import type { Board, BoardItem, Event } from '../board.ts'
import { huesOf } from './hues.ts'
import { MatchEditor } from './match.tsx'
import { Table } from './table.tsx'
import type { Content, View } from './teams.ts'

const THINGS: Readonly<Record<string, string>> = { team: 'team', seat: 'manager', colour: 'pack' }

export const titleChase: Board<View, Content> = {
  Table,
  thingOf: (field, value) => {
    const kind = THINGS[field]
    return kind === undefined ? null : `${kind}:${value}`
  },
  touchedBy: ({ type, from, to, home, away }: Event): readonly BoardItem[] => {
    if (type === 'counter.moved') return [`square:${from}`, `square:${to}`]
    return type === 'match.started' ? [`team:${home}`, `team:${away}`] : []
  },
  series: ({ table, seats }, seat) => {
    const row = table.find((one) => one.seat === seat)
    return {
      points: row?.points ?? 0,
      ...(row && { place: row.position }),
      'cash, £K': (seats[seat]?.cash ?? 0) / 1_000,
    }
  },
  hasStage: true,
  hues: huesOf,
  editors: { 'match-stars': MatchEditor },
}
