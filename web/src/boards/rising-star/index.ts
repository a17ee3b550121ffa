import type { Board, BoardItem, Event } from '../board.ts'
import { type Content, huesOf, type View } from './player.ts'
import { Table } from './table.tsx'

const THOUSAND = 1_000

export const risingStar: Board<View, Content> = {
  Table,
  thingOf: (field, value) => {
    if (field === 'seat') return `player:${value}`
    return field === 'token' || field === 'card' ? `${field}:${value}` : null
  },
  touchedBy: ({ type, from, to, card }: Event) => [
    ...(type === 'token.moved' ? [from, to] : []).map((at): BoardItem => `space:${at}`),
    ...(typeof card === 'string' ? [card] : []).map((id): BoardItem => `card:${id}`),
  ],
  series: ({ seats }, seat) => {
    const player = seats[seat]
    if (!player) return {}
    const { points, fame, cash } = player
    return { points, fame, 'cash, k': cash / THOUSAND }
  },
  hasStage: true,
  hues: huesOf,
}
