import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for a condition, however long it takes: the test itself has a time limit. */
export const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await sleep(5)
}
