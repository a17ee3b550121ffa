import t from 'tap'
import { searchInWorker } from './in-worker.ts'
import { type PlantedBug, planted } from './planted.ts'

const SEEDS = 40
const FAULTS_MAX = 4

for (const [bug, { floor, failsOver }] of Object.entries(planted))
  t.test(`the simulation finds, with few faults: ${bug}`, async (t) => {
    const request = { floor, failsOver, seeds: SEEDS, bug: bug as PlantedBug }
    const { failure } = await searchInWorker(request)

    t.comment(JSON.stringify(failure?.faults))
    t.ok(failure)
    t.ok(failure!.faults.length <= FAULTS_MAX, `seed ${failure?.seed}: ${failure?.problem}`)
  })
