// Installs missing packages and compiles changed sources. Prints nothing if no step is needed.
// --service    installs production packages, builds the service and its web pages
// --commands   installs production packages and compiles the service for `npx touchline`
// --install    only installs packages
// --tracing    only installs packages, including OpenTelemetry
// --tap        also prepares the test runner tap and the browser that the tests use
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lock } from './lock.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const options = process.argv.slice(2)
const isService = options.includes('--service')
const isProduction = isService || options.includes('--commands')
const isTracing = options.includes('--tracing')
const pages = 'dist/pages'
const bundled = 'dist/server'
const chatBoard = 'dist/app'
const tapBuilt = 'node_modules/.tap-built'
const configs = ['tsconfig.json', 'tsconfig.build.json']
/**
 * Allowed difference, in milliseconds, between the clock of the file system and the clock of the
 * process.
 */
const CLOCKS_DIFFER_MILLISECONDS = 50

const OLDEST_NODE = '20.19'
if (isTooOld(process.versions.node, OLDEST_NODE)) {
  const found = `this is Node ${process.versions.node}`
  console.error(`Touchline needs Node ${OLDEST_NODE} or newer, but ${found}. See README.md.`)
  process.exit(1)
}

const unlock = lock('.data/bootstrap.lock')
process.once('exit', unlock)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

install()
if (isTracing) installTracing()
if (!isProduction && !isTracing) compilePackage('packages/client')
if (!options.includes('--install') && !isTracing) {
  await compile(isProduction ? 'tsconfig.build.json' : 'tsconfig.json')
  if (isService) bundle()
  if (process.env.WEB !== 'off') buildPages()
}
if (options.includes('--tap')) {
  prepareTap()
  prepareBrowser()
}

function isTooOld(found, oldest) {
  const [[major, minor], [majorLeast, minorLeast]] = [found, oldest].map((one) =>
    one.split('.').map(Number),
  )
  return major < majorLeast || (major === majorLeast && minor < minorLeast)
}

/**
 * With the flags `--service`, `--commands` and `--tracing`, devDependencies are not installed, but
 * devDependencies that are already installed are kept.
 */
function install() {
  const wanted = packagesIn('package-lock.json')
  const found = packagesIn('node_modules/.package-lock.json')
  const isFull = !(isProduction || isTracing) || Object.values(found).some((one) => one.dev)
  const needed = Object.entries(wanted).filter(([, one]) => isFull || !one.dev)
  const isInstalled = ([name, { version, integrity }]) =>
    found[name]?.version === version && found[name]?.integrity === integrity
  if (needed.every(isInstalled)) return
  say(1, `Installing ${needed.length} packages. This takes up to a few minutes.`)
  // Without the flags in `kinds`, npm would skip required packages if `NODE_ENV` is `production` or
  // .npmrc sets `omit`.
  const kinds = [isFull ? '--include=dev' : '--omit=dev', '--include=optional']
  npm('ci', ...kinds, '--no-audit', '--no-fund', '--loglevel=error')
  if (!isFull && hasTracing(found)) installTracing()
}

function packagesIn(file) {
  if (!existsSync(file)) return {}
  const packages = Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages ?? {})
  const isNeeded = ([name, { optional, devOptional }]) =>
    name.startsWith('node_modules/') && !optional && !devOptional
  return Object.fromEntries(packages.filter(isNeeded))
}

function hasTracing(packages) {
  return 'node_modules/@opentelemetry/sdk-trace-base' in packages
}

/**
 * The packages for tracing are optional peer dependencies, which npm installs only if the command
 * names the packages.
 */
function installTracing() {
  if (hasTracing(packagesIn('node_modules/.package-lock.json'))) return
  const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const names = Object.entries(peerDependencies).map(([name, version]) => `${name}@${version}`)
  say(1, 'Installing OpenTelemetry.')
  // Without `--save-prod`, npm would omit packages that are also devDependencies. With `--no-save`,
  // npm does not change package.json.
  const how = ['--no-save', '--save-prod', '--omit=dev', '--include=optional']
  npm('install', ...how, '--no-audit', '--no-fund', '--loglevel=error', ...names)
}

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
    say(3, 'Building the pages.')
    for (const config of ['web/vite.config.ts', 'web/app/vite.config.ts'])
      node('node_modules/vite/bin/vite.js', 'build', `--config=${config}`, '--logLevel=warn')
  }
  if (!isFresh || !existsSync(`${pages}/reference`)) node('scripts/reference.mjs')
  writeFileSync(stamp, digest)
}

/**
 * Strips the types of each file without checking them, because a type check takes twenty times as
 * long; `npm run lint` checks the types. The modification time of a compiled file is the time at
 * which its compilation started, so that a source change during the compilation is noticed.
 */
async function compile(config) {
  removeOrphans('dist')
  const settings = newest([...configs, 'package.json', 'package-lock.json'])
  const stale = sourcesOf(config).filter((file) => {
    const compiled = statSync(outputOf(file), { throwIfNoEntry: false })
    const before = (compiled?.mtimeMs ?? 0) - CLOCKS_DIFFER_MILLISECONDS
    return Math.max(newest([file]), settings) >= before
  })
  if (stale.length === 0) return
  say(2, `Compiling ${stale.length} files.`)
  const { transformWithOxc } = await import('vite')
  const now = new Date()
  for (const file of stale) {
    const output = outputOf(file)
    mkdirSync(path.dirname(output), { recursive: true })
    if (file.endsWith('.json')) copyFileSync(file, output)
    else await removeTypes(transformWithOxc, file, output)
    utimesSync(output, now, now)
  }
}

async function removeTypes(transform, file, output) {
  const typescript = { onlyRemoveTypeImports: true, rewriteImportExtensions: true }
  const how = { target: 'es2023', typescript, sourcemap: true, tsconfig: false }
  const { code, map } = await transform(readFileSync(file, 'utf8'), file, how)
  const sources = [path.relative(path.dirname(output), file)]
  const { sourcesContent, ...plainMap } = map
  writeFileSync(`${output}.map`, JSON.stringify({ ...plainMap, sources }))
  writeFileSync(output, `${code}\n//# sourceMappingURL=${path.basename(output)}.map\n`)
}

function bundle() {
  const stamp = `${bundled}/.built`
  if (
    existsSync(stamp) &&
    areOlder([...sourcesOf('tsconfig.build.json'), 'scripts/bundle.mjs'], stamp)
  )
    return
  const began = Date.now()
  node('scripts/bundle.mjs')
  writeFileSync(stamp, String(began))
}

/**
 * Compiles a package of this repository in place, so that other code can import the package by
 * name.
 */
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

function areOlder(sources, stamp) {
  const before = Number(readFileSync(stamp, 'utf8')) - CLOCKS_DIFFER_MILLISECONDS
  return newest([...configs, 'package.json', 'package-lock.json', ...sources]) < before
}

/**
 * Uses the change time (ctime) of the files, because a copied file can keep its original
 * modification time.
 */
function newest(files) {
  return Math.max(...files.map((file) => statSync(file).ctimeMs))
}

/**
 * Removes the compiled files of deleted sources, because the test runner would still run deleted
 * tests.
 */
function removeOrphans(dist) {
  for (const file of filesOf(dist)) {
    if ([pages, bundled, chatBoard].some((folder) => file.startsWith(path.join(folder, path.sep))))
      continue
    const source = path.relative('dist', file).replace(/\.js(\.map)?$/, '.ts')
    if (!path.basename(file).startsWith('.') && !existsSync(source)) rmSync(file)
  }
}

function outputOf(file) {
  return path.join('dist', file.replace(/\.ts$/, '.js'))
}

function sourcesOf(config) {
  const { include, exclude = [] } = JSON.parse(readFileSync(config, 'utf8'))
  const folders = config === 'tsconfig.json' ? [...include, 'web/src'] : include
  return folders
    .flatMap((pattern) => filesOf(pattern.replace(/\*.*$/, '')))
    .filter((file) => /(?<!\.d)\.ts$|(?<!package)\.json$/.test(file))
    .filter((file) => !exclude.some((folder) => file.startsWith(path.join(folder, path.sep))))
}

/**
 * Rebuilds the test runner tap if its plugins or its folder have changed, because tap would
 * otherwise use stale output.
 */
function prepareTap() {
  const { tap } = JSON.parse(readFileSync('package.json', 'utf8'))
  const wanted = JSON.stringify([realpathSync('node_modules'), tap.plugin])
  if (existsSync('.tap/plugins') && existsSync(tapBuilt)) {
    if (readFileSync(tapBuilt, 'utf8') === wanted) return
  }
  node('node_modules/tap/dist/esm/run.mjs', 'build')
  writeFileSync(tapBuilt, wanted)
}

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

function say(step, sentence) {
  if (isService) console.error(`[${step}/3] ${sentence}`)
  else if (step === 1 || process.stderr.isTTY) console.error(sentence)
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
