export interface JsonSchema {
  readonly $ref?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly items?: JsonSchema | boolean
  readonly prefixItems?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
}

/**
 * A Python type as source text. `text` is for annotations, which may mention classes that are
 * defined later; `quoted` is for expressions, where Python requires such names in quotes.
 */
export interface Form {
  readonly text: string
  readonly quoted: string
  readonly name?: string
}
interface Context {
  write(text: string, late: boolean): unknown
  free(wanted: string): string
}

const plain = (text: string): Form => ({ text, quoted: text })
const named = (name: string): Form => ({ text: name, quoted: quote(name), name })
const both = (forms: readonly Form[], join: (texts: readonly string[]) => string): Form => ({
  text: join(forms.map(({ text }) => text)),
  quoted: join(forms.map(({ quoted }) => quoted)),
})

const scalars: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
}

export function formOf(schema: JsonSchema, place: string, context: Context, own?: string): Form {
  const { $ref, const: constant, enum: values, anyOf, oneOf, allOf, type } = schema
  if ($ref !== undefined) return named($ref.split('/').at(-1) ?? '')
  if (constant !== undefined) return plain(`Literal[${literal(constant)}]`)
  if (values) return plain(`Literal[${values.map(literal).join(', ')}]`)
  const union = anyOf ?? oneOf
  if (union) return unionOf(union, place, context)
  if (allOf) return classOf(allOf, place, context, own)
  if (Array.isArray(type))
    return unionOf(
      type.map((one: string) => ({ ...schema, type: one })),
      place,
      context,
    )
  if (type === 'array') return listOf(schema, place, context)
  if (type === 'object') return objectOf(schema, place, context, own)
  return plain(scalars[String(type)] ?? 'Any')
}

function unionOf(cases: readonly JsonSchema[], place: string, context: Context): Form {
  const forms = cases.map((one) => formOf(one, `${place}${tagOf(one)}`, context))
  const distinct = [...new Map(forms.map((form) => [form.text, form])).values()]
  if (distinct.length === 1) return distinct[0]!
  return both(distinct, (texts) => `Union[${texts.join(', ')}]`)
}

function tagOf({ properties = {} }: JsonSchema): string {
  const tag = (properties.type ?? properties.kind)?.const
  return typeof tag === 'string' ? pascal(tag) : ''
}

function listOf({ items, prefixItems }: JsonSchema, place: string, context: Context): Form {
  const item = prefixItems
    ? unionOf(prefixItems, place, context)
    : typeof items === 'object'
      ? formOf(items, singular(place), context)
      : plain('Any')
  return both([item], ([text]) => `list[${text}]`)
}

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

function objectOf(schema: JsonSchema, place: string, context: Context, own?: string): Form {
  const { properties, additionalProperties: rest } = schema
  if (properties && Object.keys(properties).length > 0)
    return classOf([schema], place, context, own)
  const value = typeof rest === 'object' ? formOf(rest, `${place}Value`, context) : plain('Any')
  return both([value], ([text]) => `dict[str, ${text}]`)
}

function classOf(
  parts: readonly JsonSchema[],
  place: string,
  context: Context,
  own?: string,
): Form {
  const name = own ?? context.free(place)
  const bases = parts.flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? [])
  const fields = parts.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([field, schema]) => {
      const form = formOf(schema, `${name}${pascal(field)}`, context)
      const isAlways = required.includes(field)
      return { field, text: isAlways ? form.text : `NotRequired[${form.text}]` }
    }),
  )
  const isPlain = fields.every(({ field }) => /^[a-z_]\w*$/i.test(field) && !keywords.has(field))
  const lines = isPlain
    ? [
        `class ${name}(${bases.length > 0 ? bases.join(', ') : 'TypedDict'}):`,
        ...(fields.length === 0 ? ['    pass'] : []),
        ...fields.map(({ field, text }) => `    ${field}: ${text}`),
      ]
    : [
        `${name} = TypedDict(`,
        `    ${quote(name)},`,
        `    {${fields.map(({ field, text }) => `${quote(field)}: ${quote(text)}`).join(', ')}},`,
        ')',
      ]
  context.write(lines.join('\n'), bases.length > 0)
  return named(name)
}

const keywords: ReadonlySet<string> = new Set([
  ...['and', 'as', 'assert', 'async', 'await', 'break', 'class', 'continue', 'def', 'del', 'elif'],
  ...['else', 'except', 'finally', 'for', 'from', 'global', 'if', 'import', 'in', 'is', 'lambda'],
  ...['nonlocal', 'not', 'or', 'pass', 'raise', 'return', 'try', 'while', 'with', 'yield'],
  ...['False', 'None', 'True'],
])

export const quote = (text: string): string => JSON.stringify(text)

export function literal(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return typeof value === 'string' ? quote(value) : String(value)
}

export const pascal = (name: string): string =>
  name.replace(/(?:^|[^a-zA-Z0-9])(\w)/g, (_, letter: string) => letter.toUpperCase())
