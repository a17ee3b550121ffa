import { parentPort, workerData } from 'node:worker_threads'
import { rulesetNamed } from '../../src/cli/arguments.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import { type Arena, playGame } from './game.ts'
import type { ArenaGameJob, ArenaWorkerData } from './workers.ts'

const arena = arenaOf(workerData)

parentPort!.on('message', ({ duel, deal, place }: ArenaGameJob) => {
  parentPort!.postMessage(playGame(arena, duel, deal, place))
})

function arenaOf({ ruleset, table, ...terms }: ArenaWorkerData): Arena {
  const rules = rulesetNamed(ruleset)
  const { seats, options } = table
  return { ...terms, rules, table: buildTable(rules, { seats, options }) }
}
