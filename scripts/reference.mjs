// Copies the JavaScript of the API reference page into the folder of the web pages; without the
// JavaScript, the service shows only a plain page at /docs. The npm package that contains the API
// reference is downloaded once per version.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'

const source = 'web/src/reference'
const kept = 'node_modules/.vendored'
const served = 'dist/pages/reference'
const { version, integrity, file, ...pinned } = JSON.parse(
  readFileSync(`${source}/scalar.json`, 'utf8'),
)
const name = `scalar-${version}.js`
const BLOCK_BYTES = 512
/**
 * At Brotli quality 9, the compression takes 0.5 s; at the highest quality, it would take 10 s and
 * make the file only one percent smaller.
 */
const BROTLI_QUALITY = 9

const trouble = existsSync(`${kept}/${name}.gz`) ? null : vendor()
rmSync(served, { recursive: true, force: true })
if (trouble === null) serve()
else console.warn(`warning: /docs is served without search and try-it: ${trouble}`)

function vendor() {
  const fetched = path.resolve(kept, 'fetched')
  rmSync(kept, { recursive: true, force: true })
  mkdirSync(fetched, { recursive: true })
  try {
    const { status } = npm('pack', `${pinned.package}@${version}`, `--pack-destination=${fetched}`)
    const [tarball] = readdirSync(fetched)
    if (status !== 0 || tarball === undefined) return 'its script could not be downloaded.'
    const packed = readFileSync(path.join(fetched, tarball))
    const digest = `sha512-${createHash('sha512').update(packed).digest('base64')}`
    if (digest !== integrity) return 'the downloaded package differs from the pinned one.'
    keep(fileIn(gunzipSync(packed), `package/${file}`))
    return null
  } finally {
    rmSync(fetched, { recursive: true, force: true })
  }
}

function npm(...args) {
  // These npm options make npm fail immediately if there is no network.
  const quick = ['--prefer-offline', '--fetch-retries=0', '--loglevel=silent', '--ignore-scripts']
  const cli = process.env.npm_execpath
  const settings = { stdio: 'ignore' }
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args, ...quick], settings)
  return spawnSync('npm', [...args, ...quick], { ...settings, shell: process.platform === 'win32' })
}

function fileIn(tar, wanted) {
  const text = (from, length) => tar.toString('utf8', from, from + length).replace(/\0.*$/s, '')
  for (let at = 0; at < tar.length && tar[at] !== 0; ) {
    const bytes = Number.parseInt(text(at + 124, 12), 8)
    const from = at + BLOCK_BYTES
    if (text(at, 100) === wanted) return tar.subarray(from, from + bytes)
    at = from + Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES
  }
  throw new Error(`${wanted} is not in the package`)
}

function keep(script) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  writeFileSync(`${kept}/${name}`, script)
  writeFileSync(`${kept}/${name}.br`, brotliCompressSync(script, { params }))
  // The .gz file is written last, because its existence marks the folder as complete.
  writeFileSync(`${kept}/${name}.gz`, gzipSync(script, { level: 9 }))
}

function serve() {
  mkdirSync(served, { recursive: true })
  for (const ending of ['', '.br', '.gz'])
    copyFileSync(`${kept}/${name}${ending}`, `${served}/${name}${ending}`)
  copyFileSync(`${source}/scalar.licence.txt`, `${served}/licence.txt`)
}
