import { type Opening, opening } from '../../../src/engine/kernel/game.ts'
import { sameJson } from '../../../src/engine/kernel/json.ts'
import { type Verification, verify } from '../../../src/engine/kernel/verify.ts'
import * as en from '../text/recording/en.ts'
import type { FoldedGame } from './folded-game.ts'
import type { LogFile, StoredRow } from './log-file.ts'
import { chainOf, commitmentTo, digestOf, hmacLuck } from './luck.ts'

export interface VerificationResult extends Verification {
  /**
   * `unproved` means that no error was found, but some commits were not replayed, or the end of the
   * log is missing.
   */
  readonly verdict: 'proved' | 'unproved' | 'refuted'
  readonly commitmentHolds: boolean
  readonly broken: BrokenRow | null
  readonly altered: readonly string[]
}

interface BrokenRow {
  readonly version: number
  readonly reason: string
}

/**
 * Verifies a game's log. Returns null if the log contains no seed; the seed is secret until the
 * game ends.
 */
export function verifyLog({ log, rules, table, commits }: FoldedGame): VerificationResult | null {
  const { seed, game, entropy, commitment, lot } = log.header
  if (seed === null || !/^[0-9a-f]{64}$/.test(seed)) return null
  // Commits before a fork were created with the seed of the original game, which a fork's log does
  // not contain.
  const before = commits.filter(({ cause }) => cause.kind === 'fork').map(() => null)
  const lucks = [...before, hmacLuck(seed, lot ?? game, entropy)]
  const verification = verify(rules, table, commits, lucks)
  const commitmentHolds = commitmentTo(seed) === commitment
  const broken = brokenIn(log.rows, seed, game)
  const altered = alteredIn(log)
  const { difference, over, foldedOnly, unjudged } = verification
  const isFalse = !commitmentHolds || broken || altered.length > 0 || difference
  const isWhole = over && foldedOnly === 0 && unjudged === 0
  const verdict = isFalse ? 'refuted' : isWhole ? 'proved' : 'unproved'
  return { ...verification, verdict, commitmentHolds, broken, altered }
}

function brokenIn(rows: readonly StoredRow[], seed: string, game: string): BrokenRow | null {
  const chain = chainOf(seed, game)
  let [head, version] = [chain.first, 0]
  for (const row of rows) {
    const before = version
    version += row.commits.reduce((sum, { events }) => sum + events.length, 0)
    head = chain.next(head, row.packed)
    if (row.head !== '' && head !== row.head)
      return { version: before, reason: en.itsHashDoesNotMatch }
    if (row.firstVersion !== before || row.lastVersion !== version)
      return { version: before, reason: en.itsNumberOfEventsDoes }
  }
  return null
}

/**
 * Returns the fields of the header that differ from the first commit, which contains the game's
 * seats and options since log format 2.
 */
function alteredIn({ header, rows }: LogFile): string[] {
  const cause = rows[0]?.commits[0]?.cause
  if (!cause || !('opening' in cause)) return []
  const recorded = opening.safeParse(cause.opening)
  if (!recorded.success) return ['opening']
  const { ruleset, contentPack, table, lot } = header
  const expected: Partial<Opening> = {
    ruleset,
    contentPack: digestOf(`${ruleset}\n${JSON.stringify(contentPack.content)}`),
    options: table.options,
    choices: [...table.choices],
    decisionSeconds: table.decisionSeconds,
    ...(lot !== undefined && { lot }),
  }
  return Object.entries(expected)
    .filter(([name, value]) => !sameJson(value, recorded.data[name as keyof Opening]))
    .map(([name]) => name)
}
