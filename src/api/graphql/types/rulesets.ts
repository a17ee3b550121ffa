import {
  type GraphQLFieldConfig,
  type GraphQLInputFieldConfig,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import type { VisibleEvent } from '../../../app/games/schema.ts'
import type { RulesetDescription } from '../../../engine/kernel/describe.ts'
import { sent } from './input.ts'
import type { JsonSchema } from './json-schema.ts'
import { byName, fieldName, typeName } from './names.ts'
import { jsonScalar } from './scalars.ts'
import type { Types } from './types.ts'

export type Described = Pick<RulesetDescription, 'id' | 'title' | 'moves' | 'events' | 'view'>

const origins = new WeakMap<object, string>()
export function from<T>(ruleset: string, value: T): T {
  if (typeof value === 'object' && value !== null) origins.set(value, ruleset)
  return value
}

export function eventsFrom(ruleset: string, events: readonly VisibleEvent[]): void {
  for (const { event } of events) from(ruleset, event)
}

const flat: GraphQLFieldConfig<unknown, unknown> = {
  type: new GraphQLNonNull(jsonScalar),
  description: 'The complete value as JSON, as in the other APIs.',
  resolve: (source) => source,
}

export function movesFrom(ruleset: string, decisions: readonly Answerable[]): void {
  for (const { examples = [] } of decisions) for (const move of examples) from(ruleset, move)
}

interface Answerable {
  readonly examples?: readonly object[] | undefined
  readonly labels?: readonly string[] | undefined
}

export interface Games {
  readonly event: GraphQLInterfaceType
  readonly view: GraphQLInterfaceType
  readonly move: GraphQLInputObjectType
  readonly options: GraphQLFieldConfig<unknown, unknown>
  readonly types: readonly GraphQLNamedType[]
}

/**
 * `types` is called lazily, after `gamesOf` has returned, so it may use the result of `gamesOf`.
 */
export function gamesOf(rulesets: readonly Described[], types: () => Types): Games {
  const made = { current: null as ReturnType<typeof membersOf> | null }
  const members = () => {
    made.current ??= membersOf(rulesets, types(), { event, view })
    return made.current
  }
  const type = { type: new GraphQLNonNull(GraphQLString), description: 'Type of the event.' }
  const event = new GraphQLInterfaceType({
    name: 'Event',
    description: 'An event of a game. The name of its type consists of the ruleset and the event.',
    fields: { type, json: flat },
    resolveType: (value) => members().eventNames.get(keyOf(value)) ?? 'OtherEvent',
  })
  const view = new GraphQLInterfaceType({
    name: 'View',
    description: 'The view of a game. The name of its type is the name of the ruleset.',
    fields: { json: flat },
    resolveType: (value) => members().viewNames.get(originOf(value)) ?? 'OtherView',
  })
  const move = new GraphQLInputObjectType({
    name: 'MoveInput',
    description:
      'A move in the fields of its ruleset, or as JSON in `json`: `{"type": "draft-pick", …}`.',
    isOneOf: true,
    fields: () => ({
      ...members().moves,
      json: { type: jsonScalar, description: 'The move as JSON, as in the other APIs.' },
    }),
  })
  const option = new GraphQLObjectType<Option>({
    name: 'MoveOption',
    description: 'A move that answers a decision, in the form of `MoveInput`.',
    fields: () => ({
      label: {
        type: GraphQLString,
        description: 'Meaning of the move. Only with `include: [WORDS]`.',
      },
      ...members().options,
      json: { type: flat.type, description: flat.description, resolve: ({ move }) => move },
    }),
  })
  const options: GraphQLFieldConfig<unknown, unknown> = {
    type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(option))),
    description: 'The `examples` as typed moves, each of which you can send as `move`.',
    resolve: (decision) => optionsOf(decision as Answerable),
  }
  const others = [
    new GraphQLObjectType({
      name: 'OtherEvent',
      interfaces: [event],
      fields: { type, json: flat },
    }),
    new GraphQLObjectType({ name: 'OtherView', interfaces: [view], fields: { json: flat } }),
  ]
  return {
    event,
    view,
    move,
    options,
    get types() {
      return [...others, ...members().types]
    },
  }
}

function membersOf(
  rulesets: readonly Described[],
  types: Types,
  { event, view }: Pick<Games, 'event' | 'view'>,
) {
  const eventNames = new Map<string, string>()
  const viewNames = new Map<string, string>()
  const all: GraphQLNamedType[] = []
  const moves: [string, GraphQLInputFieldConfig][] = []
  const options: [string, GraphQLFieldConfig<Option, unknown>][] = []
  for (const { id, title, ...ruleset } of rulesets) {
    const prefix = typeName(id)
    viewNames.set(id, `${prefix}View`)
    all.push(types.object(`${prefix}View`, ruleset.view as JsonSchema, id, [view], { json: flat }))
    for (const { type, schema, masked } of ruleset.events) {
      const name = prefix + typeName(type)
      eventNames.set(`${id} ${type}`, name)
      const forms = (masked === null ? schema : { anyOf: [schema, masked] }) as JsonSchema
      all.push(types.object(name, forms, id, [event], { json: flat }))
    }
    const description = `A move of ${title}.`
    moves.push([fieldName(id), { description, ...movesOf(prefix, id, ruleset.moves, types) }])
    const isOwn = ({ move }: Option) => (originOf(move) === id ? move : null)
    const type = shownMoves(prefix, id, ruleset.moves, types)
    options.push([fieldName(id), { description, type, resolve: isOwn }])
  }
  return {
    eventNames,
    viewNames,
    types: all,
    moves: Object.fromEntries(byName(moves, 'MoveInput')),
    options: Object.fromEntries(byName(options, 'MoveOption')),
  }
}

function movesOf(
  prefix: string,
  realm: string,
  moves: Readonly<Record<string, unknown>>,
  types: Types,
): GraphQLInputFieldConfig {
  const name = `${prefix}MoveInput`
  const fields = () =>
    Object.fromEntries(
      byName(
        Object.entries(moves).map(([move, schema]) => {
          const type = types.parameters(
            `${prefix}${typeName(move)}Input`,
            schema as JsonSchema,
            realm,
          )
          const { description } = schema as JsonSchema
          return [fieldName(move), { type, description, extensions: { move } }] as const
        }),
        name,
      ),
    )
  return { type: new GraphQLInputObjectType({ name, isOneOf: true, fields }) }
}

interface Option {
  readonly label: string | null
  readonly move: object
}

const optionsOf = ({ examples = [], labels }: Answerable): Option[] =>
  examples.map((move, at) => ({ label: labels?.[at] ?? null, move }))

function shownMoves(
  prefix: string,
  realm: string,
  moves: Readonly<Record<string, unknown>>,
  types: Types,
): GraphQLObjectType {
  const name = `${prefix}MoveOption`
  const fields = () =>
    Object.fromEntries(
      byName(
        Object.entries(moves).map(([move, schema]) => {
          const shape = `${prefix}${typeName(move)}Option`
          const type = types.shownParameters(shape, schema as JsonSchema, realm)
          const { description } = schema as JsonSchema
          const resolve = (one: { readonly type: string }) => (one.type === move ? one : null)
          return [fieldName(move), { type, description, resolve }] as const
        }),
        name,
      ),
    )
  return new GraphQLObjectType({ name, fields })
}

export function moveOf(given: Readonly<Record<string, unknown>>, { move }: Games): unknown {
  const [ruleset = '', moves] = Object.entries(given)[0] ?? []
  if (ruleset === 'json') return moves
  const members = move.getFields()[ruleset]!.type as GraphQLInputObjectType
  const [name = '', parameters] = Object.entries(moves as object)[0] ?? []
  const { type, extensions } = members.getFields()[name]!
  return { type: extensions.move, ...(sent(parameters, type) as object) }
}

const originOf = (value: unknown): string => origins.get(value as object) ?? ''
const keyOf = (value: unknown): string => `${originOf(value)} ${(value as { type: string }).type}`
