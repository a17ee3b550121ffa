// Mutation testing: makes small changes at random places in the compiled rules and reports which
// tests detect the changes.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { rulesetNamed, runCommand, wholeNumber } from '../src/cli/arguments.ts'
import { seededChance } from '../src/engine/kernel/chance.ts'

const HELP = `usage: npm run mutants -- RULESET [--count N] [--from N] [--seed N] [--seconds N]
                                  [--suites A,B]

Changes one place of the compiled rules at a time, in a copy, and runs the certificate against it;
then, for those it misses, the kept logs and the tests of the ruleset.

  --count N     number of mutants (default: 20)
  --from N      skip the first N of them (default: 0)
  --seed N      the same seed picks the same mutants (default: 1)
  --seconds N   processor time of the certificate for each (default: 10)
  --suites A,B  of certificate, goldens and tests (default: all); a later one runs only for mutants
                that the earlier ones miss
  --json        print one JSON object per mutant
  --help        this text

exit code: 0 all mutants were noticed, 1 some were not, 2 usage error`

const COUNT_MAX = 1_000
const SEED_MAX = 2 ** 31
const TIMEOUT_MILLISECONDS = 240_000
const home = `.data/mutants-${process.pid}`

const KEYWORDS =
  'return|emit|play\\.emit|if|else|for|const|let|case|break|default|throw|while|switch|im|export'
/** Mutation operators, each with a name, a pattern within one line, and the replacement. */
const operators: readonly (readonly [string, RegExp, string])[] = [
  ['+ 2 for + 1', / \+ 1(?![0-9.])/g, ' + 2'],
  ['- 0 for - 1', / - 1(?![0-9.])/g, ' - 0'],
  ['>= for >', / > (?!>)/g, ' >= '],
  ['> for >=', / >= /g, ' > '],
  ['<= for <', / < /g, ' <= '],
  ['< for <=', / <= /g, ' < '],
  ['!== for ===', / === /g, ' !== '],
  ['=== for !==', / !== /g, ' === '],
  ['|| for &&', / && /g, ' || '],
  ['&& for ||', / \|\| /g, ' && '],
  ['min for max', /Math\.max\(/g, 'Math.min('],
  ['max for min', /Math\.min\(/g, 'Math.max('],
  ['- for +', / \+ (?=[a-z])/g, ' - '],
  ['+ for -', / - (?=[a-z])/g, ' + '],
  ['wrong seat', /\bseat: (?:seat|state\.seat|decision\.seat)\b/g, 'seat: 0'],
  ['no event', /^(\s+)(?:play\.)?emit\(\{ type: .*\}\);$/gm, '$1;'],
  [
    'a step left out',
    new RegExp(`^(\\s+)(?!${KEYWORDS})[a-z][A-Za-z]+\\((?:play|at|state)\\b.*\\);$`, 'gm'),
    '$1;',
  ],
  ['never', /^(\s+)if \((?!!)/gm, '$1if (false && '],
  ['not', /\bif \(!/g, 'if ('],
]

interface Mutant {
  readonly file: string
  readonly line: number
  readonly operator: string
  readonly source: string
  readonly index: number
  readonly from: string
  readonly to: string
}

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '20' },
      from: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '10' },
      suites: { type: 'string', default: 'certificate,goldens,tests' },
      json: { type: 'boolean', default: false },
    },
  })
  const rules = rulesetNamed(positionals[0])
  const count = wholeNumber('count', values.count, 1, COUNT_MAX)
  const from = wholeNumber('from', values.from, 0, count - 1)
  const seed = wholeNumber('seed', values.seed, 0, SEED_MAX)
  const seconds = wholeNumber('seconds', values.seconds, 1, COUNT_MAX)
  copyHere()
  process.once('exit', () => rmSync(home, { recursive: true, force: true }))
  let certified = 0
  let noticed = 0
  const mutants = mutantsOf(rules.id, count, seed).slice(from)
  for (const mutant of mutants) {
    const by = withMutant(mutant, () => noticedBy(rules.id, seconds, values.suites.split(',')))
    if (by.includes('certificate')) certified += 1
    if (by.length > 0) noticed += 1
    const { file, line, operator, source } = mutant
    if (values.json) console.log(JSON.stringify({ ruleset: rules.id, ...mutant, by }))
    else console.log(`${by.join(', ') || 'NOTHING'}: ${operator}, ${file}:${line} ${source}`)
  }
  if (!values.json)
    console.log(
      `${rules.id}: ${certified} of ${mutants.length} by the certificate, ${noticed} by any`,
    )
  return noticed === mutants.length ? 0 : 1
})

function copyHere(): void {
  mkdirSync(home, { recursive: true })
  for (const name of readdirSync('.'))
    if (!['dist', '.data', '.git'].includes(name))
      symlinkSync(path.resolve(name), path.join(home, name))
  cpSync('dist', path.join(home, 'dist'), { recursive: true })
}

/**
 * True for source files that can change the result of a game. Other files, such as bots, content
 * and laws, are not mutated.
 */
function isRule(file: string): boolean {
  return /\/(?:rules|read|evolve)\/|\/(?:evolve|decisions|defaults)\.js$/.test(file)
}

function mutantsOf(id: string, count: number, seed: number): Mutant[] {
  const root = path.join(home, 'dist/src/engine/rulesets', id)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(root, name))
    .filter((file) => file.endsWith('.js') && isRule(file))
    .sort()
  const chance = seededChance(seed)
  const chosen = new Map<string, Mutant>()
  for (let tries = 0; chosen.size < count && tries < 100 * count; tries += 1) {
    const [operator, pattern, to] = chance.pick(operators)
    const file = chance.pick(files)
    const text = readFileSync(file, 'utf8')
    const places = [...text.matchAll(pattern)].filter(({ index }) => isCode(lineIn(text, index)))
    if (places.length === 0) continue
    const { index, 0: from } = chance.pick(places)
    const once = new RegExp(pattern.source, pattern.flags.replace('g', ''))
    const line = text.slice(0, index).split('\n').length
    const source = lineIn(text, index).trim()
    // The pattern is applied to the whole rest of the text, because a lookahead may need the text
    // after the match.
    const rest = text.length - index - from.length
    const changed = text.slice(index).replace(once, to)
    const mutant = { file, line, operator, source, index, from, to: changed.slice(0, -rest) }
    chosen.set(`${file} ${index}`, mutant)
  }
  return [...chosen.values()]
}

function lineIn(text: string, index: number): string {
  return text.slice(text.lastIndexOf('\n', index) + 1, text.indexOf('\n', index + 1))
}
function isCode(line: string): boolean {
  return !/^\s*(?:\*|\/\/|\/\*|import|export (?:\*|\{))|sourceMapping/.test(line)
}

function withMutant<T>({ file, index, from, to }: Mutant, work: () => T): T {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.slice(0, index) + to + text.slice(index + from.length))
  try {
    return work()
  } finally {
    writeFileSync(file, text)
  }
}

function noticedBy(id: string, seconds: number, wanted: readonly string[]): string[] {
  const quick = ['--only', 'search', '--failures', '1', '--shrink', '0']
  const suites = {
    certificate: ['dist/src/cli/certify.js', id, '--seconds', `${seconds}`, ...quick],
    goldens: ['dist/tests/run.js', 'tests/kept-logs', 'tests/corpus', 'tests/playthroughs'],
    tests: ['dist/tests/run.js', `tests/engine/rulesets/${id}/`],
  }
  const by: string[] = []
  for (const [name, [file, ...args]] of Object.entries(suites)) {
    if (by.length > 0) break
    if (!wanted.includes(name)) continue
    const done = spawnSync('node', [file!, ...args], { cwd: home, timeout: TIMEOUT_MILLISECONDS })
    if (done.status !== 0) by.push(name)
  }
  return by
}
