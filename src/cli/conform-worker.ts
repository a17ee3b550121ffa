import { parentPort, workerData } from 'node:worker_threads'
import { conform, QUICK } from '../engine/certify/conform.ts'
import { houseOnly, loadGames } from '../games/load.ts'

export interface Checked {
  readonly check: string
  readonly fault: string | null
}

const { entries, only }: { readonly entries: readonly string[]; readonly only: string } = workerData
const port = parentPort!

forbid(Math, 'random')
for (const name of ['Date', 'fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'])
  forbid(globalThis, name)
const { registry, packages } = await loadGames(entries).catch((error: Error) => {
  port.postMessage({ check: 'the game loads', fault: error.message } satisfies Checked)
  return houseOnly
})
forbid(globalThis, 'process')
const test = (check: string, run: () => void) => {
  if (!check.includes(only)) return
  try {
    run()
    port.postMessage({ check, fault: null } satisfies Checked)
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    port.postMessage({ check, fault } satisfies Checked)
  }
}
for (const id of packages.keys()) conform({ test }, registry[id]!, QUICK)

/**
 * Makes impure functions throw: the rules must be pure, so that a log produces the same game on
 * every machine.
 */
function forbid(owner: object, name: string): void {
  Object.defineProperty(owner, name, {
    get() {
      throw new Error(`a game is pure and may not use ${name}`)
    },
  })
}
