import t from 'tap'
import { TimeSlices } from '../../src/app/core/time-slices.ts'
import { until } from '../support/until.ts'

const LONG = 'x'.repeat(65_537)

t.test('long work runs one piece at a time, with other work in between', async (t) => {
  const turns = new TimeSlices()
  const read: string[] = []
  const work = (name: string) => () => {
    const began = performance.now()
    while (performance.now() - began < 50);
    read.push(name)
  }

  turns.read(LONG, () => {
    work('one')()
    setImmediate(() => read.push('another'))
  })
  for (const name of ['two', 'three']) turns.read(LONG, work(name))
  turns.read('short', () => read.push('short'))
  await until(() => read.includes('three'))

  t.same(read, ['short', 'one', 'another', 'two', 'three'])
})
