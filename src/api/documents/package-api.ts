import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as bots from '../../package/bots.ts'
import * as conformance from '../../package/conformance.ts'
import * as kernel from '../../package/kernel.ts'
import * as kit from '../../package/kit.ts'
import * as testing from '../../package/testing.ts'

const board = fileURLToPath(new URL('../../../../web/src/kit/board.ts', import.meta.url))

/**
 * Lists the names that packaged games may import. `scripts/breaks.mjs` compares the list with the
 * list of the previous release.
 */
export function packageApi(): Map<string, string> {
  const modules = { bots, conformance, kernel, kit, testing }
  const names = Object.entries(modules).flatMap(([module, exported]) =>
    Object.keys(exported).map((name) => `${module}.${name}`),
  )
  const text = [...names, ...boardNames()].sort().join('\n')
  return new Map([['schema/package-api.txt', `${text}\n`]])
}

/**
 * Reads the board package's exported names from its source text, because the package can be loaded
 * only in a browser.
 */
const boardNames = (): string[] =>
  [...readFileSync(board, 'utf8').matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `board.${name}`),
  )
