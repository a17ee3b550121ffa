import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GamePackage } from './games/manifest.ts'

const builtInRulebooks = fileURLToPath(new URL('../../docs/rulesets/', import.meta.url))

/**
 * Returns a function that reads rules of a game, either the player's guide or a clause of the
 * rulebook.
 */
export const rulebooksOf =
  (packages: ReadonlyMap<string, GamePackage> = new Map()) =>
  async (ruleset: string) => {
    const own = packages.get(ruleset)
    const [guide, clauses] = await Promise.all(
      own
        ? [own.manifest.guide, own.manifest.rulebook].map((file) => textIn(own.folder, file))
        : [`guides/${ruleset}.md`, `${ruleset}.md`].map((file) => textIn(builtInRulebooks, file)),
    )
    return clauses == null ? null : { guide: guide ?? null, clauses }
  }

export const rulebookOf = rulebooksOf()

const textIn = (folder: string, file: string): Promise<string | null> =>
  readFile(path.join(folder, file), 'utf8').catch(() => null)
