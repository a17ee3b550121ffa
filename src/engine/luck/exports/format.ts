// Format 1 of exported games: one JSON object per line. The first key of each JSON object
// determines the kind of line.
import { z } from 'zod'
import { gamePin } from '../log.ts'

export const EXPORT_VERSION = 1
export const KEYS_PATH = '/.well-known/touchline-keys.json'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const time = z.int().min(0)
const count = z.int().min(0)
const seat = z.int().min(0)

export const exportStart = z.strictObject({
  'touchline-export': z.literal(EXPORT_VERSION),
  at: time,
  by: z.strictObject({ version: z.string().max(40) }),
  keys: z.string().max(200),
  query: z.record(z.string(), z.unknown()),
})
export type ExportStart = z.infer<typeof exportStart>

export const packLine = z.strictObject({
  pack: hash,
  ruleset: z.string().max(40),
  name: z.string().max(200),
  content: z.string(),
})
export type PackLine = z.infer<typeof packLine>

const luckOfPart = z.strictObject({
  game: z.string().max(60),
  commitment: hash,
  seed: hash.nullable(),
  entropy: z.array(z.string().max(300)).max(20),
  /**
   * Id of the shared deal if all players of a competition get the same cards and dice. The random
   * numbers of a game with a shared deal are derived from the id of the deal instead of the game
   * id.
   */
  lot: z.string().max(60).optional(),
})

export const gameLine = z.strictObject({
  game: z.string().max(60),
  ruleset: z.string().max(40),
  package: gamePin.optional(),
  rules: z.tuple([count, count]),
  table: z.strictObject({
    seats: z.int().min(1).max(20),
    options: z.unknown(),
    choices: z.array(z.unknown()).max(20),
    decisionSeconds: z.int().nullable(),
  }),
  pack: hash,
  status: z.enum(['running', 'over', 'cancelled']),
  ended: z
    .strictObject({ at: time, by: z.string().max(20), reason: z.string().max(40).nullable() })
    .nullable(),
  createdAt: time,
  /**
   * The players of the game. The export never contains accounts, and contains names only if the
   * owner of the data requested names.
   */
  seats: z
    .array(z.strictObject({ seat, kind: z.string().max(20), name: z.string().max(80).optional() }))
    .max(20),
  origin: z.strictObject({ game: z.string().max(60), version: count }).nullable(),
  lucks: z.array(luckOfPart).max(1_000),
  /**
   * The viewer from whose point of view the game is exported. Only an export for `all`, which
   * contains all secrets, can be verified.
   */
  seen: z.union([z.literal('all'), z.literal('spectator'), z.string().regex(/^seat:\d{1,2}$/)]),
})
export type GameLine = z.infer<typeof gameLine>

/**
 * A row of the game's log. `packed` is the exact text of the log row from which the hash is
 * computed.
 */
export interface RowLine {
  readonly row: number
  readonly to: number
  readonly at: number
  /** Hash of the log row; null if the hash was omitted because it can be computed. */
  readonly head: string | null
  readonly packed: string
}

export const eventLine = z.strictObject({
  event: z.int().min(1),
  at: time,
  is: z.looseObject({ type: z.string() }).nullable(),
})
export type EventLine = z.infer<typeof eventLine>

export const end = z.strictObject({
  game: z.string().max(60),
  rows: count,
  events: count,
  /** Hash of the last row of the game's log; null in an export without rows. */
  head: hash.nullable(),
  /** Hash of all earlier lines of this game in the export. */
  sha256: hash,
})
export type End = z.infer<typeof end>
export const endLine = z.strictObject({ end, kid: z.string().max(60), sig: z.string().max(100) })

export const eofLine = z.strictObject({ eof: z.strictObject({ games: count, rows: count }) })

export interface RowRead extends Omit<RowLine, 'packed'> {
  readonly packed: Buffer
}

/**
 * Recognizes log rows by the start of the line, because parsing each line twice would increase the
 * total time by half.
 */
const rowStart =
  /^\{"row":(\d{1,10}),"to":(\d{1,10}),"at":(\d{1,15}),"head":"([0-9a-f]{64})?","packed":/
export const START_BYTES = 160
const ROW_END = Buffer.from(']}')

export function rowIn(line: Buffer): RowRead | null {
  const found = rowStart.exec(line.toString('latin1', 0, START_BYTES))
  if (!found || !line.subarray(-ROW_END.length).equals(ROW_END)) return null
  const [{ length }, row, to, at, head = null] = found
  const packed = line.subarray(length, -1)
  return { row: Number(row), to: Number(to), at: Number(at), head, packed }
}

export const rowText = ({ row, to, at, head, packed }: RowLine): string =>
  `{"row":${row},"to":${to},"at":${at},"head":"${head ?? ''}","packed":${packed}}`

/**
 * Returns the text that is signed for a game: the last line of the game exactly as written in the
 * file.
 */
export const signedText = (endText: string): string =>
  `touchline-export/${EXPORT_VERSION}\n${endText}`

export const importFaults = {
  'line-too-long': 'the line is too long',
  'file-too-large': 'the file is too large',
  'not-utf8': 'the line is not valid UTF-8',
  malformed: 'the line has a wrong type or place',
  'version-unknown': 'the file has an unknown format',
  'ruleset-unknown': 'the ruleset is unknown here',
  'pack-unknown': 'the content pack must precede its game',
  'pack-differs': 'the content pack does not match its hash',
  'pack-malformed': 'the content pack is for another ruleset',
  'digest-differs': 'the lines of the game differ from the signed ones',
  'signature-wrong': 'the signature does not match the named key',
  'counts-differ': 'rows, events or head differ from the end line',
  'not-whole': "the export contains only one viewer's part of the game",
  'commitment-differs': 'the seed does not match the commitment',
  'chain-broken': 'the hash chain is broken',
  'judged-otherwise': 're-executing a cause gives different events',
  'told-otherwise': 'the description of the game contradicts its log',
  'not-ended': 'the game does not end with its last row',
  cut: 'the file is incomplete',
} as const
export type ImportFault = keyof typeof importFaults

export class ImportInvalid extends Error {
  readonly line: number
  readonly code: ImportFault

  constructor(line: number, code: ImportFault, detail?: string) {
    super(`line ${line}: ${detail ?? importFaults[code]}`)
    this.name = 'ImportInvalid'
    this.line = line
    this.code = code
  }
}
