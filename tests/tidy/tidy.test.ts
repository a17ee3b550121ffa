import t from 'tap'
import { circlesIn } from './circles.ts'
import { clausesOf, namedIn, untestableIn } from './clauses.ts'
import { functionsIn } from './functions.ts'
import { folderOf, importsIn, misdirected } from './imports.ts'
import { isOneObject, unplanned } from './plan.ts'
import { impuritiesIn } from './purity.ts'
import { closing, scan } from './scan.ts'
import { titlesIn } from './titles.ts'

const code = (source: string) => scan(source).code

t.test('the contents of literals and comments become blanks', async (t) => {
  const rows = [
    [`a('b{c', "d")`, `a('   ', " ")`],
    [`'it\\'s' + x`, `'     ' + x`],
    ['a // b {\nc', 'a       \nc'],
    ['a /* { \n } */ b', 'a      \n      b'],
    ['`a{b`', '`   `'],
    ['`a$' + '{ b({ c: `}` }) }d`', '`  { b({ c: ` ` }) } `'],
    ['x = /[/{]\\/}/gu.test(y)', 'x =            .test(y)'],
    ['return /{/', 'return    '],
    ['a / b / c', 'a / b / c'],
    ['f(a) / 2 // {', 'f(a) / 2     '],
    ["'a' / '{'", "' ' / ' '"],
  ]
  for (const [source = '', expected] of rows) t.equal(code(source), expected, source)
})

t.test('a bracket is closed by its own counterpart', async (t) => {
  t.equal(closing('f([{}], (a))b', 1), 11)
  t.equal(closing('{ [ } ]', 0), 6, 'and by the last character where nothing closes it')
})

t.test('functions of every form are measured', async (t) => {
  const rows: [string, [string, number][]][] = [
    ['function f(a: number) {\n}', [['f', 2]]],
    ['function f<T>(\n  a: T,\n): { b: T } {\n  return a\n}', [['a function without a name', 5]]],
    ['const f = (a: A): a is B => {\n\n}', [['a function without a name', 3]]],
    ['const f = () => ({\n  a: 1,\n})', [['a function without a name', 3]]],
    ['const o = { m(): Promise<{ a: 1 }> {\n} }', [['m', 2]]],
    ['if (a) {\n}\nfor (;;) {\n}\nwhile (b) {\n}', []],
    ['class A extends mixed(B) {\n  m(): void {}\n}', [['m', 1]]],
    ['const x = a ? f(b) : c\nif (d) {\n}', []],
    ['const x = a ? f(b) : { c: 1 }\nif (d) {\n}', []],
    ['switch (a) {\n  case f(b): {\n    break\n  }\n}', []],
    ['declare function f(a: 1): void\ninterface A {\n}', []],
    ["t.test('{', async (t) => {\n})", [['a function without a name', 2]]],
  ]
  for (const [source, expected] of rows) {
    const found = functionsIn(scan(source)).filter(({ name }) => name !== 'test')
    t.same(
      found.map(({ name, lines }) => [name, lines]),
      expected,
      source,
    )
  }
})

t.test('titles are found, and only titles', async (t) => {
  const source = `
    t.test('one', async () => {})
    test(
      'two ' +
        "three",
    )
    const rows = [{ title: 'four', move: 'not this' }]
    pattern.test('not this')
    // t.test('not this')
    const text = "t.test('not this')"
  `
  t.same(
    titlesIn(scan(source)).map(({ text, line }) => [text, line]),
    [
      ['one', 2],
      ['two three', 4],
      ['four', 7],
    ],
  )
})

t.test('imports are found, type imports are told apart', async (t) => {
  const source = `
    import type { A } from './a.ts'
    import { type B, type C } from './b.ts'
    import { type D, e } from './d.ts'
    import f, { g } from 'g'
    export * from './h.ts'
    import './i.ts'
    const j = await import('./j.ts')
    const text = "import k from 'k'"
  `
  const expected = [
    ['./a.ts', true],
    ['./b.ts', true],
    ['./d.ts', false],
    ['g', false],
    ['./h.ts', false],
    ['./i.ts', false],
    ['./j.ts', false],
  ]
  t.same(
    importsIn(scan(source)).map(({ from, isType }) => [from, isType]),
    expected,
  )
})

t.test('an import in the wrong direction is found', async (t) => {
  const kernel = 'src/engine/kernel/game.ts'
  const rows: [string, string, boolean, string | undefined][] = [
    [kernel, './refusal.ts', false, undefined],
    [kernel, '../rulesets/index.ts', true, 'imports nothing from src/engine/rulesets'],
    [kernel, 'node:fs', false, 'imports node:fs, but may import zod only'],
    ['src/engine/bots/random.ts', '../rulesets/index.ts', true, undefined],
    [
      'src/engine/bots/random.ts',
      '../rulesets/index.ts',
      false,
      'imports only types from src/engine/rulesets',
    ],
    ['src/engine/rulesets/a/index.ts', '../shared/money.ts', false, undefined],
    ['src/engine/rulesets/a/index.ts', '../b/index.ts', true, 'the ruleset a imports b'],
    ['src/engine/rulesets/a/index.ts', '../index.ts', true, 'the ruleset a imports the registry'],
    ['src/engine/rulesets/index.ts', './a/index.ts', false, undefined],
    ['src/app/games/move.ts', '../../postgres/a.ts', true, 'imports nothing from src/postgres'],
    ['src/api/rest/a.ts', '../graphql/b.ts', true, 'imports nothing from src/api/graphql'],
    ['src/api/server.ts', '../bin/server.ts', false, 'imports nothing from src/bin'],
    ['src/postgres/log/a.ts', '../../app/core/ids.ts', false, undefined],
    ['tests/run.ts', '../src/postgres/a.ts', false, undefined],
    ['src/other/a.ts', 'zod', false, 'is in no area of the table of directions'],
  ]
  for (const [file, from, isType, expected] of rows) {
    const found = misdirected(file, { from, isType, line: 1 })
    const title = `${file} <- ${from}`
    if (expected === undefined) t.equal(found, undefined, title)
    else t.ok(found?.endsWith(expected), `${title}: ${found}`)
  }
})

t.test('a ruleset is one unit, every other folder is its own', async (t) => {
  t.equal(folderOf('src/engine/rulesets/a/rules/move.ts'), 'src/engine/rulesets/a')
  t.equal(folderOf('src/api/rest/wire/pages.ts'), 'src/api/rest/wire')
})

t.test('the plan of a ruleset allows folders instead of files, and nothing else', async (t) => {
  const planned = [
    ...['index.ts', 'types.ts', 'options.ts', 'state.ts', 'moves.ts', 'events', 'refusals.ts'],
    ...[
      'decisions.ts',
      'defaults.ts',
      'evolve.ts',
      'view.ts',
      'imagine.ts',
      'text.ts',
      'bot',
      'beats.ts',
    ],
    ...['read', 'rules', 'content'],
  ]
  t.same(unplanned([...planned, 'saves', 'suggest.ts']), [])
  t.same(unplanned(planned.slice(0, -1)), ['content is missing'])
  t.same(unplanned([...planned, 'helpers.ts', 'bot.ts']), [
    'helpers is not in the plan',
    'bot is a file and a folder',
  ])
  t.same(unplanned([...planned.slice(0, -1), 'content.ts']), ['content is a folder'])
})

t.test('an index holds one object', async (t) => {
  const index = "import { a } from './a.ts'\n\nexport const b = defineRuleset<B>({\n  a,\n})\n"
  t.ok(isOneObject(scan(index)))
  t.ok(isOneObject(scan(index.replace('{ a }', '{\n  a,\n}'))))
  t.notOk(isOneObject(scan(`${index}\nconst helper = 1\n`)))
  t.notOk(isOneObject(scan(index.replace('export', 'const two = 2\nexport'))))
})

t.test('import cycles are found', async (t) => {
  const arrows = {
    a: ['b', 'd'],
    b: ['c'],
    c: ['a'],
    d: ['e', 'f'],
    e: ['d', 'gone'],
    f: ['f'],
    g: ['a', 'd'],
  }
  t.same(circlesIn(new Map(Object.entries(arrows))), [['a', 'b', 'c'], ['d', 'e'], ['f']])
})

t.test('clocks, randomness and waiting are found', async (t) => {
  const impure = ['Date.now()', 'new Date()', 'new Date', 'Math.random()', 'process.env.A']
  const late = ['async () => 1', 'await a', 'setTimeout(a, 1)', 'Promise.all(a)']
  const pure = ['new Date(a)', 'a.process.b', 'process(a)', '"Date.now()"', '{ async: true }']
  for (const source of [...impure, ...late]) t.equal(impuritiesIn(scan(source)).length, 1, source)
  for (const source of pure) t.same(impuritiesIn(scan(source)), [], source)
})

t.test('clauses are the first cells of rows', async (t) => {
  const book =
    '| ID | Text |\n|---|---|\n| GS-1 | a |\n| GS-R9 | GS-2 |\n| GS-S1 | b |\n| 7 | GS-3 |'
  t.same(clausesOf(book), ['GS-1', 'GS-R9', 'GS-S1'])
  t.same(namedIn('GS-1, GS-R9: a UTF-8 GS-77', new Set(['GS'])), ['GS-1', 'GS-R9', 'GS-77'])
  t.same(untestableIn('- GS-67: why\n- GS-68\n- GS-S1: why'), ['GS-67', 'GS-S1'])
})
