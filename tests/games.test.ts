import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { buildGame } from '../src/cli/build-game.ts'
import { Refusal } from '../src/engine/kernel/refusal.ts'
import { loadGames } from '../src/games/load.ts'
import { PackageProblem, packageAt } from '../src/games/manifest.ts'
import { refused, sitDown } from '../src/package/sitting.ts'
import { rulebooksOf } from '../src/rulebooks.ts'

const template = fileURLToPath(new URL('../../template/', import.meta.url))
const built = t.testdir()
t.before(async () => {
  cpSync(template, built, { recursive: true })
  await buildGame(built)
})

const MANIFEST = {
  kernel: 1,
  game: './game.js',
  rulebook: './rulebook.md',
  guide: './guide.md',
  pages: {},
}

function packaged(t: Test, code: string, changes: object = {}, name = '@me/x'): string {
  const folder = t.testdir({
    'game.js': code,
    'rulebook.md': '',
    'guide.md': '',
    'package.json': JSON.stringify({
      name,
      version: '1.0.0',
      type: 'module',
      touchline: { ...MANIFEST, ...changes },
    }),
  })
  return folder
}
const ruleset = (id: string, title = 'X') =>
  `export default { id: '${id}', title: '${title}', decide: {} }`

t.test('a packaged game is loaded with its texts, and refuses like a built-in game', async (t) => {
  const { registry, packages, entries } = await loadGames([built])
  const rules = registry['spot-kick']!
  const { version, integrity } = packages.get('spot-kick')!
  t.match({ version, integrity }, { version: '0.1.0', integrity: /^sha256-[\w-]{43}$/ })
  t.same(entries, [`${built}#${integrity}`])
  t.match(await rulebooksOf(packages)('spot-kick'), { guide: /how to play/, clauses: /SK-1/ })

  const game = sitDown(rules, { seats: 2 }, (_, limit) => limit - 1)

  t.same(game.refuses(0, { type: 'lay', card: 'x' }), refused('card-not-in-hand', 'SK-5'))
  t.ok(new Refusal('a') instanceof Refusal)
  t.notOk(new Error('a') instanceof Refusal)
})

t.test('the hash covers every file and no installed package, and pins the game', async (t) => {
  const folder = packaged(t, ruleset('x-game'))
  const { integrity } = packageAt(folder)
  mkdirSync(path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'node_modules', 'a.js'), '')
  t.equal(packageAt(`${folder}#${integrity}`).integrity, integrity)

  writeFileSync(path.join(folder, 'guide.md'), 'changed')

  t.not(packageAt(folder).integrity, integrity)
  t.throws(() => packageAt(`${folder}#${integrity}`), { message: / has changed: it is sha256-/ })
})

t.test('a package that is no game is refused with one sentence', async (t) => {
  const refusal = async (...entries: string[]) => {
    const error = await loadGames(entries).then(
      () => null,
      (error: Error) => error,
    )
    t.ok(error instanceof PackageProblem, `${error}`)
    return entries.reduce((text, entry) => text.replaceAll(entry, 'X'), error?.message ?? '')
  }
  const rows: [string, () => Promise<string>][] = []
  const row = (expected: string, code: string, changes?: object) =>
    rows.push([expected, async () => refusal(packaged(t, code, changes))])
  row('X is not a game: `touchline.kernel` is missing', '', { kernel: undefined })
  row('X is not a game: `touchline`: unknown: line', '', { line: 'x' })
  row('X is written for kernel 2; this service has 1', '', { kernel: 2 })
  row('X names ./b.css, which does not exist', '', { pages: { style: './b.css' } })
  row(
    '@me/x cannot be loaded: it imports node:fs; ' +
      'a game imports its own files, touchline/kernel and touchline/kit',
    "import 'node:fs'",
  )
  row(
    '@me/x cannot be loaded: it imports zod; ' +
      'a game imports its own files, touchline/kernel and touchline/kit',
    "import 'zod'",
  )
  row("@me/x cannot be loaded: Unexpected token '}'", '}')
  row('@me/x has no ruleset as its default export', 'export default 1')
  row('@me/x has the id superclub, like a built-in game', ruleset('superclub'))
  row('@me/x has the id X Y; an id is such as my-game', ruleset('X Y'))
  row('@me/x has no title of 1 to 40 characters', ruleset('x-game', ''))
  for (const [expected, found] of rows) t.equal(await found(), expected)

  t.equal(await refusal('@no/such'), 'there is no package X (npm install X?)')
  const linked = packaged(t, ruleset('x-game'))
  symlinkSync('/etc/hosts', path.join(linked, 'hosts'))
  t.equal(await refusal(linked), 'X has the symbolic link hosts; a game has files only')
})

t.test('two packages cannot have one id', async (t) => {
  const top = packaged(t, ruleset('twin-game'))
  const [one, other] = ['one', 'other'].map((name) => path.join(top, name)) as [string, string]
  for (const copy of [one, other]) {
    mkdirSync(copy)
    for (const file of ['package.json', 'game.js', 'guide.md', 'rulebook.md'])
      cpSync(path.join(top, file), path.join(copy, file))
  }
  await t.rejects(loadGames([one, other]), {
    message: '@me/x has the id twin-game, like @me/x',
  })
})

t.test('a package keeps its import rules when another one is loaded', async (t) => {
  const late = ruleset('late-game').replace('{}', "{}, late: () => import('zod')")
  const { registry } = await loadGames([packaged(t, late)])
  await loadGames([built])

  const { late: importLater } = registry['late-game'] as unknown as { late(): Promise<unknown> }

  await t.rejects(importLater(), { message: /^it imports zod; / })
})
