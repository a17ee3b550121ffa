import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import perfHooks from 'node:perf_hooks'
import sleeping from 'node:timers/promises'
import type { Scheduler, Task } from './scheduler.ts'

/**
 * Time by which each read of the simulated clock advances the clock. Otherwise a loop that waits
 * for a later time would never end.
 */
const READING_MILLISECONDS = 0.001

/**
 * Replaces the timers and the random sources of Node.js during `work`. The scheduler then runs all
 * timers, and the seed determines all random values. Timers are not passed to the service as a
 * port, because a port would require changes in 31 files and an additional call in every move.
 * `mock.timers` of `node:test` is not enough: it runs timers in the order of their times, and it
 * does not replace `performance.now`, random values or named imports.
 */
export async function withSimulatedGlobals<T>(
  work: (use: (scheduler: Scheduler) => void) => Promise<T>,
): Promise<T> {
  let current: Scheduler | null = null
  const restore = replace(() => {
    if (!current) throw new Error('no simulation runs')
    return current
  })
  try {
    return await work((scheduler) => {
      current = scheduler
    })
  } finally {
    restore()
  }
}

function replace(scheduler: () => Scheduler): () => void {
  const parts: readonly (readonly [object, Record<string, unknown>])[] = [
    [globalThis, timersOf(scheduler)],
    [performance, { now: clockOf(scheduler) }],
    [Math, { random: () => wordOf(scheduler()) / 2 ** 32 }],
    [crypto, randomnessOf(scheduler)],
    [sleeping, { setTimeout: (delay: number, value: unknown) => slept(scheduler(), delay, value) }],
    // The real event loop histogram of Node.js would need a timer, which a killed simulated node
    // would never stop.
    [perfHooks, { monitorEventLoopDelay: () => noDelays }],
  ]
  const before = parts.map(([target, functions]) =>
    Object.keys(functions).map((name) => Object.getOwnPropertyDescriptor(target, name)),
  )
  for (const [target, functions] of parts)
    for (const [name, value] of Object.entries(functions))
      Object.defineProperty(target, name, { value, configurable: true, writable: true })
  syncBuiltinESMExports()
  return () => {
    for (const [part, [target, functions]] of parts.entries())
      for (const [place, name] of Object.keys(functions).entries()) {
        const descriptor = before[part]![place]
        if (descriptor) Object.defineProperty(target, name, descriptor)
        else Reflect.deleteProperty(target, name)
      }
    syncBuiltinESMExports()
  }
}

const timersOf = (scheduler: () => Scheduler) => {
  const cancel = (task: Task | undefined) => {
    if (task) task.isCancelled = true
  }
  return {
    setTimeout: (run: () => void, delay = 0) => scheduler().schedule(run, { delay }),
    setInterval: (run: () => void, period = 0) =>
      scheduler().schedule(run, { delay: period, period }),
    setImmediate: (run: () => void) => scheduler().schedule(run),
    clearTimeout: cancel,
    clearInterval: cancel,
    clearImmediate: cancel,
  }
}

const clockOf = (scheduler: () => Scheduler) => {
  let readings = 0
  return () => {
    readings += READING_MILLISECONDS
    return scheduler().now + readings
  }
}

const randomnessOf = (scheduler: () => Scheduler) => ({
  randomBytes: (size: number) => bytesOf(scheduler(), size),
  randomUUID: () => {
    const hex = bytesOf(scheduler(), 16).toString('hex')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  },
})

const wordOf = ({ randomness }: Scheduler): number => randomness.below(2 ** 32)

const bytesOf = ({ randomness }: Scheduler, size: number): Buffer =>
  Buffer.from(Array.from({ length: size }, () => randomness.below(256)))

const slept = (scheduler: Scheduler, delay: number, value: unknown): Promise<unknown> =>
  new Promise((resolve) => scheduler.schedule(() => resolve(value), { delay }))

const noDelays = { enable() {}, disable() {}, reset() {}, percentile: () => 0 }
