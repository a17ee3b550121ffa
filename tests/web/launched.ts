import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'

const unpacked = fileURLToPath(new URL('../../../node_modules/.chromium', import.meta.url))

/** The package’s own flags are for another environment: one process, and no policies. */
const FLAGS = [
  ...['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--hide-scrollbars'],
  '--font-render-hinting=none',
]

const executablePath = path.join(unpacked, 'chromium')

/** True if the browser of the package was unpacked on this machine. */
export const isUnpacked = existsSync(executablePath)

/** The unpacked browser, otherwise the installed Chrome. */
export function launched(more: readonly string[] = []): Promise<Browser> {
  const libraries = path.join(unpacked, 'al2023', 'lib')
  return chromium.launch({
    args: [...FLAGS, ...more],
    ...(isUnpacked
      ? { executablePath, env: { ...process.env, LD_LIBRARY_PATH: libraries } }
      : { channel: 'chrome' }),
  })
}
