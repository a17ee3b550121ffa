import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { lawsOf } from '../engine/certify/laws.ts'
import { type Found, search } from '../engine/certify/search.ts'
import { shrink } from '../engine/certify/shrink.ts'
import { registry } from '../games/loaded.ts'
import { oneRuleset, runCommand, wholeNumber } from './arguments.ts'
import { repeatCase, writeCase } from './case-files.ts'
import { certificateOf } from './certificate.ts'

const HELP = `usage: npm run certify -- RULESET [--seconds N] [--seed N] [--page]
       npm run certify -- --case FILE

Plays random games of one ruleset against all checks and its laws. Shrinks each failure to a case,
which --case repeats and the replay page opens. Needs no service and no database.

  RULESET       ${Object.keys(registry).join(', ')}
  --seconds N   processor time for the search (default: 60)
  --failures N  stop after so many different failures (default: 5)
  --shrink N    processor time for each failure, in seconds (default: 30)
  --seed N      the same seed gives the same games (default: 1)
  --out DIR     folder for the cases (default: .data/cases)
  --case FILE   repeat a case
  --page        write the certificate to docs/rulesets/RULESET.certificate.md
  --json        print one JSON object
  --help        this text

exit code: 0 certified, 1 a promise is broken, 2 usage error, 3 the time ended before 1000 commits`

const COMMITS_MIN = 1_000
const SECONDS_MAX = 86_400
const SEED_MAX = 2 ** 31

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '60' },
      failures: { type: 'string', default: '5' },
      shrink: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string', default: '.data/cases' },
      case: { type: 'string' },
      page: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  if (values.case !== undefined) return repeated(values.case)
  const rules = oneRuleset(positionals)
  const seconds = wholeNumber('seconds', values.seconds, 1, SECONDS_MAX)
  const failures = wholeNumber('failures', values.failures, 1, SECONDS_MAX)
  const patience = wholeNumber('shrink', values.shrink, 0, SECONDS_MAX)
  const seed = wholeNumber('seed', values.seed, 0, SEED_MAX)
  const hasTime = within(seconds)
  const goesOn = (_: number, found: number) => hasTime() && found < failures
  const searched = search(rules, lawsOf(rules.id), { seed, goesOn })
  const cases = searched.found.map((found) => smaller(found, patience, values.out))
  const { games, commits } = searched
  if (values.json) console.log(JSON.stringify({ ruleset: rules.id, games, commits, cases }))
  else {
    for (const one of cases) console.log(`${one.signature}\n  seed ${one.seed}, ${one.shrunk}`)
    console.log(`${rules.id}: ${games} games, ${commits} commits, ${cases.length} failures`)
  }
  if (cases.length > 0) return 1
  if (commits < COMMITS_MIN) return 3
  if (values.page) {
    const file = path.join('docs/rulesets', `${rules.id}.certificate.md`)
    writeFileSync(file, certificateOf(rules, searched, { seed, seconds, commit: commitNow() }))
  }
  return 0
})

function repeated(file: string): number {
  const failure = repeatCase(file)
  console.log(failure ? `${failure.signature}\n${failure.message}` : 'The case passes.')
  return failure ? 1 : 0
}

function smaller(found: Found, seconds: number, folder: string) {
  const { failure, seed, steps } = found
  const { signature, message: says } = failure
  const small = seconds > 0 ? shrink(found, within(seconds)) : null
  const file = small && writeCase(folder, failure, seed, small)
  const causes = small && { before: steps.length, after: small.steps.length, chosen: small.chosen }
  const shrunk = small
    ? `${steps.length} causes, now ${small.steps.length}, ${small.chosen} chosen: ${file}`
    : `${steps.length} causes: ${says}`
  return { signature, says, seed, causes, file, shrunk }
}

/** Measured in processor time, because a busy machine must not shorten a search. */
function within(seconds: number): () => boolean {
  const began = process.cpuUsage().user
  return () => process.cpuUsage().user - began < seconds * 1e6
}

function commitNow(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
