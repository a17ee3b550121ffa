import { setTimeout as sleep } from 'node:timers/promises'

/** A safety net: on a machine of any speed what has not come by then never comes. */
const PATIENCE_MILLISECONDS = 120_000

/** Waits for a condition, however long it takes on a slow machine; what never comes is named. */
export const until = (isSo: () => boolean): Promise<void> => waiting(isSo, 5)

/** The same for what has to be asked for. */
export const untilAsync = (isSo: () => Promise<boolean>): Promise<void> => waiting(isSo, 20)

async function waiting(isSo: () => boolean | Promise<boolean>, pause: number): Promise<void> {
  const end = performance.now() + PATIENCE_MILLISECONDS
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`waited in vain for ${isSo}`)
    await sleep(pause)
  }
}
