import t from 'tap'
import { paddingFor } from '../../../src/engine/kernel/private-commits.ts'

t.test('private commits are padded to a number that reveals nothing about them', async (t) => {
  const filled = [0, 1, 2, 3, 4, 5].map((whispered) => whispered + paddingFor(2, whispered))

  t.same(filled, [2, 2, 2, 4, 4, 6])
  t.equal(paddingFor(0, 3), 0, 'a game without padding')
})
