import { sameJson } from './json.ts'
import type { Tagged } from './types.ts'

/**
 * A set of moves of one type, described by the possible values of each field. The moves of a set
 * can be counted, drawn at random, searched and, if there are few, listed in a fixed order. A set
 * of moves can also be converted to a JSON Schema. A set of moves is plain JSON, so that APIs can
 * return it.
 */
export interface Space<M extends Tagged = Tagged> {
  readonly type: M['type']
  /**
   * True if all moves in the set are legal. If `exact` is false, the set contains all legal moves,
   * but also some illegal moves.
   */
  readonly exact: boolean
  readonly fields: { readonly [name: string]: Domain }
}

export type Domain<T = unknown> = (
  | { readonly is: unknown }
  | { readonly oneOf: readonly unknown[] }
  | { readonly from: number; readonly to: number; readonly step: number }
  | { readonly subsetOf: readonly unknown[]; readonly min: number; readonly max: number }
  | { readonly arrange: readonly unknown[]; readonly min: number; readonly max: number }
  | { readonly listOf: Domain; readonly min: number; readonly max: number }
  | { readonly record: { readonly [name: string]: Domain } }
  | { readonly either: readonly Domain[] }
  | { readonly optional: Domain }
) & { readonly [values]?: T }

declare const values: unique symbol

type Plain = string | number | boolean | null
type Part<T> = Domain<T> | (T extends Plain ? T : never)
type OptionalPart<T> = Part<T> | Domain<T | undefined>
export type Parts<R> = {
  readonly [F in keyof R]: Record<never, never> extends Pick<R, F> ? OptionalPart<R[F]> : Part<R[F]>
}
/**
 * The fields of each move type. `Omit` of a union type would keep only the common fields, so each
 * member is mapped separately.
 */
type FieldsOf<M extends Tagged> = M extends unknown
  ? IsBare<M> extends true
    ? Record<string, never>
    : Parts<Omit<M, 'type'>>
  : never
/** True if moves of type `M` have no fields except `type`. */
export type IsBare<M extends Tagged> = Exclude<keyof M, 'type'> extends never ? true : false
type AnyFields = { readonly [field: string]: unknown }
type Given<M extends Tagged, T extends M['type']> = string extends M['type']
  ? AnyFields
  : FieldsOf<Extract<M, { readonly type: T }>>
type Arguments<Fields> = Record<never, never> extends Fields ? [fields?: Fields] : [fields: Fields]

/**
 * Creates a set of moves that are all legal. The compiler checks the names and types of the moves'
 * fields if the context determines the type parameter `M`.
 */
export const exactly = <M extends Tagged, T extends M['type'] = M['type']>(
  type: T,
  ...[fields]: Arguments<Given<M, T>>
): Space<M> => ({ type, exact: true, fields: domains(fields) })

export const hull = <M extends Tagged, T extends M['type'] = M['type']>(
  type: T,
  ...[fields]: Arguments<Given<M, T>>
): Space<M> => ({ type, exact: false, fields: domains(fields) })

export const is = <const T>(value: T): Domain<T> => ({ is: value })
/**
 * Allows each of the items as the value of a move's field. Equal items, such as equal cards in a
 * hand, count once.
 */
export const oneOf = <const T>(items: readonly T[]): Domain<T> => ({ oneOf: different(items) })
export const range = (from: number, to: number, step = 1): Domain<number> => ({ from, to, step })
/**
 * Allows each subset of the items as the value of a move's field. The subsets are listed in the
 * order of the items, but a move may contain the items of a subset in any order.
 */
export const subsetOf = <const T>(
  items: readonly T[],
  min = 0,
  max = items.length,
): Domain<T[]> => ({ subsetOf: distinct(items), min, max: Math.min(max, items.length) })
export const arrange = <const T>(items: readonly T[], min: number, max = min): Domain<T[]> => ({
  arrange: distinct(items),
  min,
  max: Math.min(max, items.length),
})
export const listOf = <T>(item: Domain<T>, min: number, max: number): Domain<T[]> => ({
  listOf: item,
  min,
  max,
})
export const record = <R extends object>(parts: Parts<R>): Domain<R> => ({ record: domains(parts) })
export const either = <T>(...cases: readonly Domain<T>[]): Domain<T> => ({ either: cases })
export const optional = <T>(domain: Domain<T>): Domain<T | undefined> => ({ optional: domain })

/** Number of items up to which comparing all pairs is faster than building a `Set`. */
const FEW = 24

const different = <T>(items: readonly T[]): readonly T[] =>
  isTwiceIn(items) ? [...new Set(items)] : [...items]

function isTwiceIn(items: readonly unknown[]): boolean {
  if (items.length > FEW) return new Set(items).size < items.length
  for (let place = 1; place < items.length; place += 1)
    for (let before = 0; before < place; before += 1)
      if (items[before] === items[place]) return true
  return false
}

/**
 * Throws an error if the same item occurs twice, because equal subsets would be counted twice.
 * Rulesets must give equal cards different names.
 */
function distinct<T>(items: readonly T[]): readonly T[] {
  if (!isTwiceIn(items)) return items
  throw new RangeError(`the items of a selection must differ: ${JSON.stringify(items)}`)
}

/**
 * A loop is used because this function is called whenever legal moves are listed, and
 * `Object.entries` would be several times slower.
 */
function domains(parts: AnyFields = {}): { [name: string]: Domain } {
  const fields: { [name: string]: Domain } = {}
  for (const name in parts) {
    const part = parts[name]
    // An object describes the allowed values of a field; any other `part` is the field's only
    // allowed value.
    fields[name] = typeof part === 'object' && part !== null ? (part as Domain) : { is: part }
  }
  return fields
}

/** The largest number of moves that is counted; a count that reaches this limit may be too low. */
export const COUNT_MAX = Number.MAX_SAFE_INTEGER

export const countMoves = (space: Space): number => countFields(space.fields)

export const countAll = (spaces: readonly Space[]): number =>
  capped(spaces.reduce((total, space) => total + countMoves(space), 0))

const capped = (count: number): number => Math.min(COUNT_MAX, count)

const countFields = (fields: { readonly [name: string]: Domain }): number => {
  let product = 1
  for (const name in fields) product = capped(product * countValues(fields[name]!))
  return product
}

export function countValues(domain: Domain): number {
  if ('is' in domain) return 1
  if ('oneOf' in domain) return domain.oneOf.length
  if ('step' in domain) return stepsOf(domain)
  if ('record' in domain) return countFields(domain.record)
  if ('optional' in domain) return capped(countValues(domain.optional) + 1)
  if ('either' in domain)
    return capped(domain.either.reduce((total, one) => total + countValues(one), 0))
  const { min, max } = domain
  let total = 0
  for (let length = min; length <= max; length += 1) total += countOfLength(domain, length)
  return capped(total)
}

/** Returns whether a set contains at least one move, which is faster than counting the moves. */
export const holdsMoves = (space: Space): boolean => holdsFields(space.fields)

function holdsFields(fields: { readonly [name: string]: Domain }): boolean {
  for (const name in fields) if (!holdsValues(fields[name]!)) return false
  return true
}

function holdsValues(domain: Domain): boolean {
  if ('is' in domain || 'optional' in domain) return true
  if ('oneOf' in domain) return domain.oneOf.length > 0
  if ('step' in domain) return stepsOf(domain) > 0
  if ('record' in domain) return holdsFields(domain.record)
  if ('either' in domain) return domain.either.some(holdsValues)
  const { min, max } = domain
  if (min > max) return false
  if ('listOf' in domain) return min === 0 || holdsValues(domain.listOf)
  return min <= ('arrange' in domain ? domain.arrange : domain.subsetOf).length
}

type ListDomain = Extract<Domain, { readonly min: number }>

export function countOfLength(domain: ListDomain, length: number): number {
  if ('listOf' in domain) return capped(countValues(domain.listOf) ** length)
  if ('arrange' in domain) return orders(domain.arrange.length, length)
  return choices(domain.subsetOf.length, length)
}

function orders(items: number, taken: number): number {
  let product = taken > items ? 0 : 1
  for (let place = 0; place < taken; place += 1) product = capped(product * (items - place))
  return product
}

/**
 * Binomial coefficient: the number of ways to choose `taken` of the items. Multiplication and
 * division alternate, so that intermediate results are integers and stay finite.
 */
function choices(items: number, taken: number): number {
  let product = taken > items ? 0 : 1
  for (let place = 0; place < Math.min(taken, items - taken); place += 1) {
    product = Math.round((product * (items - place)) / (place + 1))
    if (product >= COUNT_MAX) return COUNT_MAX
  }
  return product
}

export const stepsOf = ({ from, to, step }: { from: number; to: number; step: number }): number =>
  Math.max(0, Math.floor((to - from) / step) + 1)

export const isAmong = (spaces: readonly Space[], move: Tagged): boolean =>
  spaces.some((space) => contains(space, move))

export function contains(space: Space, move: Tagged): boolean {
  if (move.type !== space.type) return false
  const { type: _, ...fields } = move
  return containsFields(space.fields, fields)
}

function containsFields(domains: { readonly [name: string]: Domain }, fields: object): boolean {
  const given = fields as { readonly [name: string]: unknown }
  for (const name in given) if (!Object.hasOwn(domains, name)) return false
  for (const name in domains) {
    const domain = domains[name]!
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    if (value === undefined) {
      if (!('optional' in domain)) return false
    } else if (!containsValue('optional' in domain ? domain.optional : domain, value)) return false
  }
  return true
}

function containsValue(domain: Domain, value: unknown): boolean {
  if ('is' in domain) return sameJson(domain.is, value)
  if ('oneOf' in domain) return domain.oneOf.some((one) => sameJson(one, value))
  if ('either' in domain) return domain.either.some((one) => containsValue(one, value))
  if ('optional' in domain) return containsValue(domain.optional, value)
  if ('record' in domain)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? containsFields(domain.record, value)
      : false
  if ('step' in domain) {
    const { from, to, step } = domain
    return typeof value === 'number' && value >= from && value <= to && (value - from) % step === 0
  }
  if (!Array.isArray(value) || value.length < domain.min || value.length > domain.max) return false
  if ('listOf' in domain) return value.every((one) => containsValue(domain.listOf, one))
  const items = 'arrange' in domain ? domain.arrange : domain.subsetOf
  const places = value.map((one) => items.findIndex((item) => sameJson(item, one)))
  return !places.includes(-1) && new Set(places).size === places.length
}
