import path from 'node:path'
import { lineAt, type Scanned } from './scan.ts'

export type Import = { from: string; isType: boolean; line: number }

/**
 * Import rules for the files of an area, which is a part of the source code. Each entry of `values`
 * and `types` is the path of another area, a folder or a file. Modules in `types` may only be
 * imported with `import type`. If `packages` is set, the files of the area may not import any other
 * packages, including `node:` modules.
 */
export interface Direction {
  readonly values?: readonly string[]
  readonly types?: readonly string[]
  readonly packages?: readonly string[]
}

const kernel = 'src/engine/kernel'
const luck = 'src/engine/luck'
const rulesets = 'src/engine/rulesets'
const bots = 'src/engine/bots'
const common = ['src/version.ts', 'src/markdown.ts', 'src/rulebooks.ts', 'src/games']
const transport: Direction = {
  values: [
    kernel,
    'src/engine/bots/levels.ts',
    'src/app',
    'src/api/shared',
    'src/config',
    ...common,
  ],
  types: [rulesets],
}

/**
 * Import rules for each area of the code. Each key is a path prefix; a file belongs to the area
 * with the longest matching path prefix.
 */
export const directions: Readonly<Record<string, Direction>> = {
  [kernel]: { packages: ['zod'] },
  [luck]: { values: [kernel], packages: ['zod', 'node:buffer', 'node:crypto'] },
  [rulesets]: { values: [kernel], packages: ['zod'] },
  'src/engine/certify': { values: [kernel, rulesets, bots], packages: [] },
  [bots]: { values: [kernel], types: [rulesets], packages: ['zod'] },
  'src/rulebooks.ts': {
    types: ['src/games'],
    packages: ['node:fs/promises', 'node:path', 'node:url'],
  },
  'src/games': { values: ['src/engine'] },
  'src/package': { values: ['src/engine'], packages: ['zod'] },
  template: { packages: ['touchline/kernel', 'touchline/kit', 'touchline/board'] },
  'src/markdown.ts': { packages: [] },
  'src/version.ts': { packages: ['node:fs'] },
  'src/config': {
    values: [
      'src/engine/kernel/closest-name.ts',
      'src/engine/bots/levels.ts',
      'src/engine/luck/exports',
    ],
    packages: ['zod', 'node:fs', 'node:crypto'],
  },
  'src/app': { values: ['src/engine', 'src/games', 'src/version.ts'] },
  'src/postgres': {
    values: ['src/app', 'src/config', 'src/engine/luck', 'migrations'],
    types: ['src/engine'],
  },
  'src/api/shared': { values: ['src/app'] },
  'src/api/rest': {
    ...transport,
    values: [...(transport.values ?? []), 'src/api/graphql/schema.ts'],
  },
  'src/api/graphql': transport,
  'src/api/mcp': transport,
  'src/api/pages': {
    values: ['src/app', 'src/games'],
    packages: ['@fastify/static', 'fastify', 'node:fs', 'node:path'],
  },
  'src/api': {
    values: ['src/engine', 'src/package', 'src/app', 'src/api', 'src/config', 'src/version.ts'],
  },
  'src/cli': {
    values: ['src/engine', 'src/app/admin/operations', 'src/app', 'src/api/pages', ...common],
  },
  'src/bin': { values: ['src', 'migrations'] },
  migrations: {},
  tools: { values: ['src', 'migrations', 'tests/support', 'tests/database.ts'] },
  scripts: { values: ['src/engine/kernel/closest-name.ts', 'tests/tidy'] },
  examples: { packages: ['node:url'] },
  web: {
    values: [
      kernel,
      rulesets,
      'src/package',
      'src/engine/bots/win-chances.ts',
      'src/engine/bots/review.ts',
      'src/engine/luck/drawing.ts',
      'src/engine/luck/hmac-suffix.ts',
      'src/engine/luck/sha256.ts',
      'src/markdown.ts',
    ],
  },
  // The client is published as a separate package, so the only file of the service that the client
  // may use is openapi.yaml.
  packages: { packages: ['openapi-fetch'] },
  tests: {
    values: ['src', 'migrations', 'tools', 'scripts', 'web', 'packages', 'examples', 'template'],
  },
}

export function areaOf(file: string): string | undefined {
  return Object.keys(directions)
    .filter((area) => isWithin(area, file))
    .sort((one, other) => other.length - one.length)[0]
}

const isWithin = (place: string, file: string): boolean =>
  file === place || file.startsWith(`${place}/`)

/**
 * Returns the folder that is searched for import cycles: the folder of the file, or the complete
 * ruleset folder for a file of a ruleset.
 */
export function folderOf(file: string): string {
  const ruleset = /^src\/engine\/rulesets\/[^/]+(?=\/)/.exec(file)?.[0]
  return ruleset ?? path.posix.dirname(file)
}

export function importsIn({ code, literals }: Scanned): Import[] {
  const named = /\b(?:import|export)\b([^'"`;=(]*?)\bfrom\s*(?=['"])/g
  const bare = /\bimport\s*\(?\s*(?=['"])/g
  return [named, bare].flatMap((pattern) =>
    [...code.matchAll(pattern)].flatMap((match) => {
      const literal = literals.get(match.index + match[0].length)
      if (!literal) return []
      const isType = isTypeOnly(match[1] ?? '')
      return [{ from: literal.text, isType, line: lineAt(code, match.index) }]
    }),
  )
}

function isTypeOnly(clause: string): boolean {
  const words = clause.trim()
  if (/^type\b/.test(words)) return true
  const names = /^\{([^}]*)\}$/.exec(words)?.[1]?.split(',') ?? []
  const named = names.filter((name) => name.trim() !== '')
  return named.length > 0 && named.every((name) => /^\s*type\s/.test(name))
}

export const targetOf = (file: string, { from }: Import): string =>
  from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : from

export function misdirected(file: string, found: Import): string | undefined {
  const { from, isType } = found
  const area = areaOf(file)
  if (area === undefined) return `${file} is in no area of the table of directions`
  const { values = [], types = [], packages } = directions[area]!
  if (!from.startsWith('.')) return forbiddenPackage(packages, from)
  const target = targetOf(file, found)
  if (areaOf(target) === area) return strayed(file, target)
  const isAmong = (places: readonly string[]) => places.some((one) => isWithin(one, target))
  if (isAmong(values) || (isType && isAmong(types))) return undefined
  const limit = isAmong(types) ? 'only types' : 'nothing'
  return `${area} imports ${limit} from ${areaOf(target) ?? target}`
}

function forbiddenPackage(
  packages: readonly string[] | undefined,
  from: string,
): string | undefined {
  if (!packages || packages.some((name) => from === name || from.startsWith(`${name}/`)))
    return undefined
  return `imports ${from}, but may import ${packages.join(', ')} only`
}

function strayed(file: string, target: string): string | undefined {
  const ruleset = /^src\/engine\/rulesets\/([^/]+)\//
  const own = ruleset.exec(file)?.[1]
  if (own === undefined) return undefined
  const other = ruleset.exec(target)?.[1]
  if (other === own || other === 'shared') return undefined
  return `the ruleset ${own} imports ${other ?? 'the registry'}`
}
