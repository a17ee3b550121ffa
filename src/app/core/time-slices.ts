import { setTimeout as sleep } from 'node:timers/promises'

const LARGE_CHARACTERS = 65_536

/**
 * Parses large strings one at a time. After each parse, a pause of equal length lets other callers
 * use the node.
 */
export class TimeSlices {
  #free: Promise<unknown> = Promise.resolve()

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
