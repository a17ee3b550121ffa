import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import { build } from 'vite'
import { playLoop } from '../../packages/client/src/index.ts'
import { sharedRestService } from '../api/rest/rest-service.ts'
import { againstBot } from './bot-game.ts'

const BYTES_MAX = 6_200

const home = fileURLToPath(new URL('../../../packages/client/', import.meta.url))
/**
 * The folder `.data` is inside the checkout, so that the compiler and Node find the installed
 * packages.
 */
const place = fileURLToPath(new URL('../../../.data/', import.meta.url))
// The test does not use `bin/tsc`, because the test runner's loader cannot run an ES module without
// a file extension.
const compiler = fileURLToPath(
  new URL('../../../node_modules/typescript/lib/tsc.js', import.meta.url),
)

const wrong = `
import { type components, connect } from 'touchline-client'
const { GET, POST, unwrap } = connect('')
// @ts-expect-error there is no such path
export const none = GET('/v1/nothing')
// @ts-expect-error there is no such query
export const list = GET('/v1/games', { params: { query: { statsu: 'open' } } })
// @ts-expect-error a game has to be named
export const game = GET('/v1/games/{game}')
export const text: Promise<string> = unwrap(GET('/v1/rulesets', { parseAs: 'text' }))
export const rules: Promise<string> = unwrap(
  GET('/v1/rulesets/{ruleset}/rules', { params: { path: { ruleset: 'goalscorer' } } }),
)
// @ts-expect-error a seat is of some kind
export const seat = POST('/v1/games', { body: { ruleset: 'goalscorer', seats: [{}] } })
// @ts-expect-error there is no such move
export const move: components['schemas']['GoalscorerMove'] = { type: 'move-yuoth' }
export const score = async (game: string): Promise<[number, number]> => {
  const { view } = await unwrap(GET('/v1/games/{game}', { params: { path: { game } } }))
  return (view as components['schemas']['GoalscorerView']).score
}
`

t.test('the examples of its README compile, and do what they say', async (t) => {
  const readme = await readFile(path.join(home, 'README.md'), 'utf8')
  const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, text]) => text!)
  const { url, touchline, game } = await againstBot(await sharedRestService())
  const folder = await compile(t, [...examples.map((text) => text.replaceAll(SERVICE, url)), wrong])
  const run = (name: string) => spawn(process.execPath, [path.join(folder, name)])

  const [read, play, follow] = ['0.js', '1.js', '2.js'].map(run)
  const following = output(follow!)
  const [games, reason] = await Promise.all([output(read!), output(play!)])
  await playLoop(touchline, { game, think: () => 0 })
  const words = await following

  t.match(games, new RegExp(`${game} goalscorer Ada v [A-Z]`))
  t.match(reason, /^[a-z-]+\n$/)
  t.match(words, /live[\s\S]*[A-Z].*\.\n[\s\S]*ended/)
})

const SERVICE = 'http://127.0.0.1:3000'

async function compile(t: Test, programs: readonly string[]): Promise<string> {
  await mkdir(place, { recursive: true })
  const folder = await mkdtemp(path.join(place, 'client-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  for (const [place, text] of programs.entries())
    await writeFile(path.join(folder, `${place}.ts`), text)
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  const compilerOptions = {
    target: 'es2023',
    module: 'nodenext',
    strict: true,
    lib: ['es2023', 'dom'],
    types: [],
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
  }
  const tsconfig = JSON.stringify({ compilerOptions, include: ['*.ts'] })
  await writeFile(path.join(folder, 'tsconfig.json'), tsconfig)
  const args = [compiler, '-p', folder, '--checkers', '1']
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  t.equal(status, 0, stdout)
  return folder
}

async function output({ stdout, stderr }: ReturnType<typeof spawn>): Promise<string> {
  let text = ''
  for (const stream of [stdout!, stderr!])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
    })
  await Promise.all([once(stdout!, 'close'), once(stderr!, 'close')])
  return text
}

t.test(`in a page it weighs less than ${BYTES_MAX} bytes`, async (t) => {
  const entry = path.join(home, 'dist/index.js')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  })
  const parts = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const code = parts.map((part) => ('code' in part ? part.code : '')).join('')
  const bytes = gzipSync(code, { level: 9 }).length

  t.ok(bytes < BYTES_MAX, `${bytes} bytes`)
})

t.test('the package contains only what users need', async (t) => {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts']
  const [packed] = JSON.parse(execFileSync('npm', args, { cwd: home, encoding: 'utf8' }))
  const names: string[] = packed.files.map((file: { path: string }) => file.path)
  const modules = names.filter((name) => name.startsWith('dist/'))

  t.same(
    names.filter((name) => !modules.includes(name)),
    ['LICENSE', 'README.md', 'package.json'],
  )
  t.ok(modules.includes('dist/index.js') && modules.includes('dist/index.d.ts'))
  t.ok(modules.every((name) => /^dist\/[a-z-]+(?:\.d\.ts|\.js)$/.test(name)))
})
