// Installs what package-lock.json says and compiles. Idempotent, quiet when nothing is to be done.
//   --install        only install          --project=FILE  compile this tsconfig
//   --tap            also prepare tap
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lock } from './lock.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const options = process.argv.slice(2)
const project = options.find((option) => option.startsWith('--project='))?.slice(10)
const pages = 'dist/pages'
const installed = 'node_modules/.bootstrap'
const tapBuilt = 'node_modules/.tap-built'
const configs = ['tsconfig.json', 'tsconfig.build.json']
/** The clock of files may lag behind the other. */
const CLOCKS_DIFFER_MILLISECONDS = 50

const unlock = lock('.data/bootstrap.lock')
process.once('exit', unlock)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

install()
compilePackage('packages/client')
if (!options.includes('--install')) {
  compile(project ?? 'tsconfig.json')
  if (process.env.WEB !== 'off') buildPages()
}
if (options.includes('--tap')) {
  prepareTap()
  prepareBrowser()
}

function install() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return
  console.error('Installing packages ...')
  // Without these two, NODE_ENV=production or an `omit` in .npmrc would leave out the compiler.
  const include = ['--include=dev', '--include=optional']
  npm('ci', ...include, '--no-audit', '--no-fund', '--loglevel=error')
  writeFileSync(installed, wanted)
}

/** The pages, where something has changed that goes into them. */
function buildPages() {
  if (!existsSync('web')) return
  const parts = ['web', 'src/engine/kernel', 'src/engine/rulesets', 'packages/client/src']
    .flatMap(filesOf)
    .sort()
  const wanted = createHash('sha256')
  for (const file of [...parts, 'scripts/reference.mjs', 'package-lock.json'])
    wanted.update(file).update(readFileSync(file))
  const digest = wanted.digest('hex')
  const stamp = `${pages}/.built`
  const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest
  if (!isFresh) {
    if (process.stderr.isTTY) console.error('Building the pages ...')
    node('node_modules/vite/bin/vite.js', 'build', '--config=web/vite.config.ts', '--logLevel=warn')
  }
  // What could not be fetched then may be now.
  if (!isFresh || !existsSync(`${pages}/reference`)) node('scripts/reference.mjs')
  writeFileSync(stamp, digest)
}

function compile(config) {
  const stamp = `dist/.compiled-${config}`
  const began = Date.now()
  if (removeStale('dist')) forgetBuilds()
  else if (isFresh(config, stamp)) return
  if (process.stderr.isTTY) console.error('Compiling into dist/ ...')
  node('node_modules/typescript/bin/tsc', '-p', config)
  if (!everythingCompiled(config)) {
    // An incremental build trusts its own notes, even where another build or a hand removed a file.
    forgetBuilds()
    node('node_modules/typescript/bin/tsc', '-p', config)
  }
  writeFileSync(stamp, String(began))
}

/** What others import by its name is compiled beside its sources. */
function compilePackage(folder) {
  const sources = filesOf(`${folder}/src`)
  const wanted = sources.map((file) => file.replace('/src/', '/dist/').replace(/\.ts$/, '.js'))
  const found = filesOf(`${folder}/dist`).filter((file) => file.endsWith('.js'))
  const stamp = `dist/.compiled-${path.basename(folder)}`
  const began = Date.now()
  const isWhole = existsSync(stamp) && String(found.sort()) === String(wanted.sort())
  if (isWhole && areOlder([...sources, `${folder}/tsconfig.json`], stamp)) return
  if (sources.length === 0) return
  rmSync(`${folder}/dist`, { recursive: true, force: true })
  node('node_modules/typescript/bin/tsc', '-p', folder)
  mkdirSync('dist', { recursive: true })
  writeFileSync(stamp, String(began))
}

/** Even to find out that nothing has changed, the compiler takes half a second. */
function isFresh(config, stamp) {
  if (!existsSync(stamp) || !everythingCompiled(config)) return false
  return areOlder(sourcesOf(config), stamp)
}

function areOlder(sources, stamp) {
  const before = Number(readFileSync(stamp, 'utf8')) - CLOCKS_DIFFER_MILLISECONDS
  const settings = [...configs, 'package.json', 'package-lock.json']
  // Not when it was written last, which whoever copies a file may set.
  return [...settings, ...sources].every((file) => statSync(file).ctimeMs < before)
}

/** tap runs `dist/tests/**`: a test whose source is gone must not run on. True if one was found. */
function removeStale(dist) {
  let found = false
  for (const file of filesOf(dist)) {
    if (file.startsWith(path.join(pages, path.sep))) continue
    const source = path.relative('dist', file).replace(/\.js(\.map)?$/, '.ts')
    if (path.basename(file).startsWith('.') || existsSync(source)) continue
    rmSync(file)
    found = true
  }
  return found
}

function everythingCompiled(config) {
  return sourcesOf(config).every((file) =>
    existsSync(path.join('dist', file.replace(/\.ts$/, '.js'))),
  )
}

function sourcesOf(config) {
  const folders = ['src', 'migrations']
  if (config !== 'tsconfig.build.json')
    folders.push('tests', 'tools', 'scripts', 'packages/client/src', 'examples/gym')
  return folders.flatMap(filesOf).filter((file) => /(?<!\.d)\.ts$/.test(file))
}

function forgetBuilds() {
  const notes = [
    '.tsbuildinfo',
    '.build.tsbuildinfo',
    ...configs.map((name) => `.compiled-${name}`),
  ]
  for (const note of notes) rmSync(path.join('dist', note), { force: true })
}

/** tap's first run with another list of plugins, or in another place, would use the old ones. */
function prepareTap() {
  const { tap } = JSON.parse(readFileSync('package.json', 'utf8'))
  const wanted = JSON.stringify([realpathSync('node_modules'), tap.plugin])
  if (existsSync('.tap/plugins') && existsSync(tapBuilt)) {
    if (readFileSync(tapBuilt, 'utf8') === wanted) return
  }
  node('node_modules/tap/dist/esm/run.mjs', 'build')
  writeFileSync(tapBuilt, wanted)
}

/** The browser of the tests. */
function prepareBrowser() {
  if (process.env.WEB !== 'off') node('scripts/chromium.mjs')
}

function filesOf(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    return entry.isDirectory() ? filesOf(file) : [file]
  })
}

function npm(...args) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) node(cli, ...args)
  else run('npm', args, process.platform === 'win32')
}

function node(...args) {
  run(process.execPath, args)
}

function run(command, args, shell = false) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell })
  if (status !== 0) process.exit(status ?? 1)
}
