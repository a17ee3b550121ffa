import { eofText } from './signing-writer.ts'

const KEY_BYTES = 9
const HASH_LETTERS = 64
const end = /^\{"end":\{"game":"([^"]+)"/
/** Maximum number of bytes of a line up to the end of the id. */
const START_BYTES = 100

/**
 * Merges several export files line by line. The merged file has one start line, one end line, and
 * each content pack only once.
 */
export class Merge {
  readonly #packs = new Set<string>()
  #lines = 0
  #games = 0
  #rows = 0
  #rowsInGame = 0
  #isOver = false
  lastGame: string | null = null
  wholeLines = 0

  get games(): number {
    return this.#games
  }
  get isOver(): boolean {
    return this.#isOver
  }

  take(line: Uint8Array): boolean {
    this.#lines += 1
    this.#isOver = false
    const text = Buffer.from(line.subarray(0, START_BYTES)).toString('latin1')
    if (text.startsWith('{"touchline-export":')) return this.#lines === 1
    if (text.startsWith('{"pack":"'))
      return this.#isNew(text.slice(KEY_BYTES, KEY_BYTES + HASH_LETTERS))
    if (text.startsWith('{"row":')) this.#rowsInGame += 1
    else if (text.startsWith('{"game":')) this.#rowsInGame = 0
    else if (text.startsWith('{"end":')) this.#ended(text)
    else if (text.startsWith('{"eof":')) this.#isOver = true
    return !this.#isOver
  }

  eof(): string {
    return eofText(this.#games, this.#rows)
  }

  #isNew(pack: string): boolean {
    const isNew = !this.#packs.has(pack)
    this.#packs.add(pack)
    return isNew
  }

  #ended(text: string): void {
    this.#games += 1
    this.#rows += this.#rowsInGame
    this.lastGame = end.exec(text)?.[1] ?? null
    this.wholeLines = this.#lines
  }
}
