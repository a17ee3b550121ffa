import type pg from 'pg'

/** What comes is read on once fewer bytes wait. */
const WAITING_BYTES_MAX = 1_024 * 1_024
/** Larger ones are not used again by those who hand out memory, and cost twice the time. */
const SLAB_BYTES = 64 * 1_024

/** Rows of the same game as lines of an export. */
export interface CopiedLines {
  /** To which of those that were asked for. */
  readonly place: number
  readonly bytes: Buffer
  readonly lines: number
  /** The version, and the head, after the last of them. */
  readonly to: number
  readonly head: string
}

const stored = 'c.first_version, c.last_version, c.at, c.head, c.packed'

/**
 * Logs of games in the order of the ids, for `copy … to stdout (format binary)`. The server hands
 * out what it has stored: to write lines of it costs it half as much again as a bare COPY.
 */
export const rowsOfGames = (gameIds: readonly string[]): string => `
select asked.place::int, ${stored}
from unnest('{${gameIds.join(',')}}'::uuid[]) with ordinality as asked (id, place)
cross join lateral (
  select * from commits where commits.game_id = asked.id order by commits.first_version
) as c`

/** The same of one game: so Citus asks the shard that holds it, and no other. */
export const rowsOfGame = (gameId: string): string => `
select 1, ${stored} from commits as c where c.game_id = '${gameId}' order by c.first_version`

/** What stands before all rows. */
const HEADER_BYTES = 19
/** Of a row: how many fields it has, and each with its length before it. The last row has none. */
const PLACE_AT = 6
const FIRST_AT = 14
const LAST_AT = 22
const TIME_AT = 30
const HEAD_LENGTH_AT = 38
const HEAD_AT = 42
const HEAD_BYTES = 32
const PACKED_AT = 78
const UPPER = 2 ** 32

const text = (characters: string): Uint8Array => Buffer.from(characters, 'latin1')
const [ROW, TO, TIME, HEAD] = [text('{"row":'), text(',"to":'), text(',"at":'), text(',"head":"')]
const [PACKED, END] = [text('","packed":'), text('}\n')]
const HEX = text('0123456789abcdef')
/** More than stands around what is packed. */
const AROUND_BYTES = 160

interface CopyData {
  readonly chunk: Buffer
}

/**
 * What `copy` gives of such rows, handed to the driver in place of a query of its own. Whoever
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
  /** Of the last line. */
  #version = 0
  #headFrom = 0
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
    const length = chunk.length - row - PACKED_AT
    if (length < 0) return
    const place = chunk.readInt32BE(row + PLACE_AT)
    if (place !== this.#place) this.#flush()
    this.#place = place
    if (chunk.readInt32BE(row + HEAD_LENGTH_AT) !== HEAD_BYTES)
      this.fail(new Error('a row has a head that is none'))
    const most = length + AROUND_BYTES
    if (this.#to + most > this.#slab.length) this.#flush(most)
    this.#write(chunk, row)
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

  /** Byte by byte: strings would cost as much as all else. */
  #write(chunk: Buffer, row: number): void {
    const slab = this.#slab
    const version = chunk.readInt32BE(row + LAST_AT)
    const time = chunk.readInt32BE(row + TIME_AT) * UPPER + chunk.readUInt32BE(row + TIME_AT + 4)
    let at = put(slab, this.#to, ROW)
    at = putNumber(slab, at, chunk.readInt32BE(row + FIRST_AT))
    at = putNumber(slab, put(slab, at, TO), version)
    at = putNumber(slab, put(slab, at, TIME), time)
    at = put(slab, at, HEAD)
    this.#version = version
    this.#headFrom = at
    at = putHex(slab, at, chunk, row + HEAD_AT)
    at = put(slab, at, PACKED)
    at += chunk.copy(slab, at, row + PACKED_AT)
    this.#to = put(slab, at, END)
  }

  /** Lets go of what is there, and makes room for so much. */
  #flush(room = 0): void {
    if (this.#lines > 0) {
      const bytes = this.#slab.subarray(this.#from, this.#to)
      const head = this.#slab.toString('latin1', this.#headFrom, this.#headFrom + 2 * HEAD_BYTES)
      const [place, lines, to] = [this.#place, this.#lines, this.#version]
      this.#waiting.push({ place, bytes, lines, to, head })
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

/** Each gives where it ends. */
function put(to: Uint8Array, at: number, bytes: Uint8Array): number {
  for (let place = 0; place < bytes.length; place += 1) to[at + place] = bytes[place]!
  return at + bytes.length
}

/** A whole number that is not negative, in decimal digits. */
function putNumber(to: Uint8Array, at: number, value: number): number {
  let end = at + 1
  for (let power = 10; value >= power; power *= 10) end += 1
  for (let place = end - 1, rest = value; place >= at; place -= 1) {
    const next = Math.floor(rest / 10)
    to[place] = HEX[rest - next * 10]!
    rest = next
  }
  return end
}

function putHex(to: Uint8Array, at: number, bytes: Uint8Array, from: number): number {
  for (let place = 0; place < HEAD_BYTES; place += 1) {
    const byte = bytes[from + place]!
    to[at + 2 * place] = HEX[byte >> 4]!
    to[at + 2 * place + 1] = HEX[byte & 15]!
  }
  return at + 2 * HEAD_BYTES
}
