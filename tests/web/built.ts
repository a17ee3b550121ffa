import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

interface Part {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

const folder = new URL('../../pages/', import.meta.url)
const manifest: Readonly<Record<string, Part>> = JSON.parse(
  readFileSync(new URL('.vite/manifest.json', folder), 'utf8'),
)

export const boardEntry = (id: string, parts: object = manifest): readonly string[] =>
  ['index.ts', 'index.tsx'].map((name) => `src/boards/${id}/${name}`).filter((one) => one in parts)

export function kilobytesOf(...sources: readonly string[]): number {
  const parts = new Set<string>()
  const files = new Set<string>()
  const take = (source: string) => {
    if (parts.has(source)) return
    parts.add(source)
    const { file, css = [], imports = [] } = manifest[source]!
    for (const one of [file, ...css]) files.add(one)
    imports.forEach(take)
  }
  sources.forEach(take)
  return weightOf([...files])
}

export function thinkerKilobytes(): number {
  const scripts = readdirSync(new URL('replay/', folder)).filter((name) =>
    /^review-worker.*\.js$/.test(name),
  )
  return weightOf(scripts.map((name) => `replay/${name}`))
}

function weightOf(files: readonly string[]): number {
  const sizes = files.map((file) => gzipSync(readFileSync(new URL(file, folder))).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000
}
