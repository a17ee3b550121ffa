import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { Failure } from '../engine/certify/failure.ts'
import { lawsOf, startsOf } from '../engine/certify/laws.ts'
import { Run, type Setting } from '../engine/certify/run.ts'
import { replaySteps, type Shrunk } from '../engine/certify/shrink.ts'
import type { Step } from '../engine/certify/step.ts'
import type { Commit } from '../engine/kernel/game.ts'
import type { Ruleset } from '../engine/kernel/ruleset.ts'
import type { Table } from '../engine/kernel/types.ts'
import { chainKey, firstHead, nextHead } from '../engine/luck/chain.ts'
import { pack, packHashOf } from '../engine/luck/log.ts'
import { commitmentTo } from '../engine/luck/stream.ts'
import { registry } from '../games/loaded.ts'
import { UsageError } from './arguments.ts'

const caseFile = z.strictObject({
  format: z.literal('touchline-case'),
  formatVersion: z.literal(1),
  ruleset: z.string(),
  rules: z.int(),
  table: z.looseObject({ seats: z.int() }),
  from: z.strictObject({ start: z.string(), variant: z.int() }).optional(),
  steps: z.array(z.looseObject({ do: z.string(), draws: z.array(z.int()) })),
  failed: z.strictObject({ check: z.string(), says: z.string(), signature: z.string() }),
  seed: z.int(),
  command: z.string(),
})

/**
 * Writes a failed test case to a file. If the test case does not start from a given position, the
 * function also writes a log for the replay page. Returns the path of the case file.
 */
export function writeCase(folder: string, failure: Failure, seed: number, shrunk: Shrunk): string {
  const { setting, steps, run } = shrunk
  const { rules, table, from } = setting
  const digest = createHash('sha256').update(failure.signature).digest('hex').slice(0, 8)
  const name = path.join(folder, `case-${rules.id}-${digest}`)
  const document: z.infer<typeof caseFile> = {
    format: 'touchline-case',
    formatVersion: 1,
    ruleset: rules.id,
    rules: rules.version,
    table: { ...table },
    ...(from ? { from: { start: from.start.name, variant: from.variant } } : {}),
    steps: steps.map((step) => ({ ...step, draws: [...step.draws] })),
    failed: { check: failure.check, says: failure.message, signature: failure.signature },
    seed,
    command: `npm run certify -- --case ${name}.json`,
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${name}.json`, `${JSON.stringify(document, null, 1)}\n`)
  if (!from) writeFileSync(`${name}.ndjson`, logOf(rules, table, run.commits))
  return `${name}.json`
}

export function repeatCase(file: string): Failure | null {
  const found = caseFile.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!found.success) throw new UsageError(`${file} is not a case in format 1`)
  const { ruleset, rules: version, table, from, steps, failed } = found.data
  const rules = registry[ruleset]
  if (!rules) throw new UsageError(`${file} is for an unknown ruleset: ${ruleset}`)
  if (version > rules.version)
    throw new UsageError(`${file} was recorded with newer rules (${version})`)
  const start = from && startsOf(ruleset).find(({ name }) => name === from.start)
  if (from && !start) throw new UsageError(`${file} begins at an unknown start: ${from.start}`)
  const setting: Setting = {
    rules,
    // The cast is safe because the table in the file was created by `buildTable`.
    table: table as unknown as Table,
    laws: lawsOf(ruleset),
    ...(start ? { from: { start, variant: from.variant } } : {}),
    only: [failed.check, 'throws'],
  }
  try {
    const filling = { most: steps.length, between: 0, behind: 0 }
    replaySteps(new Run(setting, 1), steps as unknown as Step[], filling)
    return null
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}

const SEED = '00'.repeat(32)
const GAME = '00000000-0000-7000-8000-00000000c0de'

/**
 * The log of a test run contains no seed, because its random draws are prescribed and do not come
 * from a seed.
 */
function logOf(rules: Ruleset, table: Table, commits: readonly Commit[]): string {
  const { seats, options, choices, decisionSeconds, content } = table
  const header = {
    format: 'touchline-log',
    formatVersion: 1,
    game: GAME,
    ruleset: rules.id,
    table: { seats, options, choices, decisionSeconds },
    contentPack: { hash: packHashOf(rules.id, content), content },
    commitment: commitmentTo(SEED),
    seed: null,
    entropy: [],
  }
  let head = firstHead(GAME)
  let firstVersion = 0
  const rows = commits.map((commit) => {
    const packed = pack([commit])
    head = nextHead(chainKey(SEED), head, packed)
    const lastVersion = firstVersion + commit.events.length
    const row = { firstVersion, lastVersion, head, packed }
    firstVersion = lastVersion
    return row
  })
  return `${[header, ...rows].map((line) => JSON.stringify(line)).join('\n')}\n`
}
