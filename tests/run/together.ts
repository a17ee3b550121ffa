import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiledOf } from './files.ts'

/** A file with this name has its process for itself. */
const alone = /\.alone\.test\.ts$/

/**
 * Files of one folder share a process, for half the time of a test file is loading: a file that
 * imports them is written there. Gives what to run.
 */
export async function together(files: readonly string[], joined: string): Promise<string[]> {
  const folders = new Map<string, string[]>()
  for (const file of files) {
    const folder = alone.test(file) ? file : path.posix.dirname(file)
    folders.set(folder, [...(folders.get(folder) ?? []), file])
  }
  // tap takes them by the alphabet; what lasts longest had better start first.
  const longestFirst = [...folders].toSorted(([, one], [, other]) => other.length - one.length)
  return Promise.all(
    longestFirst.map(async ([folder, members], place) => {
      if (members.length === 1) return compiledOf(members[0]!)
      const name = `${10 + place}-${folder.replace(/^tests\//, '').replaceAll('/', '-')}.test.mjs`
      const imports = members.map((file) => `import '${pathToFileURL(compiledOf(file))}'\n`)
      await writeFile(path.join(joined, name), imports.join(''))
      return path.join(joined, name)
    }),
  )
}
