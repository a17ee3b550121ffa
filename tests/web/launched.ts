import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'

const unpacked = fileURLToPath(new URL('../../../node_modules/.chromium', import.meta.url))

/** Not those of the package, which are made for another place: one process, and no policies. */
const FLAGS = [
  ...['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--hide-scrollbars'],
  '--font-render-hinting=none',
]

const executablePath = path.join(unpacked, 'chromium')

/** Else it is the one of whoever runs the tests, which can do less. */
export const isUnpacked = existsSync(executablePath)

/** The browser that was unpacked, else the Chrome that is installed. */
export function launched(more: readonly string[] = []): Promise<Browser> {
  const libraries = path.join(unpacked, 'al2023', 'lib')
  return chromium.launch({
    args: [...FLAGS, ...more],
    ...(isUnpacked
      ? { executablePath, env: { ...process.env, LD_LIBRARY_PATH: libraries } }
      : { channel: 'chrome' }),
  })
}
