import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MILLISECONDS = 120_000

export const until = (isSo: () => boolean): Promise<void> => waiting(isSo, 5)

export const untilAsync = (isSo: () => Promise<boolean>): Promise<void> => waiting(isSo, 20)

async function waiting(isSo: () => boolean | Promise<boolean>, pause: number): Promise<void> {
  const end = performance.now() + PATIENCE_MILLISECONDS
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`waited in vain for ${isSo}`)
    await sleep(pause)
  }
}
