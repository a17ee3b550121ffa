/**
 * Returns the row of the rulebook's tables that contains the given clause id, or null if there is
 * no such row.
 */
export function clauseIn(rulebook: string, name: string): string | null {
  const id = name.trim().toUpperCase()
  const row = rulebook.split('\n').find((line) => firstCell(line) === id)
  return row?.replace(/^\|\s*|\s*\|$/g, '') ?? null
}

const firstCell = (line: string): string | undefined =>
  /^\|\s*`?\**([A-Z]{2}-R?\d+)\**`?\s*\|/.exec(line)?.[1]
