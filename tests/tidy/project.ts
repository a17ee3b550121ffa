import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Scanned, scan } from './scan.ts'

export type Source = { file: string; text: string; scanned: Scanned }

const root = fileURLToPath(new URL('../../..', import.meta.url))
const generated = /\.generated\.ts$|^packages\/client\/src\/(?:operator-)?schema\.ts$/
const codeFolders = [
  ...['src', 'tests', 'tools', 'scripts', 'migrations', 'examples', 'web', 'packages'],
]

export function sources(): Source[] {
  const files = codeFolders.flatMap(filesOf)
  return files.filter(isOurs).map((file) => {
    const text = read(file)
    return { file, text, scanned: scan(text) }
  })
}

export function filesOf(folder: string): string[] {
  if (!exists(folder)) return []
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    const isSkipped = entry.name === 'node_modules' || entry.name === 'dist'
    if (entry.isDirectory()) return isSkipped ? [] : filesOf(file)
    return [file]
  })
}

export function foldersOf(folder: string): string[] {
  if (!exists(folder)) return []
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}

export function entriesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder))
}

export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

export function exists(file: string): boolean {
  return existsSync(path.join(root, file))
}

export function isContent(file: string): boolean {
  return file.includes('/content/')
}

function isOurs(file: string): boolean {
  const isCode = /\.(?:tsx?|mjs)$/.test(file)
  return isCode && !file.includes('/generated/') && !generated.test(file)
}
