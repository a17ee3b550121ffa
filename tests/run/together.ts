import { statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiledOf } from './files.ts'

/** More of one folder are parted, lest all the others wait for the last of them. */
const FILES_MAX = 15
/** Folders of less share their processes with each other. */
const FILES_MIN = 4
/** By and large. */
const SHORT_FILES_TO_A_LONG_ONE = 8

/** A file with this name has its process for itself. */
const alone = /\.alone\.test\.ts$/

/** Of all who want one, wherever they lie: they share its windows, and what these have read. */
const BROWSER = 'tests/browser'

/** What a process loads before its tests. */
const FIRST = ['tests/run/unhooked.ts', 'tests/run/limit.ts']

export interface Wants {
  readonly database: (file: string) => boolean
  readonly browser: (file: string) => boolean
}

/**
 * Files of one folder share a process, for half the time of a test file is loading, and so do all
 * those of small folders, and all that want a browser. Writes for each process a file that imports
 * its own, and gives these: what takes long first, so that the short ones fill the end of the run.
 */
export async function together(
  files: readonly string[],
  joined: string,
  { database, browser }: Wants,
): Promise<string[]> {
  const folders = new Map<string, string[]>()
  const folderOf = (file: string) => {
    if (alone.test(file)) return file
    return browser(file) ? BROWSER : path.posix.dirname(file)
  }
  for (const file of files) {
    const folder = folderOf(file)
    folders.set(folder, [...(folders.get(folder) ?? []), file])
  }
  const isSmall = ([folder, { length }]: [string, string[]]) =>
    length < FILES_MIN && !alone.test(folder) && folder !== BROWSER
  const small = [...folders].filter(isSmall).flatMap(([, members]) => members)
  const large = [...folders].filter((folder) => !isSmall(folder))
  const parts = [...large, ['others', small] as const].flatMap(([folder, members]) =>
    parted(folder, members),
  )
  // A database tells by and large who takes long.
  const weigh = (members: readonly string[]) =>
    SHORT_FILES_TO_A_LONG_ONE * members.filter(database).length + members.length
  const longestFirst = parts.toSorted(([, one], [, other]) => weigh(other) - weigh(one))
  return Promise.all(
    longestFirst.map(async ([folder, members], place) => {
      const short = folder.replace(/^tests\/|\.test\.ts$/g, '').replaceAll('/', '-')
      const file = path.join(joined, `${10 + place}-${short}.mjs`)
      const imported = [...FIRST, ...members]
      const lines = imported.map((one) => `import '${pathToFileURL(compiledOf(one))}'\n`)
      await writeFile(file, lines.join(''))
      return file
    }),
  )
}

/** What is long to read is mostly long to run: a file goes where least is to be read yet. */
function parted(folder: string, members: readonly string[]): [string, string[]][] {
  const parts = folder === BROWSER ? 1 : Math.ceil(members.length / FILES_MAX)
  if (parts === 1) return [[folder, [...members]]]
  const shares = Array.from({ length: parts }, () => ({ files: [] as string[], bytes: 0 }))
  const sized = members.map((file) => ({ file, bytes: statSync(file).size }))
  for (const { file, bytes } of sized.toSorted((one, other) => other.bytes - one.bytes)) {
    const share = shares.reduce((least, one) => (one.bytes < least.bytes ? one : least))
    share.files.push(file)
    share.bytes += bytes
  }
  return shares.map(({ files }, part) => [`${folder}/${part + 1}`, files])
}
