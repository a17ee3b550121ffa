import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for a condition, however long it takes: the test itself has a time limit. */
export const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await sleep(5)
}

/** The same for what has to be asked for. */
export const untilAsync = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await sleep(20)
}
