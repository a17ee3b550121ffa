import path from 'node:path'
import { lineAt, type Scanned } from './scan.ts'

export type Import = { from: string; isType: boolean; line: number }

/**
 * What an area may import, besides itself: areas, or single files of them; by `types` only with
 * `import type`. A list of `packages` is complete, `node:` modules included; without one, any goes.
 */
export type Direction = { values?: string[]; types?: string[]; packages?: string[] }

const engine = ['kernel', 'luck', 'rulesets', 'bots']
const doors = ['rest', 'graphql', 'mcp', 'pages']
const everything = [
  ...engine,
  'service',
  'store',
  ...doors,
  'config',
  'keys',
  'rulebooks',
  'markdown',
  'version',
  'app',
  'judges',
]
const door = {
  values: ['kernel', 'bots/levels', 'service', 'config', 'version'],
  types: ['rulesets'],
}
const rest = { ...door, values: [...door.values, 'markdown'] }

export const directions: Record<string, Direction> = {
  kernel: { packages: ['zod'] },
  luck: { values: ['kernel'], packages: ['zod', 'node:buffer', 'node:crypto'] },
  rulesets: { values: ['kernel'], packages: ['zod'] },
  bots: { values: ['kernel'], types: ['rulesets'], packages: ['zod'] },
  cli: {
    values: [...engine, 'rulebooks', 'version', 'pages', 'service/desk/acts', 'service/shapes'],
  },
  rulebooks: { packages: ['node:fs/promises'] },
  markdown: { packages: [] },
  version: { packages: ['node:fs'] },
  service: { values: [...engine, 'version'] },
  store: {
    values: ['service/ports', 'service/ids', 'config', 'migrations', 'luck/exports'],
    types: ['kernel', 'luck', 'service', 'keys'],
  },
  rest,
  graphql: door,
  mcp: door,
  pages: { packages: ['@fastify/static', 'fastify', 'node:fs', 'node:path'] },
  examples: { packages: ['node:url'] },
  web: {
    values: [
      ...['kernel', 'rulesets', 'bots/fortunes', 'bots/review', 'markdown'],
      ...['luck/drawing', 'luck/hmac-behind', 'luck/sha256'],
    ],
  },
  config: {
    values: ['kernel/nearest', 'bots/levels', 'keys', 'luck/exports'],
    packages: ['zod', 'node:fs'],
  },
  keys: { packages: ['node:crypto'] },
  start: {
    values: ['config', 'keys', 'store/archive'],
    types: ['service'],
    packages: [
      ...['pg', 'pino-pretty', 'fastify', '@opentelemetry'],
      ...['node:crypto', 'node:fs/promises', 'node:path', 'node:timers/promises'],
    ],
  },
  app: { values: [...engine, 'service', ...doors, 'config'], types: ['store'] },
  schema: { values: [...engine, 'service', ...doors, 'config', 'version', 'app'] },
  main: { values: [...everything, 'start'] },
  judges: { values: ['service/ports'], types: ['service'] },
  'judge-thread': { values: [...everything, 'start'] },
  'with-database': { values: [...everything, 'start'] },
  'verify-games': { values: [...everything, 'cli', 'judges', 'with-database'] },
  'rebuild-ratings': { values: [...everything, 'cli', 'with-database'] },
  'archive-games': { values: [...everything, 'cli', 'with-database'] },
  migrations: {},
  bench: { values: everything },
  scripts: { values: ['kernel/nearest', 'tests/tidy'] },
  // Goes out by itself: knows of the service what openapi.yaml says.
  packages: { packages: ['openapi-fetch'] },
  tests: {
    values: [
      ...[...everything, 'start', 'cli', 'schema', 'migrations', 'bench', 'scripts', 'web'],
      'packages',
    ],
  },
}

const contract = ['ground', 'shapes']

/** The same between the rooms of an area: its folders, and files that have a line of their own. */
export const rooms: Record<string, Record<string, Direction>> = {
  service: {
    shapes: {},
    // The contract names what a use-case is given; it calls none of it.
    ground: { values: ['shapes'], types: ['live', 'library', 'upkeep', 'desk'] },
    exchange: { values: [...contract, 'library', 'live', 'play', 'lobby', 'follow'] },
    gate: { values: contract },
    upkeep: { values: contract },
    library: { values: contract },
    identity: { values: [...contract, 'gate'] },
    live: { values: contract, types: ['library', 'upkeep'] },
    ratings: { values: contract, types: ['library'] },
    think: { values: contract },
    unattended: { values: [...contract, 'live', 'ratings', 'think'] },
    play: { values: [...contract, 'live', 'unattended'] },
    lobby: { values: [...contract, 'library', 'live', 'ratings', 'unattended', 'play'] },
    follow: { values: [...contract, 'live', 'unattended', 'play'] },
    accounts: { values: [...contract, 'identity', 'play', 'lobby', 'ratings'] },
    webhooks: { values: [...contract, 'library', 'live', 'unattended'] },
    operations: { values: contract, types: ['gate'] },
    desk: {
      values: [
        ...[...contract, 'library', 'live', 'ratings', 'play', 'lobby', 'exchange', 'accounts'],
        'operations',
      ],
      types: ['identity', 'webhooks'],
    },
    serve: {
      values: [
        ...[...contract, 'upkeep', 'live', 'unattended', 'play', 'lobby', 'follow', 'exchange'],
        ...['webhooks', 'desk', 'think'],
      ],
    },
    'create-services': {
      values: [
        ...[...contract, 'identity', 'library', 'upkeep', 'live', 'follow', 'exchange'],
        ...['ratings', 'accounts', 'webhooks', 'desk', 'serve'],
      ],
    },
  },
  rest: {
    problems: {},
    wire: { values: ['problems'] },
    ground: { values: ['problems', 'wire'] },
    document: { values: ['problems', 'ground'] },
    endpoints: { values: ['problems', 'wire', 'ground', 'document'] },
    index: { values: ['problems', 'wire', 'ground', 'endpoints'] },
  },
  graphql: {
    types: {},
    ground: { values: ['types'] },
    operations: { values: ['types', 'ground'] },
    wire: { values: ['types', 'ground'] },
    schema: { values: ['types', 'ground', 'operations', 'wire'] },
    index: { values: ['ground', 'wire', 'schema'] },
  },
}

/** `src/engine/kernel/game.ts` is of the area `kernel`, `src/api/server.ts` of `app`, a test of `tests`. */
export function areaOf(file: string): string {
  const [top = '', second = ''] = file.split('/')
  return top === 'src' ? second.replace(/\.tsx?$/, '') : top
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

/** `src/app/games/shown.ts` is of the room `play`, what lies in no folder of the ground. */
export function roomOf(file: string): string {
  const [, area = '', ...rest] = file.replace(/\.ts$/, '').split('/')
  const [name = ''] = rest
  return rest.length > 1 || name in (rooms[area] ?? {}) ? name : 'ground'
}

/** The file that is imported, or the package. */
export const targetOf = (file: string, { from }: Import): string =>
  from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : from

/** What is wrong with an import, if anything is. */
export function misdirected(file: string, found: Import): string | undefined {
  const { from, isType } = found
  const area = areaOf(file)
  const direction = directions[area]
  if (!direction) return `${area} has no line in the table of directions`
  if (!from.startsWith('.')) return forbiddenPackage(direction, from)
  const target = targetOf(file, found)
  if (areaOf(target) === area) return strayed(file, target) ?? climbed(file, target, isType)
  const place = target.replace(/^src\//, '').replace(/\.ts$/, '')
  return forbidden(direction, area, { name: areaOf(target), place, isType })
}

/** Another room is imported as another area is. */
function climbed(file: string, target: string, isType: boolean): string | undefined {
  const area = areaOf(file)
  const [room, name] = [roomOf(file), roomOf(target)]
  if (!(area in rooms) || room === name) return undefined
  const direction = rooms[area]?.[room]
  if (!direction) return `${area}/${room} has no line in the table of rooms`
  return forbidden(direction, `${area}/${room}`, { name, place: name, isType })
}

function forbidden(
  { values = [], types = [] }: Direction,
  from: string,
  { name, place, isType }: { name: string; place: string; isType: boolean },
): string | undefined {
  const allowed = isType ? [...values, ...types] : values
  if (allowed.some((prefix) => place === prefix || place.startsWith(`${prefix}/`))) return undefined
  const onlyTypes = !isType && types.includes(name)
  return `${from} imports ${onlyTypes ? 'only types of ' : 'nothing from '}${name}`
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
