import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import t, { type Test } from 'tap'
import { asked } from './asked.ts'
import { readersOf } from './changed.ts'
import { named, testFiles } from './files.ts'
import { runProcesses } from './processes.ts'
import { reaches, reaching } from './reach.ts'
import { countsIn, failuresIn, joined, toItsEnd } from './tap.ts'
import { together } from './together.ts'

t.test('the command line says which files, and what of the rest is for tap', async (t) => {
  const nothing = { names: [], changedSince: null, watch: false, soak: false, flags: [] }
  t.same(asked([]), nothing)
  t.same(asked(['rest', '--watch', '--bail']), {
    ...nothing,
    names: ['rest'],
    watch: true,
    flags: ['--bail'],
  })
  t.same(asked(['--changed', '--soak']), { ...nothing, changedSince: 'HEAD', soak: true })
  t.same(asked(['--changed=HEAD~3']), { ...nothing, changedSince: 'HEAD~3' })
})

t.test('a name is a part of a path, however it is written', async (t) => {
  const files = [
    'tests/api/rest/game.test.ts',
    'tests/api/rest/rights.test.ts',
    'tests/tidy.test.ts',
  ]
  t.same(named(files, []), files)
  t.same(named(files, ['rest']), files.slice(0, 2))
  for (const name of ['./tests/tidy.test.ts', 'dist/tests/tidy.test.js', 'tidy'])
    t.same(named(files, [name]), files.slice(2), name)
})

const nothing = () => false
const nobody = { database: nothing, browser: nothing }

t.test('files of a folder share a process, but for those that want to be alone', async (t) => {
  const folder = t.testdir()
  const numbers = ['one', 'two', 'three', 'four']
  const many = ['a', 'b'].flatMap((name) => numbers.map((number) => `${name}/${number}`))
  const files = [...many, 'b/five', 'b/six.alone', 'c/one', 'd/one', 'd/two']
  const all = files.map((name) => `tests/${name}.test.ts`)

  const given = await together(all, folder, nobody)

  t.same(
    given.map((file) => path.relative(folder, file)),
    ['10-b.mjs', '11-a.mjs', '12-others.mjs', '13-b-six.alone.mjs'],
  )
  const imported = readFileSync(path.join(folder, '12-others.mjs'), 'utf8').trimEnd().split('\n')
  t.same(
    imported.map((line) => /dist\/tests\/.*\.js/.exec(line)?.[0]),
    ['run/unhooked', 'run/limit', 'c/one.test', 'd/one.test', 'd/two.test'].map(
      (name) => `dist/tests/${name}.js`,
    ),
    'and so do those of small folders',
  )
})

/** What a process says with two tests, of which the second one holds. */
async function said(t: Test, first: string, limit = '60000'): Promise<string> {
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

t.test('what hangs fails by itself, and what comes after it is run', async (t) => {
  const hangs = 'await new Promise((resolve) => setTimeout(resolve, 1_000))'
  const stdout = await said(t, hangs, '200')
  t.match(failuresIn(stdout), [/^first\n(.*\n)*.*expired: first/])
  t.match(stdout, /ok 1 - indeed/)
})

t.test('what nobody catches is a failure with its place, and the rest is run', async (t) => {
  for (const thrown of [
    "setTimeout(() => { throw new Error('by a timer') })",
    "Promise.reject(new Error('by a promise'))",
  ]) {
    const wait = 'await new Promise((resolve) => setTimeout(resolve, 50))'
    const stdout = await said(t, `${thrown}; ${wait}`)
    const [failure = ''] = failuresIn(stdout)
    t.match(failure, /by a (?:timer|promise)(.*\n)*.*a\.mjs/)
    t.match(stdout, /ok 1 - indeed/)
  }
})

t.test('processes whose files take long come first', async (t) => {
  const files = ['a', 'b'].flatMap((folder) =>
    ['one', 'two', 'three', 'four', 'five'].map((name) => `tests/${folder}/${name}.test.ts`),
  )
  const given = await together(files.slice(0, -1), t.testdir(), {
    database: (file) => file.includes('/b/'),
    browser: nothing,
  })
  t.same(
    given.map((file) => path.basename(file)),
    ['10-b.mjs', '11-a.mjs'],
  )
})

t.test('all that want a browser share a process, wherever they lie and however many', async (t) => {
  const folder = t.testdir()
  const many = Array.from({ length: 20 }, (_, place) => `tests/web/${place}.test.ts`)
  const others = ['one', 'two', 'three', 'four'].map((name) => `tests/a/${name}.test.ts`)
  const wanting = [...many, 'tests/a/page.test.ts']
  const given = await together([...wanting, ...others], folder, {
    database: nothing,
    browser: (file) => wanting.includes(file),
  })
  t.same(
    given.map((file) => path.basename(file)),
    ['10-browser.mjs', '11-a.mjs'],
  )
  const told = readFileSync(path.join(folder, '10-browser.mjs'), 'utf8')
  t.equal(told.match(/\.test\.js/g)?.length, wanting.length)
})

t.test('a folder of many files is parted', async (t) => {
  const files = (await testFiles()).filter((file) => path.dirname(file) === 'tests/api/rest')
  const given = await together(files.slice(0, 16), t.testdir(), nobody)
  t.same(given.map((file) => path.basename(file)).sort(), ['10-rest-1.mjs', '11-rest-2.mjs'])
  const bytesOf = (file: string) => {
    const text = readFileSync(file, 'utf8')
    const names = [...text.matchAll(/dist\/(tests\/rest\/.*)\.js/g)].map(([, name]) => `${name}.ts`)
    return names.reduce((bytes, name) => bytes + statSync(name).size, 0)
  }
  const [one = 0, other = 0] = given.map(bytesOf)
  t.ok(one > 0.8 * other && other > 0.8 * one, 'as much is to be read in each')
})

t.test('what a process says that was cut short is counted as nothing', async (t) => {
  t.same(countsIn('ok 1\n# { total: 4, pass: 3, fail: 1 }\n'), { passed: 3, failed: 1 })
  t.same(countsIn('ok 1\n'), { passed: 0, failed: 0 })
})

t.test('what several processes say is counted and told as one', async (t) => {
  const fine = 'ok 1 - fine\n1..1\n# { total: 1, pass: 1 }\n'
  const bad =
    '# Subtest: one\n    not ok 1 - bad\nnot ok 1 - one\n# { total: 1, pass: 0, fail: 1 }\n'
  const whole = joined([
    { name: 'a', code: 0, text: fine },
    { name: 'b', code: 1, text: bad },
    { name: 'c', code: 137, text: 'ok 1 - before it was killed\n' },
  ])
  t.same(countsIn(whole), { passed: 1, failed: 1 })
  t.same(failuresIn(whole), ['b\none\nbad', 'c'])
})

t.test(
  'a process that leaves in the middle of its tests fails, though it says nothing of it',
  async (t) => {
    const leaves = "import t from 'tap'\nt.test('first', async () => process.reallyExit(0))"
    const folder = t.testdir({ 'a.mjs': leaves, 'b.mjs': "import t from 'tap'\nt.pass('fine')" })
    const files = ['a', 'b'].map((name) => path.join(folder, `${name}.mjs`))
    const interruption = new AbortController().signal

    const said = await runProcesses(files, { jobs: 1, interruption })

    t.same(
      said.map(({ code }) => code),
      [0, 0],
    )
    const whole = joined(said.map(toItsEnd))
    t.same(countsIn(whole), { passed: 1, failed: 1 })
    t.match(failuresIn(whole), [/^a\n.*ended before its tests did$/])
  },
)

t.test('what failed is told below the titles of its tests, and by whom alone', async (t) => {
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

t.test('what a test reaches: by imports, by addresses, by folders', async (t) => {
  const reach = reaching(t.testdir(project))

  t.same([...reach('tests/near.test.ts')].sort(), [
    'src/one.ts',
    'src/two.ts',
    'tests/near.test.ts',
  ])
  t.notOk(reach('tests/near.test.ts', 'src/one.ts').has('src/two.ts'), 'not beyond the horizon')
  t.ok(reaches(reach('tests/far.test.ts'), 'src/two.ts'), 'a program that is started')
  t.ok(reaches(reach('tests/data.test.ts'), 'docs/rulesets/a.md'))
  t.notOk(reaches(reach('tests/data.test.ts'), 'docs/errors.md'))
  t.ok(reaches(reach('tests/all.test.ts'), 'docs/errors.md'), 'who knows the top may read all')
})

t.test('a change chooses the tests that reach it, and says so', async (t) => {
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

t.test('a rule is no reason to run what starts a service and plays any game', async (t) => {
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
    /^src\/engine\/rulesets\/a\.ts: 1 test file; not 1 that know it by the registry only$/,
  ])
})
