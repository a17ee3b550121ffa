// `tests/run` uses names of source files such as `tests/tidy.test.ts`, and not the names of
// compiled files.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Options } from './options.ts'

export async function testFiles(): Promise<string[]> {
  const names = await readdir('tests', { recursive: true })
  const files = names.filter((name) => name.endsWith('.test.ts')).map((name) => `tests/${name}`)
  return files.map(posix).sort()
}

export const compiledOf = (file: string): string => `dist/${file.replace(/\.ts$/, '.js')}`

export function selected(
  files: readonly string[],
  { names, tier }: Pick<Options, 'names' | 'tier'>,
): string[] {
  const wanted = names.map((name) => bare(posix(path.normalize(name)).replace(/^dist\//, '')))
  return files
    .filter((file) => tier === 'both' || file.endsWith('.full.test.ts') === (tier === 'full'))
    .filter((file) => wanted.length === 0 || wanted.some((part) => bare(file).includes(part)))
}

/**
 * Removes the extension and the tier from a path, so that a test can be selected by its source
 * file, its compiled file or its name.
 */
const bare = (file: string): string =>
  file
    .replace(/\/$/, '')
    .replace(/\.[jt]s$/, '')
    .replace(/\.full(?=\.test$|$)/, '')

const posix = (file: string): string => file.replaceAll(path.sep, '/')
