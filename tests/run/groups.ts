import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiledOf } from './files.ts'

/**
 * Maximum number of test files per process; a folder with more test files is split, so that no
 * process runs alone at the end.
 */
const FILES_MAX = 30
/** Folders with fewer test files than this number share a process. */
const FILES_MIN = 4
const SHORT_FILES_TO_A_LONG_ONE = 8

/** Browser tests share one process, and thus browser windows and caches. */
const BROWSER = 'tests/browser'
const OTHERS = 'tests/others'

/** The test files directly in `tests` start many processes, so they take longest. */
const END_TO_END = 'tests'

const FIRST = ['tests/run/unhooked.ts', 'tests/run/limit.ts']

export interface Needs {
  readonly database: (file: string) => boolean
  readonly browser: (file: string) => boolean
}

export interface Group {
  readonly name: string
  readonly files: readonly string[]
}

/**
 * Groups test files by folder, because the files of a folder load the same modules, and loading
 * takes half of a test file's time. The slowest groups run first, so that no long group runs alone
 * at the end.
 */
export function grouped(files: readonly string[], { database, browser }: Needs): readonly Group[] {
  const folderOf = (file: string) => (browser(file) ? BROWSER : path.posix.dirname(file))
  const folders = groupBy(files, folderOf)
  const isSmall = (folder: string) =>
    folder !== BROWSER && (folders.get(folder)?.length ?? 0) < FILES_MIN
  const parts = groupBy(files, (file) => {
    const folder = folderOf(file)
    return isSmall(folder) ? OTHERS : folder
  })
  const isLong = (file: string) => database(file) || file.includes('.full.')
  const weigh = ({ name, files }: Group) =>
    (name === END_TO_END ? 2 : 1) *
    (SHORT_FILES_TO_A_LONG_ONE * files.filter(isLong).length + files.length)
  return [...parts]
    .flatMap(([folder, members]) => split(folder, members))
    .toSorted((one, other) => weigh(other) - weigh(one))
}

export function separate(files: readonly string[]): readonly Group[] {
  return files.map((file) => ({ name: nameOf(file), files: [file] }))
}

export async function writeGroup({ name, files }: Group, folder: string): Promise<string> {
  const module = path.join(folder, `${name}.mjs`)
  const urls = [...FIRST, ...files].map((file) => pathToFileURL(compiledOf(file)))
  await writeFile(module, urls.map((url) => `import '${url}'\n`).join(''))
  return module
}

/**
 * Splits the test files of a folder into groups. Test files with similar names often take equally
 * long, so consecutive test files are put into different groups.
 */
function split(folder: string, files: readonly string[]): Group[] {
  const count = folder === BROWSER ? 1 : Math.ceil(files.length / FILES_MAX)
  if (count === 1) return [{ name: nameOf(folder), files }]
  return Array.from({ length: count }, (_, part) => ({
    name: `${nameOf(folder)}-${part + 1}`,
    files: files.filter((_, place) => place % count === part),
  }))
}

const nameOf = (file: string) => file.replace(/^tests\/|\.test\.ts$/g, '').replaceAll('/', '-')

function groupBy(files: readonly string[], keyOf: (file: string) => string) {
  const groups = new Map<string, string[]>()
  for (const file of files) groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file])
  return groups
}
