import t from 'tap'
import { type AllowedFaults, type Fault, Faults, fewestFaults, signatureOf } from './faults.ts'

const kinds = ['a request is lost', 'a node restarts', 'the clock jumps']
const struck = Array.from({ length: 90 }, (_, no): Fault => ({ no, what: kinds[no % 3]! }))

t.test('a failure is cut to the faults that it needs', async (t) => {
  const run = async (allowed: AllowedFaults) =>
    allowed?.has(31) && allowed.has(64) ? ['move 7 is lost'] : ['move 7 is slow']

  const kept = await fewestFaults(run, struck, { signature: 'move # is lost', runsMax: 100 })

  t.equal(signatureOf('move 12 is lost'), 'move # is lost')
  t.same(
    kept.map(({ no }) => no),
    [31, 64],
  )
})

t.test('the details of a fault do not depend on the other faults', async (t) => {
  const detailsOf = (faults: Faults) =>
    Array.from({ length: 50 }, () => faults.strike('a fault', 5_000)?.below(1_000))
  const whole = new Faults(7, null)

  const details = detailsOf(whole)
  const { no } = whole.struck[3]!

  const alone = Array.from({ length: 50 }, (_, at) => (at === no ? details[no] : undefined))
  t.same(detailsOf(new Faults(7, new Set([no]))), alone)
  t.ok(whole.struck.length > 10)
})
