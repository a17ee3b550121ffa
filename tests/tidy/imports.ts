import path from 'node:path'
import { lineAt, type Scanned } from './scan.ts'

export type Import = { from: string; isType: boolean; line: number }

/**
 * What an area may import, besides itself: areas, or single files of them; by `types` only with
 * `import type`. A list of `packages` is complete, `node:` modules included; without one, any goes.
 */
export type Direction = { values?: string[]; types?: string[]; packages?: string[] }

const engine = ['kernel', 'luck', 'rulesets', 'bots']
const doors = ['rest', 'graphql', 'mcp']
const everything = [...engine, 'service', 'store', ...doors, 'config', 'app']
const door = { values: ['kernel', 'service', 'config'], types: ['rulesets'] }

export const directions: Record<string, Direction> = {
  kernel: { packages: ['zod'] },
  luck: { values: ['kernel'], packages: ['zod', 'node:crypto'] },
  rulesets: { values: ['kernel'], packages: ['zod'] },
  bots: { values: ['kernel'], types: ['rulesets'], packages: ['zod'] },
  cli: { values: engine },
  service: { values: engine },
  store: { values: ['service/ports', 'config', 'migrations'], types: ['kernel', 'service'] },
  rest: door,
  graphql: door,
  mcp: door,
  config: { values: ['kernel/nearest'], packages: ['zod'] },
  start: { values: ['config'], packages: ['pg', 'pino-pretty', 'node:fs/promises'] },
  app: { values: [...engine, 'service', ...doors, 'config'], types: ['store'] },
  schema: { values: [...engine, 'service', ...doors, 'config', 'app'] },
  main: { values: [...everything, 'start'] },
  migrations: {},
  bench: { values: everything },
  tests: { values: [...everything, 'cli', 'schema', 'migrations', 'bench'] },
}

/** `src/kernel/game.ts` is of the area `kernel`, `src/app.ts` of `app`, a test of `tests`. */
export function areaOf(file: string): string {
  const [top = '', second = ''] = file.split('/')
  return top === 'src' ? second.replace(/\.ts$/, '') : top
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

/** What is wrong with an import, if anything is. */
export function misdirected(file: string, { from, isType }: Import): string | undefined {
  const area = areaOf(file)
  const direction = directions[area]
  if (!direction) return `${area} has no line in the table of directions`
  if (!from.startsWith('.')) return forbiddenPackage(direction, from)
  const target = path.posix.join(path.posix.dirname(file), from)
  if (areaOf(target) === area) return strayed(file, target)
  const allowed = [...(direction.values ?? []), ...(isType ? (direction.types ?? []) : [])]
  const place = target.replace(/^src\//, '').replace(/\.ts$/, '')
  if (allowed.some((prefix) => place === prefix || place.startsWith(`${prefix}/`))) return undefined
  const onlyTypes = !isType && direction.types?.includes(areaOf(target))
  return `${area} imports ${onlyTypes ? 'only types of ' : 'nothing from '}${areaOf(target)}`
}

function forbiddenPackage({ packages }: Direction, from: string): string | undefined {
  if (
    packages === undefined ||
    packages.some((name) => from === name || from.startsWith(`${name}/`))
  )
    return undefined
  return `imports ${from}, but may import ${packages.join(', ')} only`
}

/** A ruleset stands alone: it knows what is shared, and no other ruleset. */
function strayed(file: string, target: string): string | undefined {
  const own = /^src\/rulesets\/([^/]+)\//.exec(file)?.[1]
  if (own === undefined) return undefined
  const other = /^src\/rulesets\/([^/]+)\//.exec(target)?.[1]
  if (other === own || other === 'shared') return undefined
  return `the ruleset ${own} imports ${other ?? 'the registry'}`
}
