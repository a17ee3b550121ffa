// A thread that judges games, one after the other, on connections of its own.
import { parentPort, workerData } from 'node:worker_threads'
import { parseConfig } from './config.ts'
import type { ThreadAnswer, ThreadAsk } from './judges.ts'
import { registry } from './rulesets/index.ts'
import { judgeGame } from './service/desk/judge-game.ts'
import type { Judging } from './service/desk/verify-log.ts'
import { Packs } from './service/library/packs.ts'
import { Unavailable } from './service/ports.ts'
import { archiveIn } from './start/archive.ts'
import { serviceKeys } from './start/service-key.ts'
import { openForReading } from './store/reading.ts'

/** Opened for the first game, and anew where the database was away then. */
let judging: Promise<Judging> | null = null

parentPort!.on('message', async ({ game, terms }: ThreadAsk) => {
  parentPort!.postMessage(await answered(game, terms))
})

async function answered(game: string, terms: ThreadAsk['terms']): Promise<ThreadAnswer> {
  try {
    judging ??= opened()
    return { judged: await judgeGame(await judging, game, terms) }
  } catch (error) {
    judging = null
    const problem = error instanceof Error ? error.message : String(error)
    return { problem, isAway: error instanceof Unavailable }
  }
}

async function opened(): Promise<Judging> {
  const config = parseConfig(process.env)
  const terms = { keys: await serviceKeys(config), archive: archiveIn(config) }
  const ports = await openForReading(workerData.url, terms)
  return { ports, packs: new Packs(registry, [], ports) }
}
