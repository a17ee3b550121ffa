import { z } from 'zod'
import { kernelEvents } from './game.ts'
import { clauseOf, kernelRefusals } from './refusal.ts'
import type { EventSpec, Ruleset } from './ruleset.ts'
import { asZod, type Schema } from './schema.ts'
import type { JsonSchema } from './space-schema.ts'
import type { Types } from './types.ts'

interface EventDescription {
  readonly type: string
  /** `everyone`, `some` seats (the others see the mask or a blank), or `nobody` before the end. */
  readonly seenBy: 'everyone' | 'some' | 'nobody'
  /** What those see who do not see it whole: the mask's shape; null: a numbered blank. */
  readonly masked: JsonSchema | null
  readonly schema: JsonSchema
}

/** All that an integrator has to know of a ruleset, as plain JSON. */
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
  /** Code and clause of the rulebook; the kernel's own codes have none. */
  readonly refusals: readonly { readonly code: string; readonly clause: string | null }[]
}

export function describe<K extends Types>(rules: Ruleset<K>): RulesetDescription {
  const { id, version, title, seats } = rules
  const specs = Object.entries<EventSpec>({ ...rules.events, ...kernelEvents } as never).filter(
    ([type]) => type !== 'table.covered' || rules.covers !== undefined,
  )
  const events = specs.map(([type, spec]) => describeEvent(type, spec))
  return {
    id,
    version,
    title,
    seats,
    information: events.every(({ seenBy }) => seenBy === 'everyone') ? 'open' : 'hidden',
    decisionKinds: Object.keys(rules.defaults),
    saves: rules.saves?.kinds ?? [],
    options: explained(asSent(rules.options), rules.words.options),
    choice: asSent(rules.choice),
    moves: Object.fromEntries(
      Object.entries<Schema>(rules.moves).map(([type, schema]) => [type, asSent(schema)]),
    ),
    events,
    view: asShown(rules.view),
    refusals: [
      ...Object.keys(kernelRefusals).map((code) => ({ code, clause: null })),
      ...Object.keys(rules.refusals).map((code) => ({
        code,
        clause: clauseOf(rules.refusals, code),
      })),
    ],
  }
}

/** The shape of a content pack as somebody writes it; how its parts fit together it cannot say. */
export const describeContent = <K extends Types>({ content }: Ruleset<K>): JsonSchema =>
  asSent(content)

function describeEvent(type: string, { schema, seenBy, mask, masked }: EventSpec) {
  const shape = mask ? asShown(masked ?? schema) : null
  return {
    type,
    seenBy: typeof seenBy === 'function' ? ('some' as const) : seenBy,
    masked: shape,
    schema: asShown(schema),
  }
}

/** Each property says what it decides. */
function explained(schema: JsonSchema, meanings: Readonly<Record<string, string>>): JsonSchema {
  const { properties = {}, ...rest } = schema as { readonly properties?: JsonSchema }
  const told = Object.entries(properties).map(([name, property]) => [
    name,
    { ...(meanings[name] ? { description: meanings[name] } : {}), ...(property as object) },
  ])
  return { ...rest, properties: Object.fromEntries(told) }
}

/** What a caller sends: what has a default may be left out. */
const asSent = (schema: Schema): JsonSchema => jsonSchema(schema, 'input')
const asShown = (schema: Schema): JsonSchema => jsonSchema(schema, 'output')

function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(asZod(schema), { io, unrepresentable: 'any' })
  return rest
}
