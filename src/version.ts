import { readFileSync } from 'node:fs'

const file = new URL('../../package.json', import.meta.url)
// The cast is safe, because the file is always the package.json of this package.
const { version } = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly version: string
}

/** Version of this package, shown by all APIs, documents and commands. */
export const VERSION: string = version
