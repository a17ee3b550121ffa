import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { compiledOf } from './files.ts'

/**
 * What a file imports, or names by an address relative to its own, and what these do in turn:
 * sources and folders, which end with a stroke. Nothing is asked what it names beyond `horizon`.
 */
export type Reach = (file: string, horizon?: string) => ReadonlySet<string>

const imported = /\b(?:from|import)[\s(]*['"](\.{1,2}\/[^'"]+)['"]/g
/** `new URL('../docs/', import.meta.url)`; of a template, the folder before its first hole. */
const addressed = /\bnew URL\(\s*(?:['"]([^'"]*)['"]|`([^`$]*\/)?[^)]*)[^)]*\bimport\.meta\.url/g

/** Looks into each file once. */
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
  // What is compiled, for there imports of types are gone.
  const compiled = compiledOf(file)
  if (!file.endsWith('.ts') || !existsSync(path.join(root, compiled))) return []
  const text = readFileSync(path.join(root, compiled), 'utf8')
  return [imported, addressed].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name, folder]) =>
      sourceOf(root, path.posix.join(path.posix.dirname(compiled), name ?? folder ?? '.')),
    ),
  )
}

/** Of a folder of code, any file may be meant; of the whole project, none that could be told. */
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
