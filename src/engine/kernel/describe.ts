import { z } from 'zod'
import {
  described,
  type FieldDescriptions,
  kernelFieldDescriptions,
  withDescriptions,
} from './field-descriptions.ts'
import { kernelEvents } from './kernel-events.ts'
import { givenName } from './named.ts'
import { clauseOf, kernelRefusals, ruleOf } from './refusal.ts'
import type { EventSpec, Ruleset } from './ruleset.ts'
import { asZod, type Schema } from './schema.ts'
import type { JsonSchema } from './space-schema.ts'
import type { Types } from './types.ts'

interface EventDescription {
  readonly type: string
  /**
   * Viewers who see the event in full. With `some`, all other viewers see the event without its
   * secrets, or see only that an event happened. An event that no viewer may see is hidden until
   * the game is over.
   */
  readonly seenBy: 'everyone' | 'some' | 'nobody'
  readonly masked: JsonSchema | null
  readonly schema: JsonSchema
}

export interface RulesetDescription {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly information: 'open' | 'hidden'
  readonly decisionKinds: readonly string[]
  readonly saves: readonly string[]
  readonly options: JsonSchema
  readonly choice: JsonSchema
  readonly moves: Readonly<Record<string, JsonSchema>>
  readonly events: readonly EventDescription[]
  readonly view: JsonSchema
  readonly refusals: readonly RefusalDescription[]
}

interface RefusalDescription {
  readonly code: string
  /**
   * Clause of the rulebook that the refusal enforces; null if the refusal does not come from the
   * rulebook.
   */
  readonly clause: string | null
  readonly rule: string
}

export function describe<K extends Types>(rules: Ruleset<K>): RulesetDescription {
  const { id, version, title, seats } = rules
  const meanings = meaningsOf(rules)
  const specs = Object.entries<EventSpec>({ ...rules.events, ...kernelEvents } as never).filter(
    ([type]) => type !== 'table.covered' || rules.covers !== undefined,
  )
  const events = specs.map(([type, spec]) => describeEvent(type, spec, meanings))
  const isOpen = events.every(({ type, seenBy }) => seenBy === 'everyone' || type in kernelEvents)
  return {
    id,
    version,
    title,
    seats,
    information: isOpen ? 'open' : 'hidden',
    decisionKinds: Object.keys(rules.defaults),
    saves: rules.saves?.kinds ?? [],
    options: withDescriptions(asSent(rules.options), meanings, 'options'),
    choice: withDescriptions(asSent(rules.choice), meanings, 'choice'),
    moves: Object.fromEntries(
      Object.entries<Schema>(rules.moves).map(([type, schema]) => [
        type,
        {
          ...described(meanings[`moves.${type}`]),
          ...withDescriptions(asSent(schema), meanings, type),
        },
      ]),
    ),
    events,
    view: withDescriptions(asShown(rules.view), meanings, 'view'),
    refusals: [
      ...Object.entries(kernelRefusals).map(([code, rule]) => ({ code, clause: null, rule })),
      ...Object.keys(rules.refusals).map((code) => ({
        code,
        clause: clauseOf(rules.refusals, code),
        rule: ruleOf(rules.refusals, code),
      })),
    ],
  }
}

/**
 * Returns the JSON Schema of content packs (the cards and other content of a game) as authors write
 * them. A JSON Schema cannot check whether the parts of a content pack fit together.
 */
export const describeContent = <K extends Types>(rules: Ruleset<K>): JsonSchema =>
  withDescriptions(asSent(rules.content), meaningsOf(rules), 'pack')

/**
 * Collects the descriptions of all fields of a ruleset. The description of an option also applies
 * to fields with the same name in events and views.
 */
function meaningsOf<K extends Types>({ words }: Ruleset<K>): FieldDescriptions {
  const options = Object.entries<string>(words.options)
  const ofOptions = options.map(([option, decides]) => [`options.${option}`, decides])
  return { ...kernelFieldDescriptions, ...words.meanings, ...Object.fromEntries(ofOptions) }
}

function describeEvent(
  type: string,
  spec: EventSpec,
  meanings: FieldDescriptions,
): EventDescription {
  const { schema, seenBy, mask, masked } = spec
  const shown = (shape: Schema) => withDescriptions(asShown(shape), meanings, type)
  return {
    type,
    seenBy: typeof seenBy === 'function' ? 'some' : seenBy,
    masked: mask ? shown(masked ?? schema) : null,
    schema: shown(schema),
  }
}

const asSent = (schema: Schema): JsonSchema => jsonSchema(schema, 'input')
const asShown = (schema: Schema): JsonSchema => jsonSchema(schema, 'output')

function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(asZod(schema), {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const name = givenName(zodSchema)
      if (name !== undefined && jsonSchema.$ref === undefined) jsonSchema.title = name
    },
  })
  return JSON.parse(withNamedDefs(rest), (keyword, value) =>
    isSilent(keyword, value, io) ? undefined : value,
  )
}

/**
 * Gives recursive schemas stable names. Zod identifies recursive schemas only by number, and the
 * number of a schema can differ between JSON Schemas.
 */
function withNamedDefs({ $defs = {}, ...rest }: JsonSchema): string {
  const defs = Object.entries($defs as Readonly<Record<string, JsonSchema>>).map(
    ([key, { title, ...definition }]) => ({
      key,
      name: title === undefined ? key : `__${title}`,
      definition,
    }),
  )
  const $named = Object.fromEntries(defs.map(({ name, definition }) => [name, definition]))
  return defs.reduce(
    (text, { key, name }) => text.replaceAll(`"#/$defs/${key}"`, `"#/$defs/${name}"`),
    JSON.stringify(defs.length === 0 ? rest : { ...rest, $defs: $named }),
  )
}

/**
 * Returns true if a JSON Schema keyword adds no information. Later versions may add fields to
 * outputs, so `additionalProperties: false` is omitted from output schemas.
 */
export const isSilent = (keyword: string, value: unknown, io: 'input' | 'output'): boolean =>
  (keyword === 'additionalProperties' && value === false && io === 'output') ||
  (keyword === 'propertyNames' && JSON.stringify(value) === '{"type":"string"}') ||
  (keyword === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
  (keyword === 'maximum' && value === Number.MAX_SAFE_INTEGER)
