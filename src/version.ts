import { readFileSync } from 'node:fs'

const file = new URL('../../package.json', import.meta.url)
// Ours, and beside us wherever we are installed.
const { version } = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly version: string
}

/** The version of the package: what every door, document and command says of itself. */
export const VERSION: string = version
