import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Commit } from '../kernel/game.ts'
import type { Table, Types } from '../kernel/types.ts'

export const pack = <K extends Types>(commits: readonly Commit<K>[]): string =>
  JSON.stringify(commits)

/**
 * Parses commits that the function `pack` wrote. The parsed commits are not validated, because the
 * hashes of the log protect them.
 */
export const unpack = <K extends Types>(packed: string): Commit<K>[] =>
  JSON.parse(packed) as Commit<K>[]

/**
 * Version of the package that contains the game's rules. Games with built-in rulesets have no
 * package.
 */
export const gamePin = z.strictObject({
  name: z.string().max(214),
  version: z.string().max(256),
  integrity: z.string().max(60),
})
export type GamePin = z.infer<typeof gamePin>

/**
 * The first line of an exported log: all data that the verification needs in addition to the rows
 * of the log.
 */
export const logHeader = z.strictObject({
  format: z.literal('touchline-log'),
  /** A log in format 2 names the package that contains the rules. */
  formatVersion: z.union([z.literal(1), z.literal(2)]),
  game: z.string(),
  ruleset: z.string(),
  package: gamePin.optional(),
  table: z.strictObject({
    seats: z.int(),
    options: z.unknown(),
    choices: z.array(z.unknown()),
    decisionSeconds: z.int().nullable(),
  }),
  contentPack: z.strictObject({ hash: z.string(), content: z.unknown() }),
  commitment: z.string(),
  seed: z.string().nullable(),
  entropy: z.array(z.string()),
  /**
   * Id of the shared deal; present only if all players of a competition get the same cards and
   * dice. The random numbers of a game with a shared deal are derived from the id of the deal
   * instead of the game id.
   */
  lot: z.string().optional(),
})
export type LogHeader = z.infer<typeof logHeader>

/**
 * A row in an exported log. The log row in `packed` stays a string, because the hash is computed
 * from the bytes of the string.
 */
export const logRow = z.strictObject({
  firstVersion: z.int(),
  lastVersion: z.int(),
  head: z.string(),
  packed: z.string(),
})
export type LogRow = z.infer<typeof logRow>

/**
 * Returns the hash that identifies the content (such as cards) of a game. The hash of a game's
 * content includes the ruleset id, because two rulesets may have equal content.
 */
export const packHashOf = (ruleset: string, content: unknown): string =>
  hashOfPackText(ruleset, JSON.stringify(content))

export const hashOfPackText = (ruleset: string, text: string): string =>
  createHash('sha256').update(`${ruleset}\n${text}`).digest('hex')

export const tableIn = (header: LogHeader, content: unknown): Table => ({
  ...header.table,
  content,
})
