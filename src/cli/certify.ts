import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { explore } from '../engine/certify/explore.ts'
import { lawsOf, startsOf } from '../engine/certify/laws.ts'
import type { Setting } from '../engine/certify/run.ts'
import { type Found, search } from '../engine/certify/search.ts'
import { shrink } from '../engine/certify/shrink.ts'
import { gamesAt } from '../engine/certify/starts.ts'
import type { Ruleset } from '../engine/kernel/ruleset.ts'
import { registry } from '../games/loaded.ts'
import { againstBuild } from './against.ts'
import { rulesetNamed, runCommand, UsageError, wholeNumber } from './arguments.ts'
import { repeatCase, writeCase } from './case-files.ts'
import { certificateOf, describeExplored, type ExploredStart } from './certificate.ts'

const HELP = `usage: npm run certify -- RULESET… [--minutes N] [--seed N] [--only PART] [--page]
       npm run certify -- --case FILE

Plays random games of each ruleset against all checks and its laws. Shrinks each failure to a case,
which --case can repeat and the replay page can show. Needs no service and no database.

  RULESET       ${Object.keys(registry).join(', ')}, or all
  --minutes N   processor time for each ruleset: two thirds for the search, one third to explore
  --seconds N   instead of --minutes: processor time for the search, in seconds (default: 60)
  --failures N  stop after N different failures (default: 5)
  --shrink N    processor time for each failure, in seconds (default: 30)
  --seed N      the same seed gives the same games (default: 1)
  --only PART   search (random games) or explore (all moves of the small positions)
  --against DIR require the same games as the build of another checkout
  --out DIR     folder for the cases (default: .data/cases)
  --case FILE   repeat a case
  --page        write the certificate to docs/rulesets/RULESET.certificate.md
  --json        print one JSON object
  --help        this text

exit code: 0 certified, 1 a promise is broken, 2 usage error, 3 the time ended before 1000 commits`

const PARTS = ['search', 'explore']
/**
 * Time limit for exploring a ruleset from its small start positions. The limit is long enough to
 * reach every position.
 */
const EXPLORE_SECONDS = 60
const MINUTES_MAX = 1_440
const COMMITS_MIN = 1_000
const SECONDS_MAX = 86_400
const SEED_MAX = 2 ** 31

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: 'string' },
      seconds: { type: 'string', default: '60' },
      failures: { type: 'string', default: '5' },
      shrink: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      against: { type: 'string' },
      out: { type: 'string', default: '.data/cases' },
      case: { type: 'string' },
      page: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  if (values.case !== undefined) return repeated(values.case)
  const minutes =
    values.minutes === undefined ? null : wholeNumber('minutes', values.minutes, 1, MINUTES_MAX)
  const seconds = wholeNumber('seconds', values.seconds, 1, SECONDS_MAX)
  const { only } = values
  if (only !== undefined && !PARTS.includes(only))
    throw new UsageError(`--only is ${PARTS.join(' or ')}, not ${only}`)
  const plan: Plan = {
    only,
    time: minutes === null ? `--seconds ${seconds}` : `--minutes ${minutes}`,
    searchSeconds: minutes === null ? seconds : minutes * 40,
    exploreSeconds: minutes === null ? Math.max(seconds, EXPLORE_SECONDS) : minutes * 20,
    failures: wholeNumber('failures', values.failures, 1, SECONDS_MAX),
    patience: wholeNumber('shrink', values.shrink, 0, SECONDS_MAX),
    seed: wholeNumber('seed', values.seed, 0, SEED_MAX),
    out: values.out,
    json: values.json,
    page: values.page,
  }
  const names = positionals.join() === 'all' ? Object.keys(registry) : positionals
  const [first, ...others] = names
  let worst = 0
  for (const rules of [rulesetNamed(first), ...others.map(rulesetNamed)]) {
    const against =
      values.against === undefined ? {} : { against: await againstBuild(values.against, rules.id) }
    worst = Math.max(worst, certified(rules, plan, against))
  }
  return worst
})

interface Plan {
  readonly only: string | undefined
  readonly time: string
  readonly searchSeconds: number
  readonly exploreSeconds: number
  readonly failures: number
  /** Time limit for shrinking each failing case, in seconds of processor time. */
  readonly patience: number
  readonly seed: number
  readonly out: string
  readonly json: boolean
  readonly page: boolean
}

/** Tells on standard error how long the run takes, because it prints nothing until its end. */
function announce({ id }: Ruleset, plan: Plan): void {
  const { only, searchSeconds, exploreSeconds } = plan
  const seconds =
    (only === 'explore' ? 0 : searchSeconds) + (only === 'search' ? 0 : exploreSeconds)
  console.error(`Certifying ${id}. This takes up to ${seconds} seconds of processor time.`)
}

/** Searches for failures, prints the result and returns the exit code. */
function certified(rules: Ruleset, plan: Plan, against: Pick<Setting, 'against'>): number {
  const { only, seed, failures, patience, out } = plan
  announce(rules, plan)
  const hasTime = within(plan.searchSeconds)
  const goesOn = (_: number, found: number) => hasTime() && only !== 'explore' && found < failures
  const starts = startsOf(rules.id)
  const searched = search(rules, lawsOf(rules.id), { seed, goesOn, starts, ...against })
  const cases = searched.found.map((found) => smaller(found, patience, out))
  const { games, commits } = searched
  const explored = only === 'search' ? [] : exploredIn(rules, within(plan.exploreSeconds))
  if (plan.json) console.log(JSON.stringify({ ruleset: rules.id, games, commits, cases, explored }))
  else {
    for (const one of cases) console.log(`${one.signature}\n  seed ${one.seed}, ${one.shrunk}`)
    for (const one of explored) console.log(`${one.name}: ${describeExplored(one)}`)
    console.log(`${rules.id}: ${games} games, ${commits} commits, ${cases.length} failures`)
  }
  if (cases.length > 0) return 1
  if (only !== 'explore' && commits < COMMITS_MIN) return 3
  if (plan.page) {
    const file = path.join('docs/rulesets', `${rules.id}.certificate.md`)
    const made = { seed, time: plan.time, commit: commitNow(), build: buildHash(), explored }
    writeFileSync(file, certificateOf(rules, searched, made))
  }
  return 0
}

/**
 * Explores the positions that can follow from the ruleset's small start positions. Throws if a
 * position violates a guarantee of the engine.
 */
function exploredIn(rules: Ruleset, hasTime: () => boolean): ExploredStart[] {
  return startsOf(rules.id)
    .filter(({ isSmall }) => isSmall)
    .map((start) => ({ name: start.name, ...explore(rules, gamesAt(rules, start), hasTime) }))
}

/**
 * SHA-256 of the compiled engine, which identifies the tested code more reliably than a commit id
 * does.
 */
function buildHash(): string {
  const root = fileURLToPath(new URL('../engine', import.meta.url))
  const hash = createHash('sha256')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.js')).sort())
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

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

/**
 * The returned function checks the elapsed processor time instead of real time, because a busy
 * machine must not shorten a search.
 */
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
