import { readFileSync } from 'node:fs'

const file = new URL('../../package.json', import.meta.url)
// The cast is safe: this is the package's own file, wherever the package is installed.
const { version } = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly version: string
}

/** The version of the package, which all APIs, documents and commands show. */
export const VERSION: string = version
