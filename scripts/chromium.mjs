// Unpacks the Chromium browser for the tests into a folder below node_modules, once per version,
// together with shared libraries that may be missing on a minimal machine. On platforms without a
// Chromium package, the tests use an installed Chrome.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const home = 'node_modules/@sparticuz/chromium'
const folder = path.resolve('node_modules/.chromium')
const stamp = path.join(folder, '.version')

if (process.platform === 'linux' && process.arch === 'x64') await unpack()

async function unpack() {
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // The npm package of Chromium unpacks the browser into TMPDIR, and unpacks its shared libraries
  // only if it detects AWS Lambda.
  process.env.TMPDIR = folder
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  await chromium.executablePath()
  writeFileSync(stamp, version)
}
