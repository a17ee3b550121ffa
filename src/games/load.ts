// Loads games from packages. Each package is found and checked, its files are pinned by a hash, and
// its code is imported.
import { register as registerHook } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { register } from '../engine/kernel/define.ts'
import type { Ruleset } from '../engine/kernel/ruleset.ts'
import { registry as houseGames } from '../engine/rulesets/index.ts'
import { moduleOf, RULE_IMPORTS } from './imports.ts'
import { type GamePackage, PackageProblem, packageAt } from './manifest.ts'

export interface Games {
  /** The built-in games and the games from packages. */
  readonly registry: Readonly<Record<string, Ruleset>>
  /** The loaded packages by ruleset id. Built-in games have no package. */
  readonly packages: ReadonlyMap<string, GamePackage>
  /**
   * Folder and hash of each loaded package, as `FOLDER#HASH`. Worker threads load the games from
   * these entries.
   */
  readonly entries: readonly string[]
}

export const houseOnly: Games = { registry: houseGames, packages: new Map(), entries: [] }

/**
 * Returns the built-in games and the games from the packages in `RULESETS`. Throws a
 * `PackageProblem` if a package is not valid.
 */
export async function loadGames(entries: readonly string[]): Promise<Games> {
  if (entries.length === 0) return houseOnly
  const found = entries.map(packageAt)
  await restrictImports(found.map(({ folder }) => folder))
  const registry: Record<string, Ruleset> = { ...houseGames }
  const packages = new Map<string, GamePackage>()
  for (const one of found) {
    const rules = await rulesIn({ ...one, module: one.manifest.game })
    const other = packages.get(rules.id)
    if (rules.id in registry)
      throw new PackageProblem(
        `${one.name} has the id ${rules.id}, like ${other ? other.name : 'a built-in game'}`,
      )
    registry[rules.id] = rules
    packages.set(rules.id, one)
  }
  return {
    registry,
    packages,
    entries: found.map(({ folder, integrity }) => `${folder}#${integrity}`),
  }
}

const TITLE_CHARACTERS_MAX = 40
const ID = /^[a-z][a-z0-9-]{1,39}$/

/** Imports the ruleset from one module of a folder that need not be a valid package. */
export async function importRules(folder: string, module: string): Promise<Ruleset> {
  await restrictImports([folder])
  return rulesIn({ name: folder, folder, module, integrity: `${performance.now()}` })
}

interface Module extends Pick<GamePackage, 'name' | 'folder' | 'integrity'> {
  readonly module: string
}

async function rulesIn({ name, folder, module, integrity }: Module): Promise<Ruleset> {
  const entry = pathToFileURL(path.join(folder, module))
  // Node caches modules by URL, so a changed package gets a different URL.
  entry.searchParams.set('integrity', integrity)
  const { default: rules } = await import(entry.href).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PackageProblem(`${name} cannot be loaded: ${reason}`)
  })
  if (typeof rules?.id !== 'string' || typeof rules.decide !== 'object')
    throw new PackageProblem(`${name} has no ruleset as its default export`)
  if (!ID.test(rules.id))
    throw new PackageProblem(`${name} has the id ${rules.id}; an id is such as my-game`)
  const { title } = rules
  if (typeof title !== 'string' || title.length === 0 || title.length > TITLE_CHARACTERS_MAX)
    throw new PackageProblem(`${name} has no title of 1 to ${TITLE_CHARACTERS_MAX} characters`)
  return register(rules)
}

const restricted = new Set<string>()

async function restrictImports(found: readonly string[]): Promise<void> {
  const folders = found.filter((folder) => !restricted.has(folder))
  if (folders.length === 0) return
  const own = RULE_IMPORTS.map((name) => [
    name,
    new URL(`../package/${moduleOf(name)}.js`, import.meta.url).href,
  ])
  // The modules in `own` are imported before the hook is registered, because the hook's thread
  // takes part in every later import.
  for (const [, module = ''] of own) await import(module)
  registerHook(new URL('./resolve.js', import.meta.url), {
    data: {
      folders: folders.map((folder) => pathToFileURL(folder).href),
      own: Object.fromEntries(own),
    },
  })
  for (const folder of folders) restricted.add(folder)
}
