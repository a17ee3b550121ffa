import { readFileSync } from 'node:fs'

const file = new URL('../../package.json', import.meta.url)
// Ours, and beside us wherever we are installed.
const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly name: string
  readonly version: string
}

/** The version of the package: what every door, document and command says of itself. */
export const VERSION: string = version

/** The name under which the owner publishes this package. */
export const PACKAGE_NAME: string = name
