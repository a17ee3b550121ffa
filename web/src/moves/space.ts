import type { Domain, Space } from '../../../src/engine/kernel/space.ts'

/**
 * Builds moves field by field from `Space` objects, which describe the legal moves of any game. The
 * form and the board edit the same unfinished move.
 */
export type { Domain, Space } from '../../../src/engine/kernel/space.ts'
export type Move = { readonly type: string; readonly [field: string]: unknown }
export type Picks = Readonly<Record<string, unknown>>

const STEPS_MAX = 12

export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the possible values of a field, or null if the field needs an input other than a list.
 */
export function valuesOf(domain: Domain): readonly unknown[] | null {
  if ('is' in domain) return [domain.is]
  if ('oneOf' in domain) return domain.oneOf
  if (!('step' in domain)) return null
  const { from, to, step } = domain
  const steps = Math.floor((to - from) / step) + 1
  return steps <= STEPS_MAX ? Array.from({ length: steps }, (_, at) => from + at * step) : null
}

const admits = ({ fields }: Space, picks: Picks): boolean =>
  Object.entries(picks).every(([field, value]) => {
    const domain = fields[field]
    return !!domain && fits(domain, value, true)
  })

/**
 * True if a value of a move's field is legal. If `isHalf` is true, an incomplete value is also
 * legal, because players type numbers digit by digit, and must remove an item from a full set
 * before they can add a different item.
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

export const openSpaces = (
  spaces: readonly Space[],
  type: string | null,
  picks: Picks,
): readonly Space[] =>
  spaces.filter((space) => (type === null || space.type === type) && admits(space, picks))

export function offered(spaces: readonly Space[], field: string): readonly unknown[] {
  const values: unknown[] = []
  for (const { fields } of spaces) {
    const domain = fields[field]
    for (const value of domain ? (valuesOf(domain) ?? []) : [])
      if (!values.some((one) => same(one, value))) values.push(value)
  }
  return values
}

/**
 * Returns a legal initial value for a move's field, such as the smallest number or the smallest
 * set.
 */
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
 * Returns the complete move, or null while a value is missing. The player need not choose the value
 * of a field for which only one value is possible. For numbers, sets and records that the player
 * has not changed, the move contains the value that the input shows initially.
 */
export function wholeMove(
  spaces: readonly Space[],
  type: string | null,
  picks: Picks,
): Move | null {
  for (const space of openSpaces(spaces, type, picks)) {
    const fields = Object.entries(space.fields)
    const values = fields.flatMap(([name, domain]) => {
      const value = name in picks ? picks[name] : defaultOf(domain)
      return value === undefined ? [] : [[name, value]]
    })
    const move: Move = { type: space.type, ...Object.fromEntries(values) }
    if (fields.every(([name, domain]) => fits(domain, move[name]))) return move
  }
  return null
}

/**
 * Returns the fields that have more than one possible value and that the player has not chosen yet.
 */
export const fieldsToAsk = ({ fields }: Space, picks: Picks): readonly string[] =>
  Object.keys(fields).filter((field) => {
    const domain = fields[field]
    return !(field in picks) && !!domain && valuesOf(domain)?.length !== 1
  })

/**
 * True if the player has started a move on the board, but no board item represents a value of the
 * next field, so that the player must use the form.
 */
export const asksOffBoard = (
  open: readonly Space[],
  picks: Picks,
  marks: ReadonlyMap<string, string>,
): boolean =>
  Object.keys(picks).length > 0 &&
  ![...marks.values()].includes('target') &&
  open.every((space) => fieldsToAsk(space, picks).length > 0)

/**
 * Returns the initial value of a move's field, or undefined if the player must choose from a list
 * of several values.
 */
function defaultOf(domain: Domain): unknown {
  const values = valuesOf(domain)
  if (values) return values.length === 1 ? values[0] : undefined
  return sample(domain)
}
