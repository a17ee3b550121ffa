import t from 'tap'
import { withSeatNames } from '../../web/src/ui/format.ts'

t.test('a seat number becomes the player’s name, and other handles stay', async (t) => {
  const names = ['Ada', 'Bot B']
  t.equal(
    withSeatNames('Seat 0 pays Seat 1; Home and Seat 12 wait.', names),
    'Ada pays Bot B; Home and Seat 12 wait.',
  )
  t.equal(withSeatNames(undefined, names), '')
})
