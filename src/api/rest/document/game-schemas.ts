import { kernelFieldDescriptions } from '../../../engine/kernel/field-descriptions.ts'
import { kernelEvents } from '../../../engine/kernel/kernel-events.ts'
import { type Components, moved, refTo } from './components.ts'
import { describeDefaults } from './defaults.ts'
import type { JsonSchema } from './json-schema.ts'

interface EventSchemas {
  readonly schema: JsonSchema
  readonly masked: JsonSchema | null
}

export interface GameSchemas {
  readonly id: string
  readonly options: JsonSchema
  readonly choice: JsonSchema
  readonly moves: Readonly<Record<string, JsonSchema>>
  readonly events: readonly EventSchemas[]
  readonly view: JsonSchema
  readonly refusals: readonly { readonly code: string; readonly rule: string }[]
}

const IN_PLAYERS_DOCUMENT = 'A move as defined by the ruleset. See `/openapi.json`.'
const anyTagged: JsonSchema = {
  description: IN_PLAYERS_DOCUMENT,
  type: 'object',
  properties: { type: { type: 'string', description: 'Kind of object.' } },
  required: ['type'],
  additionalProperties: true,
}
const anyObject: JsonSchema = {
  description: IN_PLAYERS_DOCUMENT,
  type: 'object',
  additionalProperties: true,
}

const places: readonly (readonly [shape: string, field: string, what: Kind])[] = [
  ['MoveInput', 'move', 'Move'],
  ['Decision', 'examples', 'Move'],
  ['LabelledMove', 'move', 'Move'],
  ['GameEvent', 'event', 'Event'],
  ['LoggedCommit', 'events', 'Event'],
  ['CreateGameInput', 'options', 'Options'],
  ['SeatInput', 'choices', 'Choice'],
  ['JoinInput', 'choices', 'Choice'],
]
const kinds = ['Move', 'Event', 'Options', 'Choice'] as const
type Kind = (typeof kinds)[number]

export function describeGames(components: Components, games: readonly GameSchemas[]): void {
  const { schemas } = components
  for (const game of games) {
    const { id, moves, events, view, options, choice } = game
    const name = nameOf(id)
    const inGame = (kind: string, schema: JsonSchema) => define(schemas, name, kind, schema)
    inGame('Options', describeDefaults(options))
    inGame('Choice', describeDefaults(choice))
    inGame('Move', { oneOf: Object.values(moves) })
    const shown = distinct(events.flatMap(shapesOf).map(withoutLimits))
    inGame('Event', { anyOf: shown.map(ofKernel(schemas)) })
    inGame('View', withoutLimits(view))
  }
  for (const kind of kinds) {
    const fallback = kind === 'Move' || kind === 'Event' ? anyTagged : anyObject
    const own = games.map(({ id }) => refTo(`${nameOf(id)}${kind}`))
    schemas[kind] = own.length > 1 ? { anyOf: own } : (own[0] ?? fallback)
  }
  for (const [shape, field, kind] of places) place(schemas, shape, field, kind)
  if (games.length > 0)
    for (const [shape, common] of toldApart)
      if (schemas[shape]) tellApart(schemas, { shape, common, games })
}

const toldApart = [
  ['Observation', 'ObservedGame'],
  ['MoveAnswer', 'MadeMove'],
] as const

interface Apart {
  readonly shape: string
  readonly common: string
  readonly games: readonly GameSchemas[]
}

function tellApart(schemas: Record<string, JsonSchema>, { shape, common, games }: Apart): void {
  const { properties, required, ...rest } = schemas[shape] as ObjectSchema
  const { ruleset, view, ...others } = properties
  const isOwn = (name: string) => name === 'ruleset' || name === 'view'
  const left = required.filter((name) => !isOwn(name))
  schemas[common] = { ...rest, properties: others, required: left }
  const names = games.map(({ id }) => [id, `${nameOf(id)}${shape}`] as const)
  for (const [id, name] of names) {
    const own = typed(view ?? {}, `${nameOf(id)}View`, { mayBeNull: required.includes('view') })
    const both = { ruleset: { ...ruleset, const: id }, view: own }
    const { description } = rest
    schemas[name] = {
      ...(description === undefined ? {} : { description }),
      allOf: [
        refTo(common),
        { type: 'object', properties: both, required: required.filter(isOwn) },
      ],
    }
  }
  const mapping = Object.fromEntries(names.map(([id, name]) => [id, String(refTo(name).$ref)]))
  schemas[shape] = {
    oneOf: names.map(([, name]) => refTo(name)),
    discriminator: { propertyName: 'ruleset', mapping },
  }
}

const limits: ReadonlySet<string> = new Set([
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength'],
])

/**
 * The schema of an answer contains types but no limits, because a limit may grow with a content
 * pack or a new version of the rules.
 */
const withoutLimits = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (keyword, value) =>
    limits.has(keyword) && typeof value === 'number' ? undefined : withNullType(value),
  )

const scalars = ['boolean', 'integer', 'number', 'string']

/**
 * A list of types is shorter than `anyOf` with null, but many code generators do not support a list
 * of types together with `enum`.
 */
export function withNullType<V>(value: V): V | JsonSchema {
  const { anyOf, ...rest } = (value ?? {}) as JsonSchema
  const [shape, other, third] = (Array.isArray(anyOf) ? anyOf : []) as JsonSchema[]
  if (shape === undefined || other?.type !== 'null' || third !== undefined) return value
  const isPlain = scalars.includes(String(shape.type)) && !('enum' in shape || 'const' in shape)
  return isPlain ? { ...rest, ...shape, type: [shape.type, 'null'] } : value
}

interface ObjectSchema extends JsonSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>
  readonly required: readonly string[]
}

const nameOf = (id: string): string => id.split('-').map(capital).join('')

const shapesOf = ({ schema, masked }: EventSchemas): JsonSchema[] =>
  masked === null ? [schema] : [schema, masked]

/**
 * Removes duplicate schemas, because a masked event may have the same schema as the complete event.
 */
const distinct = (all: readonly JsonSchema[]): JsonSchema[] => [
  ...new Map(all.map((schema) => [JSON.stringify(schema), schema])).values(),
]

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function define(
  schemas: Record<string, JsonSchema>,
  game: string,
  kind: string,
  schema: JsonSchema,
): void {
  const home = `${game}${kind}`
  const nameOfDef = (key: string) =>
    /^__[A-Z]/.test(key) ? `${game}${key.slice(2)}` : `${home}${key}`
  const lift = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return part.map(lift)
    const { $defs, $schema, ...rest } = part as JsonSchema
    for (const [key, definition] of Object.entries(($defs ?? {}) as Record<string, JsonSchema>)) {
      schemas[nameOfDef(key)] = lift(definition) as JsonSchema
    }
    if ('const' in rest) return constant(rest)
    if (isSeat(rest)) return shared(schemas, 'SeatNumber', { ...rest, minimum: 0 })
    if (typeof rest.title !== 'string') return mapped(rest)
    const { title, description, ...shape } = rest
    const words = description === undefined ? {} : { description }
    return { ...words, ...shared(schemas, `${game}${title}`, mapped(shape)) }
  }
  const mapped = (part: JsonSchema): JsonSchema =>
    Object.fromEntries(Object.entries(part).map(([key, value]) => [key, lift(value)]))
  schemas[home] = lift(moved(schema, nameOfDef)) as JsonSchema
}

const isSeat = ({ type, description, ...rest }: JsonSchema): boolean =>
  type === 'integer' &&
  description === kernelFieldDescriptions.seat &&
  Object.keys(rest).length === 0

const constant = ({ description: _, ...rest }: JsonSchema): JsonSchema => rest

function shared(schemas: Record<string, JsonSchema>, name: string, shape: JsonSchema): JsonSchema {
  const known = schemas[name] ?? shape
  // A response schema may describe the same move as a request schema, but without limits. Of two
  // schemas with the same name, the first is kept.
  if (JSON.stringify(withoutLimits(known)) !== JSON.stringify(withoutLimits(shape)))
    throw new Error(`Two different shapes are named ${name}.`)
  schemas[name] = known
  return refTo(name)
}

const ofKernel =
  (schemas: Record<string, JsonSchema>) =>
  (event: JsonSchema): JsonSchema => {
    const { type, seat } = (event.properties ?? {}) as Record<string, JsonSchema>
    if (!(String(type?.const) in kernelEvents)) return event
    const isMasked = seat?.type === 'null'
    const name = String(type?.const).split(/[.-]/).map(capital).join('')
    const shape = `${name}${isMasked ? 'Masked' : ''}Event`
    const isSame = JSON.stringify(schemas[shape] ?? event) === JSON.stringify(event)
    return isSame ? shared(schemas, shape, event) : event
  }

function place(
  schemas: Readonly<Record<string, JsonSchema>>,
  shape: string,
  field: string,
  kind: Kind,
): void {
  if (!schemas[shape]) return
  const { anyOf, oneOf } = schemas[shape]
  const cases = (anyOf ?? oneOf ?? [schemas[shape]]) as JsonSchema[]
  const homes = cases.flatMap(({ properties }) => {
    const fields = properties as Record<string, JsonSchema> | undefined
    return fields?.[field] ? [fields] : []
  })
  if (homes.length === 0) throw new Error(`${shape} has no ${field}`)
  for (const fields of homes) fields[field] = typed(fields[field] ?? {}, kind)
}

function typed(before: JsonSchema, name: string, { mayBeNull = false } = {}): JsonSchema {
  if (before.type === 'array') return { ...before, items: refTo(name) }
  const { anyOf = [], description } = before
  const words = description === undefined ? {} : { description }
  const isNullable = mayBeNull || (anyOf as JsonSchema[]).some(({ type }) => type === 'null')
  return isNullable
    ? { ...words, anyOf: [refTo(name), { type: 'null' }] }
    : { ...words, ...refTo(name) }
}
