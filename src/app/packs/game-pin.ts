import type { GamePin } from '../../engine/luck/log.ts'
import type { GamePackage } from '../../games/manifest.ts'

type Packages = ReadonlyMap<string, GamePackage>

export function pinOf(packages: Packages, ruleset: string): GamePin | null {
  const found = packages.get(ruleset)
  return found ? { name: found.name, version: found.version, integrity: found.integrity } : null
}

export interface PackageInUse {
  readonly ruleset: string
  readonly package: GamePin
  readonly games: number
}

export function packageWarnings(inUse: readonly PackageInUse[], loaded: Packages): string[] {
  return inUse.flatMap(({ ruleset, package: { name, version, integrity }, games }) => {
    const now = loaded.get(ruleset)
    const started = `${games} unfinished games of ${ruleset} started with ${name} ${version}`
    if (!now) return [`${started}, which is not loaded: they wait (RULESETS)`]
    if (now.integrity === integrity) return []
    return [`${started} (${integrity}); they continue with ${now.version} (${now.integrity})`]
  })
}
