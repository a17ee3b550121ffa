import type { JsonSchema } from './space-schema.ts'

/**
 * Field descriptions by name: `price`; `lot.price` where it differs inside `lot` (a field, a type
 * of move or event, a named schema); `squads.*` for all fields of one; `moves.buy` for the move
 * itself.
 */
export type FieldDescriptions = Readonly<Record<string, string>>

/** For the fields that every ruleset has. */
export const kernelFieldDescriptions: FieldDescriptions = {
  seat: 'Number of the seat, from 0.',
  type: 'Its type: by it the cases are told apart.',
  viewer: 'Who looks: a seat by its number, a `spectator` or an `admin`.',
  'pack.id': 'By which tables and operators choose the pack.',
  'pack.ruleset': 'The ruleset that the pack belongs to.',
  'pack.title': 'What people call the pack.',
  'pack.version': "The author's own version of the pack.",
  'seat.handed-over.to': 'Who plays the seat from now on.',
  'game.cancelled.reason': 'Why the game was called off.',
  'game.paused.reason': 'Why all clocks stand still.',
  'clock.extended.seat': 'The seat that has more time; null where it is a secret who is asked.',
  'clock.extended.seconds': 'So many more.',
  'clock.extended.open': 'Whether all may know who is asked.',
  'game.forked.game': 'The game of which this one is a fork.',
  'game.forked.version': 'The version of that game up to which its log is the same.',
}

export const withDescriptions = <S extends JsonSchema>(
  schema: S,
  meanings: FieldDescriptions,
  within?: string,
): S => describedPart(schema, meanings, within) as S

function describedPart(part: unknown, meanings: FieldDescriptions, within = ''): unknown {
  if (Array.isArray(part)) return part.map((one) => describedPart(one, meanings, within))
  if (typeof part !== 'object' || part === null) return part
  return mapped(part, (value, keyword) => {
    if (keyword === 'properties') return describedFields(value as object, meanings, within)
    if (keyword === '$defs')
      return mapped(value as object, (one, name) => describedPart(one, meanings, name))
    return describedPart(value, meanings, within)
  })
}

const describedFields = (fields: object, meanings: FieldDescriptions, within: string): object =>
  mapped(fields, (field, name) => {
    const description = meanings[`${within}.${name}`] ?? meanings[`${within}.*`] ?? meanings[name]
    return { ...described(description), ...(describedPart(field, meanings, name) as object) }
  })

export const described = (description: string | undefined): object =>
  description === undefined ? {} : { description }

// All schemas of all rulesets pass here at start; a loop takes half the time of entries.
function mapped(record: object, of: (value: unknown, name: string) => unknown): object {
  const made: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(record)) made[name] = of(value, name)
  return made
}
