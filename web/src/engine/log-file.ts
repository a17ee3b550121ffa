import type { Commit } from '../../../src/engine/kernel/game.ts'
import type { Table } from '../../../src/engine/kernel/types.ts'
import * as en from '../text/recording/en.ts'

/**
 * The first line of a game's log file, which contains all data that is needed to show and verify
 * the game (see docs/luck.md).
 */
export interface LogHeader {
  readonly format: 'touchline-log'
  readonly formatVersion: number
  readonly game: string
  readonly ruleset: string
  /**
   * The package that contains the rules of the game. Only logs in format 2 or later contain this
   * field, and only if the rules come from a package.
   */
  readonly package?: { readonly name: string; readonly version: string; readonly integrity: string }
  readonly table: Omit<Table, 'content'>
  readonly contentPack: { readonly hash: string; readonly content: unknown }
  readonly commitment: string
  readonly seed: string | null
  readonly entropy: readonly string[]
  /**
   * Replaces the game id in the random draws of a sealed season, which is a tournament in which all
   * entrants play the same deals.
   */
  readonly lot?: string
}

/**
 * A line of a game's log file after the header. `packed` remains a string, because the hash is
 * computed from its exact bytes.
 */
interface LogRow {
  readonly firstVersion: number
  readonly lastVersion: number
  readonly head: string
  readonly packed: string
}

export interface LogFile {
  readonly header: LogHeader
  readonly rows: readonly StoredRow[]
}

export interface StoredRow extends LogRow {
  readonly commits: readonly Commit[]
}

export class InvalidLogError extends Error {
  override readonly name = 'NotALog'
}

/**
 * Checks only the format of each line, because the rules check the commits when the log is
 * replayed.
 */
export function readLog(text: string): LogFile {
  const [first = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '')
  const header = parsed(first, 1)
  if (!isHeader(header)) throw new InvalidLogError(en.thisIsNotATouchline)
  if (header.formatVersion > 2) throw new InvalidLogError(en.thisLogNeedsANewer)
  if (lines.length === 0) throw new InvalidLogError(en.theLogEndsBeforeThe)
  return { header, rows: lines.map((line, place) => rowOf(parsed(line, place + 2), place + 2)) }
}

export function rowOf(row: unknown, number: number): StoredRow {
  const commits = isRow(row) ? parsed(row.packed, number) : null
  const isSound = Array.isArray(commits) && commits.length > 0 && commits.every(isCommit)
  if (!isRow(row) || !isSound) throw new InvalidLogError(en.lineOfTheLogHas(number))
  return { ...row, commits }
}

function parsed(text: string, number: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidLogError(
      number === 1 ? en.thisIsNotATouchline : en.logFileLineIsIncomplete(number),
    )
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isHeader = (value: unknown): value is LogHeader =>
  isRecord(value) &&
  value.format === 'touchline-log' &&
  typeof value.game === 'string' &&
  typeof value.ruleset === 'string' &&
  isRecord(value.table) &&
  isRecord(value.contentPack) &&
  Array.isArray(value.entropy)

const isRow = (value: unknown): value is LogRow =>
  isRecord(value) && typeof value.packed === 'string' && typeof value.head === 'string'

const isCommit = (value: unknown): value is Commit =>
  isRecord(value) &&
  isRecord(value.cause) &&
  typeof value.at === 'number' &&
  Array.isArray(value.events) &&
  value.events.every((event) => isRecord(event) && typeof event.type === 'string')
