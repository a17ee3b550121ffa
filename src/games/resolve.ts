// A module hook that restricts imports. A game may import only its own files and the kernel of the
// running service.
import { RULE_IMPORTS } from './imports.ts'

interface Restriction {
  readonly folders: readonly string[]
  readonly own: Readonly<Record<string, string>>
}
interface Importer {
  readonly parentURL?: string
}
type Next = (specifier: string, importer: Importer) => Promise<{ readonly url: string }>

let known: Restriction = { folders: [], own: {} }

/** Node calls this function each time the hook is registered, but loads this module only once. */
export function initialize({ folders, own }: Restriction): void {
  known = { folders: [...known.folders, ...folders], own }
}

export async function resolve(specifier: string, importer: Importer, next: Next) {
  const { parentURL = '' } = importer
  const folder = known.folders.find((one) => parentURL.startsWith(`${one}/`))
  if (folder === undefined) return next(specifier, importer)
  const own = known.own[specifier]
  if (own !== undefined) return { url: own, shortCircuit: true }
  const found = specifier.startsWith('.') ? new URL(specifier, parentURL).href : ''
  if (found.startsWith(`${folder}/`) && !found.includes('/node_modules/', folder.length))
    return next(specifier, importer)
  const allowed = RULE_IMPORTS.join(' and ')
  throw new Error(`it imports ${specifier}; a game imports its own files, ${allowed}`)
}
