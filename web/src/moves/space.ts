import type { Domain, Space } from '../../../src/engine/kernel/space.ts'

/**
 * Moves as people make them, part by part, from spaces alone: no knowledge of any game. The form
 * and the board are two ways to fill one and the same choice.
 */
export type { Domain, Space } from '../../../src/engine/kernel/space.ts'
export type Move = { readonly type: string; readonly [field: string]: unknown }
/** The fields that have their value already. */
export type Picks = Readonly<Record<string, unknown>>

/** So few numbers of a range are offered one by one. */
const STEPS_MAX = 12

export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** The values that can be offered one by one; null: the field wants an input of its own. */
export function valuesOf(domain: Domain): readonly unknown[] | null {
  if ('is' in domain) return [domain.is]
  if ('oneOf' in domain) return domain.oneOf
  if (!('step' in domain)) return null
  const { from, to, step } = domain
  const steps = Math.floor((to - from) / step) + 1
  return steps <= STEPS_MAX ? Array.from({ length: steps }, (_, at) => from + at * step) : null
}

/** Whether they may still become a move of the space. */
const admits = ({ fields }: Space, picks: Picks): boolean =>
  Object.entries(picks).every(([field, value]) => {
    const domain = fields[field]
    return !!domain && fits(domain, value, true)
  })

/**
 * Whether a domain has a value. What is half done is on the way to one: sums are written figure by
 * figure, and of a full set one has to go before another can come.
 */
export function fits(domain: Domain, value: unknown, isHalf = false): boolean {
  if ('optional' in domain) return value === undefined || fits(domain.optional, value, isHalf)
  if ('either' in domain) return domain.either.some((one) => fits(one, value, isHalf))
  const values = valuesOf(domain)
  if (values) return values.some((one) => same(one, value))
  if ('step' in domain) {
    const { from, to, step } = domain
    if (isHalf || typeof value !== 'number') return typeof value === 'number'
    return value >= from && value <= to && (value - from) % step === 0
  }
  if ('record' in domain) {
    if (!isRecord(value)) return false
    return Object.entries(domain.record).every(([name, one]) => fits(one, value[name], isHalf))
  }
  if (!('min' in domain) || !Array.isArray(value) || value.length > domain.max) return false
  if (!isHalf && value.length < domain.min) return false
  if ('listOf' in domain) return value.every((one) => fits(domain.listOf, one, isHalf))
  const oneOf = 'subsetOf' in domain ? domain.subsetOf : domain.arrange
  return value.every((one) => fits({ oneOf }, one))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the choice may still become, of one type of move or of any. */
export const openSpaces = (
  spaces: readonly Space[],
  type: string | null,
  picks: Picks,
): readonly Space[] =>
  spaces.filter((space) => (type === null || space.type === type) && admits(space, picks))

/** The values that a field may still have, given what is picked. */
export function offered(spaces: readonly Space[], field: string): readonly unknown[] {
  const values: unknown[] = []
  for (const { fields } of spaces) {
    const domain = fields[field]
    for (const value of domain ? (valuesOf(domain) ?? []) : [])
      if (!values.some((one) => same(one, value))) values.push(value)
  }
  return values
}

/** The smallest value of a domain: with a set or a record a form starts there. */
export function sample(domain: Domain): unknown {
  if ('is' in domain) return domain.is
  if ('oneOf' in domain) return domain.oneOf[0]
  if ('step' in domain) return domain.from
  if ('subsetOf' in domain) return domain.subsetOf.slice(0, domain.min)
  if ('arrange' in domain) return domain.arrange.slice(0, domain.min)
  if ('listOf' in domain) return Array.from({ length: domain.min }, () => sample(domain.listOf))
  if ('optional' in domain) return undefined
  if ('either' in domain) return domain.either[0] && sample(domain.either[0])
  return Object.fromEntries(
    Object.entries(domain.record).flatMap(([name, part]) =>
      'optional' in part ? [] : [[name, sample(part)]],
    ),
  )
}

/**
 * The move that the picks make, once nothing is left to choose: fields with one value have it, sets
 * and records start small, for nobody chosen is a choice. Null while something is missing.
 */
export function wholeMove(
  spaces: readonly Space[],
  type: string | null,
  picks: Picks,
): Move | null {
  for (const space of openSpaces(spaces, type, picks)) {
    const fields = Object.entries(space.fields)
    const told = fields.flatMap(([name, domain]) => {
      const value = name in picks ? picks[name] : unasked(domain)
      return value === undefined ? [] : [[name, value]]
    })
    const move: Move = { type: space.type, ...Object.fromEntries(told) }
    if (fields.every(([name, domain]) => fits(domain, move[name]))) return move
  }
  return null
}

/** What a field is where nobody has picked it: undefined where somebody has to. */
function unasked(domain: Domain): unknown {
  const values = valuesOf(domain)
  if (values) return values.length === 1 ? values[0] : undefined
  return 'step' in domain ? undefined : sample(domain)
}
