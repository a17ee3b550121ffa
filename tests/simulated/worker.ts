import { parentPort } from 'node:worker_threads'
import { registry } from '../../src/engine/rulesets/index.ts'
import { type FloorName, floors } from './floors.ts'
import { type PlantedBug, withBug } from './planted.ts'
import { search } from './simulate.ts'

export interface SimulationRequest {
  readonly floor: FloorName
  readonly failsOver: boolean
  readonly ruleset: string
  readonly firstSeed: number
  readonly seeds: number
  readonly bug: PlantedBug | null
  /**
   * Maximum number of runs in the search for a smaller set of faults that causes the same problem.
   */
  readonly shrinkingRuns: number
}

async function answer(request: SimulationRequest): Promise<void> {
  const { floor, failsOver, ruleset, firstSeed, seeds, bug, shrinkingRuns } = request
  const from = Array.from({ length: seeds }, (_, place) => firstSeed + place)
  const searched = await withBug(bug, (alter) =>
    search({ ...floors[floor](registry[ruleset]!, failsOver), alter }, from, shrinkingRuns),
  )
  parentPort?.postMessage(searched)
}

parentPort?.on('message', (request: SimulationRequest) => void answer(request))
