import t from 'tap'
import type { BoardItem, Mark } from '../../web/src/boards/items.ts'
import { pressable, pressableByWords, pressedAs } from '../../web/src/boards/pressable.ts'

const pressing = (...marks: readonly (readonly [BoardItem, Mark])[]) => ({
  marks: new Map(marks),
  press: () => {},
})

t.test('a marked item keeps the classes that it has in any case', async (t) => {
  const { class: classes } = pressableByWords(pressing(['card:a', 'can']), 'card:a', 'slip says')
  t.equal(classes, 'slip says pressable can')
  t.equal(pressableByWords(pressing(), 'card:a', 'slip').class, 'slip')
  t.same(pressable(pressing(), 'card:a', 'A card'), { 'data-item': 'card:a' })
})

t.test('a press on an item that covers a target is a press on the target', async (t) => {
  const marks = pressing(['square:d4', 'target'], ['counter:home-y1', 'can'])
  t.equal(pressedAs(marks, 'counter:away-y3', 'square:d4'), 'square:d4')
  t.equal(pressedAs(marks, 'counter:home-y1', 'square:a1'), 'counter:home-y1')
})
