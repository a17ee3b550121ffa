import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiledOf } from './files.ts'

/** A file with this name has its process for itself. */
const alone = /\.alone\.test\.ts$/

/**
 * Files of one folder share a process, for half the time of a test file is loading. Writes for each
 * process a file that imports its own, and gives the files that launch them, for tap.
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
      const short = folder.replace(/^tests\/|\.test\.ts$/g, '').replaceAll('/', '-')
      const name = `${10 + place}-${short}`
      const write = async (file: string, imported: readonly string[]) => {
        const lines = imported.map((one) => `import '${pathToFileURL(compiledOf(one))}'\n`)
        await writeFile(path.join(joined, file), lines.join(''))
      }
      await write(`${name}.mjs`, members)
      await write(`${name}.test.mjs`, ['tests/run/launch.ts'])
      return path.join(joined, `${name}.test.mjs`)
    }),
  )
}
