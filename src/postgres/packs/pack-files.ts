import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PackFile } from '../../app/packs/packs.ts'

const PACKS_MAX = 1_000

/**
 * Reads the content packs in `<folder>/<ruleset>/<name>.json`, without validating their content.
 */
export async function readPackFiles(folder: string): Promise<PackFile[]> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`CONTENT_PACKS: the folder ${folder} cannot be read (${error.code})`)
  })
  const packs = names.filter((name) => name.endsWith('.json')).sort()
  if (packs.length > PACKS_MAX)
    throw new Error(`CONTENT_PACKS: ${folder} holds more than ${PACKS_MAX} packs`)
  return Promise.all(packs.map((name) => readPack(folder, name)))
}

async function readPack(folder: string, file: string): Promise<PackFile> {
  const where = path.join(folder, file)
  const [ruleset = '', ...rest] = file.split(path.sep)
  if (rest.length !== 1)
    throw new Error(`${where}: a content pack lies in the folder of its ruleset`)
  const text = await readFile(where, 'utf8')
  try {
    const content: unknown = JSON.parse(text)
    return { path: where, ruleset, name: path.basename(file, '.json'), content }
  } catch (error) {
    throw new Error(`${where}: it is not JSON (${(error as Error).message})`)
  }
}
