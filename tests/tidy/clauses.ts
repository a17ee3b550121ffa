/**
 * Matches the first cell of a table row, such as `| GS-12 | …`. The ids of rulings have the form
 * `GS-R9`, and the ids of scenarios have the form `GS-S1`.
 */
const row = /^\|\s*`?\**([A-Z]{2}-[RS]?\d+)\**`?\s*\|/gm
const clauseOfAny = /\b[A-Z]{2}-[RS]?\d+\b/g

export function clausesOf(rulebook: string): string[] {
  return [...new Set([...rulebook.matchAll(row)].map((match) => match[1]!))]
}

export function namedIn(text: string, families: Set<string>): string[] {
  return (text.match(clauseOfAny) ?? []).filter((clause) => families.has(clause.slice(0, 2)))
}

/** Returns the clauses from a list with lines such as `- GS-67: why no test can show it`. */
export function untestableIn(list: string): string[] {
  return [...list.matchAll(/^- ([A-Z]{2}-[RS]?\d+): \S/gm)].map((match) => match[1]!)
}
