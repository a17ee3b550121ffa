import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import t, { type Test } from 'tap'
import { readersOf } from './changed.ts'
import { selected } from './files.ts'
import { type Group, grouped, separate, writeGroup } from './groups.ts'
import { parseOptions } from './options.ts'
import { type Outcome, runProcesses } from './processes.ts'
import { reaches, reaching } from './reach.ts'
import { countsOf, describeOutcome, failuresIn, slowestIn } from './report.ts'

t.test('the command line names files, a tier and options', async (t) => {
  const defaults = {
    ...{ names: [], tier: 'fast', changedSince: null },
    ...{ watch: false, soak: false, times: false },
  }
  t.same(parseOptions([]), defaults)
  t.same(parseOptions(['--full', '--times']), { ...defaults, tier: 'full', times: true })
  t.same(parseOptions(['rest', '--watch']), {
    ...defaults,
    names: ['rest'],
    tier: 'both',
    watch: true,
  })
  t.same(parseOptions(['--soak']), { ...defaults, tier: 'both', soak: true })
  t.same(parseOptions(['--changed']), { ...defaults, changedSince: 'HEAD' })
  t.same(parseOptions(['--changed=HEAD~3']), { ...defaults, changedSince: 'HEAD~3' })
  t.throws(() => parseOptions(['--bail']), /Unknown option --bail.*--times/)
})

t.test('a file is selected by its tier and by parts of its path', async (t) => {
  const files = [
    'tests/api/rest/game.test.ts',
    'tests/api/rest/rights.full.test.ts',
    'tests/tidy.test.ts',
  ]
  const [game, rights, tidy] = files
  t.same(selected(files, { names: [], tier: 'fast' }), [game, tidy])
  t.same(selected(files, { names: [], tier: 'full' }), [rights])
  t.same(selected(files, { names: ['rest'], tier: 'both' }), [game, rights])
  t.same(selected(files, { names: ['rest'], tier: 'full' }), [rights])
  for (const name of ['./tests/tidy.test.ts', 'dist/tests/tidy.test.js', 'tidy'])
    t.same(selected(files, { names: [name], tier: 'both' }), [tidy], name)
  for (const name of ['rights.test.ts', 'rights.full.test.ts', 'rest/rights.full', 'rest/rights'])
    t.same(selected(files, { names: [name], tier: 'both' }), [rights], name)
})

const none = () => false
const noNeeds = { database: none, browser: none }
const namesOf = (groups: readonly Group[]) => groups.map(({ name }) => name)

t.test('files of a folder share a process, and small folders share one', async (t) => {
  const numbers = ['one', 'two', 'three', 'four']
  const many = ['a', 'b'].flatMap((name) => numbers.map((number) => `${name}/${number}`))
  const files = [...many, 'b/five', 'c/one', 'd/one', 'd/two']
  const groups = grouped(
    files.map((name) => `tests/${name}.test.ts`),
    noNeeds,
  )
  t.same(namesOf(groups), ['b', 'a', 'others'])
  t.same(groups.at(-1)?.files, [
    'tests/c/one.test.ts',
    'tests/d/one.test.ts',
    'tests/d/two.test.ts',
  ])
})

t.test('in a soak each file has its own process and name', async (t) => {
  const files = ['tests/a/one.test.ts', 'tests/a/one.full.test.ts']
  t.same(namesOf(separate(files)), ['a-one', 'a-one.full'])
})

t.test('a group’s module loads the hooks and limits before its tests', async (t) => {
  const group = { name: 'a', files: ['tests/a/one.test.ts'] }
  const module = await writeGroup(group, t.testdir())
  t.equal(path.basename(module), 'a.mjs')
  const imported = readFileSync(module, 'utf8').match(/dist\/tests\/.*\.js/g)
  t.same(
    imported,
    ['run/unhooked', 'run/limit', 'a/one.test'].map((name) => `dist/tests/${name}.js`),
  )
})

async function outputOf(t: Test, first: string, limit = '60000'): Promise<string> {
  const folder = t.testdir({
    'a.mjs': `import t from 'tap'
t.test('first', async (t) => { ${first} })
t.test('is run', async (t) => t.pass('indeed'))`,
  })
  const before = ['unhooked', 'limit'].flatMap((name) => [
    '--import',
    new URL(`./${name}.js`, import.meta.url).href,
  ])
  const env = { ...process.env, TEST_LIMIT_MILLISECONDS: limit, TAP: '1' }
  const args = [...before, path.join(folder, 'a.mjs')]
  const ended = promisify(execFile)(process.execPath, args, { env })
  const { stdout } = await ended.catch((failed) => failed)
  return stdout
}

t.test('a hanging test fails, and the tests after it run', async (t) => {
  const hangs = 'await new Promise((resolve) => setTimeout(resolve, 1_000))'
  const stdout = await outputOf(t, hangs, '200')
  t.match(failuresIn(stdout), [/^first\n(.*\n)*.*expired: first/])
  t.match(stdout, /ok 1 - indeed/)
})

t.test('an uncaught error fails with its place, and the other tests run', async (t) => {
  for (const thrown of [
    "setTimeout(() => { throw new Error('by a timer') })",
    "Promise.reject(new Error('by a promise'))",
  ]) {
    const wait = 'await new Promise((resolve) => setTimeout(resolve, 50))'
    const stdout = await outputOf(t, `${thrown}; ${wait}`)
    const [failure = ''] = failuresIn(stdout)
    t.match(failure, /by a (?:timer|promise)(.*\n)*.*a\.mjs/)
    t.match(stdout, /ok 1 - indeed/)
  }
})

t.test('groups that need a database run first', async (t) => {
  const files = ['a', 'b'].flatMap((folder) =>
    ['one', 'two', 'three', 'four', 'five'].map((name) => `tests/${folder}/${name}.test.ts`),
  )
  const database = (file: string) => file.includes('/b/')
  t.same(namesOf(grouped(files.slice(0, -1), { ...noNeeds, database })), ['b', 'a'])
})

t.test('all browser tests share a process', async (t) => {
  const many = Array.from({ length: 20 }, (_, place) => `tests/web/${place}.test.ts`)
  const others = ['one', 'two', 'three', 'four'].map((name) => `tests/a/${name}.test.ts`)
  const inBrowser = [...many, 'tests/a/page.test.ts']
  const browser = (file: string) => inBrowser.includes(file)
  const groups = grouped([...inBrowser, ...others], { ...noNeeds, browser })
  t.same(namesOf(groups), ['browser', 'a'])
  t.equal(groups[0]?.files.length, inBrowser.length)
})

t.test('a large folder is split into equal parts', async (t) => {
  const files = Array.from({ length: 40 }, (_, place) => `tests/a/${place}.test.ts`)
  const groups = grouped(files, noNeeds)
  t.same(namesOf(groups), ['a-1', 'a-2'])
  t.same(
    groups.map(({ files }) => files.length),
    [20, 20],
  )
  t.same(groups.flatMap(({ files }) => files).sort(), [...files].sort())
})

const outcome: Outcome = { name: 'a', code: 0, output: '', errors: '', seconds: 1.25 }
const fine = 'ok 1 - fine\n1..1\n# { total: 1, pass: 1 }\n'
const bad = '# Subtest: one\n    not ok 1 - bad\nnot ok 1 - one\n# { total: 1, pass: 0, fail: 1 }\n'

t.test('a green process prints one line, whatever it logged', async (t) => {
  const green = { ...outcome, output: fine, errors: 'Error: connection lost\n    at ...\n' }
  t.same(countsOf(green), { passed: 1, failed: 0 })
  t.equal(describeOutcome(green), 'a: 1 passed (1.3 s)')
})

t.test('a red process prints what failed, then what it logged', async (t) => {
  const red = { ...outcome, code: 1, output: bad, errors: 'Error: connection lost\n' }
  t.same(countsOf(red), { passed: 0, failed: 1 })
  t.equal(
    describeOutcome(red),
    'a: 0 passed, 1 failed (1.3 s)\n\none\nbad\n\nError: connection lost',
  )
})

t.test('a process that is killed, or fails after its tests, counts as one failure', async (t) => {
  const killed = { ...outcome, code: 137, output: 'ok 1 - before it was killed\n' }
  t.same(countsOf(killed), { passed: 0, failed: 1 })
  t.match(describeOutcome(killed), /ended before its tests did \(code 137\)/)
  t.same(countsOf({ ...outcome, code: 1, output: fine }), { passed: 1, failed: 1 })
})

async function ran(folder: string, limitMilliseconds: number): Promise<readonly Outcome[]> {
  const names = readdirSync(folder).map((name) => name.replace(/js$/, 'ts'))
  const groups = names.map((name) => ({
    name,
    files: [path.relative('dist', path.join(folder, name))],
  }))
  const outcomes: Outcome[] = []
  const interruption = new AbortController().signal
  const running = { folder, limitMilliseconds, interruption }
  await runProcesses(groups, 1, running, (outcome) => outcomes.push(outcome))
  return outcomes
}

t.test('a process that exits with 0 during a test fails', async (t) => {
  const leaves = "import t from 'tap'\nt.test('first', async () => process.reallyExit(0))"
  const logs = "import t from 'tap'\nt.pass('fine')\nconsole.error('logged')"
  const root = t.testdir({ 'a.js': leaves, 'b.js': logs })
  const outcomes = await ran(root, 60_000)
  t.same(outcomes.map(countsOf), [
    { passed: 0, failed: 1 },
    { passed: 1, failed: 0 },
  ])
  t.equal(outcomes[0]?.code, 0)
  t.equal(outcomes[1]?.errors, 'logged\n')
})

t.test('a hanging process that receives the alarm names its test', async (t) => {
  const hangs = `import t from 'tap'
t.test('hangs', { timeout: 0 }, () => {
  console.error('waiting for the tide')
  process.kill(process.pid, 'SIGALRM')
  return new Promise((resolve) => setTimeout(resolve, 1_000))
})`
  const root = t.testdir({ 'a.js': hangs })
  const [hanging = outcome] = await ran(root, 60_000)
  t.equal(countsOf(hanging).failed, 1)
  t.match(describeOutcome(hanging), /hangs[\s\S]*waiting for the tide/)
})

t.test('the slowest files come first', async (t) => {
  const outputs = [
    '# 20 ms tests/a.test.ts\n',
    '# 1500 ms tests/b.test.ts\n# 7 ms tests/c.test.ts\n',
  ]
  t.same(
    slowestIn(outputs).map((line) => line.trim()),
    ['1.5 s  tests/b.test.ts', '0.0 s  tests/a.test.ts', '0.0 s  tests/c.test.ts'],
  )
})

t.test('failures are shown below the titles of their own tests', async (t) => {
  const output = `TAP version 14
# Subtest: one
    # Subtest: inner
        ok 1 - fine
        not ok 2 - should be equal
          ---
          diff: 1 is not 2
          ...
        1..2
    not ok 1 - inner # time=3ms
    # Subtest: slow
        ok 1 - fine
    not ok 2 - slow # time=900ms
      ---
      expired: slow
      ...
    not ok 3 - later # SKIP
not ok 1 - one # time=903ms
`
  t.same(failuresIn(output), [
    'one\ninner\nshould be equal\n          ---\n          diff: 1 is not 2\n          ...',
    'one\nslow\n      ---\n      expired: slow\n      ...',
  ])
  t.same(failuresIn('ok 1 - fine\n'), [])
})

const project = {
  docs: { 'errors.md': '', rulesets: { 'a.md': '' } },
  src: { 'one.ts': '', 'two.ts': '', cli: { 'play.ts': '' } },
  tests: { 'near.test.ts': '', 'far.test.ts': '', 'data.test.ts': '', 'all.test.ts': '' },
  dist: {
    src: {
      'one.js': "import { two } from './two.js'\nexport * from 'zod'\n",
      'two.js': '',
      cli: { 'play.js': "await import('../two.js')" },
    },
    tests: {
      'near.test.js': "import t from 'tap'\nimport {\n  one,\n} from '../src/one.js'\n",
      'far.test.js': 'const play = (n) => new URL(`../src/cli/$' + '{n}.js`, import.meta.url)\n',
      'data.test.js': "read(new URL('../../docs/rulesets', import.meta.url))\nnew URL(url)\n",
      'all.test.js': "const top = new URL('../../', import.meta.url)\n",
    },
  },
}

t.test('a test reaches its imports, addresses and folders', async (t) => {
  const reach = reaching(t.testdir(project))

  t.same([...reach('tests/near.test.ts')].sort(), [
    'src/one.ts',
    'src/two.ts',
    'tests/near.test.ts',
  ])
  t.notOk(reach('tests/near.test.ts', 'src/one.ts').has('src/two.ts'), 'not beyond the horizon')
  t.ok(reaches(reach('tests/far.test.ts'), 'src/two.ts'), 'a started program')
  t.ok(reaches(reach('tests/data.test.ts'), 'docs/rulesets/a.md'))
  t.notOk(reaches(reach('tests/data.test.ts'), 'docs/errors.md'))
  t.ok(
    reaches(reach('tests/all.test.ts'), 'docs/errors.md'),
    'a top folder counts as all its files',
  )
})

t.test('a change selects the tests that reach it, and says so', async (t) => {
  const tests = ['near', 'far', 'data', 'all'].map((name) => `tests/${name}.test.ts`)
  const reach = reaching(t.testdir(project))
  const chosenBy = (...changed: string[]) => readersOf(changed, tests, reach)

  t.same(chosenBy('src/one.ts').chosen, ['tests/near.test.ts', 'tests/all.test.ts'])
  t.same(chosenBy('docs/rulesets/a.md', 'docs/errors.md'), {
    chosen: ['tests/data.test.ts', 'tests/all.test.ts'],
    why: ['docs/rulesets/a.md: 2 test files', 'docs/errors.md: 1 test file'],
  })
  t.same(chosenBy('package.json'), { chosen: tests, why: ['package.json: all test files'] })
})

t.test('a changed rule does not select tests that only start a service', async (t) => {
  const folder = t.testdir({
    src: { engine: { rulesets: { 'index.ts': '', 'a.ts': '' } } },
    tests: { 'a.test.ts': '' },
    dist: {
      src: { engine: { rulesets: { 'index.js': "import './a.js'", 'a.js': '' } } },
      tests: {
        support: { 'service.js': "import '../../src/engine/rulesets/index.js'" },
        'a.test.js': "import './support/service.js'",
        'b.test.js': "import '../src/engine/rulesets/index.js'",
      },
    },
  })
  const tests = ['tests/a.test.ts', 'tests/b.test.ts']
  const { chosen, why } = readersOf(['src/engine/rulesets/a.ts'], tests, reaching(folder))

  t.same(chosen, ['tests/b.test.ts'])
  t.match(why, [
    /^src\/engine\/rulesets\/a\.ts: 1 test file; skips 1 that reach it through the registry only$/,
  ])
})
