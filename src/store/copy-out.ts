import type pg from 'pg'

/** What comes is read on once fewer bytes wait. */
const WAITING_BYTES_MAX = 1_024 * 1_024
const BATCH_BYTES = 64 * 1_024

/** Objects of JSON, one a line, that belong to the same. */
export interface CopiedLines {
  /** To which of those that were asked for. */
  readonly place: number
  readonly bytes: Buffer
  readonly lines: number
}

const BRACE = 0x7b

interface CopyData {
  readonly chunk: Buffer
}

/**
 * What `copy … to stdout` gives, handed to the driver in place of a query of its own. Each row is a
 * number, which says to what it belongs, and an object. Whoever reads slowly holds back the server.
 */
export class CopyOut implements pg.Submittable {
  readonly #text: string
  #batch = Buffer.allocUnsafe(BATCH_BYTES)
  #length = 0
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
    const brace = chunk.indexOf(BRACE)
    const place = Number(chunk.toString('latin1', 0, brace))
    const length = chunk.length - brace
    if (place !== this.#place || this.#length + length > this.#batch.length) this.#flush(length)
    this.#place = place
    chunk.copy(this.#batch, this.#length, brace)
    this.#length += length
    this.#lines += 1
  }
  handleCommandComplete(): void {
    this.#flush(0)
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

  /** Makes room for a line of that length. */
  #flush(length: number): void {
    if (this.#lines > 0) {
      const bytes = this.#batch.subarray(0, this.#length)
      this.#waiting.push({ place: this.#place, bytes, lines: this.#lines })
      this.#waitingBytes += bytes.length
      if (this.#waitingBytes >= WAITING_BYTES_MAX) this.#stream?.pause()
      this.#wakeUp()
    }
    this.#batch = Buffer.allocUnsafe(Math.max(BATCH_BYTES, length))
    this.#length = 0
    this.#lines = 0
  }

  #wakeUp(): void {
    this.#wake?.()
    this.#wake = null
  }
}
