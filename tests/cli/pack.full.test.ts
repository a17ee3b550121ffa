import { writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { registry } from '../../src/engine/rulesets/index.ts'
import { type CommandResult, runInTurn } from './run.ts'

const packInTurn = (...each: readonly (readonly string[])[]): CommandResult[] =>
  runInTurn('pack', each)

t.test('a template equals the built-in pack, and has no fault', async (t) => {
  const all = Object.values(registry)
  const folder = t.testdir()
  const files = all.map(({ id }) => path.join(folder, `${id}.json`))
  const started = packInTurn(...all.map(({ id }) => ['new', id])).map(({ stdout }) => stdout)
  for (const [place, file] of files.entries()) writeFileSync(file, started[place]!)

  const checked = packInTurn(...files.map((file) => ['check', file]))

  for (const [place, rules] of all.entries()) {
    const file = files[place]!
    t.match(checked[place], { status: 0, stdout: `${file}: valid ${rules.title} pack\n` })
    const { ruleset: _, id, title, version, ...builtIn } = rules.packs[0] as Record<string, unknown>
    const own = { id: 'my-pack', title: 'My pack', version: '1' }
    const parsed = rules.content.parse(JSON.parse(started[place]!))
    t.same(parsed, { ruleset: rules.id, ...builtIn, ...own })
  }
})

t.test('SC-R1 TC-701 prices, developed cards and prepared fixtures may be left out', async (t) => {
  const started = packInTurn(['new', 'superclub'], ['new', 'title-chase'])
  const [superclub, titleChase] = started.map(({ stdout }) => JSON.parse(stdout))

  t.notOk('developed' in superclub)
  t.notMatch(superclub.players[0], { market: Number })
  t.notOk('preparedFixtures' in titleChase)
  t.same(Object.keys(titleChase.board), ['squares'])
})

t.test('every fault is reported at its path, and oddities as well', async (t) => {
  const [builtIn] = registry['title-chase']!.packs as [{ dice: { red: number[] } }]
  const odd = { ...builtIn, dice: { ...builtIn.dice, blue: builtIn.dice.red } }
  const folder = t.testdir({
    'odd.json': JSON.stringify(odd),
    'wrong.json': JSON.stringify({ ...builtIn, id: 'My pack', points: 3, more: 1 }),
    'half.json': '{',
    'none.json': '{}',
  })
  const inFolder = (name: string) => path.join(folder, name)

  const [odds, wrong, half, none, lost, chess, eat] = packInTurn(
    ...['odd', 'wrong', 'half', 'none', 'lost'].map((name) => ['check', inFolder(`${name}.json`)]),
    ['new', 'chess'],
    ['eat'],
  )

  t.equal(odds!.status, 0)
  t.match(odds!.stdout, /odd\.json: warning: \/id: title-chase-house is the id of a built-in pack/)
  t.match(odds!.stdout, /odd\.json: warning: V11: the blue die is not better/)
  t.equal(wrong!.status, 1)
  t.match(wrong!.stdout, /wrong\.json: \/id: must be a plain name/)
  t.match(wrong!.stdout, /wrong\.json: \/points: /)
  t.match(half, { status: 2, stderr: /is not valid JSON/ })
  t.match(none, { status: 2, stderr: /must name its ruleset/ })
  t.match(lost, { status: 2, stderr: /cannot read .* \(ENOENT\)/ })
  t.match(chess, { status: 2, stderr: /unknown ruleset chess/ })
  t.match(eat, { status: 2, stderr: /use: check FILE/ })
})
