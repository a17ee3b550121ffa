import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import t from 'tap'
import { parse } from 'yaml'
import { registry } from '../../../src/engine/rulesets/index.ts'

type Part = { readonly [key: string]: unknown }
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, Part>>>>
}
interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, Part>>
}

const committed = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
const yaml = { players: committed('openapi.yaml'), operators: committed('operators.yaml') }
const players: Document = parse(yaml.players)
const operators: Document = parse(yaml.operators)

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const KILOBYTE = 1_000
const operationsOf = ({ paths }: Document): Operation[] =>
  Object.values(paths).flatMap((path) => Object.values(path))

t.test('documents and client types stay small', async (t) => {
  const json = JSON.stringify(players)
  const sizes = [
    ['players, JSON', json.length, 560],
    ['players, gzip', gzipSync(json, { level: 9 }).length, 85],
    ['players, YAML', yaml.players.length, 850],
    ['operators, JSON', JSON.stringify(operators).length, 300],
    ['client types', committed('packages/client/src/schema.ts').length, 650],
  ] as const
  for (const [name, bytes, limit] of sizes)
    t.ok(bytes <= limit * KILOBYTE, `${name}: ${Math.round(bytes / KILOBYTE)} kB`)
})

t.test('each operation is in the document of its audience alone', async (t) => {
  const [shown, other] = [players, operators].map((document) =>
    operationsOf(document).map(({ operationId }) => operationId),
  )
  t.same(
    shown!.filter((operation) => other!.includes(operation)),
    [],
  )
  t.ok(shown!.includes('submitMove') && other!.includes('adminPauseGame'))
  t.notMatch(yaml.players, '/v1/admin')
})

const REPEATED_BYTES = 150

function repeatedIn({ paths, components }: Document): string[] {
  const places = new Map<string, string[]>()
  const look = (part: unknown, home: string, place: string) => {
    if (typeof part !== 'object' || part === null) return
    const { description: _, ...shape } = part as Part
    const text = JSON.stringify(shape)
    const isSchema = !Array.isArray(part) && SCHEMA.some((keyword) => keyword in part)
    if (isSchema && text.length >= REPEATED_BYTES)
      places.set(`${home} ${text}`, [...(places.get(`${home} ${text}`) ?? []), place])
    for (const [key, value] of Object.entries(part))
      if (!DATA.has(key)) look(value, home, `${place}.${key}`)
  }
  look(paths, '', 'paths')
  for (const [name, schema] of Object.entries(components.schemas ?? {}))
    look(schema, GAMES.find((game) => name.startsWith(game)) ?? '', name)
  return [...places].flatMap(([text, found]) =>
    found.length < 3 ? [] : [`${(found.length - 1) * text.length} bytes: ${found.join(', ')}`],
  )
}
const SCHEMA = ['type', 'anyOf', 'oneOf', 'allOf']
const GAMES = Object.keys(registry).map((id) => id.split('-').map(capital).join(''))

t.test('a repeated shape has a name', async (t) => {
  t.same(repeatedIn(players), [])
})

/**
 * Matches references to the schemas of moves, options and choices, which also occur in responses,
 * because clients may send the returned values back.
 */
const INPUTS = /^#\/components\/schemas\/\w*(?:Move|Options|Choice)$/

function closedIn({ components }: Document, operation: Operation): string[] {
  const seen = new Set<string>()
  const closed: string[] = []
  const look = (part: unknown, place: string) => {
    if (typeof part !== 'object' || part === null) return
    const { $ref, additionalProperties } = part as Part
    if (additionalProperties === false) closed.push(place)
    if (typeof $ref === 'string') {
      if (seen.has($ref) || INPUTS.test($ref)) return
      seen.add($ref)
      const [, , kind = '', name = ''] = $ref.split('/')
      look(components[kind]![name], name)
    }
    for (const [key, value] of Object.entries(part))
      if (!DATA.has(key)) look(value, `${place}.${key}`)
  }
  look(operation.responses, operation.operationId)
  return closed
}
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'enum', 'const', 'default'])

t.test('every object of an answer is open', async (t) => {
  for (const document of [players, operators])
    t.same([...new Set(operationsOf(document).flatMap((one) => closedIn(document, one)))], [])
})

const python = spawnSync('python3', ['--version']).status === 0

t.test(
  'every pattern works in Python',
  python ? {} : { skip: 'python3 is not installed' },
  async (t) => {
    const patterns = new Set<string>()
    JSON.stringify([players, operators], (key, value) => {
      if (key === 'pattern' && typeof value === 'string') patterns.add(value)
      return value
    })
    const code = 'import json, re, sys\nfor one in json.load(sys.stdin): re.compile(one)'
    const { stderr } = spawnSync('python3', ['-c', code], {
      input: JSON.stringify([...patterns]),
      encoding: 'utf8',
    })
    t.ok(patterns.size > 5)
    t.equal(stderr, '')
  },
)
