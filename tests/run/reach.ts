import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { compiledOf } from './files.ts'

/**
 * Returns all source files that a file imports or refers to by a relative URL, directly or
 * indirectly. The imports of `horizon` are not followed. The path of a folder ends with a slash.
 */
export type Reach = (file: string, horizon?: string) => ReadonlySet<string>

const imported = /\b(?:from|import)[\s(]*['"](\.{1,2}\/[^'"]+)['"]/g
/**
 * Matches `new URL('../docs/', import.meta.url)`; in a template literal, the match ends with the
 * folder before the first placeholder.
 */
const addressed = /\bnew URL\(\s*(?:['"]([^'"]*)['"]|`([^`$]*\/)?[^)]*)[^)]*\bimport\.meta\.url/g

export function reaching(root = '.'): Reach {
  const known = new Map<string, readonly string[]>()
  const namedIn = (file: string): readonly string[] => {
    const named = known.get(file) ?? namesIn(root, file)
    known.set(file, named)
    return named
  }
  return (file, horizon) => {
    const reached = new Set<string>()
    const open = [file]
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (reached.has(one)) continue
      reached.add(one)
      if (one !== horizon) open.push(...namedIn(one))
    }
    return reached
  }
}

export function reaches(reached: ReadonlySet<string>, file: string): boolean {
  if (reached.has(file) || reached.has('./')) return true
  return [...reached].some((one) => one.endsWith('/') && file.startsWith(one))
}

function namesIn(root: string, file: string): string[] {
  if (file.endsWith('/')) return sourcesIn(root, file)
  // Imports are read from the compiled file, so that type imports, which cannot affect a test, are
  // ignored.
  const compiled = compiledOf(file)
  if (!file.endsWith('.ts') || !existsSync(path.join(root, compiled))) return []
  const text = readFileSync(path.join(root, compiled), 'utf8')
  return [imported, addressed].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name, folder]) =>
      sourceOf(root, path.posix.join(path.posix.dirname(compiled), name ?? folder ?? '.')),
    ),
  )
}

function sourcesIn(root: string, folder: string): string[] {
  const isCode = /^(?:src|tests|migrations)\//.test(folder)
  if (!isCode || !existsSync(path.join(root, folder))) return []
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => folder + name)
}

function sourceOf(root: string, target: string): string {
  const isFolder = statSync(path.join(root, target), { throwIfNoEntry: false })?.isDirectory()
  const place = isFolder ? `${target.replace(/\/$/, '')}/` : target
  if (!place.startsWith('dist/')) return place
  return place.slice('dist/'.length).replace(/\.js$/, '.ts') || './'
}
