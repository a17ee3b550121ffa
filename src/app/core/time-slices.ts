import { setTimeout as sleep } from 'node:timers/promises'

/** A longer text takes noticeable time to parse. */
const LARGE_CHARACTERS = 65_536

/**
 * Runs expensive steps one at a time. After each, other callers are served for as long as it took,
 * so no caller can occupy a node.
 */
export class TimeSlices {
  #free: Promise<unknown> = Promise.resolve()

  /** Short texts are parsed at once. */
  read(text: string, parse: () => void): void {
    if (text.length <= LARGE_CHARACTERS) {
      parse()
      return
    }
    this.#free = this.#free.then(() => {
      const began = performance.now()
      parse()
      return sleep(performance.now() - began)
    })
  }
}
