import type pg from 'pg'

/** What comes is read on once fewer bytes wait. */
const WAITING_BYTES_MAX = 1_024 * 1_024
const SLAB_BYTES = 256 * 1_024

/** Objects of JSON, one a line, that belong to the same. */
export interface CopiedLines {
  /** To which of those that were asked for. */
  readonly place: number
  readonly bytes: Buffer
  readonly lines: number
}

/** What stands before all rows. */
const HEADER_BYTES = 19
/** A row: how many fields it has, each with its length before it. The last row has none. */
const PLACE_AT = 6
const LINE_AT = 14
const LINE_END = 0x0a

interface CopyData {
  readonly chunk: Buffer
}

/**
 * What `copy … to stdout (format binary)` gives, handed to the driver in place of a query of its
 * own. Each row is a number, which says to what it belongs, and a line without its end. Whoever
 * reads slowly holds back the server.
 */
export class CopyOut implements pg.Submittable {
  readonly #text: string
  #isBegun = false
  /** Lines are put one behind the other; those up to the first mark are on their way. */
  #slab = Buffer.allocUnsafe(SLAB_BYTES)
  #from = 0
  #to = 0
  #lines = 0
  #place = 0
  readonly #waiting: CopiedLines[] = []
  #waitingBytes = 0
  #stream: pg.Connection['stream'] | null = null
  #isOver = false
  #error: Error | null = null
  #wake: (() => void) | null = null

  constructor(text: string) {
    this.#text = text
  }

  submit(connection: pg.Connection): void {
    this.#stream = connection.stream
    connection.query(this.#text)
  }
  /** One message a row. The driver writes over it afterwards, so it is copied. */
  handleCopyData({ chunk }: CopyData): void {
    const row = this.#isBegun ? 0 : HEADER_BYTES
    this.#isBegun = true
    const length = chunk.length - row - LINE_AT
    if (length < 0) return
    const place = chunk.readInt32BE(row + PLACE_AT)
    if (place !== this.#place) this.#flush()
    if (this.#to + length >= this.#slab.length) this.#flush(length + 1)
    this.#place = place
    chunk.copy(this.#slab, this.#to, row + LINE_AT)
    this.#to += length
    this.#slab[this.#to] = LINE_END
    this.#to += 1
    this.#lines += 1
  }
  handleCommandComplete(): void {
    this.#flush()
  }
  handleReadyForQuery(): void {
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

  /** Lets go of what is there, and makes room for so much. */
  #flush(room = 0): void {
    if (this.#lines > 0) {
      const bytes = this.#slab.subarray(this.#from, this.#to)
      this.#waiting.push({ place: this.#place, bytes, lines: this.#lines })
      this.#waitingBytes += bytes.length
      if (this.#waitingBytes >= WAITING_BYTES_MAX) this.#stream?.pause()
      this.#wakeUp()
    }
    this.#from = this.#to
    this.#lines = 0
    if (this.#to + room <= this.#slab.length) return
    this.#slab = Buffer.allocUnsafe(Math.max(SLAB_BYTES, room))
    this.#from = 0
    this.#to = 0
  }

  #wakeUp(): void {
    this.#wake?.()
    this.#wake = null
  }
}
