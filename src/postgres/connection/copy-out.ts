import type pg from 'pg'
import { type CopiedLines, isRow, LineBuffer } from './copied-lines.ts'

/** What comes is read on once fewer bytes wait. */
const WAITING_BYTES_MAX = 1_024 * 1_024

/** A message of the server is a letter and a length, which counts itself, and what it says. */
const START_BYTES = 5
const COPY_DATA = 'd'.charCodeAt(0)
/** What stands before all rows, in the message of the first one. */
const HEADER_BYTES = 19
/** What stands behind them, instead of a number of fields. */
const TRAILER_BYTES = 2

type Listener = (chunk: Buffer) => void

/**
 * What `copy` gives of logs of games, handed to the driver in place of a query of its own. Rows are
 * taken from the socket before the driver makes an object of each, which takes it as long as all
 * that is done with them; any other message is the driver's. Whoever reads slowly holds back the
 * server.
 */
export class CopyOut implements pg.Submittable {
  readonly #text: string
  readonly #slab = new LineBuffer((lines) => this.#keep(lines))
  #isBegun = false
  #stream: pg.Connection['stream'] | null = null
  #driver: readonly Listener[] = []
  /** Of a message that is not there as a whole yet, and how much more is known to come. */
  #parts: Buffer[] = []
  #missing = 0
  readonly #waiting: CopiedLines[] = []
  #waitingBytes = 0
  #isOver = false
  #error: Error | null = null
  #wake: (() => void) | null = null

  /** As `rowsOfGames` asks for them. */
  constructor(rows: string) {
    this.#text = `copy (${rows}) to stdout (format binary)`
  }

  submit(connection: pg.Connection): void {
    const { stream } = connection
    this.#stream = stream
    // That is what listens for data.
    this.#driver = stream.listeners('data') as Listener[]
    stream.on('data', this.#take)
    for (const listener of this.#driver) stream.off('data', listener)
    connection.query(this.#text)
  }
  handleCommandComplete(): void {
    this.#slab.flush()
  }
  handleReadyForQuery(): void {
    for (const listener of this.#driver) this.#stream?.on('data', listener)
    this.#stream?.off('data', this.#take)
    this.fail(null)
  }
  handleError(error: Error): void {
    this.fail(error)
  }

  async *batches(): AsyncGenerator<CopiedLines> {
    for (;;) {
      const batch = this.#waiting.shift()
      if (batch) {
        this.#waitingBytes -= batch.bytes.length
        if (this.#waitingBytes < WAITING_BYTES_MAX) this.#stream?.resume()
        yield batch
      } else if (this.#error) throw this.#error
      else if (this.#isOver) return
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
    }
  }

  /** Nothing more comes; with an error: though there was more. */
  fail(error: Error | null): void {
    this.#error ??= error
    this.#isOver = true
    this.#wakeUp()
  }

  readonly #take = (chunk: Buffer): void => {
    for (let at = this.#join(chunk); at < chunk.length; ) {
      const left = chunk.length - at
      const length = left < START_BYTES ? START_BYTES : lengthOf(chunk, at)
      if (left >= length) this.#message(chunk, at, at + length)
      else {
        this.#parts = [chunk.subarray(at)]
        this.#missing = length - left
      }
      at += Math.min(left, length)
    }
  }

  /** Puts the message together that began in a chunk before; gives where the next one begins. */
  #join(chunk: Buffer): number {
    let at = 0
    while (this.#missing > 0 && at < chunk.length) {
      const part = chunk.subarray(at, at + this.#missing)
      this.#parts.push(part)
      this.#missing -= part.length
      at += part.length
      if (this.#missing > 0) continue
      const joined = Buffer.concat(this.#parts)
      this.#missing = lengthOf(joined, 0) - joined.length
      this.#parts = this.#missing > 0 ? [joined] : []
      if (this.#missing === 0) this.#message(joined, 0, joined.length)
    }
    return at
  }

  #message(bytes: Buffer, at: number, end: number): void {
    if (bytes[at] !== COPY_DATA) {
      for (const listener of this.#driver) listener.call(this.#stream, bytes.subarray(at, end))
      return
    }
    const row = at + START_BYTES + (this.#isBegun ? 0 : HEADER_BYTES)
    this.#isBegun = true
    if (isRow(bytes, row, end)) this.#slab.add(bytes, row, end)
    else if (end - row > TRAILER_BYTES) this.fail(new Error('a row is not what was asked for'))
  }

  #keep(lines: CopiedLines): void {
    this.#waiting.push(lines)
    this.#waitingBytes += lines.bytes.length
    if (this.#waitingBytes >= WAITING_BYTES_MAX) this.#stream?.pause()
    this.#wakeUp()
  }

  #wakeUp(): void {
    this.#wake?.()
    this.#wake = null
  }
}

const lengthOf = (bytes: Buffer, at: number): number => 1 + bytes.readInt32BE(at + 1)
