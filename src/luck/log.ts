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

export interface ChainReport {
  rows: number
  /** The head after the last row, as it follows from the bytes. */
  head: string
  commitmentHolds: boolean
  /** The first row whose head is not the one that follows, or that leaves a gap. */
  brokenAt: number | null
}

export interface Chained {
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
    brokenAt: null,
  }
  return { report, commits: commitsOf(report, chainKey(seed), rows) }
}

function* commitsOf(report: ChainReport, key: ChainKey, rows: Iterable<LogRow>): Generator<Commit> {
  let version = 0
  for (const { firstVersion, lastVersion, head, packed } of rows) {
    const commits = unpack(packed)
    const events = commits.reduce((sum, commit) => sum + commit.events.length, 0)
    report.head = nextHead(key, report.head, packed)
    const follows = firstVersion === version && lastVersion === version + events
    if (report.brokenAt === null && (report.head !== head || !follows))
      report.brokenAt = report.rows
    report.rows += 1
    version += events
    yield* commits
  }
}
