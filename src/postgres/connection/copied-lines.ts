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

/** Of a row in binary: how many fields it has, and each with its length before it. */
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

/** Larger ones are not used again by those who hand out memory, and cost twice the time. */
const SLAB_BYTES = 64 * 1_024

/** Writes rows as lines, one behind the other, and lets go of those of one game at a time. */
export class LineBuffer {
  readonly #onFull: (lines: CopiedLines) => void
  /** Lines up to the first mark are on their way. */
  #slab = Buffer.allocUnsafe(SLAB_BYTES)
  #from = 0
  #to = 0
  #lines = 0
  #place = 0
  /** Of the last line. */
  #version = 0
  #headFrom = 0

  constructor(onFull: (lines: CopiedLines) => void) {
    this.#onFull = onFull
  }

  /** A row that ends there; nothing is kept of the bytes. */
  add(bytes: Buffer, row: number, end: number): void {
    const place = bytes.readInt32BE(row + PLACE_AT)
    if (place !== this.#place) this.flush()
    this.#place = place
    const most = end - row - PACKED_AT + AROUND_BYTES
    if (this.#to + most > this.#slab.length) this.flush(most)
    this.#write(bytes, row, end)
    this.#lines += 1
  }

  /** Lets go of what is there, and makes room for so much. */
  flush(room = 0): void {
    if (this.#lines > 0) {
      const bytes = this.#slab.subarray(this.#from, this.#to)
      const head = this.#slab.toString('latin1', this.#headFrom, this.#headFrom + 2 * HEAD_BYTES)
      const [place, lines, to] = [this.#place, this.#lines, this.#version]
      this.#onFull({ place, bytes, lines, to, head })
    }
    this.#from = this.#to
    this.#lines = 0
    if (this.#to + room <= this.#slab.length) return
    this.#slab = Buffer.allocUnsafe(Math.max(SLAB_BYTES, room))
    this.#from = 0
    this.#to = 0
  }

  /** Byte by byte: strings would cost as much as all else. */
  #write(bytes: Buffer, row: number, end: number): void {
    const slab = this.#slab
    const time = bytes.readInt32BE(row + TIME_AT) * UPPER + bytes.readUInt32BE(row + TIME_AT + 4)
    this.#version = bytes.readInt32BE(row + LAST_AT)
    let at = put(slab, this.#to, ROW)
    at = putNumber(slab, at, bytes.readInt32BE(row + FIRST_AT))
    at = putNumber(slab, put(slab, at, TO), this.#version)
    at = putNumber(slab, put(slab, at, TIME), time)
    at = put(slab, at, HEAD)
    this.#headFrom = at
    at = put(slab, putHex(slab, at, bytes, row + HEAD_AT), PACKED)
    at += bytes.copy(slab, at, row + PACKED_AT, end)
    this.#to = put(slab, at, END)
  }
}

/** Else it is not what was asked for. */
export const isRow = (bytes: Buffer, row: number, end: number): boolean =>
  end - row >= PACKED_AT && bytes.readInt32BE(row + HEAD_LENGTH_AT) === HEAD_BYTES

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
