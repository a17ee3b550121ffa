import type { Chance } from './chance.ts'
import {
  countAll,
  countMoves,
  countOfLength,
  countValues,
  type Domain,
  holdsMoves,
  type Space,
  stepsOf,
} from './space.ts'
import type { Tagged } from './types.ts'

type Fields = { readonly [name: string]: Domain }

const WEIGHT_MAX = 2 ** 31

/**
 * Returns a random move. All moves are equally likely to be drawn, unless there are too many moves
 * to count exactly.
 */
export function sampleMove<M extends Tagged>(spaces: readonly Space<M>[], chance: Chance): M {
  const move = drawMove(spaces, chance)
  if (move === null) throw new RangeError('no moves to draw from')
  return move
}

export function drawMove<M extends Tagged>(spaces: readonly Space<M>[], chance: Chance): M | null {
  const [only] = spaces
  const space = spaces.length > 1 ? weighted(spaces, countMoves, chance) : only
  if (space === undefined || (space === only && !holdsMoves(space))) return null
  return sampleFields(space.fields, chance, { type: space.type }) as unknown as M
}

function sampleFields(
  fields: Fields,
  chance: Chance,
  drawn: Record<string, unknown>,
): Record<string, unknown> {
  for (const name in fields) {
    const domain = fields[name]!
    if ('optional' in domain) {
      const count = Math.min(WEIGHT_MAX, countValues(domain.optional))
      if (chance.below(count + 1) > 0) drawn[name] = sampleValue(domain.optional, chance)
    } else drawn[name] = sampleValue(domain, chance)
  }
  return drawn
}

function sampleValue(domain: Domain, chance: Chance): unknown {
  if ('is' in domain) return domain.is
  if ('oneOf' in domain) return chance.pick(domain.oneOf)
  if ('step' in domain) return domain.from + chance.below(stepsOf(domain)) * domain.step
  if ('record' in domain) return sampleFields(domain.record, chance, {})
  if ('either' in domain) return sampleValue(weighted(domain.either, countValues, chance)!, chance)
  if ('optional' in domain) return sampleValue(domain.optional, chance)
  const lengths: number[] = []
  for (let length = domain.min; length <= domain.max; length += 1) lengths.push(length)
  const length = weighted(lengths, (one) => countOfLength(domain, one), chance)!
  if ('listOf' in domain) return Array.from({ length }, () => sampleValue(domain.listOf, chance))
  if ('arrange' in domain) return chance.shuffle(domain.arrange).slice(0, length)
  return sampleSubset(domain.subsetOf, length, chance)
}

function sampleSubset(items: readonly unknown[], count: number, chance: Chance): unknown[] {
  const places = chance.shuffle([...items.keys()])
  const isTaken: boolean[] = items.map(() => false)
  for (let drawn = 0; drawn < count; drawn += 1) isTaken[places[drawn]!] = true
  return items.filter((_, place) => isTaken[place])
}

function weighted<T>(
  items: readonly T[],
  weigh: (item: T) => number,
  chance: Chance,
): T | undefined {
  const weights: number[] = []
  let total = 0
  for (const item of items) {
    const weight = weigh(item)
    weights.push(weight)
    total += weight
  }
  if (total > WEIGHT_MAX) total = scaleDown(weights, WEIGHT_MAX / total)
  if (total === 0) return undefined
  let left = chance.below(total)
  for (let place = 0; place < items.length; place += 1) {
    left -= weights[place]!
    if (left < 0) return items[place]
  }
  return undefined
}

function scaleDown(weights: number[], scale: number): number {
  let total = 0
  for (const [place, weight] of weights.entries()) {
    const unit = weight === 0 ? 0 : Math.max(1, Math.floor(weight * scale))
    weights[place] = unit
    total += unit
  }
  return total
}

export function listMoves<M extends Tagged>(spaces: readonly Space<M>[], most: number): M[] | null {
  if (countAll(spaces) > most) return null
  return spaces.flatMap(({ type, fields }) =>
    listFields(Object.entries(fields)).map((one) => ({ type, ...one }) as unknown as M),
  )
}

/**
 * Returns the move with the highest rating, or null if there is no move. If several moves have the
 * highest rating, the first of these moves is returned. `rate` must not store its argument, because
 * the same object is reused for all moves.
 */
export function bestMove<M extends Tagged>(
  spaces: readonly Space<M>[],
  rate: (move: M) => number,
): M | null {
  let best: M | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const { type, fields } of spaces)
    visitFields(Object.entries(fields), 0, { type }, (shown) => {
      const rating = rate(shown as unknown as M)
      if (rating <= most) return
      most = rating
      best = { ...shown } as unknown as M
    })
  return best
}

function visitFields(
  entries: readonly [string, Domain][],
  place: number,
  shown: Record<string, unknown>,
  visit: (shown: Record<string, unknown>) => void,
): void {
  const entry = entries[place]
  if (!entry) {
    visit(shown)
    return
  }
  const [name, domain] = entry
  const isOptional = 'optional' in domain
  if (isOptional) visitFields(entries, place + 1, shown, visit)
  const values =
    'oneOf' in domain ? domain.oneOf : listValues(isOptional ? domain.optional : domain)
  for (const value of values) {
    shown[name] = value
    visitFields(entries, place + 1, shown, visit)
  }
  if (isOptional) delete shown[name]
}

function listFields(entries: readonly [string, Domain][]): Record<string, unknown>[] {
  const [first, ...rest] = entries
  if (!first) return [{}]
  const [name, domain] = first
  const others = listFields(rest)
  const without = 'optional' in domain ? others : []
  const inner = 'optional' in domain ? domain.optional : domain
  const having = listValues(inner).flatMap((value) =>
    others.map((one) => ({ [name]: value, ...one })),
  )
  return [...without, ...having]
}

function listValues(domain: Domain): unknown[] {
  if ('is' in domain) return [domain.is]
  if ('oneOf' in domain) return [...domain.oneOf]
  if ('step' in domain)
    return Array.from({ length: stepsOf(domain) }, (_, step) => domain.from + step * domain.step)
  if ('record' in domain) return listFields(Object.entries(domain.record))
  if ('either' in domain) return domain.either.flatMap(listValues)
  if ('optional' in domain) return listValues(domain.optional)
  const lists: unknown[][] = []
  for (let length = domain.min; length <= domain.max; length += 1)
    lists.push(...listsOfLength(domain, length))
  return lists
}

function listsOfLength(domain: Extract<Domain, { readonly min: number }>, length: number) {
  if ('listOf' in domain) {
    const items = listValues(domain.listOf)
    return chains(items, length, () => items)
  }
  if ('arrange' in domain)
    return chains(domain.arrange, length, (items, place) => items.toSpliced(place, 1))
  return chains(domain.subsetOf, length, (items, place) => items.slice(place + 1))
}

function chains(
  items: readonly unknown[],
  length: number,
  next: (items: readonly unknown[], place: number) => readonly unknown[],
): unknown[][] {
  if (length === 0) return [[]]
  return items.flatMap((item, place) =>
    chains(next(items, place), length - 1, next).map((rest) => [item, ...rest]),
  )
}
