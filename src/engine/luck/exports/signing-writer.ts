import { createHash } from 'node:crypto'
import {
  type End,
  type EventLine,
  type ExportStart,
  type GameLine,
  KEYS_PATH,
  type PackLine,
  signedText,
} from './format.ts'

export interface Signer {
  readonly kid: string
  readonly publicKey: string
  sign(text: string): string
}

const line = (one: object): string => `${JSON.stringify(one)}\n`

export const startText = (at: number, version: string, query: ExportStart['query']): string =>
  line({
    'touchline-export': 1,
    at,
    by: { version },
    keys: KEYS_PATH,
    query,
  } satisfies ExportStart)
export const packText = (pack: PackLine): string => line(pack)
export const eventText = (event: EventLine): string => line(event)
export const eofText = (games: number, rows: number): string => line({ eof: { games, rows } })

export class SigningWriter {
  readonly #digest = createHash('sha256')
  readonly #game: string
  #rows = 0
  #events = 0
  #head: string | null = null

  constructor(game: string) {
    this.#game = game
  }

  begin(game: GameLine): string {
    const text = line(game)
    this.lines(text)
    return text
  }

  get rows(): number {
    return this.#rows
  }

  /** Writes lines to the file. The text must consist of complete lines with line ends. */
  lines(text: string | Uint8Array): void {
    this.#digest.update(text)
  }

  passed(rows: number, events: number, head: string | null): void {
    this.#rows += rows
    this.#events = events
    this.#head = head
  }

  end(signer: Signer | null): string {
    const [game, rows, events, head] = [this.#game, this.#rows, this.#events, this.#head]
    const sha256 = this.#digest.digest('hex')
    const text = JSON.stringify({ game, rows, events, head, sha256 } satisfies End)
    const [kid, sig] = signer ? [signer.kid, signer.sign(signedText(text))] : ['', '']
    return `{"end":${text},"kid":"${kid}","sig":"${sig}"}\n`
  }
}
