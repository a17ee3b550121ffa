// All of tests/run speaks of sources: `tests/tidy.test.ts`.
import { readdir } from 'node:fs/promises'
import path from 'node:path'

export async function testFiles(): Promise<string[]> {
  const names = await readdir('tests', { recursive: true })
  const files = names.filter((name) => name.endsWith('.test.ts')).map((name) => `tests/${name}`)
  return files.map(posix).sort()
}

export const compiledOf = (file: string): string => `dist/${file.replace(/\.ts$/, '.js')}`

/** `./tests/tidy.test.ts`, `dist/tests/tidy.test.js` and `tidy` mean the same file. */
export function named(files: readonly string[], names: readonly string[]): string[] {
  const wanted = names.map((name) => bare(posix(path.normalize(name)).replace(/^dist\//, '')))
  return files.filter(
    (file) => wanted.length === 0 || wanted.some((part) => bare(file).includes(part)),
  )
}

const bare = (file: string): string => file.replace(/\/$/, '').replace(/\.[jt]s$/, '')

const posix = (file: string): string => file.replaceAll(path.sep, '/')
