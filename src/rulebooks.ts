import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GamePackage } from './games/manifest.ts'

const builtInRulebooks = fileURLToPath(new URL('../../docs/rulesets/', import.meta.url))

/** Returns a function that reads the rules of a game. */
export const rulebooksOf =
  (packages: ReadonlyMap<string, GamePackage> = new Map()) =>
  async (ruleset: string) => {
    const own = packages.get(ruleset)
    const [guide = null, clauses = null, notes = null] = await Promise.all(
      own
        ? [own.manifest.guide, own.manifest.rulebook].map((file) => textIn(own.folder, file))
        : ['guides/*.md', '*.md', '*.engine.md'].map((file) =>
            textIn(builtInRulebooks, file.replace('*', ruleset)),
          ),
    )
    return clauses === null ? null : { guide, clauses, names: notes && namesIn(notes) }
  }

/** Returns the section of the engine notes that maps terms in the guide to names in the API. */
const namesIn = (notes: string): string | null => {
  const sections = notes.split(/^(?=## )/m)
  return sections.find((one) => one.startsWith('## Names in the API'))?.trim() ?? null
}

export const rulebookOf = rulebooksOf()

const textIn = (folder: string, file: string): Promise<string | null> =>
  readFile(path.join(folder, file), 'utf8').catch(() => null)
