import { answerTo } from './run.ts'

interface Ref {
  readonly kind: string
  readonly name: string | null
  readonly ofType?: Ref | null
}
export interface Input {
  readonly name: string
  readonly description: string | null
  readonly type: Ref
  readonly defaultValue: string | null
}
export interface Field {
  readonly name: string
  readonly description: string | null
  readonly type: Ref
  readonly args?: readonly Input[]
}
export interface Type {
  readonly kind: string
  readonly name: string
  readonly description: string | null
  readonly fields: readonly Field[] | null
  readonly inputFields: readonly Input[] | null
  readonly enumValues:
    | readonly { readonly name: string; readonly description: string | null }[]
    | null
  readonly possibleTypes: readonly { readonly name: string }[] | null
}
export type Kind = 'query' | 'mutation' | 'subscription'
export interface Schema {
  readonly types: ReadonlyMap<string, Type>
  readonly operations: readonly { readonly kind: Kind; readonly field: Field }[]
}

const query = `{
  __schema {
    queryType { name } mutationType { name } subscriptionType { name }
    types {
      kind name description
      fields { name description args { ...Input } type { ...Ref } }
      inputFields { ...Input }
      enumValues { name description }
      possibleTypes { name }
    }
  }
}
fragment Input on __InputValue { name description defaultValue type { ...Ref } }
fragment Ref on __Type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }`

interface Introspected {
  readonly data?: {
    readonly __schema: { readonly types: readonly Type[] } & {
      readonly [K in `${Kind}Type`]: { readonly name: string } | null
    }
  }
}

export async function readSchema(token: string): Promise<Schema> {
  const { data } = (await answerTo({ query, variables: {}, token })) as Introspected
  if (!data) throw new Error('Could not load the schema.')
  const { types: all, ...roots } = data.__schema
  const types = new Map(all.map((type) => [type.name, type]))
  const kinds: readonly Kind[] = ['query', 'mutation', 'subscription']
  const operations = kinds.flatMap((kind) => {
    const fields = types.get(roots[`${kind}Type`]?.name ?? '')?.fields ?? []
    return fields.map((field) => ({ kind, field }))
  })
  return { types, operations }
}

export function written({ kind, name, ofType }: Ref): string {
  if (!ofType) return name ?? ''
  return kind === 'LIST' ? `[${written(ofType)}]` : `${written(ofType)}!`
}

export const bare = ({ name, ofType }: Ref): string => (ofType ? bare(ofType) : (name ?? ''))

interface Sample {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

export function sampleOf({ types }: Schema, kind: Kind, { name, args = [], type }: Field): Sample {
  const needed = args.filter((arg) => arg.type.kind === 'NON_NULL' && arg.defaultValue === null)
  const declared = needed.map((arg) => `$${arg.name}: ${written(arg.type)}`)
  const handed = needed.map((arg) => `${arg.name}: $${arg.name}`)
  const within = (list: readonly string[]) => (list.length === 0 ? '' : `(${list.join(', ')})`)
  const shown = leavesOf(types, bare(type))
  const selection = shown === null ? '' : ` {\n    ${shown.join('\n    ')}\n  }`
  return {
    query: `${kind} ${name}${within(declared)} {\n  ${name}${within(handed)}${selection}\n}\n`,
    variables: Object.fromEntries(needed.map((arg) => [arg.name, emptyOf(types, arg.type)])),
  }
}

/** Returns the leaf fields of a GraphQL type, or null if the type is a scalar type. */
function leavesOf(types: Schema['types'], name: string): readonly string[] | null {
  const type = types.get(name)
  if (!type || type.kind === 'SCALAR' || type.kind === 'ENUM') return null
  const isLeaf = (field: Field) =>
    ['SCALAR', 'ENUM'].includes(types.get(bare(field.type))?.kind ?? '') &&
    (field.args ?? []).every((arg) => arg.type.kind !== 'NON_NULL')
  const leaves = (type.fields ?? []).filter(isLeaf).map((field) => field.name)
  return leaves.length === 0 ? ['__typename'] : leaves
}

function emptyOf(types: Schema['types'], type: Ref): unknown {
  const { kind, ofType } = type
  if (kind === 'NON_NULL' && ofType) return emptyOf(types, ofType)
  if (kind === 'LIST') return []
  const named = types.get(bare(type))
  if (named?.kind === 'ENUM') return named.enumValues?.[0]?.name ?? ''
  if (named?.kind === 'SCALAR') return { Int: 0, Float: 0, Boolean: false }[named.name] ?? ''
  const needed = (named?.inputFields ?? []).filter((one) => one.type.kind === 'NON_NULL')
  return Object.fromEntries(needed.map((one) => [one.name, emptyOf(types, one.type)]))
}
