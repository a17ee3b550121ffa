import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLID,
  type GraphQLInputFieldConfig,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  type GraphQLInterfaceType,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql'
import { enumNames } from './enum-names.ts'
import {
  canonical,
  followed,
  isClosed,
  isNull,
  type JsonSchema,
  namedRef,
  type Property,
  propertiesOf,
  variantsOf,
} from './json-schema.ts'
import { byName, enumName, fieldName, NameCollision, typeName } from './names.ts'
import { jsonScalar, timeScalar } from './scalars.ts'

export interface SchemaContext {
  readonly name: string
  readonly io: 'input' | 'output'
  /** Two schemas of the same shape become one GraphQL type if they have the same `realm`. */
  readonly realm: string
  readonly root: JsonSchema
}

type AnyType = GraphQLInputType & GraphQLOutputType
interface FoundType {
  readonly type: AnyType
  readonly isNullable: boolean
}

/**
 * Converts JSON Schemas to GraphQL types. A union of objects becomes one type. A property is
 * nullable if only some members of the union have the property. Schemas that GraphQL cannot express
 * become untyped JSON.
 */
export class Types {
  readonly #given: ReadonlyMap<string, GraphQLNamedType>
  readonly #special: Readonly<Record<string, JsonSchema>>
  readonly #names = new Map<string, GraphQLNamedType>()
  readonly #empty = new GraphQLInputObjectType({
    name: 'Nothing',
    description: 'No parameters: write `{}`.',
    fields: { nothing: { type: GraphQLBoolean, description: 'Omit this field.' } },
  })
  readonly #emptyShown = new GraphQLObjectType({
    name: 'NothingShown',
    description: 'A move without parameters.',
    fields: { nothing: { type: GraphQLBoolean, description: 'Always null.' } },
  })
  readonly #known = new Map<string, GraphQLNamedType>()
  readonly #more: MoreFields

  /**
   * `given` contains ready-made types, which schemas refer to by name. `special` replaces the
   * schemas of individual properties; its keys have the form `Type.property`. `more` adds output
   * fields to types.
   */
  constructor(
    given: readonly GraphQLNamedType[],
    special: Readonly<Record<string, JsonSchema>> = {},
    more: MoreFields = {},
  ) {
    this.#more = more
    this.#given = new Map(given.map((type) => [type.name, type]))
    this.#special = special
    for (const type of [...given, this.#empty, this.#emptyShown]) this.#names.set(type.name, type)
  }

  output(schema: JsonSchema, place: Omit<SchemaContext, 'io'>): GraphQLOutputType {
    return orNull(this.#find(schema, { ...place, io: 'output' }), false)
  }

  object(
    name: string,
    schema: JsonSchema,
    realm: string,
    interfaces: readonly GraphQLInterfaceType[] = [],
    more: Readonly<Record<string, GraphQLFieldConfig<unknown, unknown>>> = {},
  ): GraphQLObjectType {
    const place = { name, realm, root: schema, io: 'output' } as const
    const variants = variantsOf(schema, schema)
    const properties = variants.every(isClosed) ? propertiesOf(variants) : new Map()
    const fields = () => ({ ...this.#outputFields(properties, place), ...more })
    return this.#claim(new GraphQLObjectType({ name, interfaces, fields }), name)
  }

  inputFields(schema: JsonSchema, place: Omit<SchemaContext, 'io'>): Record<string, InputField> {
    const variants = variantsOf(followed(schema, place.root), place.root)
    return this.#inputFields(propertiesOf(variants), { ...place, io: 'input' })
  }

  parameters(name: string, schema: JsonSchema, realm: string): GraphQLInputObjectType {
    const properties = propertiesOf(variantsOf(schema, schema))
    properties.delete('type')
    const place = { name: name.replace(/Input$/, ''), realm, root: schema, io: 'input' } as const
    if (properties.size === 0) return this.#empty
    const fields = () => this.#inputFields(properties, place)
    return this.#claim(new GraphQLInputObjectType({ name, fields }), name)
  }

  shownParameters(name: string, schema: JsonSchema, realm: string): GraphQLObjectType {
    const properties = propertiesOf(variantsOf(schema, schema))
    properties.delete('type')
    if (properties.size === 0) return this.#emptyShown
    const place = { name: name.replace(/Option$/, ''), realm, root: schema, io: 'output' } as const
    return this.#claim(
      new GraphQLObjectType({ name, fields: () => this.#outputFields(properties, place) }),
      name,
    )
  }

  #find(schema: JsonSchema, place: SchemaContext): FoundType {
    const all = variantsOf(schema, place.root)
    const variants = all.filter((one) => !isNull(one))
    return { type: this.#typeOf(variants, place), isNullable: variants.length < all.length }
  }

  #typeOf(variants: readonly JsonSchema[], place: SchemaContext): AnyType {
    const [first] = variants
    if (!first) return jsonScalar
    const named = variants.length === 1 ? namedRef(first) : null
    if (named !== null) return this.#named(named, place)
    const real = variants.map((one) => followed(one, place.root))
    const kinds = new Set(real.map(kindOf))
    const [kind] = kinds
    if (kinds.size > 1) return scalarOf(kinds)
    if (kind === 'word') return this.#enum(real, place)
    if (kind === 'list') return this.#list(real, place)
    if (kind === 'object') return this.#object(real, place)
    return scalarOf(kinds)
  }

  #named(name: string, place: SchemaContext): AnyType {
    const given = this.#given.get(name)
    if (given) return given as AnyType
    const schema = followed({ $ref: `#/$defs/${name}` }, place.root)
    return this.#typeOf(variantsOf(schema, place.root), { ...place, name })
  }

  #enum(variants: readonly JsonSchema[], place: SchemaContext): AnyType {
    const values = [...new Set(variants.map((one) => String(one.const)))]
    if (values.length === 1) return GraphQLString
    const names = values.map((value) => [enumName(value), value] as const)
    if (names.some(([name]) => name === null)) return GraphQLString
    return this.#shared(`enum ${place.realm} ${canonical([...values].sort())}`, () => {
      const known = byName(names as [string, string][], `enum ${place.name}`)
      const entries = [...known].map(([name, value]) => [name, { value }])
      const name = enumNames[place.name] ?? place.name
      return new GraphQLEnumType({ name, values: Object.fromEntries(entries) })
    }) as AnyType
  }

  #list(variants: readonly JsonSchema[], place: SchemaContext): AnyType {
    const items = variants.flatMap(({ items, prefixItems = [] }) => [
      ...prefixItems,
      ...(typeof items === 'object' ? [items] : []),
    ])
    if (items.length === 0) return jsonScalar
    const item = this.#find(items.length === 1 ? items[0]! : { anyOf: items }, place)
    return new GraphQLList(orNull(item, false)) as AnyType
  }

  #object(variants: readonly JsonSchema[], place: SchemaContext): AnyType {
    const properties = propertiesOf(variants)
    if (properties.size === 0) return jsonScalar
    const shape = canonical(variants)
    return this.#shared(`${place.io} ${place.realm} ${shape}`, () => {
      const { name } = place
      if (place.io === 'output') {
        const fields = () => ({ ...this.#outputFields(properties, place), ...this.#more[name] })
        return new GraphQLObjectType({ name, fields })
      }
      const fields = () => this.#inputFields(properties, place)
      const inputName = name.endsWith('Input') ? name : `${name}Input`
      return new GraphQLInputObjectType({ name: inputName, fields })
    }) as AnyType
  }

  #outputFields(
    properties: ReadonlyMap<string, Property>,
    place: SchemaContext,
  ): Record<string, GraphQLFieldConfig<unknown, unknown>> {
    const fields = [...properties].map(([property, { schema, isOptional }]) => {
      const found = this.#find(this.#meant(schema, property, place), within(place, property))
      const type = orNull(found, isOptional)
      const resolve = (source: unknown) => (source as Record<string, unknown>)[property]
      return [fieldName(property), { type, resolve, ...described(schema) }] as const
    })
    return Object.fromEntries(byName(fields, place.name))
  }

  #inputFields(
    properties: ReadonlyMap<string, Property>,
    place: SchemaContext,
  ): Record<string, InputField> {
    const fields = [...properties].flatMap(([property, { schema, isOptional }]) => {
      const found = this.#find(this.#meant(schema, property, place), within(place, property))
      const takesNull = found.isNullable || found.type === jsonScalar
      const type = orNull(found, isOptional) as GraphQLInputType
      const extensions = { property, takesNull }
      const name = fieldName(property)
      const field = [name, { type, extensions, ...described(schema) }] as const
      if (schema.format !== 'cursor') return [field]
      // A GraphQL argument has exactly one type. A game version is an Int, so a cursor needs a
      // separate String argument.
      const description = `The same as a \`cursor\`, instead of \`${name}\`.`
      const beside = {
        type: GraphQLString,
        extensions: { property, takesNull: false },
        description,
      }
      return [field, [`${name}Cursor`, beside] as const]
    })
    return Object.fromEntries(byName(fields, place.name))
  }

  #meant(schema: JsonSchema, property: string, { name }: SchemaContext): JsonSchema {
    return this.#special[`${name}.${property}`] ?? schema
  }

  #shared(key: string, make: () => GraphQLNamedType): GraphQLNamedType {
    const known = this.#known.get(key)
    if (known) return known
    const type = make()
    this.#known.set(key, type)
    return this.#claim(type, key)
  }

  #claim<T extends GraphQLNamedType>(type: T, where: string): T {
    if (this.#names.has(type.name)) throw new NameCollision(type.name, where)
    this.#names.set(type.name, type)
    return type
  }
}

type MoreFields = Readonly<
  Record<string, Readonly<Record<string, GraphQLFieldConfig<unknown, unknown>>>>
>
type InputField = GraphQLInputFieldConfig & {
  readonly extensions: { readonly property: string; readonly takesNull: boolean }
}

const described = ({ description, 'x-deprecated': deprecationReason }: JsonSchema) => ({
  ...(description === undefined ? {} : { description }),
  ...(typeof deprecationReason === 'string' ? { deprecationReason } : {}),
})

type KindOfValue =
  | 'word'
  | 'string'
  | 'id'
  | 'time'
  | 'int'
  | 'float'
  | 'boolean'
  | 'list'
  | 'object'

function kindOf(schema: JsonSchema): KindOfValue | 'json' {
  if ('const' in schema) {
    if (typeof schema.const === 'string') return 'word'
    if (typeof schema.const === 'boolean') return 'boolean'
    return Number.isInteger(schema.const) ? 'int' : 'float'
  }
  switch (schema.type) {
    case 'string':
      return schema.format === 'uuid' ? 'id' : 'string'
    case 'integer':
      return schema.format === 'time' ? 'time' : 'int'
    case 'number':
      return 'float'
    case 'boolean':
      return 'boolean'
    case 'array':
      return 'list'
    default:
      return isClosed(schema) ? 'object' : 'json'
  }
}

const scalars: Readonly<Record<string, AnyType>> = {
  string: GraphQLString,
  id: GraphQLID,
  time: timeScalar,
  int: GraphQLInt,
  float: GraphQLFloat,
  boolean: GraphQLBoolean,
}

function scalarOf(kinds: ReadonlySet<string>): AnyType {
  const all = [...kinds].sort().join()
  if (all === 'float,int') return GraphQLFloat
  if (all === 'string,word' || all === 'id,string') return GraphQLString
  return scalars[all] ?? jsonScalar
}

const within = (place: SchemaContext, property: string): SchemaContext => ({
  ...place,
  name: place.name + typeName(property),
})

const orNull = ({ type, isNullable }: FoundType, isOptional: boolean): AnyType =>
  isNullable || isOptional || type === jsonScalar ? type : (new GraphQLNonNull(type) as AnyType)
