import { isUtf8 } from 'node:buffer'
import { createHash, type Hash } from 'node:crypto'
import type { z } from 'zod'
import { hashOfPackText } from '../log.ts'
import {
  type End,
  type EventLine,
  type ExportStart,
  endLine,
  eofLine,
  eventLine,
  exportStart,
  type GameLine,
  gameLine,
  type ImportFault,
  ImportInvalid,
  type PackLine,
  packLine,
  type RowRead,
  rowIn,
} from './format.ts'
import { type KnownKeys, type Signed, signatureOf } from './signatures.ts'

export type Item =
  | { readonly kind: 'start'; readonly start: ExportStart }
  | { readonly kind: 'pack'; readonly pack: PackLine; readonly content: unknown }
  | { readonly kind: 'game'; readonly game: GameLine }
  | { readonly kind: 'row'; readonly row: RowRead }
  | { readonly kind: 'event'; readonly event: EventLine }
  | { readonly kind: 'end'; readonly end: End; readonly signed: Signed }
  | { readonly kind: 'eof' }

interface OpenGame {
  readonly game: GameLine
  readonly digest: Hash
  rows: number
  events: number
  head: string | null
  /**
   * False if the log rows in the file omit their hashes, so that the reader cannot check the hash
   * in the last line of the game.
   */
  hasHeads: boolean
}

export class ExportReader {
  readonly #keys: KnownKeys
  readonly #packs = new Map<string, string>()
  #line = 0
  #hasStarted = false
  #open: OpenGame | null = null
  #games = 0
  #rows = 0
  #isOver = false

  constructor(keys: KnownKeys) {
    this.#keys = keys
  }

  get line(): number {
    return this.#line
  }

  take(bytes: Uint8Array): Item {
    this.#line += 1
    if (this.#isOver) throw this.#invalid('malformed', 'the file continues after its end')
    if (!isUtf8(bytes)) throw this.#invalid('not-utf8')
    const line = withoutEnd(bytes)
    if (!this.#hasStarted) return this.#started(line.toString())
    if (this.#open && !startsWith(line, '{"end":')) return this.#within(this.#open, bytes, line)
    if (this.#open) return this.#ended(this.#open, line.toString())
    if (startsWith(line, '{"pack":')) return this.#packed(line.toString())
    if (startsWith(line, '{"game":')) return this.#begun(bytes, line.toString())
    return this.#atEof(line.toString())
  }

  close(): void {
    if (!this.#isOver) throw this.#invalid('cut')
  }

  #started(line: string): Item {
    const written = line.startsWith('{"touchline-export":')
    if (written && !line.startsWith('{"touchline-export":1,'))
      throw this.#invalid('version-unknown')
    this.#hasStarted = true
    return { kind: 'start', start: this.#parsed(exportStart, line) }
  }

  #packed(line: string): Item {
    const pack = this.#parsed(packLine, line)
    if (hashOfPackText(pack.ruleset, pack.content) !== pack.pack)
      throw this.#invalid('pack-differs')
    const content = this.#json(pack.content, 'pack-malformed')
    this.#packs.set(pack.pack, pack.ruleset)
    return { kind: 'pack', pack, content }
  }

  #begun(bytes: Uint8Array, line: string): Item {
    const game = this.#parsed(gameLine, line)
    const isWhole = game.seen === 'all'
    if (isWhole && this.#packs.get(game.pack) !== game.ruleset) throw this.#invalid('pack-unknown')
    const digest = createHash('sha256').update(bytes)
    this.#open = { game, digest, rows: 0, events: 0, head: null, hasHeads: true }
    return { kind: 'game', game }
  }

  #within(open: OpenGame, bytes: Uint8Array, line: Buffer): Item {
    open.digest.update(bytes)
    if (open.game.seen !== 'all') {
      const event = this.#parsed(eventLine, line.toString())
      open.events = event.event
      return { kind: 'event', event }
    }
    const row = rowIn(line)
    if (!row) throw this.#invalid('malformed')
    open.rows += 1
    open.events = row.to
    open.head = row.head
    open.hasHeads &&= row.head !== null
    return { kind: 'row', row }
  }

  #ended({ game, digest, rows, events, head, hasHeads }: OpenGame, line: string): Item {
    const { end, kid, sig } = this.#parsed(endLine, line)
    if (end.game !== game.game || end.sha256 !== digest.digest('hex'))
      throw this.#invalid('digest-differs')
    const text = line.slice('{"end":'.length, line.lastIndexOf(',"kid":'))
    const signature = signatureOf(text, kid, sig, this.#keys)
    if (signature === 'wrong') throw this.#invalid('signature-wrong')
    const isSame = end.rows === rows && end.events === events
    if (!isSame || (hasHeads && end.head !== head)) throw this.#invalid('counts-differ')
    this.#games += 1
    this.#rows += rows
    this.#open = null
    return { kind: 'end', end, signed: { signature, kid: kid || null } }
  }

  #atEof(line: string): Item {
    const { eof } = this.#parsed(eofLine, line)
    if (eof.games !== this.#games || eof.rows !== this.#rows) throw this.#invalid('counts-differ')
    this.#isOver = true
    return { kind: 'eof' }
  }

  #parsed<S extends z.ZodType>(schema: S, line: string): z.output<S> {
    const parsed = schema.safeParse(this.#json(line, 'malformed'))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    const where = issue?.path.map((step) => `/${String(step)}`).join('') || '/'
    throw this.#invalid('malformed', `${where}: ${issue?.message}`)
  }

  #json(text: string, fault: ImportFault): unknown {
    try {
      return JSON.parse(text)
    } catch {
      throw this.#invalid(fault)
    }
  }

  #invalid(code: ImportFault, detail?: string): ImportInvalid {
    return new ImportInvalid(this.#line, code, detail)
  }
}

const SPACE = 0x20

function withoutEnd(bytes: Uint8Array): Buffer {
  let length = bytes.length
  while (length > 0 && bytes[length - 1]! <= SPACE) length -= 1
  return Buffer.from(bytes.buffer, bytes.byteOffset, length)
}

const startsWith = (line: Buffer, text: string): boolean =>
  line.toString('latin1', 0, text.length) === text
