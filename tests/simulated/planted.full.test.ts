import t from 'tap'
import { searchInWorker } from './in-worker.ts'
import { type PlantedBug, planted } from './planted.ts'

const SEEDS = 40

for (const [name, { floor, failsOver }] of Object.entries(planted))
  t.test(`the simulation finds a planted bug: ${name}`, async (t) => {
    const bug = name as PlantedBug
    const { failure } = await searchInWorker({
      ...{ floor, failsOver, bug, seeds: SEEDS, shrinkingRuns: 0 },
    })

    t.ok(failure)
    t.comment(`seed ${failure?.seed}: ${failure?.problem}`)
  })

t.test('a failing seed is cut to few faults', async (t) => {
  const { failure } = await searchInWorker({
    ...{ floor: 'running games', failsOver: true, seeds: SEEDS, shrinkingRuns: 60 },
    bug: 'no look at the own row after a failover',
  })

  t.match(failure?.problem, /continues from the lost/)
  t.ok(failure?.faults.includes('the database fails over'))
  t.ok(failure!.faults.length < 10, failure!.faults.join(', '))
})
