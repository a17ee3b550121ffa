import { described } from '../../../engine/kernel/field-descriptions.ts'

export interface JsonSchema {
  readonly $ref?: string
  readonly description?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly items?: JsonSchema | boolean
  readonly prefixItems?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly propertyNames?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
  readonly [keyword: string]: unknown
}

const DEFS = '#/$defs/'
export const namedRef = ({ $ref }: JsonSchema): string | null =>
  $ref?.startsWith(DEFS) && !$ref.startsWith(`${DEFS}__`) ? $ref.slice(DEFS.length) : null

export function followed(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { $ref } = schema
  if ($ref === undefined) return schema
  if ($ref === '#') return root
  const found = root.$defs?.[$ref.slice(DEFS.length)]
  if (!found) throw new Error(`nothing at ${$ref}`)
  return followed(found, root)
}

export function variantsOf(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  if (namedRef(schema) !== null) return [schema]
  const { anyOf, oneOf, ...rest } = followed(schema, root)
  const union = anyOf ?? oneOf
  if (union) return union.flatMap((one) => variantsOf(one, root))
  if (Array.isArray(rest.type)) return rest.type.map((type: string) => ({ ...rest, type }))
  const keys = rest.propertyNames?.enum
  if (keys) return [record(keys as readonly string[], rest)]
  if (rest.enum) return rest.enum.map((value) => ({ const: value }))
  return [rest]
}

function record(keys: readonly string[], { additionalProperties: value, required }: JsonSchema) {
  const properties = Object.fromEntries(keys.map((key) => [key, value as JsonSchema]))
  return { type: 'object', properties, required: required ?? [], additionalProperties: false }
}

export const isNull = (schema: JsonSchema): boolean =>
  schema.type === 'null' || ('const' in schema && schema.const === null)

export const isClosed = ({ type, properties, additionalProperties = false }: JsonSchema): boolean =>
  type === 'object' && properties !== undefined && additionalProperties === false

export interface Property {
  readonly schema: JsonSchema
  readonly isOptional: boolean
}

export function propertiesOf(variants: readonly JsonSchema[]): Map<string, Property> {
  const names = new Set(variants.flatMap(({ properties = {} }) => Object.keys(properties)))
  return new Map(
    [...names].map((name) => {
      const having: JsonSchema[] = variants
        .map(({ properties }) => properties?.[name])
        .filter((one) => one !== undefined)
      const isOptional = variants.some(({ required = [] }) => !required.includes(name))
      const forms =
        having.length === 1
          ? having
          : [...new Map(having.map((one) => [canonical(one), one])).values()]
      const schema =
        forms.length === 1 ? forms[0]! : { ...described(having[0]?.description), anyOf: forms }
      return [name, { schema, isOptional }]
    }),
  )
}

export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = Array.isArray(value) ? `[${value.map(canonical)}]` : `{${canonicalFields(value)}}`
  texts.set(value, text)
  return text
}

const texts = new WeakMap<object, string>()

const WORDS: ReadonlySet<string> = new Set(['description', 'title'])

const canonicalFields = (record: object): string[] =>
  Object.entries(record)
    .filter(([name, value]) => !WORDS.has(name) || typeof value !== 'string')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}:${canonical(value)}`)
