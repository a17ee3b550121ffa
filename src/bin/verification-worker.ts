import { parentPort, workerData } from 'node:worker_threads'
import { Unavailable } from '../app/core/ports.ts'
import { PackLibrary } from '../app/packs/packs.ts'
import { verifyStoredGame } from '../app/verification/verify-game.ts'
import type { VerifyDependencies } from '../app/verification/verify-log.ts'
import { parseConfig } from '../config/config.ts'
import { registry } from '../games/loaded.ts'
import { openReadOnly } from '../postgres/read-only-store.ts'
import { archiveIn } from './start/archive.ts'
import { serviceKeys } from './start/service-key.ts'
import type { ThreadAnswer, ThreadAsk } from './verification-pool.ts'

/**
 * The database connection is opened when the first game is verified, and reopened after an outage.
 */
let judging: Promise<VerifyDependencies> | null = null

parentPort!.on('message', async ({ game, terms }: ThreadAsk) => {
  parentPort!.postMessage(await answered(game, terms))
})

async function answered(game: string, terms: ThreadAsk['terms']): Promise<ThreadAnswer> {
  try {
    judging ??= opened()
    return { judged: await verifyStoredGame(await judging, game, terms) }
  } catch (error) {
    judging = null
    const problem = error instanceof Error ? error.message : String(error)
    return { problem, isAway: error instanceof Unavailable }
  }
}

async function opened(): Promise<VerifyDependencies> {
  const config = parseConfig(process.env)
  const terms = { keys: await serviceKeys(config), archive: archiveIn(config) }
  const ports = await openReadOnly(workerData.url, terms)
  return { ports, packs: new PackLibrary(registry, [], ports) }
}
