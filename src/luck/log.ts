import { z } from 'zod'
import type { Commit } from '../kernel/game.ts'
import type { Table, Types } from '../kernel/types.ts'
import { type ChainKey, chainKey, firstHead, nextHead } from './chain.ts'
import { commitmentTo } from './stream.ts'

/** A row's commits as the text that is stored and hashed. */
export const pack = <K extends Types>(commits: readonly Commit<K>[]): string =>
  JSON.stringify(commits)

/** What `pack` wrote; it is trusted, because the chain of hashes covers it. */
export const unpack = <K extends Types>(packed: string): Commit<K>[] =>
  JSON.parse(packed) as Commit<K>[]

/** The first line of an exported log: all that `verify` needs beside the rows. */
export const logHeader = z.strictObject({
  format: z.literal('touchline-log'),
  formatVersion: z.literal(1),
  game: z.string(),
  ruleset: z.string(),
  table: z.strictObject({
    seats: z.int(),
    options: z.unknown(),
    choices: z.array(z.unknown()),
    decisionSeconds: z.int().nullable(),
  }),
  contentPack: z.strictObject({ hash: z.string(), content: z.unknown() }),
  commitment: z.string(),
  /** Null while the game runs. */
  seed: z.string().nullable(),
  entropy: z.array(z.string()),
})
export type LogHeader = z.infer<typeof logHeader>

/**
 * Every other line: a row as it is stored. `packed` stays a string, because its bytes are hashed.
 */
export const logRow = z.strictObject({
  firstVersion: z.int(),
  lastVersion: z.int(),
  head: z.string(),
  packed: z.string(),
})
export type LogRow = z.infer<typeof logRow>

export const tableIn = (header: LogHeader, content: unknown): Table => ({
  ...header.table,
  content,
})

interface ChainReport {
  rows: number
  /** The head after the last row, as it follows from the bytes. */
  head: string
  commitmentHolds: boolean
  /** The first row that does not follow from those before it. */
  broken: BrokenRow | null
}

interface BrokenRow {
  /** Counted from 0. */
  readonly row: number
  /** Up to here the log holds. */
  readonly version: number
  readonly reason: string
}

interface Chained {
  readonly report: ChainReport
  /** The commits of the rows, in order; the report grows as they are taken. */
  readonly commits: Iterable<Commit>
}

/** Follows the chain of hashes through the rows, while their commits are read. */
export function followChain(
  { game, commitment }: Pick<LogHeader, 'game' | 'commitment'>,
  seed: string,
  rows: Iterable<LogRow>,
): Chained {
  const report: ChainReport = {
    rows: 0,
    head: firstHead(game),
    commitmentHolds: commitmentTo(seed) === commitment,
    broken: null,
  }
  return { report, commits: commitsOf(report, chainKey(seed), rows) }
}

function* commitsOf(report: ChainReport, key: ChainKey, rows: Iterable<LogRow>): Generator<Commit> {
  let version = 0
  for (const { firstVersion, lastVersion, head, packed } of rows) {
    const commits = unpackSound(packed)
    const events = commits?.reduce((sum, commit) => sum + commit.events.length, 0) ?? 0
    report.head = nextHead(key, report.head, packed)
    const follows = firstVersion === version && lastVersion === version + events
    const broken = (reason: string) => {
      report.broken ??= { row: report.rows, version, reason }
    }
    if (report.head !== head) broken('its head is not the one that follows')
    if (!commits) broken('it holds no commits')
    else if (!follows) broken(`it says ${firstVersion} to ${lastVersion} and has ${events} events`)
    report.rows += 1
    version += events
    // Nothing can be made of what comes behind commits that are none.
    if (!commits) return
    yield* commits
  }
}

/** Null: whatever that is, it was never a row. */
function unpackSound(packed: string): Commit[] | null {
  const commits: unknown = JSON.parse(packed)
  const isSound = Array.isArray(commits) && commits.length > 0 && commits.every(isCommit)
  // As far as the chain asks; what is in it is judged by the rules.
  return isSound ? (commits as Commit[]) : null
}

const isCommit = (one: Partial<Commit> | null): boolean =>
  typeof one?.cause?.kind === 'string' && Array.isArray(one.events)
