import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'

const unpacked = fileURLToPath(new URL('../../../node_modules/.chromium', import.meta.url))

/**
 * The default flags of the Chromium package are not used, because they are intended for an
 * environment with a single process and without security policies.
 */
const FLAGS = [
  ...['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--hide-scrollbars'],
  '--font-render-hinting=none',
]

const executablePath = path.join(unpacked, 'chromium')

export const isUnpacked = existsSync(executablePath)

export function launched(more: readonly string[] = []): Promise<Browser> {
  const libraries = path.join(unpacked, 'al2023', 'lib')
  return chromium.launch({
    args: [...FLAGS, ...more],
    ...(isUnpacked
      ? { executablePath, env: { ...process.env, LD_LIBRARY_PATH: libraries } }
      : { channel: 'chrome' }),
  })
}
