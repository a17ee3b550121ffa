import t from 'tap'
import type { BoardItem, Event } from '../../web/src/boards/items.ts'
import { touchedBy } from '../../web/src/play/touched.ts'

const moved = (seat: number, from: string, to: string) => ({
  event: { type: 'counter.moved', seat, from, to },
})
const squares = ({ from, to }: Event): readonly BoardItem[] =>
  typeof from === 'string' && typeof to === 'string' ? [`square:${from}`, `square:${to}`] : []

t.test('the start of a player’s turn is no move, so the previous move stays marked', async (t) => {
  const events = [
    moved(0, 'a1', 'a2'),
    moved(1, 'g9', 'g8'),
    { event: null },
    moved(1, 'c9', 'c8'),
    { event: { type: 'turn.started', seat: 0 } },
  ]
  const { touched, latest } = touchedBy(events, 0, squares)
  t.same([...touched], ['square:g9', 'square:g8', 'square:c9', 'square:c8'])
  t.same([...latest], ['square:c9', 'square:c8'])
})
