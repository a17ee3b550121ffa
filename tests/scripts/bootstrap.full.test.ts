import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'

const scripts = fileURLToPath(new URL('../../../scripts/', import.meta.url))
const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url))

function smallProject(t: Test): string {
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    types: [],
    incremental: true,
    outDir: 'dist',
    rootDir: '.',
    tsBuildInfoFile: 'dist/.tsbuildinfo',
  }
  const beside = {
    extends: '../../tsconfig.json',
    compilerOptions: { outDir: 'dist', rootDir: 'src' },
  }
  const folder = t.testdir({
    'package.json': '{ "type": "module" }',
    'package-lock.json': '{ "packages": {} }',
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src', 'packages/*/src'] }),
    'tsconfig.build.json': '{ "extends": "./tsconfig.json" }',
    src: { 'one.ts': 'export const one = 1\n', 'two.ts': 'export const two = 2\n' },
    packages: {
      client: {
        'tsconfig.json': JSON.stringify({ ...beside, include: ['src'] }),
        src: { 'three.ts': 'export const three = 3\n', 'four.ts': 'export const four = 4\n' },
      },
    },
    node_modules: {},
  })
  const isPlain = (file: string) => !file.endsWith('.ts')
  cpSync(scripts, join(folder, 'scripts'), { recursive: true, filter: isPlain })
  for (const name of ['typescript', 'vite'])
    symlinkSync(join(modules, name), join(folder, 'node_modules', name))
  return folder
}

async function bootstrapIn(t: Test, folder: string): Promise<void> {
  // The build script also recompiles files that changed shortly before the previous build, so the
  // test waits between a change and the build.
  await sleep(100)
  // The soak test preloads modules into every process, but the compiler must run without preloaded
  // modules.
  const plainNode = ['-u', 'NODE_OPTIONS', process.execPath]
  const script = join(folder, 'scripts/bootstrap.mjs')
  const { status, stderr } = spawnSync('env', [...plainNode, script])
  t.equal(status, 0, String(stderr))
}

t.test('only changed files are compiled', async (t) => {
  const folder = smallProject(t)
  const at = (file: string) => join(folder, file)
  const bootstrap = () => bootstrapIn(t, folder)
  const compiledAt = (file: string) => statSync(at(file)).mtimeMs

  await bootstrap()
  const [one, two] = [compiledAt('dist/src/one.js'), compiledAt('dist/src/two.js')]
  t.match(readFileSync(at('dist/src/one.js'), 'utf8'), 'one = 1')
  await bootstrap()
  t.equal(compiledAt('dist/src/one.js'), one, 'nothing has changed')

  writeFileSync(at('src/one.ts'), 'export const one: number = 11\n')
  await bootstrap()
  t.match(readFileSync(at('dist/src/one.js'), 'utf8'), 'one = 11')
  t.equal(compiledAt('dist/src/two.js'), two, 'the other file has not changed')

  rmSync(at('dist/src/two.js'))
  await bootstrap()
  t.ok(existsSync(at('dist/src/two.js')), 'a removed file is restored')

  rmSync(at('src/two.ts'))
  await bootstrap()
  t.notOk(existsSync(at('dist/src/two.js')), 'output without a source is deleted')
})

t.test('a package is compiled beside its sources', async (t) => {
  const folder = smallProject(t)
  const at = (file: string) => join(folder, 'packages/client', file)

  await bootstrapIn(t, folder)
  t.match(readFileSync(at('dist/three.js'), 'utf8'), 'three = 3')

  rmSync(at('src/four.ts'))
  writeFileSync(at('src/three.ts'), 'export const three = 33\n')
  await bootstrapIn(t, folder)
  t.match(readFileSync(at('dist/three.js'), 'utf8'), 'three = 33')
  t.notOk(existsSync(at('dist/four.js')), 'output without a source is deleted')
})

t.test('the service needs no devDependencies, and keeps installed ones', async (t) => {
  const a = { version: '1.0.0', integrity: 'sha512-a' }
  const b = { version: '1.0.0', integrity: 'sha512-b', dev: true }
  const older = { version: '0.9.0', integrity: 'sha512-older' }
  const service = ['--service']
  const rows = [
    { found: null, words: service, asked: '--omit=dev' },
    { found: null, words: ['--commands'], asked: '--omit=dev' },
    { found: null, words: [], asked: '--include=dev' },
    { found: { a }, words: service, asked: null },
    { found: { a }, words: ['--commands'], asked: null },
    { found: { a }, words: [], asked: '--include=dev' },
    { found: { a: older }, words: service, asked: '--omit=dev' },
    { found: { a: older, b }, words: service, asked: '--include=dev' },
    { found: { a, b }, words: service, asked: null },
    { found: { a, b }, words: [], asked: null },
  ]
  const noted = (found: object) => {
    const packages = Object.entries(found).map(([name, one]) => [`node_modules/${name}`, one])
    return JSON.stringify({ packages: Object.fromEntries(packages) })
  }
  const folder = smallProject(t)
  const at = (file: string) => join(folder, file)
  writeFileSync(at('package-lock.json'), noted({ a, b }))
  writeFileSync(at('npm.js'), "console.log('asked', ...process.argv.slice(2))\n")
  for (const { found, words, asked: installed } of rows) {
    rmSync(at('node_modules/.package-lock.json'), { force: true })
    if (found !== null) writeFileSync(at('node_modules/.package-lock.json'), noted(found))
    const script = [at('scripts/bootstrap.mjs'), '--install', ...words]
    const env = { PATH: process.env.PATH, npm_execpath: at('npm.js') }
    const { status, stdout } = spawnSync(process.execPath, script, { env, encoding: 'utf8' })
    t.equal(status, 0)
    const title = `${JSON.stringify(found)} ${words}`
    if (installed === null) t.equal(stdout, '', title)
    else t.match(stdout, `asked ci ${installed} `, title)
  }
})

t.test('an old version of Node is named, before anything is installed', async (t) => {
  const folder = smallProject(t)
  const at = (file: string) => join(folder, file)
  for (const [version, isOld] of [
    ['18.20.8', true],
    ['20.18.3', true],
    ['20.19.0', false],
    ['22.1.0', false],
  ] as const) {
    const node = `{ ...process.versions, node: '${version}' }`
    writeFileSync(at('old.cjs'), `Object.defineProperty(process, 'versions', { value: ${node} })\n`)
    const words = ['--require', at('old.cjs'), at('scripts/bootstrap.mjs'), '--install']
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
    const sentence = `Touchline needs Node 20.19 or newer, but this is Node ${version}.`
    t.equal(stderr.startsWith(sentence), isOld, version)
    if (isOld) t.equal(status, 1)
  }
})
