import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'

const scripts = fileURLToPath(new URL('../../../scripts/', import.meta.url))
const typescript = fileURLToPath(new URL('../../../node_modules/typescript/', import.meta.url))

/** A project of two files and a package of two, whose packages are installed. */
function smallProject(t: Test): string {
  const lock = '{}'
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
    'package-lock.json': lock,
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src', 'packages/*/src'] }),
    'tsconfig.build.json': '{ "extends": "./tsconfig.json" }',
    src: { 'one.ts': 'export const one = 1\n', 'two.ts': 'export const two = 2\n' },
    packages: {
      client: {
        'tsconfig.json': JSON.stringify({ ...beside, include: ['src'] }),
        src: { 'three.ts': 'export const three = 3\n', 'four.ts': 'export const four = 4\n' },
      },
    },
    node_modules: { '.bootstrap': createHash('sha256').update(lock).digest('hex') },
  })
  const isPlain = (file: string) => !file.endsWith('.ts')
  cpSync(scripts, join(folder, 'scripts'), { recursive: true, filter: isPlain })
  symlinkSync(typescript, join(folder, 'node_modules/typescript'))
  return folder
}

async function bootstrapIn(t: Test, folder: string): Promise<void> {
  // Files as old as the build before are not trusted.
  await sleep(100)
  // What the soak has every process load first is not for the compiler.
  const plainNode = ['-u', 'NODE_OPTIONS', process.execPath]
  const script = join(folder, 'scripts/bootstrap.mjs')
  const { status, stderr } = spawnSync('env', [...plainNode, script])
  t.equal(status, 0, String(stderr))
}

t.test('what has changed is compiled, and only that', async (t) => {
  const folder = smallProject(t)
  const at = (file: string) => join(folder, file)
  const bootstrap = async () => {
    await bootstrapIn(t, folder)
    return readFileSync(at('dist/.compiled-tsconfig.json'), 'utf8')
  }

  const first = await bootstrap()
  t.match(readFileSync(at('dist/src/one.js'), 'utf8'), 'one = 1')
  t.equal(await bootstrap(), first, 'nothing has changed')

  writeFileSync(at('src/one.ts'), 'export const one = 11\n')
  t.not(await bootstrap(), first)
  t.match(readFileSync(at('dist/src/one.js'), 'utf8'), 'one = 11')

  rmSync(at('dist/src/two.js'))
  await bootstrap()
  t.ok(existsSync(at('dist/src/two.js')), 'what somebody removed is there again')

  rmSync(at('src/two.ts'))
  await bootstrap()
  t.notOk(existsSync(at('dist/src/two.js')), 'what has no source is gone')
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
  t.notOk(existsSync(at('dist/four.js')), 'what has no source is gone')
})
