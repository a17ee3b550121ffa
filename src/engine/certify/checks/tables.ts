import { Refusal } from '../../kernel/refusal.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { buildTable, type TableRequest } from '../../kernel/table.ts'
import type { Table } from '../../kernel/types.ts'

interface Factor {
  readonly name: string
  readonly values: readonly unknown[]
}

/**
 * Returns set-ups of test games. Most bugs depend on at most two settings (options, number of
 * seats, content), so the set-ups contain every combination of values of any two settings.
 */
export function tablesOf(rules: Ruleset): Table[] {
  const { min, max } = rules.seats
  const samples = rules.optionSamples as { readonly [option: string]: readonly unknown[] }
  const factors: Factor[] = [
    { name: '#seats', values: Array.from({ length: max - min + 1 }, (_, more) => min + more) },
    { name: '#pack', values: rules.packs },
    ...Object.entries(samples).map(([name, values]) => ({ name, values })),
  ]
  const tables = pairwise(factors).flatMap((row) => {
    const { '#seats': seats, '#pack': content, ...options } = row
    return tryTable(rules, { seats: seats as number, content, options })
  })
  if (tables.length === 0) throw new Error(`${rules.id}: no sample of its options makes a table`)
  return [buildTable(rules, { seats: min }), ...tables]
}

function tryTable(rules: Ruleset, request: TableRequest): Table[] {
  try {
    return [buildTable(rules, request)]
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

/**
 * Returns the rows of a pairwise test, each of which contains one value for every factor. For any
 * two factors, each combination of their values occurs in at least one row.
 */
export function pairwise(factors: readonly Factor[]): { [name: string]: unknown }[] {
  const uncovered = new Set<string>()
  for (const [one, { values }] of factors.entries())
    for (const [place] of values.entries())
      for (let other = one + 1; other < factors.length; other += 1)
        for (const [otherPlace] of factors[other]!.values.entries())
          uncovered.add(pair(one, place, other, otherPlace))
  const rows: number[][] = []
  while (uncovered.size > 0) rows.push(nextRow(factors, uncovered))
  return rows.map((row) =>
    Object.fromEntries(factors.map(({ name, values }, factor) => [name, values[row[factor]!]])),
  )
}

const pair = (one: number, place: number, other: number, otherPlace: number): string =>
  `${one}:${place}-${other}:${otherPlace}`

function nextRow(factors: readonly Factor[], uncovered: Set<string>): number[] {
  const seed = /^(\d+):(\d+)-(\d+):(\d+)$/
    .exec([...uncovered][0]!)!
    .slice(1)
    .map(Number)
  const row = new Map([
    [seed[0]!, seed[1]!],
    [seed[2]!, seed[3]!],
  ])
  const covered = (factor: number, place: number) =>
    [...row].filter(([other, otherPlace]) =>
      uncovered.has(
        factor < other
          ? pair(factor, place, other, otherPlace)
          : pair(other, otherPlace, factor, place),
      ),
    ).length
  for (const [factor, { values }] of factors.entries()) {
    if (row.has(factor)) continue
    const gains = values.map((_, place) => covered(factor, place))
    row.set(factor, gains.indexOf(Math.max(...gains)))
  }
  for (const [one, place] of row)
    for (const [other, otherPlace] of row)
      if (one < other) uncovered.delete(pair(one, place, other, otherPlace))
  return factors.map((_, factor) => row.get(factor)!)
}
