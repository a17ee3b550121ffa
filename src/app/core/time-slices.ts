import { setTimeout as sleep } from 'node:timers/promises'

/** What is longer takes so long to be read that everybody would notice. */
const LARGE_CHARACTERS = 65_536

/**
 * What keeps all callers waiting is done one at a time, and between two of them the others are
 * served for as long as the first one took: so nobody can have a node for themselves.
 */
export class TimeSlices {
  #free: Promise<unknown> = Promise.resolve()

  /** At once, where the text is short. */
  read(text: string, act: () => void): void {
    if (text.length <= LARGE_CHARACTERS) {
      act()
      return
    }
    this.#free = this.#free.then(() => {
      const began = performance.now()
      act()
      return sleep(performance.now() - began)
    })
  }
}
