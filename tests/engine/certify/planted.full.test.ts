import t from 'tap'
import { caught, planted, within } from './planted.ts'

const SHRINK_SECONDS = 4
const CHOSEN_MEDIAN_MAX = 5

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

t.test('twenty planted bugs are found and shrunk', async (t) => {
  const chosen: number[] = []
  for (const bug of planted) {
    const { signature, shrunk, before } = caught(bug, within(SHRINK_SECONDS))
    t.ok(signature && shrunk, `${bug.id}: ${bug.says}`)
    if (!shrunk) continue
    chosen.push(shrunk.chosen)
    const { steps } = shrunk
    t.comment(`${bug.id}: ${bug.says}: ${before} to ${steps.length}, ${shrunk.chosen} chosen`)
  }
  t.ok(median(chosen) <= CHOSEN_MEDIAN_MAX, `a median of ${median(chosen)} chosen causes`)
})
